import { $online, $socketOpen, $user, useSocketHint, useStore } from '@vitis/platform';
import { useEffect, useState } from 'react';
import { openRoom } from './conversations.ts';

/** Between two looks for what a lost hint did not tell, in ms. */
const LOOK_MS = 30_000;

/**
 * One room of the person who is signed in: what was said, what is on its way, and both kept up to date. Hints bring
 * news at once; after a cut line, a hidden window and every half minute the provider is asked what was missed.
 */
export function useRoom(idChatRoom: number) {
  const idUser = useStore($user)?.id ?? 0;
  const room = openRoom(idUser, idChatRoom);
  const { conversation, outbox } = room;
  const state = useStore(conversation.$state);
  const unsent = useStore(outbox.$unsent);
  const online = useStore($online);
  const isLive = useStore($socketOpen);

  // Kept from before, it is shown at once; whether it is all there is known a moment later.
  const [isCurrent, setCurrent] = useState(false);
  useEffect(() => {
    void conversation.open().then(() => setCurrent(true));
    const look = () => {
      if (document.visibilityState === 'visible') void conversation.follow();
    };
    const timer = setInterval(look, LOOK_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [conversation]);

  // A line that comes back is the reason to try again.
  useEffect(() => {
    outbox.wake();
    if (online && conversation.$state.get().status === 'failed') void conversation.open();
  }, [outbox, conversation, online, isLive]);

  useSocketHint('chat:message', (message) => {
    if (message === null) void conversation.follow();
    else if (message.idChatRoom === idChatRoom) void conversation.hear(message);
  });
  useSocketHint('chat:read', (read) => {
    if (read?.idChatRoom === idChatRoom) conversation.heardRead(read.idUser, read.sequence);
  });

  return { ...room, idUser, state, unsent, isCurrent };
}
