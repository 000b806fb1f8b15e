import type { CashStatement, Receipt } from '@vitis/contracts';
import { ledgerNote, statusLabel, word } from '@vitis/domain';
import { dayColumn, numberColumn, type Sheet, textColumn } from '../../sheets/sheet.ts';
import { WORDS } from '../../sheets/sheet-words.ts';

const beginning: Sheet<Receipt>['columns'] = [
  dayColumn(WORDS.date, ({ date }) => date),
  textColumn(WORDS.type, 10, ({ type }, language) => statusLabel('receipt', type, language)),
  textColumn(WORDS.orderNumber, 16, ({ orderFormNumber }) => orderFormNumber),
  textColumn(WORDS.statementNumber, 16, ({ statementNumber }) => statementNumber),
  textColumn(WORDS.memo, 36, ledgerNote),
];

/** 거래명세·입금 내역. */
export const receiptSheet: Sheet<Receipt> = {
  title: word(
    '거래명세·입금 내역',
    'Deliveries and payments',
    '交易明细与付款',
    '交易明細與付款',
    '取引明細・入金',
  ),
  columns: [
    ...beginning,
    numberColumn(WORDS.supply, ({ supply }) => supply),
    numberColumn(WORDS.tax, ({ tax }) => tax),
    numberColumn(word('금액', 'Amount', '金额', '金額', '金額'), ({ change }) => change),
    numberColumn(word('미결제액', 'Open', '未付金额', '未付金額', '未決済額'), ({ open }) => open),
    dayColumn(WORDS.dueDate, ({ dueDate }) => dueDate),
    textColumn(WORDS.status, 12, ({ status }, language) =>
      status === null ? null : statusLabel('payment', status, language),
    ),
    numberColumn(WORDS.balance, ({ balance }) => balance),
  ],
};

/** What is added to 미수금 by a row of the ledger, or taken off. */
const columnOf = (side: 1 | -1) => (row: Receipt) =>
  Math.sign(row.change) === side ? side * row.change : null;

/** 거래원장 of a month, with the balance carried through. */
export const cashSheet: Sheet<Receipt> = {
  title: word('거래원장', 'Account ledger', '往来账', '往來帳', '取引元帳'),
  columns: [
    ...beginning,
    numberColumn(word('차변(매출)', 'Charged', '借方（销售）', '借方（銷售）', '借方（売上）'), columnOf(1)),
    numberColumn(
      word('대변(입금·반품)', 'Credited', '贷方（付款与退货）', '貸方（付款與退貨）', '貸方（入金・返品）'),
      columnOf(-1),
    ),
    numberColumn(WORDS.balance, ({ balance }) => balance),
  ],
};

/** The rows of a ledger's month; what was brought forward stands first. */
export function cashRows({ month, broughtForward, entries }: CashStatement): Receipt[] {
  const opening: Receipt = {
    ...{ id: 0, type: 'OPENING', date: `${month}-01`, orderFormNumber: null, idDelivery: null, memo: '' },
    statementNumber: null,
    ...{ supply: 0, tax: 0, change: 0, dueDate: null, open: 0, status: null, balance: broughtForward },
  };
  return [opening, ...entries];
}
