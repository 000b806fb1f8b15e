import type { ClientPrice, DocumentLine } from '@vitis/contracts';
import { type Amounts, documentTotals, lineAmounts, tierAt } from '@vitis/domain';
import type { CartLine } from '../../shared/order-flow/cart-line.ts';

/** A wine of a repeating order, at the quantity that is on the screen. */
export interface RepeatLine extends Pick<CartLine, 'id' | 'title' | 'specification' | 'qty' | 'caseSize'> {
  /** Null where it is no longer sold to this client. */
  price: ClientPrice | null;
}

export const fromCart = ({ id, title, specification, qty, caseSize, item }: CartLine): RepeatLine => ({
  id,
  title,
  specification,
  qty,
  caseSize,
  price: item.price,
});

/** A line of an order that is there already, at today's price. */
export const fromOrder = (line: DocumentLine, prices: readonly ClientPrice[]): RepeatLine => ({
  id: line.idProduct,
  title: line.name ?? line.productName,
  specification: line.specification,
  qty: line.qty,
  caseSize: line.caseSize,
  price: prices.find(({ idProduct }) => idProduct === line.idProduct) ?? null,
});

/** Per bottle at its quantity, and what it comes to; null where it is no longer sold. */
export function amountsOfLine({ price, qty }: RepeatLine): (Amounts & { unitPrice: number }) | null {
  if (price === null) return null;
  const unitPrice = tierAt(price.tiers, qty).price;
  return { unitPrice, ...lineAmounts({ unitPrice, bottles: qty }) };
}

export const sumOfLines = (lines: readonly RepeatLine[]): Amounts =>
  documentTotals(lines.flatMap((line) => amountsOfLine(line) ?? []));
