import type { ClientPrice } from '@vitis/contracts';
import { lineAmounts, tierAt } from '@vitis/domain';
import type { QuantityUnit } from '@vitis/ui';
import { useState } from 'react';

interface PadLine {
  price: ClientPrice;
  qty: number;
}

/**
 * Quantities that are written beside several wines and go into the cart at once. They stay while pages and filters
 * change, with the prices that they were written at.
 */
export function useOrderPad() {
  const [unit, changeUnit] = useState<QuantityUnit>('case');
  const [lines, setLines] = useState<ReadonlyMap<number, PadLine>>(new Map());
  const all = [...lines.values()];

  const write = (price: ClientPrice, qty: number) =>
    setLines((before) => {
      const after = new Map(before);
      if (qty === 0) after.delete(price.idProduct);
      else after.set(price.idProduct, { price, qty });
      return after;
    });
  return {
    unit,
    changeUnit,
    write,
    clear: () => setLines(new Map()),
    qtyOf: (idProduct: number) => lines.get(idProduct)?.qty ?? 0,
    items: all.map(({ price, qty }) => ({ idProduct: price.idProduct, qty })),
    bottles: all.reduce((sum, { qty }) => sum + qty, 0),
    supply: all.reduce(
      (sum, { price, qty }) =>
        sum + lineAmounts({ unitPrice: tierAt(price.tiers, qty).price, bottles: qty }).supply,
      0,
    ),
  };
}
export type OrderPad = ReturnType<typeof useOrderPad>;
