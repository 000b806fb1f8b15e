import { getOrderForm, listPrices } from '@vitis/contracts';
import { callApi, reportFailure } from '@vitis/platform';
import { useAddToCart } from '@vitis/portal/buying';
import { useState } from 'react';

/** What became of putting an order into the cart again: how many wines went in, and which cannot be had today. */
interface Again {
  number: string;
  added: number;
  leftOut: readonly string[];
}

/** An order's lines that can be had today, and the names of the others. */
async function availableLines(number: string) {
  const order = await callApi(getOrderForm, { params: { number } });
  const lines = order.body.products;
  const ids = [...new Set(lines.map(({ idProduct }) => idProduct))];
  const prices = await callApi(listPrices, { query: { ids } });
  const available = new Set(
    prices.body._embedded.items.flatMap(({ idProduct, stock }) => (stock > 0 ? idProduct : [])),
  );
  const isThere = ({ idProduct }: { idProduct: number }) => available.has(idProduct);
  return {
    items: lines.filter(isThere).map(({ idProduct, qty }) => ({ idProduct, qty })),
    leftOut: lines.filter((line) => !isThere(line)).map(({ productName }) => productName),
  };
}

/**
 * Puts the wines of an order into the cart again, as many bottles as then. What is sold out or no longer sold stays
 * out and is named; more bottles than there are is the cart's to tell, which offers what there is.
 */
export function useOrderAgain() {
  const { addAll } = useAddToCart();
  const [busy, setBusy] = useState<string | null>(null);
  const [done, setDone] = useState<Again | null>(null);

  const again = async (number: string) => {
    if (busy !== null) return;
    setBusy(number);
    try {
      const { items, leftOut } = await availableLines(number);
      const wines = new Set(items.map(({ idProduct }) => idProduct)).size;
      if (items.length === 0 || (await addAll(items))) setDone({ number, added: wines, leftOut });
    } catch (error) {
      reportFailure(error);
    } finally {
      setBusy(null);
    }
  };
  return { again, busy, done };
}
