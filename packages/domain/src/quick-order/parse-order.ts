import { doubtfulTime, isDoubtfulTime, isNote, withoutChatter } from './chatter.ts';
import { isHeaded, readOrderRows } from './order-rows.ts';
import { codeOf, readWine, withoutPrices, yearOf } from './read-wine.ts';
import { timesOfDay } from './times-of-day.ts';
import { NOTHING, withTime } from './with-time.ts';
import type { WrittenLine } from './written-line.ts';
import {
  type FoundQuantity,
  findQuantities,
  sumOfQuantities,
  type WrittenQuantity,
  withoutPacks,
} from './written-quantity.ts';

export interface WrittenOrder {
  readonly lines: readonly WrittenLine[];
  /** What was taken for a greeting or a day, and for no order. */
  readonly notes: readonly string[];
}

const FULL_WIDTH = /[\uFF01-\uFF5E]/gu;
const BULLET = /^\s*(?:[-•·*◦‣▪>]\s*|\d{1,2}[.)](?!\d)\s*|[①-⑳]\s*)/u;

/** Nobody writes longer lines by hand; what came so is read in parts, each of them in a moment. */
const LONG_LINE = /.{1,600}(?:[\s,;]|$)|.{1,600}/gu;

/** Letters of a cell that names a wine. */
const LONGEST_CELL = 200;

const SEPARATORS = /(;|,(?!\d{3}(?!\d))|\s+\/\s*|\/\s+|\s\+\s|\|)/u;
/** 6 + 1병 is one amount. */
const FIGURES_ADDED = /(?<!\d)\d{1,3} \+ \d{1,3}(?!\d)/u;
const NUMBER_AND_QUANTITY = /^\s*#?(\d{1,9})(?:\s*[x×*:=]\s*|,\s+|\s+-?\s*)(\d{1,5})\s*$/iu;
const MARKED_QUANTITY = /^(.+?)(?:\s*(?:(?<!\p{L})x|[×*=:]|수량\s*:?)\s*|\s+-\s*)(\d{1,4})$/iu;
const LAST_NUMBER = /^(.*\S)\s+(\d{1,4})$/u;
/** 마고 x 6병: the sign before an amount is no letter of the wine. */
const TIMES_SIGN = /(?<!\p{L})x\s*$/iu;
const EACH = /(?<=[\s,])각각?\s*/gu;
const JOINED =
  /[,;&+]|\s\/\s|\s(?:하고|이랑|랑|와|과|및|그리고|and)\s|(?<=\p{Script=Hangul})(?:이랑|랑|하고)\s/iu;
const SAME_AGAIN = /^(?:동일|상동|같은\s?거|〃|"|same|同上)$/iu;

/** Nothing, or what a sheet has where its formulas find nothing. */
const ZEROS = /^[\s0]*$/u;

const bare = (bottles: number): WrittenQuantity => ({ cases: 0, bottles, isBare: true });

/** Half-width, composed, without what belongs to a list or a case. The shapes of single jamo stay. */
function plainLine(raw: string): string {
  const line = raw
    .normalize('NFC')
    .replace(FULL_WIDTH, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\u3000\u00A0]/gu, ' ')
    .replaceAll('、', ',')
    .replaceAll('㎖', 'ml')
    .replaceAll('ℓ', 'l')
    .replace(BULLET, '');
  return withoutPacks(line).replace(/\s+/gu, ' ').trim();
}

/** A piece without any unit: what its last number means. */
function readBarePiece(piece: string, thisYear: number): WrittenLine {
  const text = withoutChatter(withoutPrices(piece));
  const marked = MARKED_QUANTITY.exec(text);
  if (marked) {
    return { ...readWine(marked[1]!, thisYear), source: piece, quantity: bare(Number(marked[2])) };
  }
  const last = LAST_NUMBER.exec(text);
  const before = last ? readWine(last[1]!, thisYear) : null;
  // 마고 15 is a vintage, 마고 15 6 has one before its quantity.
  if (last && before && (before.vintage !== null || yearOf(last[2]!, thisYear) === null)) {
    return { ...before, source: piece, quantity: bare(Number(last[2])) };
  }
  return { ...readWine(text, thisYear), source: piece, quantity: null };
}

interface Segment {
  text: string;
  quantities: FoundQuantity[];
  /** Its amounts stand before and behind the wine: they are no sum. */
  isTwice?: boolean;
}

/** The amounts of one wine as one. Where a sum would not say what is meant they say the same, or it is asked about. */
function amountOf(piece: string, { quantities, isTwice = false }: Segment): WrittenQuantity | null {
  if (!isTwice && (quantities.length < 2 || quantities.every(({ unclear }) => unclear === undefined)))
    return sumOfQuantities(quantities);
  const written = ({ start, end, isBare, bottles }: FoundQuantity) =>
    isBare ? `${bottles}병` : piece.slice(start, end);
  return sumOfQuantities(findQuantities(quantities.map(written).join('/')));
}

/** A piece cut where one wine ends: after its quantities, or before them where the piece begins with one. */
function segmentsOf(piece: string, quantities: readonly FoundQuantity[]): Segment[] {
  const gap = (at: number) =>
    piece.slice(quantities[at - 1]?.end ?? 0, quantities[at]?.start ?? piece.length);
  const quantityFirst = withoutChatter(gap(0)) === '';
  const segments: Segment[] = [];
  for (const [at, quantity] of quantities.entries()) {
    const isSameWine = at > 0 && withoutChatter(gap(at)) === '';
    if (isSameWine) segments.at(-1)!.quantities.push(quantity);
    else
      segments.push({ text: quantityFirst ? '' : gap(at).replace(TIMES_SIGN, ''), quantities: [quantity] });
    if (quantityFirst) segments.at(-1)!.text += gap(at + 1);
  }
  // 10+1 마고 2박스: an amount behind the last wine is of it, as is the one before it.
  const [before, last] = segments.slice(-2);
  if (quantityFirst && before && last && withoutChatter(last.text) === '') {
    segments.pop();
    before.quantities.push(...last.quantities);
    before.isTwice = true;
  }
  const after = quantityFirst ? '' : gap(quantities.length);
  if (withoutChatter(after) !== '') segments.push({ text: after, quantities: [] });
  return segments;
}

/** Whether a piece names no wine of its own: a quantity, a year or a size that belongs to the piece before. */
function isThin(piece: string, hasQuantityBefore: boolean, thisYear: number): boolean {
  const quantities = findQuantities(piece);
  const rest = quantities.reduceRight(
    (text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`,
    piece,
  );
  const { words, code } = readWine(rest, thisYear);
  if (words !== '' || rest.includes('#') || isDoubtfulTime(piece)) return false;
  return hasQuantityBefore
    ? quantities.length > 0 && code === null
    : code === null || /^\D*\d+\D*$/u.test(rest);
}

/** The pieces of a line, each with at least one wine. */
function piecesOf(line: string, thisYear: number): string[] {
  const pieces: string[] = [];
  const parts = line.split(SEPARATORS);
  for (let at = 0; at < parts.length; at += 2) {
    const piece = parts[at]!;
    const last = pieces.at(-1);
    const hasQuantity = last !== undefined && findQuantities(last).length > 0;
    if (last !== undefined && isThin(piece, hasQuantity, thisYear)) {
      // 2박스 / 12병 says the same twice, 2박스 + 12병 does not: the sign between two quantities tells.
      const withSign = `${last}${parts[at - 1]}${piece}`;
      const isSigned = hasQuantity || FIGURES_ADDED.test(withSign);
      pieces[pieces.length - 1] = isSigned ? withSign : `${last} ${piece}`;
    } else if (piece.trim() !== '') pieces.push(piece);
  }
  return pieces;
}

/** 마고랑 피노 각 6병: where "each" stands, with its quantity. */
function findEach(line: string) {
  for (const { index, 0: word } of line.matchAll(EACH)) {
    const after = line.slice(index + word.length);
    const [quantity] = findQuantities(after);
    if (quantity?.start === 0)
      return { before: line.slice(0, index), quantity, after: after.slice(quantity.end) };
  }
  return null;
}

function readEach(before: string, quantity: WrittenQuantity, thisYear: number): WrittenLine[] {
  const lines: WrittenLine[] = [];
  for (const part of before.split(JOINED)) {
    const year = yearOf(part.trim(), thisYear);
    // A year belongs to a wine, and to no time that is asked about.
    const last = lines.findLast(({ quantity: ordered }) => ordered !== null);
    if (findQuantities(part).length > 0) lines.push(...readLine(part, thisYear).lines);
    else if (year !== null && last) lines.push({ ...last, vintage: year, source: part.trim(), quantity });
    else if (withoutChatter(part) !== '')
      lines.push(...withTime([{ ...readWine(part, thisYear), source: part.trim(), quantity }], part));
    else if (isDoubtfulTime(part))
      lines.push({ ...NOTHING, words: doubtfulTime(part) ?? '', source: part.trim() });
  }
  return lines;
}

function readPiece(piece: string, thisYear: number): { lines: WrittenLine[]; notes: string[] } {
  const quantities = findQuantities(piece);
  if (quantities.length === 0) {
    if (isNote(piece)) return { lines: [], notes: [piece.trim()] };
    const time = isDoubtfulTime(piece) ? doubtfulTime(piece) : null;
    if (time !== null) return { lines: [{ ...NOTHING, words: time, source: piece.trim() }], notes: [] };
    return { lines: withTime([readBarePiece(piece, thisYear)], piece), notes: [] };
  }
  const lines: WrittenLine[] = [];
  const notes: string[] = [];
  for (const segment of segmentsOf(piece, quantities)) {
    const { text, quantities: own } = segment;
    const isWhole = lines.length === 0 && own.length === quantities.length;
    if (own.length === 0 && isNote(text)) notes.push(text.trim());
    else {
      const source = isWhole
        ? piece
        : `${text} ${own.map(({ start, end }) => piece.slice(start, end)).join(' ')}`;
      lines.push({
        ...readWine(text, thisYear),
        source: source.replace(/\s+/gu, ' ').trim(),
        quantity: amountOf(piece, segment),
      });
    }
  }
  return { lines: withTime(lines, piece), notes };
}

function readLine(raw: string, thisYear: number): { lines: WrittenLine[]; notes: string[] } {
  const line = withoutPrices(plainLine(raw));
  const named = NUMBER_AND_QUANTITY.exec(line);
  const code = named && codeOf(Number(named[1]));
  if (named && code !== null && timesOfDay(line).length === 0) {
    const quantity = bare(Number(named[2]));
    return { lines: [{ ...NOTHING, code, source: line, quantity }], notes: [] };
  }
  const each = findEach(line);
  if (each) {
    const isOver = withoutChatter(each.after) === '' && !isDoubtfulTime(each.after);
    const rest = isOver ? { lines: [], notes: [] } : readLine(each.after, thisYear);
    return { lines: [...readEach(each.before, each.quantity, thisYear), ...rest.lines], notes: rest.notes };
  }
  if (findQuantities(line).length === 0 && isNote(line)) return { lines: [], notes: [raw.trim()] };
  const read = piecesOf(line, thisYear).map((piece) => readPiece(piece, thisYear));
  return { lines: read.flatMap(({ lines }) => lines), notes: read.flatMap(({ notes }) => notes) };
}

/** Whether a line without a tab may be a row of a sheet of which one cell alone is filled. */
const isLonelyCell = (raw: string, thisYear: number): boolean =>
  raw.trim() !== '' &&
  raw.length <= LONGEST_CELL &&
  !isNote(raw) &&
  readLine(raw, thisYear).lines.every(({ quantity }) => quantity === null);

/** 동일 means the wine before it. */
function withSameWines(lines: readonly WrittenLine[]): WrittenLine[] {
  const known: WrittenLine[] = [];
  for (const line of lines) {
    const before = known.at(-1);
    known.push(before && SAME_AGAIN.test(line.words) ? { ...line, words: before.words } : line);
  }
  return known;
}

/** Lines above a sheet, such as whose order it is and of what day; more of them are wines. */
const LONGEST_TITLE = 2;

/**
 * Reads an order as people write it: sentences, lists and rows of a sheet (cells parted by tabs), in Korean, English,
 * Japanese and Chinese. It finds what was written and decides nothing: which wine is meant is asked of the catalogue.
 *
 * @param thisYear the last year of which there can be a vintage: two digits are read by it
 */
export function parseOrder(text: string, thisYear: number): WrittenOrder {
  const lines: WrittenLine[] = [];
  const notes: string[] = [];
  let sheet: string[][] = [];
  // What stands above a sheet without a quantity: its title, where it has a head and nothing else was ordered since a blank line.
  let above: WrittenLine[] = [];
  let linesBefore = 0;
  const endSheet = () => {
    const isTitle = above.length === lines.length - linesBefore && above.length <= LONGEST_TITLE;
    if (isHeaded(sheet) && isTitle)
      notes.push(...lines.splice(lines.length - above.length).map(({ source }) => source));
    if (sheet.length > 0) above = [];
    lines.push(...readOrderRows(sheet, thisYear));
    sheet = [];
  };
  // No server takes a text with a NUL in it.
  for (const raw of text.replaceAll('\0', ' ').split(/\r\n|\r|\n/u)) {
    if (raw.includes('\t') || (isHeaded(sheet) && isLonelyCell(raw, thisYear))) {
      sheet.push(raw.split('\t'));
      continue;
    }
    endSheet();
    // A title stands right above its sheet; wines have a blank line between.
    if (raw.trim() === '') {
      above = [];
      linesBefore = lines.length;
    }
    for (const part of raw.match(LONG_LINE) ?? []) {
      if (ZEROS.test(part)) continue;
      const read = readLine(part, thisYear);
      above = read.lines.every(({ quantity }) => quantity === null) ? [...above, ...read.lines] : [];
      lines.push(...read.lines);
      notes.push(...read.notes);
    }
  }
  endSheet();
  return { lines: withSameWines(lines), notes };
}
