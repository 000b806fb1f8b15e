import { doubtfulTime } from './chatter.ts';
import type { WrittenLine } from './written-line.ts';

/** A line of which nothing is known. */
export const NOTHING = { words: '', code: null, vintage: null, millilitres: null, quantity: null };

/** The lines of a text, and one to ask about figures in it that may be a time of day. A line without a quantity is asked about itself. */
export function withTime(lines: readonly WrittenLine[], text: string): WrittenLine[] {
  const time = doubtfulTime(text);
  return time === null || lines.every(({ quantity }) => quantity === null)
    ? [...lines]
    : [...lines, { ...NOTHING, words: time, source: time }];
}
