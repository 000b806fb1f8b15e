import type { CartItem } from '@vitis/contracts';
import {
  type Amounts,
  documentTotals,
  formatPack,
  lineAmounts,
  MAX_LINE_BOTTLES,
  mostBottles,
  tierAfter,
  tierAt,
  wineTitle,
} from '@vitis/domain';

/** What can be done with a line: `short` asks for more than there is, `gone` is no longer sold to this client. */
export type LineState = 'orderable' | 'short' | 'sold-out' | 'gone';

/** A line of the cart at the quantity that the person sees, which may be ahead of the provider's. */
export interface CartLine {
  id: number;
  item: CartItem;
  /** `샤토 라모네 2019`. */
  title: string;
  /** `750ml × 6`. */
  specification: string;
  qty: number;
  caseSize: number;
  state: LineState;
  /** Per bottle at this quantity, and what the line comes to; null where it is no longer sold. */
  unitPrice: number | null;
  amounts: Amounts | null;
  /** The next tier that the stock reaches, and how many bottles are missing to it. */
  next: { price: number; missing: number } | null;
}

function stateOf({ product, price }: CartItem, qty: number): LineState {
  if (price === null) return 'gone';
  if (product.availability === 'SOLD_OUT' || price.stock === 0) return 'sold-out';
  return qty > price.stock ? 'short' : 'orderable';
}

/** A line at a quantity; prices and sums as the provider reckons them. */
export function cartLine(item: CartItem, qty = item.qty): CartLine {
  const { product, price } = item;
  const unitPrice = price === null ? null : tierAt(price.tiers, qty).price;
  const after = price === null ? null : tierAfter(price.tiers, qty);
  const reached = after !== null && price !== null && after.tier.minQty <= mostBottles(price.stock);
  return {
    id: item.idProduct,
    item,
    title: wineTitle(product),
    specification: formatPack(product.volume, product.caseSize),
    qty,
    caseSize: product.caseSize,
    state: stateOf(item, qty),
    unitPrice,
    amounts: unitPrice === null ? null : lineAmounts({ unitPrice, bottles: qty }),
    next: reached ? { price: after.tier.price, missing: after.missing } : null,
  };
}

/** Whether a line can be asked for at all; a short one can, and the provider has the last word on it. */
export const isAskable = ({ state }: CartLine): boolean => state === 'orderable' || state === 'short';

/** Sums of lines; each is rounded by itself, so that columns foot. */
export const sumOf = (lines: readonly CartLine[]): Amounts =>
  documentTotals(lines.flatMap(({ amounts }) => amounts ?? []));

export const bottlesOf = (lines: readonly { qty: number }[]): number =>
  lines.reduce((sum, { qty }) => sum + qty, 0);

/**
 * How many bottles an address asks for of its one line (`?ids=1&rest=170`), on top of those that the cart keeps; undefined
 * where the line itself is asked for.
 */
export function restOf(search: URLSearchParams): number | undefined {
  const rest = Number(search.get('rest'));
  const isOne = /^\d+$/.test(search.get('ids') ?? '');
  return isOne && Number.isInteger(rest) && rest > 0 && rest <= MAX_LINE_BOTTLES ? rest : undefined;
}

/**
 * The lines that an address names (`?ids=1,2`), and those of them that cannot be asked for; all where it names none. Each
 * with `rest` bottles where that is given.
 */
export function chosenLines(
  items: readonly CartItem[],
  ids: string | null,
  rest?: number,
): { lines: CartLine[]; leftOut: CartLine[] } {
  const named = ids === null ? null : new Set(ids.split(',').map(Number));
  const all = items
    .filter(({ idProduct }) => named?.has(idProduct) ?? true)
    .map((item) => cartLine(item, rest));
  // A rest is what there is none of: only a wine that is sold no more cannot be asked for.
  const isWanted = (line: CartLine) => isAskable(line) || (rest !== undefined && line.state === 'sold-out');
  return { lines: all.filter(isWanted), leftOut: all.filter((line) => !isWanted(line)) };
}

const FLOW = {
  apply: '/cart/apply?',
  order: '/cart/order?from=cart&',
  subscribe: '/order/subscribe?',
} as const;
export type FlowScreen = keyof typeof FLOW;

const named = (ids: readonly number[], rest?: number): string =>
  `ids=${ids.join(',')}${rest === undefined ? '' : `&rest=${rest}`}`;

/** Where the chosen lines are seen on paper before they are sent. */
export const paperAddress = (screen: 'apply' | 'order', lines: readonly CartLine[], rest?: number): string =>
  `/cart/pdf/${screen === 'apply' ? 'estimate-apply' : 'order-apply'}?${named(
    lines.map(({ id }) => id),
    rest,
  )}`;

/** Where the chosen lines are applied for, ordered, or made a repeating order; `rest` as in `restOf`. */
export const flowAddress = (screen: FlowScreen, ids: readonly number[], rest?: number): string =>
  FLOW[screen] + named(ids, rest);
