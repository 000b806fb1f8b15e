import type { Wine } from './catalogue.ts';
import type { Client, TradeContext } from './context.ts';
import { at, clock } from './working-days.ts';

/** Cases and loose bottles of each line of a cart. */
type Quantity = readonly [cases: number, bottles: number];

const wishCounts = [11, 6, 4, 4];
const carts: readonly (readonly Quantity[])[] = [
  [
    [2, 0],
    [1, 1],
    [0, 3],
    [4, 0],
    [1, 0],
  ],
  [
    [3, 0],
    [0, 6],
  ],
];

/** What there is of a wine; at least one bottle of it, which a cart may ask for though it is sold out. */
const atMost = (wine: Wine, qty: number): number =>
  Math.max(1, wine.stock > 0 ? Math.min(qty, wine.stock) : qty);

interface Wish {
  userId: number;
  productId: number;
  createdAt: Date;
}

export interface Buying {
  wishes: Wish[];
  cartItems: (Wish & { qty: number; updatedAt: Date })[];
  restockNotifications: Wish[];
}

/** Wishes of each company's main contact, carts of the first two, and what one waits for. */
export function makeBuying({ catalogue, days, random }: TradeContext, clients: readonly Client[]): Buying {
  const last = days.past.length - 1;
  const wishes: Buying['wishes'] = [];
  const cartItems: Buying['cartItems'] = [];
  for (const [place, client] of clients.entries()) {
    const userId = client.buyers[0]!;
    const others = catalogue.wines.filter((wine) => !client.house.includes(wine));
    const count = wishCounts[place]!;
    const wished = [
      ...client.house.slice(0, Math.floor(count / 3)),
      ...random.sample(others, count - Math.floor(count / 3)),
      ...client.house.slice(Math.floor(count / 3)),
    ].slice(0, count);
    wishes.push(
      ...wished.map((wine, index) => ({
        userId,
        productId: wine.id,
        createdAt: at(days.past[last - 3 * index]!, clock(20, 5 + index)),
      })),
    );
    const inCart = client.house.slice(-carts.length * 5);
    for (const [index, [cases, bottles]] of (carts[place] ?? []).entries()) {
      const wine = inCart[index];
      if (!wine) break;
      const createdAt = at(days.past[last]!, clock(19, 10 + index));
      const qty = atMost(wine, cases * wine.caseSize + bottles);
      cartItems.push({ userId, productId: wine.id, qty, createdAt, updatedAt: createdAt });
    }
  }
  const soldOut = catalogue.wines.filter(({ stock }) => stock === 0).slice(0, 2);
  const restockNotifications = soldOut.map(({ id }) => ({
    userId: clients[0]!.buyers[0]!,
    productId: id,
    createdAt: at(days.past[last - 4]!, clock(15)),
  }));
  return { wishes, cartItems, restockNotifications };
}
