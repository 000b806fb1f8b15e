import { type ChatRoomSummary, listChats } from '@vitis/contracts';
import { subscribe, useSocketHint } from '@vitis/platform';
import { useEndpoint } from '@vitis/platform/data';
import { useEffect, useState } from 'react';

/** Between two looks for what no hint told, in ms. */
const LOOK_MS = 60_000;

/** Own chat rooms. A message and a reading make them be looked at again; presence is told by the hint itself. */
export function useRooms() {
  const rooms = useEndpoint(listChats, {});
  const { refresh } = rooms;
  const [presence, setPresence] = useState<ReadonlyMap<number, boolean>>(new Map());
  useSocketHint('chat:message', refresh);
  useSocketHint('chat:read', refresh);
  useSocketHint('presence', (hint) => {
    // Null: the line was cut, and what was heard before it may be wrong by now.
    setPresence((known) => (hint === null ? new Map() : new Map(known).set(hint.idUser, hint.online)));
    if (hint === null) refresh();
  });
  // A process that dies cannot say who was there; and a tab without a socket hears of reading from the others.
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') refresh();
    };
    const timer = setInterval(look, LOOK_MS);
    const endRead = subscribe('chat/read', refresh);
    return () => {
      clearInterval(timer);
      endRead();
    };
  }, [refresh]);
  return { rooms, presence };
}

/** Whether anybody on the other side is there. */
export function isOnline(room: ChatRoomSummary, presence: ReadonlyMap<number, boolean>): boolean {
  return room.partners.some(({ id, online }) => presence.get(id) ?? online);
}
