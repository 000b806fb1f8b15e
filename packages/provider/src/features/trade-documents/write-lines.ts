import type { Language } from '@vitis/contracts';
import { MAX_LINE_BOTTLES } from '@vitis/domain';
import type { Database } from '../../db/connect.ts';
import { freeText } from '../../http/free-text.ts';
import { invalidField } from '../../problems/invalid-field.ts';
import type { DraftLine } from './document-lines.ts';
import { type BuyingClient, type WineForSale, winesForSale } from './wines-for-sale.ts';

interface Asked {
  idProduct: number;
  qty: number;
}

interface Offered extends Asked {
  unitPrice: number;
  note: string;
}

/**
 * What a buyer asks for, at the client's list prices of this moment; no price is taken from outside. A wine named twice
 * is one line with the bottles of both. Throws 400 and 409.
 */
export async function askedLines(
  tx: Database,
  client: BuyingClient,
  asked: readonly Asked[],
  language: Language,
): Promise<DraftLine[]> {
  const merged = new Map<number, number>();
  for (const [index, { idProduct, qty }] of asked.entries()) {
    const bottles = (merged.get(idProduct) ?? 0) + qty;
    if (bottles > MAX_LINE_BOTTLES) throw invalidField(`products.${index}.qty`, 'TOO_LARGE', language);
    merged.set(idProduct, bottles);
  }
  const wines = await winesForSale(tx, client, [...merged.keys()], language);
  return [...merged].map(([id, qty]) => {
    const wine = wines.get(id)!;
    return lineOf(wine, qty, wine.unitPriceAt(qty), '');
  });
}

/** What sales staff offer: their prices beside the client's list prices. Throws 400 for a wine named twice, and 409. */
export async function offeredLines(
  tx: Database,
  client: BuyingClient,
  offered: readonly Offered[],
  language: Language,
): Promise<DraftLine[]> {
  const ids = offered.map(({ idProduct }) => idProduct);
  const twice = ids.findIndex((id, index) => ids.indexOf(id) !== index);
  if (twice >= 0) throw invalidField(`products.${twice}.idProduct`, 'NAMED_TWICE', language);
  const notes = offered.map(({ note }, index) => freeText(note, `products.${index}.note`, language));
  const wines = await winesForSale(tx, client, ids, language);
  return offered.map(({ idProduct, qty, unitPrice }, index) =>
    lineOf(wines.get(idProduct)!, qty, unitPrice, notes[index]!),
  );
}

function lineOf(
  { productId, productName, specification, listPrice }: WineForSale,
  qty: number,
  unitPrice: number,
  note: string,
): DraftLine {
  return { productId, productName, specification, qty, listPrice, unitPrice, note };
}
