import type { CashStatement, Receipt, ReceiptDetail, SettledReceipt } from '@vitis/contracts';

/** A statement of delivery that nobody has paid yet, unless told otherwise. */
export function aReceipt(changed: Partial<Receipt> = {}): Receipt {
  const { type = 'SALE', change = 110_000 } = changed;
  const isOwed = type === 'SALE' || type === 'OPENING';
  return {
    id: 7,
    type,
    date: '2026-11-05',
    orderFormNumber: isOwed ? 'O20261103-0001' : null,
    idDelivery: type === 'SALE' ? 31 : null,
    statementNumber: null,
    memo: type === 'PAYMENT' ? '계좌 입금' : '',
    supply: type === 'SALE' ? (change * 10) / 11 : 0,
    tax: type === 'SALE' ? change / 11 : 0,
    change,
    dueDate: isOwed ? '2026-12-05' : null,
    open: isOwed ? change : 0,
    status: isOwed ? 'UNPAID' : null,
    balance: change,
    ...changed,
  };
}

/** A receipt with what paid it, or what it paid: nothing unless told. */
export const aSettledReceipt = (changed: Partial<SettledReceipt> = {}): SettledReceipt => ({
  ...aReceipt(changed),
  parts: [],
  ...changed,
});

/** A receipt with its one wine and the estimate that it began with. */
export function aReceiptDetail(changed: Partial<ReceiptDetail> = {}): ReceiptDetail {
  const receipt = aReceipt(changed);
  const { supply, tax } = receipt;
  const line = {
    position: 1,
    idProduct: 4,
    productName: '와인 4호 2019',
    specification: '750ml × 6',
    qty: 2,
    unitPrice: 50_000,
    supply,
    tax,
  };
  return {
    ...receipt,
    lines: receipt.type === 'SALE' ? [line] : [],
    estimateNumber: 'E20261101-0001',
    delivery: null,
    parts: [],
    ...changed,
  };
}

/** The ledger of November with these entries after what was brought forward. */
export function aCashStatement(
  entries: readonly Receipt[],
  changed: Partial<CashStatement> = {},
): CashStatement {
  const { broughtForward = 0 } = changed;
  const totals = { OPENING: 0, SALE: 0, RETURN: 0, ALLOWANCE: 0, PAYMENT: 0 };
  for (const { type, change } of entries) totals[type] += change;
  const balance = entries.reduce((sum, { change }) => sum + change, broughtForward);
  return {
    month: '2026-11',
    firstMonth: '2026-10',
    lastMonth: '2026-11',
    broughtForward,
    entries: [...entries],
    totals,
    balance,
    owed: { receivable: balance, overdue: 0, overdueCount: 0, nextDue: null },
    ...changed,
  };
}
