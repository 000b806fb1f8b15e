import type { NoteKey } from './notes.ts';
import type { PairingKey } from './pairings.ts';

/** What a grape tends to give: body, acidity and tannin from 0 to 5, aromas, dishes, and its charm in a few words. */
export interface Profile {
  body: number;
  acidity: number;
  tannin: number;
  notes: readonly NoteKey[];
  pairings: readonly PairingKey[];
  /** Noun phrases: "…한 과실". */
  charm: readonly [ko: string, en: string];
}

/** One grape in a line of the data. */
export const profile = (
  body: number,
  acidity: number,
  tannin: number,
  ko: string,
  en: string,
  notes: readonly NoteKey[],
  pairings: readonly PairingKey[],
): Profile => ({ body, acidity, tannin, notes, pairings, charm: [ko, en] });
