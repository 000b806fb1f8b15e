import type { Cart, CartItem, ClientPrice, ProductCard, SeenPrice } from '@vitis/contracts';
import { documentTotals, lineAmounts, tierAt } from '@vitis/domain';
import { aPrice, aWine } from './wine.ts';

/** A line of the cart as the provider says it; `price` null is a wine that is no longer sold. */
export function aCartItem(
  id: number,
  qty: number,
  {
    wine = {},
    price = {},
    seen = null,
  }: { wine?: Partial<ProductCard>; price?: Partial<ClientPrice> | null; seen?: SeenPrice | null } = {},
): CartItem {
  const own = price === null ? null : aPrice({ idProduct: id, ...price });
  const unitPrice = own === null ? null : tierAt(own.tiers, qty).price;
  const amounts = unitPrice === null ? null : lineAmounts({ unitPrice, bottles: qty });
  return {
    idProduct: id,
    qty,
    businessType: 'B2B',
    product: aWine({ id, ...wine }),
    price: own,
    unitPrice,
    supply: amounts?.supply ?? null,
    tax: amounts?.tax ?? null,
    seen,
  };
}

/** A cart with the sums of what can be ordered. */
export function aCart(items: readonly CartItem[] = [], later: readonly CartItem[] = []): Cart {
  const sums = items.flatMap(({ supply, tax }) =>
    supply === null || tax === null ? [] : [{ supply, tax, total: supply + tax }],
  );
  return { _embedded: { items: [...items], later: [...later] }, totals: documentTotals(sums) };
}
