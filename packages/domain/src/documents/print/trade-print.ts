import type { DocumentLine } from '@vitis/contracts';
import { printedName } from '../../korean/address-forms.ts';
import { amountInWords } from '../../money/amount-in-words.ts';
import { formatNumber } from '../../money/won.ts';
import type {
  PrintColumn,
  PrintField,
  PrintPage,
  PrintParty,
  PrintSum,
  SheetMeasure,
} from './print-document.ts';
import { type CellMeasure, type ListedLine, printPages, sumOf } from './print-pages.ts';
import { textRows } from './text-rows.ts';

/** 견적서 or 발주서, ready for the sheet: every word and figure as it is printed. */
export interface TradePrintDocument {
  readonly title: string;
  /** Number, day, validity. */
  readonly facts: readonly PrintField[];
  /** 수신 `담원다이닝 귀중`. */
  readonly receiver: PrintField;
  /** 아래와 같이 견적합니다. */
  readonly opening: string;
  readonly parties: readonly PrintParty[];
  /** 합계금액, in words and digits, and what it includes. */
  readonly total: PrintField & { readonly note: string };
  readonly columns: readonly PrintColumn[];
  readonly pages: readonly PrintPage[];
  readonly sum: PrintSum;
  readonly terms: readonly PrintField[];
  /** On every sheet but the last. */
  readonly continued: string;
}

/** The company that a paper goes to. */
export const receiverField = (companyName: string): PrintField => ({
  label: '수신',
  value: printedName(companyName, 'COMPANY'),
});

/** 번호 · 품명 · 규격 · 수량 · 단가 · 공급가액 · 세액 · 비고: 186 mm, what A4 has between its margins. */
export const TRADE_COLUMNS: readonly PrintColumn[] = [
  { id: 'position', label: '번호', width: 10, align: 'center' },
  { id: 'name', label: '품명', width: 51, align: 'start' },
  { id: 'specification', label: '규격', width: 24, align: 'center' },
  { id: 'qty', label: '수량(병)', width: 15, align: 'end' },
  { id: 'unitPrice', label: '단가', width: 19, align: 'end' },
  { id: 'supply', label: '공급가액', width: 24, align: 'end' },
  { id: 'tax', label: '세액', width: 20, align: 'end' },
  { id: 'note', label: '비고', width: 23, align: 'start' },
];

/** The same for what is asked for, whose last column is the buyer's own (희망 단가). */
export const REQUEST_COLUMNS: readonly PrintColumn[] = TRADE_COLUMNS.with(-1, {
  id: 'targetPrice',
  label: '희망 단가',
  width: 23,
  align: 'end',
});

/** What was ordered beside what was confirmed, in the same width: two columns more, and less room in each. */
export const CONFIRMED_COLUMNS: readonly PrintColumn[] = [
  { id: 'position', label: '번호', width: 9, align: 'center' },
  { id: 'name', label: '품명', width: 36, align: 'start' },
  { id: 'specification', label: '규격', width: 20, align: 'center' },
  { id: 'askedQty', label: '발주(병)', width: 14, align: 'end' },
  { id: 'qty', label: '확정(병)', width: 14, align: 'end' },
  { id: 'askedPrice', label: '발주단가', width: 16, align: 'end' },
  { id: 'unitPrice', label: '확정단가', width: 16, align: 'end' },
  { id: 'supply', label: '공급가액', width: 22, align: 'end' },
  { id: 'tax', label: '세액', width: 17, align: 'end' },
  { id: 'note', label: '비고', width: 22, align: 'start' },
];

/** A line as paper takes it. */
export type PrintedLine = DocumentLine & {
  /** Where a buyer has named one. */
  readonly targetPrice?: number | null;
  /** What was ordered, where something else may have been confirmed. */
  readonly asked?: { readonly qty: number; readonly unitPrice: number };
  /** Nothing of it was confirmed: it has no price. */
  readonly isLeftOut?: boolean;
};

/** As `trade-sheet.module.scss` of the ui package draws it. */
const MEASURE: Omit<SheetMeasure, 'foot' | 'first'> = { row: 6.4, textRow: 4, next: 255, subtotal: 6.4 };
/** Room for rows on the first sheet, under a head with one party in it or two. */
const FIRST = { one: 188, two: 167 };
const CELL: CellMeasure = { padding: 3, em: 3.1 };
/** The row of the sum, and the frame around the terms; a term is one row of text or more. */
const FOOT = 10;
const TERM = { row: 6.4, textRow: 4.2, width: 156, em: 3.1 };

const listed = (line: PrintedLine): ListedLine => ({
  id: String(line.position),
  qty: line.qty,
  supply: line.supply,
  tax: line.tax,
  texts: {
    position: String(line.position),
    name: line.productName,
    specification: line.specification,
    qty: formatNumber(line.qty),
    unitPrice: line.isLeftOut ? '–' : formatNumber(line.unitPrice),
    askedQty: line.asked === undefined ? '' : formatNumber(line.asked.qty),
    askedPrice: line.asked === undefined ? '' : formatNumber(line.asked.unitPrice),
    supply: formatNumber(line.supply),
    tax: formatNumber(line.tax),
    note: line.note,
    targetPrice: line.targetPrice == null ? '' : formatNumber(line.targetPrice),
  },
});

type TradeTexts = Pick<TradePrintDocument, 'title' | 'facts' | 'receiver' | 'opening' | 'parties' | 'terms'>;

/** Sets a document of the trade: spreads its lines over sheets and adds them up. */
export function tradePrintDocument(
  texts: TradeTexts,
  lines: readonly PrintedLine[],
  total: number,
  columns = TRADE_COLUMNS,
): TradePrintDocument {
  const rows = lines.map(listed);
  const foot = texts.terms.reduce(
    (sum, { value }) => sum + TERM.row + (textRows(value, TERM.width / TERM.em) - 1) * TERM.textRow,
    FOOT,
  );
  return {
    ...texts,
    total: { label: '합계금액', value: amountInWords(total), note: '부가세 포함' },
    columns,
    pages: printPages(
      rows,
      columns,
      { ...MEASURE, foot, first: texts.parties.length > 1 ? FIRST.two : FIRST.one },
      CELL,
    ),
    sum: sumOf('합계', rows),
    continued: '다음 장에 계속',
  };
}
