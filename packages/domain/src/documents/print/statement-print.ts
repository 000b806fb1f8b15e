import type { OrderForm } from '@vitis/contracts';
import { formatMonthDay } from '../../calendar/format-day.ts';
import { amountInWords, numberInWords } from '../../money/amount-in-words.ts';
import { documentTotals } from '../../money/vat.ts';
import { formatNumber } from '../../money/won.ts';
import { addressLine } from '../address-line.ts';
import { signatureDrawing } from '../signature.ts';
import { partyBox } from './party-box.ts';
import type { PrintColumn, PrintField, PrintPage, PrintParty, SheetMeasure } from './print-document.ts';
import { type CellMeasure, type ListedLine, printPages } from './print-pages.ts';
import { type Statement, type StatementLine, statementsOf } from './statements.ts';
import { textRows } from './text-rows.ts';

/** One of the two copies on a sheet: whose it is, and the colour of its lines. */
export interface StatementCopy {
  readonly label: string;
  readonly colour: 'blue' | 'red';
}

/** 거래명세서, ready for the sheet. */
export interface StatementPrintDocument {
  readonly title: string;
  /** Its own number; the order's before the completion. */
  readonly number: string;
  readonly copies: readonly StatementCopy[];
  readonly facts: readonly PrintField[];
  readonly parties: readonly PrintParty[];
  readonly total: PrintField & { readonly note: string };
  /** 합계 in won, negative for what came back. */
  readonly amount: number;
  readonly columns: readonly PrintColumn[];
  readonly pages: readonly PrintPage[];
  /** Rows at the foot of the last sheet: the sums, what is owed, where it goes and where it is paid to. */
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
const MEASURE: Omit<SheetMeasure, 'foot'> = { row: 4.8, textRow: 3.5, first: 78, next: 78, subtotal: 10 };
const CELL: CellMeasure = { padding: 2.6, em: 2.8 };
/** A row of the foot has room for four fields, each with its label in front. */
const FOOT = { gap: 1.2, row: 5.2, signedRow: 8, textRow: 3.5, field: 46.5, label: 20 };

/** `2026년 11월 24일`. */
const inWords = (day: string): string => {
  const [year, month, date] = day.split('-').map(Number);
  return `${year}년 ${month}월 ${date}일`;
};

const totalInWords = (amount: number): string =>
  amount < 0 ? `반품 일금 ${numberInWords(-amount)}원정 (-₩${formatNumber(-amount)})` : amountInWords(amount);

/**
 * 거래명세서 of each delivery of an order, or of the named one alone. What is still to be handed over
 * says 예정, with what is owed as of this moment.
 */
export function statementPrintDocuments(order: OrderForm, idDeliveryInfo?: number): StatementPrintDocument[] {
  return statementsOf(order)
    .filter((each) => idDeliveryInfo === undefined || each.idDeliveryInfo === idDeliveryInfo)
    .map((statement) => printDocument(order, statement));
}

function printDocument(order: OrderForm, statement: Statement): StatementPrintDocument {
  const rows = statement.lines.map((line, at) => listed(line, at, statement.day));
  const sums = documentTotals(rows.map((row) => ({ ...row, total: row.supply + row.tax })));
  const foot = footOf(order, statement, sums);
  const number = statement.number ?? '예정';
  return {
    title: '거래명세서',
    number: statement.number ?? order.orderFormNumber,
    copies: [
      { label: '공급받는자 보관용', colour: 'blue' },
      { label: '공급자 보관용', colour: 'red' },
    ],
    facts: [
      { label: '번호', value: number },
      { label: '거래일자', value: `${inWords(statement.day)}${statement.isExpected ? ' (예정)' : ''}` },
      { label: '발주번호', value: order.orderFormNumber },
    ],
    parties: [partyBox('공급자', order.supplier, { sealed: true }), partyBox('공급받는자', order.client)],
    total: { label: '합계금액', value: totalInWords(sums.total), note: '부가세 포함' },
    amount: sums.total,
    columns: COLUMNS,
    pages: printPages(rows, COLUMNS, { ...MEASURE, foot: heightOf(foot) }, CELL),
    foot,
    continued: '다음 장에 계속',
  };
}

const listed = (line: StatementLine, at: number, day: string): ListedLine => ({
  id: String(at + 1),
  qty: line.qty,
  supply: line.supply,
  tax: line.tax,
  texts: {
    day: formatMonthDay(day),
    name: line.productName,
    specification: line.specification,
    qty: formatNumber(line.qty),
    unitPrice: formatNumber(line.unitPrice),
    supply: formatNumber(line.supply),
    tax: formatNumber(line.tax),
    note: line.note,
  },
});

function footOf(
  order: OrderForm,
  { lines, receivedBy, signature, foot }: Statement,
  sums: { supply: number; tax: number; total: number },
): PrintField[][] {
  const owed = (amount: number | undefined) => (amount === undefined ? '' : formatNumber(amount));
  const bottles = lines.reduce((sum, { qty }) => sum + qty, 0);
  const { account } = order;
  return [
    [
      { label: '공급가액 계', value: formatNumber(sums.supply) },
      { label: '세액 계', value: formatNumber(sums.tax) },
      { label: '합계', value: formatNumber(sums.total), strong: true },
      {
        ...{ label: '인수자', value: receivedBy, seal: '(서명)' },
        ...(signature === null ? {} : { signature: signatureDrawing(signature) }),
      },
    ],
    [
      { label: '전미수금', value: owed(foot?.broughtForward) },
      { label: '당일거래액', value: owed(foot?.today) },
      // What a coupon took off is no trade of the day: it counts with what was paid.
      { label: order.coupon ? '입금·에누리' : '입금액', value: owed(foot?.paid) },
      { label: '미수금', value: owed(foot?.balance), strong: true },
    ],
    [
      { label: '인도장소', value: addressLine(order.shipping), span: 3 },
      { label: '총수량', value: `${formatNumber(bottles)}병` },
    ],
    ...(account
      ? [
          [
            { label: '입금계좌', value: `${account.bank} ${account.number} ${account.holder}`, span: 3 },
            { label: '담당자', value: order.managerName ?? '' },
          ],
        ]
      : []),
  ];
}

/** What the foot takes from the last sheet: a long address has rows of its own. */
function heightOf(foot: readonly (readonly PrintField[])[]): number {
  const rowsOf = ({ value, span = 1 }: PrintField) =>
    textRows(value, (span * FOOT.field - FOOT.label - CELL.padding) / CELL.em);
  const heightOfRow = (row: readonly PrintField[]) =>
    Math.max(
      FOOT.row + (Math.max(...row.map(rowsOf)) - 1) * FOOT.textRow,
      row.some(({ signature }) => signature) ? FOOT.signedRow : 0,
    );
  return foot.reduce((sum, row) => sum + heightOfRow(row), FOOT.gap);
}
