import { useEffect, useRef } from 'react';
import { roomRowId } from './rooms/room-row.tsx';

/**
 * On phones list and room take turns under one address. A screen reader goes along: to the name of the room that
 * opens, and back to its line in the list.
 */
export function useFocusOnStep(id: number | null, isWide: boolean): void {
  const last = useRef(id);
  useEffect(() => {
    const before = last.current;
    last.current = id;
    if (isWide || before === id) return;
    const target = id === null ? roomRowId(Number(before)) : 'room-title';
    document.getElementById(target)?.focus({ preventScroll: id !== null });
  }, [id, isWide]);
}
