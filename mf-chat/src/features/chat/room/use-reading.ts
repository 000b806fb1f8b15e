import { $socketOpen, emitSocket, publish, useStore } from '@vitis/platform';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Conversation } from './conversation.ts';

/** Several messages that are read one after the other are told once. In ms. */
const GATHER_MS = 200;
/** Until reading is told again where nobody acknowledged it, in ms. */
const AGAIN_MS = 3_000;

/**
 * Tells how far somebody has read: what has been in sight in a window that is. Answers the function that is told what
 * is in sight.
 */
export function useReading(
  conversation: Conversation,
  idUser: number,
  idChatRoom: number,
): (sequence: number) => void {
  const isLive = useStore($socketOpen);
  const [seen, setSeen] = useState(0);
  const reporting = useRef(false);
  const [turn, setTurn] = useState(0);

  // `turn` is the reason to try once more.
  useEffect(() => {
    if (!isLive || reporting.current || seen <= (conversation.$state.get().reads.get(idUser) ?? 0)) return;
    const tell = async () => {
      reporting.current = true;
      const answer = await emitSocket('chat:read', { idChatRoom, sequence: seen }).catch(() => null);
      reporting.current = false;
      if (answer?.ok) {
        conversation.heardRead(idUser, seen);
        publish('chat/read', { idChatRoom });
      } else await new Promise((done) => setTimeout(done, AGAIN_MS));
      setTurn((count) => count + 1);
    };
    const timer = setTimeout(() => void tell(), GATHER_MS);
    return () => clearTimeout(timer);
  }, [conversation, idUser, idChatRoom, isLive, seen, turn]);

  return useCallback((sequence) => {
    if (document.visibilityState === 'visible') setSeen((before) => Math.max(before, sequence));
  }, []);
}
