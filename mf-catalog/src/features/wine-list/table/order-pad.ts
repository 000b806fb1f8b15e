import type { ClientPrice } from '@vitis/contracts';
import { lineAmounts, tierAt } from '@vitis/domain';
import type { QuantityUnit } from '@vitis/ui';
import type { useSessionState } from '../../../shared/use-session-state.ts';

interface PadLine {
  price: ClientPrice;
  qty: number;
}

/** What was written in the rows. */
export interface Written {
  unit: QuantityUnit;
  lines: ReadonlyMap<number, PadLine>;
}
/** Kept by the list: its table goes and comes with pages, filters and the other view. */
export type WrittenState = ReturnType<typeof useSessionState<Written>>;

const NOTHING: Written = { unit: 'case', lines: new Map() };

/**
 * Quantities that are written beside several wines and go into the cart at once. They stay while pages and filters
 * change, with the prices that they were written at.
 */
export function orderPad([written = NOTHING, setWritten]: WrittenState) {
  const { unit, lines } = written;
  const all = [...lines.values()];

  const write = (price: ClientPrice, qty: number) =>
    setWritten((before = NOTHING) => {
      const after = new Map(before.lines);
      if (qty === 0) after.delete(price.idProduct);
      else after.set(price.idProduct, { price, qty });
      return { ...before, lines: after };
    });
  return {
    unit,
    changeUnit: (next: QuantityUnit) => setWritten((before = NOTHING) => ({ ...before, unit: next })),
    write,
    clear: () => setWritten((before = NOTHING) => ({ ...before, lines: NOTHING.lines })),
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
export type OrderPad = ReturnType<typeof orderPad>;
