import { type RefObject, useEffect, useRef } from 'react';

/**
 * Brings the row of a table that an address names into sight, once.
 *
 * @param id what the row is known by; null where the address names none
 * @param rows what the table shows
 * @returns the place around the table
 */
export function useNamedRow(id: number | null, rows: unknown): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef<number | null>(null);
  useEffect(() => {
    // The row may be of another month, whose ledger is still on its way.
    const row = id === shown.current ? null : place.current?.querySelector(`[data-row="${id}"]`);
    if (!row) return;
    shown.current = id;
    row.scrollIntoView?.({ block: 'center' });
  }, [id, rows]);
  return place;
}
