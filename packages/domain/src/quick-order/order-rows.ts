import { doubtfulTime } from './chatter.ts';
import { codeOf, isSize, readWine, type WrittenWine, withoutPrices, yearOf } from './read-wine.ts';
import { withTime } from './with-time.ts';
import type { WrittenLine } from './written-line.ts';
import {
  findQuantities,
  sameAmount,
  sumOfQuantities,
  unitOf,
  type WrittenQuantity,
  withoutPacks,
} from './written-quantity.ts';

/** What a column of a sheet holds, by what its head says. */
const COLUMNS = {
  code: /^(?:(?:상품|제품|품목|와인)\s*(?:번호|코드)|코드|품번|(?:item|product|wine)\s*(?:no\.?|code|number)|code|sku|商品(?:番号|编号|編號|コード)|品番)$/iu,
  name: /^(?:(?:상품|제품|품목|와인)\s*(?:명|이름)?|품명|이름|wine(?:\s*name)?|name|product(?:\s*name)?|item|description|商品名|品名|名称|名稱|酒款|ワイン)$/iu,
  vintage: /^(?:빈티지|연도|년도|vintage|year|年份|ヴィンテージ|年)$/iu,
  size: /^(?:용량|규격|size|volume|ml|容量)(?:\s*\(.*\))?$/iu,
  quantity: /^(?:(?:주문|발주|요청)?\s*수량|발주량|주문량|qty\.?|quantity|数量|數量)$/iu,
  unit: /^(?:단위|unit|单位|單位|単位)$/iu,
  cases: /^(?:박스|케이스|상자|cases?|box|箱|ケース)(?:\s*수)?$/iu,
  /** What a line said at first, in a file of the lines that were open. */
  written: /^(?:원문|as written|原文)$/iu,
  bottles: /^(?:낱?병|bottles?|btls?|瓶|本)(?:\s*수)?$/iu,
} as const;
type Column = keyof typeof COLUMNS;
const NAMES = Object.keys(COLUMNS) as Column[];
/** Rows among which a head is looked for. */
const HEAD_WITHIN = 10;
const AMOUNTS: readonly Column[] = ['quantity', 'cases', 'bottles'];

/** A whole number as a sheet writes it; null for anything else. `6.0` is how some programs write six. */
function numberIn(cell: string): number | null {
  const digits = cell.replaceAll(',', '').trim();
  return /^\d{1,9}(?:\.0+)?$/.test(digits) ? Number.parseInt(digits, 10) : null;
}

/** What a column is by its head. A unit in brackets is that of its numbers: 주문수량(박스) is a column of cases. */
function columnOf(cell: string): Column | undefined {
  // Composed, and with brackets of half width.
  const head = cell.normalize('NFKC').trim();
  const [, name = '', bracketed = ''] = /^([^([]+?) ?[([](?:단위 ?: ?)?([^()[\]]*)[)\]]$/u.exec(head) ?? [];
  const unit = unitOf(bracketed);
  if (unit !== null) {
    const column = unit === 'case' ? 'cases' : 'bottles';
    if (COLUMNS.quantity.test(name) || COLUMNS[column].test(name)) return column;
  }
  return NAMES.find((known) => COLUMNS[known].test(head));
}

/** The columns of a head, or null for a row that is none: one has to name wines, another how much. */
function headOf(row: readonly string[]): ReadonlyMap<Column, number> | null {
  const columns = new Map<Column, number>();
  for (const [at, cell] of row.entries()) {
    const column = columnOf(cell);
    if (column !== undefined && !columns.has(column)) columns.set(column, at);
  }
  const namesWines = columns.has('name') || columns.has('code');
  return namesWines && AMOUNTS.some((column) => columns.has(column)) ? columns : null;
}

/** Whether the rows have a head, by which those below it are read. */
export const isHeaded = (rows: readonly (readonly string[])[]): boolean =>
  rows.slice(0, HEAD_WITHIN).some((row) => headOf(row) !== null);

/** Whether a text is a file of lines that were open, whose rows say which lines they are. */
export const isOfOpenLines = (text: string): boolean =>
  text.split('\n', HEAD_WITHIN).some((row) => headOf(row.split('\t'))?.has('written') === true);

/** The last row of many a sheet, whose figures are of all above it. */
const isSum = (row: readonly string[]): boolean =>
  /^(?:합계|총계|총합계?|소계|계|(?:sub|grand)?\s*total|sum|合計|合计|总计|總計|小計|小计)\s*:?$/iu.test(
    (row.find((cell) => cell.trim() !== '') ?? '').trim(),
  );

/** A row that orders nothing: formulas of many a sheet say 0 where there is nothing, beside a unit that is always there. */
const isBlank = (row: readonly string[]): boolean =>
  row.every((cell) => cell.trim() === '' || numberIn(cell) === 0 || unitOf(cell) !== null);

const sourceOf = (row: readonly string[]): string =>
  row
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')
    .join(' ');

function inUnit(number: number, unit: 'case' | 'bottle' | null): WrittenQuantity {
  return unit === 'case'
    ? { cases: number, bottles: 0, isBare: false }
    : { cases: 0, bottles: number, isBare: unit === null };
}

function amountOf(cell: string, unit: 'case' | 'bottle' | null): WrittenQuantity | null {
  const number = /^\d{1,6}\.5$/.test(cell) ? Number(cell) : numberIn(cell);
  return number === null ? sumOfQuantities(findQuantities(cell)) : inUnit(number, unit);
}

function millilitresIn(cell: string, thisYear: number): number | null {
  const number = numberIn(cell);
  return number !== null && isSize(number) ? number : readWine(cell, thisYear).millilitres;
}

const isNone = (amount: WrittenQuantity | null): boolean =>
  amount === null || (amount.cases === 0 && amount.bottles === 0 && amount.unclear === undefined);

/** How much a row under a head says by its columns; null where they contradict each other. */
function amountOfColumns(cell: (column: Column) => string): WrittenQuantity | null {
  const all = amountOf(cell('quantity'), unitOf(cell('unit')));
  const parts = sumOfQuantities(
    [amountOf(cell('cases'), 'case'), amountOf(cell('bottles'), 'bottle')].filter((part) => part !== null),
  );
  if (all === null || parts === null || isNone(parts)) return all ?? parts;
  // Cases and bottles beside a quantity say how it is made up.
  return isNone(all) ? parts : sameAmount(parts, all);
}

/** A row under a head. */
function readHeadedRow(
  row: readonly string[],
  head: ReadonlyMap<Column, number>,
  thisYear: number,
): WrittenLine {
  const cell = (column: Column) => (row[head.get(column) ?? -1] ?? '').trim();
  const named = readWine(cell('name'), thisYear);
  const vintage = yearOf(cell('vintage'), thisYear) ?? (/^n\.?v\.?$/iu.test(cell('vintage')) ? 'NV' : null);
  const code = codeOf(numberIn(cell('code'))) ?? named.code;
  return {
    // What names no wine is looked for as it stands, and nothing is found: its writer sees why.
    words: named.words === '' && code === null ? cell('name') || cell('code') : named.words,
    code,
    vintage: vintage ?? named.vintage,
    millilitres: millilitresIn(cell('size'), thisYear) ?? named.millilitres,
    source: cell('written') || sourceOf(row),
    quantity: amountOfColumns(cell),
  };
}

/** Sizes that sheets write without a unit. */
const BARE_SIZES: readonly number[] = [187, 375, 750, 1500, 3000];
/** No bottle costs less, in won: a smaller number behind a size is how many. */
const LEAST_PRICE = 1000;

/** The numbers behind a name: a vintage, a size, how many, and what is not read, such as a price. */
function readNumbers(
  numbers: readonly string[],
  wine: WrittenWine,
  hasAmount: boolean,
  unit: 'case' | 'bottle' | null,
  thisYear: number,
) {
  const [first = ''] = numbers;
  // A year is one where another number follows it, or the quantity stands by itself.
  const year = first.length === 4 && (numbers.length > 1 || hasAmount) ? yearOf(first, thisYear) : null;
  const vintage = year ?? wine.vintage;
  const figures = year === null ? numbers : numbers.slice(1);
  const [size, ...behind] = figures;
  const isQuantity = (figure: string) => Number(figure) < LEAST_PRICE;
  const isBareSize =
    wine.millilitres === null &&
    BARE_SIZES.includes(Number(size)) &&
    (hasAmount || behind.some(isQuantity) || (vintage !== null && behind.length > 0));
  const millilitres = isBareSize ? Number(size) : wine.millilitres;
  if (millilitres === null) return { vintage, millilitres, amount: size };
  const ofBottles = isBareSize ? behind : figures;
  // A single number may be a price, or as many bottles, unless its unit is there.
  const single = unit !== null && ofBottles.length === 1 ? ofBottles[0] : undefined;
  return { vintage, millilitres, amount: ofBottles.find(isQuantity) ?? single };
}

/** A number and its unit, beside what a case holds where that is written: 6병입, 2, 박스. */
const amountBeside = (pack: string, number: string, unit: string): WrittenQuantity | null =>
  pack === ''
    ? inUnit(Number(number), unitOf(unit))
    : sumOfQuantities(findQuantities(`${pack} ${number}${unit}`));

/**
 * The amounts in the cells of a row as one. Two of one unit, of what was ordered and what was confirmed or of stock and of this
 * order, are no sum: they say the same, or nothing tells which is meant.
 */
function amountOfCells(cells: readonly string[]): WrittenQuantity | null {
  const amounts = cells.flatMap((cell) => sumOfQuantities(findQuantities(cell)) ?? []);
  const isTwice =
    amounts.filter(({ cases }) => cases > 0).length > 1 ||
    amounts.filter(({ bottles, inBottles = bottles }) => inBottles > 0).length > 1;
  const isOpen = amounts.length > 1 && amounts.some(({ unclear }) => unclear !== undefined);
  return sumOfQuantities(findQuantities(cells.join(isTwice || isOpen ? '/' : ' ')));
}

/** A row without a head: cells say by themselves what they are. */
function readPlainRow(row: readonly string[], thisYear: number): WrittenLine[] {
  const names: string[] = [];
  const numbers: string[] = [];
  // 0 is no code, and stands in its place.
  let firstNumber: number | null = null;
  let unit = '';
  const amounts: string[] = [];
  for (const raw of row) {
    const cell = withoutPrices(raw).trim();
    const [found] = findQuantities(cell);
    if (cell === '') continue;
    if (numberIn(cell) !== null) {
      if (names.length === 0 && firstNumber === null) firstNumber = numberIn(cell);
      else numbers.push(cell.replaceAll(',', ''));
    } else if (unitOf(cell) !== null) unit = cell;
    else if ((found?.start === 0 && found.end === cell.length) || withoutPacks(cell).trim() === '')
      amounts.push(cell);
    else names.push(cell);
  }
  const text = names.join(' ');
  const wine = readWine(text, thisYear);
  const inCells = amounts.join(' ');
  const written = amountOfCells(amounts);
  const { vintage, millilitres, amount } = readNumbers(
    numbers,
    wine,
    written !== null,
    unitOf(unit),
    thisYear,
  );
  const code = codeOf(firstNumber) ?? wine.code;
  const line = {
    code,
    vintage,
    millilitres,
    source: sourceOf(row),
    quantity: written ?? (amount === undefined ? null : amountBeside(inCells, amount, unit)),
  };
  if (wine.words !== '' || code !== null) return withTime([{ ...line, words: wine.words }], text);
  return [{ ...line, words: firstNumber === null ? (doubtfulTime(text) ?? '') : String(firstNumber) }];
}

/** Whether the first column does nothing but count the rows. */
const isCounted = (rows: readonly (readonly string[])[]): boolean =>
  rows.every((row, at) => numberIn(row[0] ?? '') === at + 1 && row.length > 2);

/**
 * Reads rows of a sheet: by their head where there is one, in any of the five languages, otherwise by what the cells hold.
 *
 * @param thisYear the last year of which there can be a vintage
 */
export function readOrderRows(rows: readonly (readonly string[])[], thisYear: number): WrittenLine[] {
  const filled = rows.filter((row) => !isBlank(row) && !isSum(row));
  // Titles and addresses stand above many a head.
  const at = filled.slice(0, HEAD_WITHIN).findIndex((row) => headOf(row) !== null);
  const head = at < 0 ? null : headOf(filled[at]!);
  if (head) return filled.slice(at + 1).map((row) => readHeadedRow(row, head, thisYear));
  const bodies = isCounted(filled) ? filled.map((row) => row.slice(1)) : filled;
  return bodies.flatMap((row) => readPlainRow(row, thisYear));
}
