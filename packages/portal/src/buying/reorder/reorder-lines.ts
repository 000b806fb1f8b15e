import type { ClientPrice, DocumentLine } from '@vitis/contracts';
import { lineName, tierAt } from '@vitis/domain';

/** What of a line goes into the cart: its own wine, or another year of one that cannot be had. */
export interface ReorderChoice {
  isTaken: boolean;
  idProduct: number;
  qty: number;
}

/** What has become of a wine since it was ordered. */
export interface ReorderLine {
  idProduct: number;
  productName: string;
  /** Won a bottle, then and today for the chosen bottles; null where it is not sold to this client any more. */
  ordered: number;
  today: number | null;
  stock: number;
  /** `SHORT`: there are fewer bottles than are wanted; `GONE`: none, or not sold any more. */
  state: 'SAME' | 'PRICE' | 'SHORT' | 'GONE';
  choice: ReorderChoice;
}

/**
 * The wines of a document as they could be ordered today; one on several lines is one. All that can be had is taken, with the
 * bottles of then, unless its line was chosen otherwise since.
 */
export function reorderLines(
  products: readonly DocumentLine[],
  prices: readonly ClientPrice[],
  choices: ReadonlyMap<number, ReorderChoice>,
): ReorderLine[] {
  const priceOf = new Map(prices.map((price) => [price.idProduct, price]));
  return [...Map.groupBy(products, ({ idProduct }) => idProduct).values()].map((lines) => {
    const [first] = lines as [DocumentLine];
    const { idProduct, unitPrice: ordered } = first;
    const price = priceOf.get(idProduct);
    const stock = price?.stock ?? 0;
    const isGone = stock === 0;
    const chosen = choices.get(idProduct);
    // What was chosen while the wine could be had says nothing of another year, nor the other way round.
    const isOfToday = chosen !== undefined && isGone === (chosen.idProduct !== idProduct);
    const asked = lines.reduce((sum, line) => sum + line.qty, 0);
    const choice = isOfToday ? chosen : { isTaken: !isGone, idProduct, qty: asked };
    const today = price === undefined ? null : tierAt(price.tiers, choice.qty).price;
    const state = isGone ? 'GONE' : stock < choice.qty ? 'SHORT' : today === ordered ? 'SAME' : 'PRICE';
    return { idProduct, productName: lineName(first), ordered, today, stock, state, choice };
  });
}

/** Further away than any later year. */
const EARLIER = 10_000;

/**
 * The year that comes after the one that was ordered, of those that can be had; where all are older, the one just before it. A
 * wine without a year is followed by the first.
 */
export function nextVintage<Wine extends { vintage: number | null }>(
  ordered: number | null,
  wines: readonly Wine[],
): Wine | undefined {
  if (ordered === null) return wines[0];
  const distance = ({ vintage }: Wine) => {
    const years = (vintage ?? 0) - ordered;
    return years > 0 ? years : EARLIER - years;
  };
  return wines.toSorted((one, other) => distance(one) - distance(other))[0];
}
