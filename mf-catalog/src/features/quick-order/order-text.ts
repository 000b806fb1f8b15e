import { parseOrder, type WrittenLine, writeLine } from '@vitis/domain';
import { serverNow } from '@vitis/platform/time';

/** What a text orders, read today. */
export const parsed = (text: string) => parseOrder(text, serverNow().getFullYear());

/** Lines in the one way in which they can be compared. */
export const linesOf = (text: string): string[] => parsed(text).lines.map(writeLine);

/** What a line once was called, as a file of open lines tells it, and how it stands in the text since. */
export interface ToldLine {
  source: string;
  lines: readonly string[];
}

/** Where lines stand among others, each in a place of its own; null where one of them does not. */
export function placesOf(lines: readonly string[], among: readonly (string | null)[]): number[] | null {
  const places: number[] = [];
  for (const line of lines) {
    const place = among.findIndex((other, at) => other === line && !places.includes(at));
    if (place < 0) return null;
    places.push(place);
  }
  return places;
}

/** A line of a text, and what comes in its place; null where it stays as it stands. */
interface Change {
  line: WrittenLine;
  next: readonly string[] | null;
}

const isSheetRow = (row: string): boolean => row.includes('\t');

/** How many of the lines, from the first on, a row of the text holds. */
function countOf(row: string, lines: readonly WrittenLine[]): number {
  const isFirst = (source: string) => source === lines[0]?.source;
  if (isSheetRow(row)) {
    const cells = row.split('\t').flatMap((cell) => cell.trim() || []);
    // Without the number that counts it, or by the cell that says what was written.
    if (![cells.join(' '), cells.slice(1).join(' '), ...cells].some(isFirst)) return 0;
    // A time of day in it is a line of its own.
    const [, time] = parsed(row).lines;
    return time !== undefined && time.source === lines[1]?.source ? 2 : 1;
  }
  const own = parsed(row).lines;
  const isOwn = own.length > 0 && own.every(({ source }, at) => source === lines[at]?.source);
  if (isOwn) return own.length;
  return isFirst(row.trim()) ? 1 : 0;
}

const written = (changes: readonly Change[]): string[] =>
  changes.flatMap(({ line, next }) => next ?? [writeLine(line)]);

/** A part of a text, without a blank line in it, and its lines. */
function changedPart(part: string, changes: readonly Change[]): string {
  // A head of nothing goes with its rows.
  if (isSheetRow(part) && changes.length > 0 && changes.every(({ next }) => next !== null))
    return written(changes).join('\n');
  const rows: string[] = [];
  const below: string[] = [];
  let left = changes;
  for (const row of part.split('\n')) {
    const count = countOf(
      row,
      left.map(({ line }) => line),
    );
    const own = left.slice(0, count);
    left = left.slice(count);
    if (own.every(({ next }) => next === null)) rows.push(row);
    else if (isSheetRow(row)) below.push(...written(own));
    else rows.push(...written(own));
  }
  const meant = changes.flatMap(({ line, next }) => next?.flatMap(linesOf) ?? [writeLine(line)]);
  const isMeant = (text: string) => linesOf(text).toSorted().join('\n') === meant.toSorted().join('\n');
  // Rows that count themselves are read with a code once one of them has gone.
  const uncounted = rows.map((row) => (isSheetRow(row) ? row.slice(row.indexOf('\t') + 1) : row));
  const changed = [rows, uncounted]
    .map((kept) => [kept, below].flatMap((block) => block.join('\n') || []).join('\n\n'))
    .find(isMeant);
  // What says the same as above means something else without the line before it.
  return changed ?? written(changes).join('\n');
}

/**
 * A text with other lines in the place of some, by their places among its lines; all that is not touched stays as it was typed
 * or pasted. Nothing is left of one that orders nothing then.
 */
export function withChanges(text: string, nextAt: ReadonlyMap<number, readonly string[]>): string {
  let left = parsed(text).lines.map((line, at): Change => ({ line, next: nextAt.get(at) ?? null }));
  if (written(left).length === 0) return '';
  const all = left;
  const parts = text.split(/\n(?:[^\S\t\n]*\n)+/u).map((part) => {
    const { length } = parsed(part).lines;
    const own = left.slice(0, length);
    left = left.slice(length);
    return changedPart(part, own);
  });
  if (left.length > 0) return written(all).join('\n');
  return parts.filter((part) => part !== '').join('\n\n');
}

/** A text without the lines of these sources; as it is where it has none of them. */
export function withoutSources(text: string, sources: readonly string[], told: readonly ToldLine[]): string {
  const { lines } = parsed(text);
  const left: (string | null)[] = lines.map(writeLine);
  const gone = new Map<number, readonly string[]>();
  for (const source of sources) {
    const own = lines.findIndex((line, at) => line.source === source && left[at] !== null);
    const known = [...told.flatMap((each) => (each.source === source ? [each.lines] : [])), linesOf(source)];
    const places =
      own < 0 ? known.map((each) => placesOf(each, left)).find((found) => found !== null) : [own];
    for (const place of places ?? []) {
      left[place] = null;
      gone.set(place, []);
    }
  }
  return gone.size === 0 ? text : withChanges(text, gone);
}
