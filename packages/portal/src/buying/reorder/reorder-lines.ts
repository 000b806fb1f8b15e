import type { ClientPrice, DocumentLine } from '@vitis/contracts';
import { lineName, tierAt } from '@vitis/domain';

/** What has become of a wine since it was ordered. */
export interface ReorderLine {
  idProduct: number;
  productName: string;
  qty: number;
  /** Won a bottle, then and today; null where it is not sold to this client any more. */
  ordered: number;
  today: number | null;
  stock: number;
  /** `SHORT`: there are fewer bottles than were ordered; `GONE`: none, or not sold any more. */
  state: 'SAME' | 'PRICE' | 'SHORT' | 'GONE';
}

/** The wines of an order as they could be ordered today; one on several lines is one. */
export function reorderLines(
  products: readonly DocumentLine[],
  prices: readonly ClientPrice[],
): ReorderLine[] {
  const priceOf = new Map(prices.map((price) => [price.idProduct, price]));
  return [...Map.groupBy(products, ({ idProduct }) => idProduct).values()].map((lines) => {
    const [first] = lines as [DocumentLine];
    const { idProduct, unitPrice: ordered } = first;
    const qty = lines.reduce((sum, line) => sum + line.qty, 0);
    const price = priceOf.get(idProduct);
    const stock = price?.stock ?? 0;
    const today = price === undefined ? null : tierAt(price.tiers, qty).price;
    const state = stock === 0 ? 'GONE' : stock < qty ? 'SHORT' : today === ordered ? 'SAME' : 'PRICE';
    return { idProduct, productName: lineName(first), qty, ordered, today, stock, state };
  });
}
