import type { DeliveryInfo } from '@vitis/contracts';
import type { ActionWords } from '@vitis/driver-outbox';
import { useState } from 'react';

/** What is wrong with a count at the door: nothing went back, nothing was taken, a number is none, no reason. */
type DoorProblem = 'all' | 'none' | 'qty' | 'reason';

type Typed = Readonly<Record<number, number | null>>;

function problemOf(products: DeliveryInfo['products'], typed: Typed, reason: string): DoorProblem | null {
  const counted = products.map(({ idProduct, qty }) => ({ qty, taken: qtyIn(typed, idProduct, qty) }));
  if (counted.some(({ qty, taken }) => taken === null || !(taken <= qty))) return 'qty';
  if (counted.every(({ qty, taken }) => taken === qty)) return 'all';
  if (counted.every(({ taken }) => taken === 0)) return 'none';
  return reason.trim() === '' ? 'reason' : null;
}

/** A wine that was not named as taken was not taken at all. */
const typedOf = (products: DeliveryInfo['products'], taken: ActionWords['taken']): Typed =>
  taken === undefined
    ? {}
    : Object.fromEntries(
        products.map(({ idProduct }) => {
          const named = taken.find((each) => each.idProduct === idProduct);
          return [idProduct, named === undefined ? 0 : named.qty];
        }),
      );

const qtyIn = (typed: Typed, idProduct: number, brought: number): number | null =>
  idProduct in typed ? (typed[idProduct] ?? null) : brought;

const readable = (qty: number | null): number | null => (Number.isNaN(qty) ? null : qty);

/**
 * How many bottles of a stop are taken at the door: all of them, until the driver says that some are not.
 *
 * @param said what the driver has said before
 */
export function useDoorCount({ products }: Pick<DeliveryInfo, 'products'>, said: ActionWords = {}) {
  const { taken } = said;
  const [isPartial, setPartial] = useState(taken !== undefined);
  const [typed, setTyped] = useState<Typed>(() => typedOf(products, taken));
  const [reason, setReason] = useState(said.refusedReason ?? '');
  const brought = (id: number) => products.find(({ idProduct }) => idProduct === id)?.qty ?? 0;
  const words: ActionWords = isPartial
    ? {
        taken: products
          // Where the number was emptied, or cannot be read, it is neither 0 nor all of them: the draft keeps that it is open.
          .map(({ idProduct, qty }) => ({ idProduct, qty: readable(qtyIn(typed, idProduct, qty)) }))
          .filter(({ qty }) => qty !== 0),
        refusedReason: reason.trim(),
      }
    : // Named, so that they clear what was kept of a count that has been taken back.
      { taken: undefined, refusedReason: '' };
  return {
    isPartial,
    setPartial,
    qtyOf: (idProduct: number) => qtyIn(typed, idProduct, brought(idProduct)),
    setQty: (idProduct: number, qty: number | null) => setTyped({ ...typed, [idProduct]: qty }),
    reason,
    setReason,
    problem: isPartial ? problemOf(products, typed, reason) : null,
    words,
  };
}

export type DoorCount = ReturnType<typeof useDoorCount>;
