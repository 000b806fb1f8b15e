import { numberColumn, type SheetColumn, textColumn } from './sheet.ts';
import { WORDS } from './sheet-words.ts';

interface DocumentRow {
  firstProductName: string | null;
  lineCount: number;
  totalQty: number;
  supply: number;
  tax: number;
  total: number;
}

/** What a document is about and comes to: wines, bottles, and the three sums. */
export const documentSums = <Row extends DocumentRow>(): readonly SheetColumn<Row>[] => [
  textColumn(WORDS.wine, 44, ({ firstProductName }) => firstProductName),
  numberColumn(WORDS.lines, ({ lineCount }) => lineCount),
  numberColumn(WORDS.bottles, ({ totalQty }) => totalQty),
  numberColumn(WORDS.supply, ({ supply }) => supply),
  numberColumn(WORDS.tax, ({ tax }) => tax),
  numberColumn(WORDS.total, ({ total }) => total),
];

/** The columns as sales see them: behind the number, whose document it is. */
export const withClient = <Row extends { clientName: string; clientFullName: string }>(
  columns: readonly SheetColumn<Row>[],
): readonly SheetColumn<Row>[] =>
  columns.toSpliced(
    1,
    0,
    textColumn(WORDS.client, 24, ({ clientName }) => clientName),
    textColumn(WORDS.person, 12, ({ clientFullName }) => clientFullName),
  );
