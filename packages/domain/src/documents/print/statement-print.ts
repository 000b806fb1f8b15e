import type { OrderForm } from '@vitis/contracts';
import { seoulDay } from '../../calendar/day.ts';
import { formatMonthDay } from '../../calendar/format-day.ts';
import { amountInWords } from '../../money/amount-in-words.ts';
import { documentTotals } from '../../money/vat.ts';
import { formatNumber } from '../../money/won.ts';
import { type HandedLine, handedLines, statementDay } from './handed-lines.ts';
import { partyBox } from './party-box.ts';
import type { PrintColumn, PrintField, PrintPage, PrintParty, SheetMeasure } from './print-document.ts';
import { type CellMeasure, type ListedLine, printPages } from './print-pages.ts';

/** One of the two copies on a sheet: whose it is, and the colour of its lines. */
export interface StatementCopy {
  readonly label: string;
  readonly colour: 'blue' | 'red';
}

/** 거래명세서, ready for the sheet. */
export interface StatementPrintDocument {
  readonly title: string;
  readonly copies: readonly StatementCopy[];
  readonly facts: readonly PrintField[];
  readonly parties: readonly PrintParty[];
  readonly total: PrintField & { readonly note: string };
  readonly columns: readonly PrintColumn[];
  readonly pages: readonly PrintPage[];
  /** Two rows at the foot of the last sheet: the sums, and what is owed. */
  readonly foot: readonly (readonly PrintField[])[];
  readonly continued: string;
}

/** 월/일 · 품목 · 규격 · 수량 · 단가 · 공급가액 · 세액 · 비고 over 186 mm. */
const COLUMNS: readonly PrintColumn[] = [
  { id: 'day', label: '월/일', width: 13, align: 'center' },
  { id: 'name', label: '품목', width: 56, align: 'start' },
  { id: 'specification', label: '규격', width: 23, align: 'center' },
  { id: 'qty', label: '수량(병)', width: 15, align: 'end' },
  { id: 'unitPrice', label: '단가', width: 18, align: 'end' },
  { id: 'supply', label: '공급가액', width: 23, align: 'end' },
  { id: 'tax', label: '세액', width: 19, align: 'end' },
  { id: 'note', label: '비고', width: 19, align: 'start' },
];

/** As `statement-sheet.module.scss` of the ui package draws half a sheet. */
const MEASURE: SheetMeasure = { row: 4.8, textRow: 3.5, first: 78, next: 78, subtotal: 10, foot: 11.6 };
const CELL: CellMeasure = { padding: 2.6, em: 2.8 };

const listed = (line: HandedLine, at: number): ListedLine => ({
  id: String(at + 1),
  qty: line.qty,
  supply: line.supply,
  tax: line.tax,
  texts: {
    day: line.day === null ? '' : formatMonthDay(line.day),
    name: line.productName,
    specification: line.specification,
    qty: formatNumber(line.qty),
    unitPrice: formatNumber(line.unitPrice),
    supply: formatNumber(line.supply),
    tax: formatNumber(line.tax),
    note: line.note,
  },
});

/** `2026년 11월 24일`. */
const inWords = (day: string): string => {
  const [year, month, date] = day.split('-').map(Number);
  return `${year}년 ${month}월 ${date}일`;
};

/**
 * 거래명세서 of what was handed over, or, while nothing was, of what the order will bring, with the sums of what is
 * owed left free (domain.md §5).
 */
export function statementPrintDocument(order: OrderForm): StatementPrintDocument {
  const lines = handedLines(order);
  const rows = lines.map(listed);
  const sums = documentTotals(rows.map((row) => ({ ...row, total: row.supply + row.tax })));
  const { statement } = order;
  const owed = (amount: number | undefined) => (amount === undefined ? '' : formatNumber(amount));
  const day = statementDay(order) ?? order.dueDate ?? seoulDay(new Date(order.requestedAt));
  return {
    title: '거래명세서',
    copies: [
      { label: '공급받는자 보관용', colour: 'blue' },
      { label: '공급자 보관용', colour: 'red' },
    ],
    facts: [
      { label: '번호', value: order.orderFormNumber },
      { label: '거래일자', value: inWords(day) },
    ],
    parties: [partyBox('공급자', order.supplier, { sealed: true }), partyBox('공급받는자', order.client)],
    total: { label: '합계금액', value: amountInWords(sums.total), note: '부가세 포함' },
    columns: COLUMNS,
    pages: printPages(rows, COLUMNS, MEASURE, CELL),
    foot: [
      [
        { label: '공급가액 계', value: formatNumber(sums.supply) },
        { label: '세액 계', value: formatNumber(sums.tax) },
        { label: '합계', value: formatNumber(sums.total), strong: true },
        { label: '인수자', value: '', seal: '(서명)' },
      ],
      [
        { label: '전미수금', value: owed(statement?.broughtForward) },
        { label: '당일거래액', value: owed(statement?.today) },
        // What a coupon took off is no trade of the day: it counts with what was paid.
        { label: order.coupon ? '입금·에누리' : '입금액', value: owed(statement?.paid) },
        { label: '미수금', value: owed(statement?.balance), strong: true },
      ],
    ],
    continued: '다음 장에 계속',
  };
}
