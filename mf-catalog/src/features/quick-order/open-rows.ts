import { chosenMatch, type OrderRow, stateOfRow } from './order-row.ts';

type Words = (key: string) => string;
type Cells = readonly (string | number)[];

/** Columns of an order in a sheet, each of which is found again by its head. */
const COLUMNS = ['code', 'wine', 'vintage', 'size', 'quantity', 'unit'];

/** The head of a sheet that is read as an order; further columns are for people. */
export const orderHead = (t: Words, further: readonly string[] = []): string[] =>
  [...COLUMNS, ...further].map((column) => t(`quick.column.${column}`));

/** How much a row asks for, and in which unit: what is more than a figure has its units beside its figures. */
function amountCells({ line, bottles: set }: OrderRow, t: Words): Cells {
  const [inCases, inBottles] = [t('unit.caseShort'), t('unit.bottleShort')];
  if (set !== null) return [set, inBottles];
  if (line.quantity === null) return ['', ''];
  const { cases, bottles, isBare, isAdded, inBottles: all, unclear } = line.quantity;
  const parts = [cases > 0 ? `${cases}${inCases}` : '', bottles > 0 ? `${bottles}${inBottles}` : ''];
  const amount = parts.filter((part) => part !== '').join(isAdded ? ' + ' : ' ');
  if (unclear !== undefined) return [`${amount} ${unclear}`.trim(), ''];
  if (all !== undefined) return [`${amount} = ${all}${inBottles}`, ''];
  if (cases > 0 && bottles > 0) return [amount, ''];
  return cases > 0 ? [cases, inCases] : [bottles, isBare ? '' : inBottles];
}

/** Which wine a row means: the one that was chosen, or what was written of it. */
function wineCells(row: OrderRow): Cells {
  const product = chosenMatch(row)?.product;
  if (product) return [product.id, product.name, product.vintage ?? 'NV', `${product.volume}ml`];
  const { code, words, vintage, millilitres } = row.line;
  return [code ?? '', words, vintage ?? '', millilitres === null ? '' : `${millilitres}ml`];
}

/** Rows as a sheet that is read as an order again once it is corrected; what was written and what is wrong stand last. */
export const sheetOfRows = (rows: readonly OrderRow[], t: Words): Cells[] => [
  orderHead(t, ['written', 'trouble']),
  ...rows.map((row) => [
    ...wineCells(row),
    ...amountCells(row, t),
    row.line.source,
    t(`quick.state.${stateOfRow(row)}`),
  ]),
];
