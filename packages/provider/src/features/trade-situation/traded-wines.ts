import type { Language, Receipt } from '@vitis/contracts';
import type { Database } from '../../db/connect.ts';
import type { ProductService } from '../products/product.service.ts';
import { readReceiptLines } from '../receipts/receipt-lines.ts';
import type { SummedTrade, Traded } from './trade-groups.ts';

/** A row of a ledger that is added up. */
export interface TradedEntry {
  receipt: Traded['receipt'] & Pick<Receipt, 'idDelivery' | 'supply' | 'tax'>;
  idOrder: number | null;
  client: Traded['client'];
}

/**
 * The wines behind sales, returns and allowances, to the won: what a row is worth beyond its wines (an allowance, a sale of
 * before this shop) stands beside them as of no wine. Payments and what was brought forward are no trade.
 */
export async function tradedWines(
  { database, products }: { database: Database; products: ProductService },
  { entries, summed }: { entries: readonly TradedEntry[]; summed: readonly SummedTrade[] },
  language: Language,
): Promise<Traded[]> {
  const lines = await readReceiptLines(database, entries);
  const ids = new Set([...lines.values()].flat().map(({ idProduct }) => idProduct));
  for (const { idProduct } of summed) if (idProduct !== null) ids.add(idProduct);
  const wines = new Map((await products.cards([...ids], language)).map((wine) => [wine.id, wine]));
  const wineOf = (id: number | null) => (id === null ? undefined : wines.get(id));

  const sums = summed.map(
    ({ id, type, date, orderFormNumber, memo, code, name, ...sum }): Traded => ({
      // What many rows come to is of none of them.
      receipt: { id: id ?? 0, type: type ?? 'SALE', date, orderFormNumber, memo: memo ?? '' },
      client: code === null || name === null ? null : { code, name },
      wine: wineOf(sum.idProduct),
      ...sum,
    }),
  );
  const split = entries.flatMap(({ receipt, client }): Traded[] => {
    const sign = receipt.type === 'RETURN' ? -1 : 1;
    const rest = { qty: 0, supply: receipt.supply, tax: receipt.tax };
    const traded = (lines.get(receipt.id) ?? []).map((line): Traded => {
      const { idProduct, unitPrice, supply, tax } = line;
      rest.supply -= supply;
      rest.tax -= tax;
      const wine = wineOf(idProduct);
      return { receipt, client, idProduct, unitPrice, wine, qty: sign * line.qty, supply, tax };
    });
    if (rest.supply === 0 && rest.tax === 0) return traded;
    const none = { idProduct: null, unitPrice: null, wine: undefined };
    return [...traded, { receipt, client, ...none, ...rest }];
  });
  return [...sums, ...split];
}
