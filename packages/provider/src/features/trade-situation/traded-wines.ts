import type { Language } from '@vitis/contracts';
import type { Database } from '../../db/connect.ts';
import type { ProductService } from '../products/product.service.ts';
import { readReceiptLines } from '../receipts/receipt-lines.ts';
import type { SummedTrade, Traded, TradedReceipt } from './trade-groups.ts';

/** A row of a ledger that is added up. */
export interface TradedEntry {
  receipt: TradedReceipt;
  idOrder: number | null;
  client: Traded['client'];
}

/** What many rows come to is of none of them. */
const NO_RECEIPT: Omit<TradedReceipt, 'date'> = {
  ...{ id: 0, type: 'SALE', orderFormNumber: null, idDelivery: null, memo: '', supply: 0, tax: 0 },
};

/**
 * The wines behind sales, returns and allowances, to the won: what a row is worth beyond its wines (an allowance, a sale of
 * before this shop) stands beside them as of no wine. Payments and what was brought forward are no trade.
 */
export async function tradedWines(
  { database, products }: { database: Database; products: ProductService },
  entries: readonly TradedEntry[],
  language: Language,
  summed: readonly SummedTrade[] = [],
): Promise<Traded[]> {
  const lines = await readReceiptLines(database, entries);
  const ids = new Set([...lines.values()].flat().map(({ idProduct }) => idProduct));
  for (const { idProduct } of summed) if (idProduct !== null) ids.add(idProduct);
  const wines = new Map((await products.cards([...ids], language)).map((wine) => [wine.id, wine]));
  const sums = summed.map(({ date, code, name, idProduct, qty, supply, tax }): Traded => {
    const wine = idProduct === null ? undefined : wines.get(idProduct);
    return {
      receipt: { ...NO_RECEIPT, date },
      client: { code, name },
      idProduct,
      line: null,
      wine,
      qty,
      supply,
      tax,
    };
  });
  const split = entries.flatMap(({ receipt, client }): Traded[] => {
    if (receipt.type === 'PAYMENT' || receipt.type === 'OPENING') return [];
    const sign = receipt.type === 'RETURN' ? -1 : 1;
    const traded = (lines.get(receipt.id) ?? []).map(
      (line): Traded => ({
        ...{ receipt, client, idProduct: line.idProduct, line, wine: wines.get(line.idProduct) },
        ...{ qty: sign * line.qty, supply: line.supply, tax: line.tax },
      }),
    );
    const rest = { supply: receipt.supply, tax: receipt.tax };
    for (const { supply, tax } of traded) {
      rest.supply -= supply;
      rest.tax -= tax;
    }
    if (rest.supply === 0 && rest.tax === 0) return traded;
    return [...traded, { receipt, client, idProduct: null, line: null, wine: undefined, qty: 0, ...rest }];
  });
  return [...sums, ...split];
}
