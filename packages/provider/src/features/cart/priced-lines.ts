import { BUSINESS_TYPE, type CartItem, type Language, type SeenPrice } from '@vitis/contracts';
import { lineAmounts, unitPriceAt } from '@vitis/domain';
import type { Database } from '../../db/connect.ts';
import type { BuyerScope } from '../../http/policies.ts';
import type { Catalogue } from '../catalog/catalogue.ts';
import { clientPrices } from '../prices/prices.service.ts';
import { productCards } from '../products/product-cards.ts';
import type { CartRow } from './cart.repository.ts';

/** Lines with today's prices, in their order: no price is kept with a line. */
export async function pricedLines(
  database: Database,
  catalogue: Catalogue,
  buyer: BuyerScope,
  rows: readonly (CartRow & { seen?: SeenPrice | null })[],
  language: Language,
): Promise<CartItem[]> {
  const ids = [...new Set(rows.map(({ idProduct }) => idProduct))];
  const cards = await productCards(database, catalogue, ids, language);
  const prices = await clientPrices(database, catalogue, buyer, ids);
  const cardOf = new Map(cards.map((card) => [card.id, card]));
  const priceOf = new Map(prices.map((price) => [price.idProduct, price]));
  return rows.map(({ idProduct, qty, seen = null }): CartItem => {
    const price = priceOf.get(idProduct) ?? null;
    const unitPrice = price ? unitPriceAt(price.tiers, qty) : null;
    const amounts = unitPrice === null ? null : lineAmounts({ unitPrice, bottles: qty });
    return {
      idProduct,
      qty,
      businessType: BUSINESS_TYPE,
      product: cardOf.get(idProduct)!,
      price,
      unitPrice,
      supply: amounts?.supply ?? null,
      tax: amounts?.tax ?? null,
      seen,
    };
  });
}
