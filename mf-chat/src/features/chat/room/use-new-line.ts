import { useCallback, useEffect, useState } from 'react';
import type { useRoom } from './use-room.ts';

/**
 * Where the line for new messages stands: after the message up to which was read when the room was opened. Null where
 * nothing was new then, and once its reader has answered. What comes while one looks on gets no line.
 */
export function useNewLine({
  conversation,
  idUser,
  isCurrent,
}: Pick<ReturnType<typeof useRoom>, 'conversation' | 'idUser' | 'isCurrent'>) {
  const [readAtOpen] = useState(() => conversation.$state.get().reads.get(idUser) ?? 0);
  const isNew = () =>
    conversation.$state
      .get()
      .messages.some(({ sequence, idSender }) => sequence > readAtOpen && idSender !== idUser);
  const [isShown, setShown] = useState(isNew);

  // Asked once, when all that was missed is there.
  useEffect(() => {
    if (isCurrent && isNew()) setShown(true);
  }, [isCurrent]);

  return { readUpTo: isShown ? readAtOpen : null, hideLine: useCallback(() => setShown(false), []) };
}
