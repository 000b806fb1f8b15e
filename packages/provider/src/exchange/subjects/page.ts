import type { Row } from '../column.ts';
import type { StoredRow } from '../exchange.ts';

/** Rows that an export reads at once. */
export const PAGE = 1_000;

/** What a query answers, of which `place` says where to read on. */
export const placed = ({ rows }: { rows: Record<string, unknown>[] }): StoredRow[] =>
  rows.map(({ place, ...row }) => ({ place: Number(place), row: row as Row }));
