import { $socketOpen, emitSocket, useSocketHint } from '@vitis/platform';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Typing is told again after so long, in ms … */
const REPORT_MS = 3_000;
/** … and forgotten by the others when it was not. */
const FORGET_MS = 6_000;

/** Who else is writing in a room, and the way to tell that one writes oneself. Nothing of it is kept anywhere. */
export function useTyping(idChatRoom: number) {
  const [writers, setWriters] = useState<readonly number[]>([]);
  const timers = useRef(new Map<number, ReturnType<typeof setTimeout>>());
  const reportedAt = useRef(0);

  const mark = useCallback((idUser: number, typing: boolean) => {
    clearTimeout(timers.current.get(idUser));
    timers.current.delete(idUser);
    if (typing)
      timers.current.set(
        idUser,
        setTimeout(() => mark(idUser, false), FORGET_MS),
      );
    setWriters((known) => {
      if (known.includes(idUser) === typing) return known;
      return typing ? [...known, idUser] : known.filter((id) => id !== idUser);
    });
  }, []);
  useEffect(() => {
    const waiting = timers.current;
    return () => {
      for (const timer of waiting.values()) clearTimeout(timer);
    };
  }, []);

  useSocketHint('chat:typing', (hint) => {
    if (hint?.idChatRoom === idChatRoom) mark(hint.idUser, hint.typing);
  });
  useSocketHint('chat:message', (message) => {
    if (message?.idChatRoom === idChatRoom && message.idSender !== null) mark(message.idSender, false);
  });

  const reportTyping = useCallback(
    (typing: boolean) => {
      const now = Date.now();
      if (typing ? now - reportedAt.current < REPORT_MS : reportedAt.current === 0) return;
      reportedAt.current = typing ? now : 0;
      // Lost is lost: it would be stale a moment later.
      if ($socketOpen.get()) emitSocket('chat:typing', { idChatRoom, typing }).catch(() => {});
    },
    [idChatRoom],
  );

  return { writers, reportTyping };
}
