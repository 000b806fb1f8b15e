import type { WrittenWine } from './read-wine.ts';
import type { WrittenQuantity } from './written-quantity.ts';

/** A wine and how much of it, as somebody wrote it. */
export interface WrittenLine extends WrittenWine {
  /** What was written, for its writer to recognise. */
  readonly source: string;
  /** Null where none was found. */
  readonly quantity: WrittenQuantity | null;
}
