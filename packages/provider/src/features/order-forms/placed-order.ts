import type { Language, PlacedOrder } from '@vitis/contracts';
import type { Database } from '../../db/connect.ts';
import { documentLineOf } from '../trade-documents/document-lines.ts';
import { findLineWines } from '../trade-documents/line-wines.ts';
import type { OrderLine, StoredOrder } from './order-form.repository.ts';

/** An order as its buyer placed it, to be kept before anything of it becomes another. */
export const placedOrder = (
  { dueDate }: Pick<StoredOrder, 'dueDate'>,
  lines: readonly OrderLine[],
): PlacedOrder => ({ dueDate, products: lines.map((line) => documentLineOf(line, new Map())) });

/** The same as it is read: with the names and pictures of its wines today. */
export async function findPlaced(
  database: Database,
  { placed }: Pick<StoredOrder, 'placed'>,
  language: Language | undefined,
): Promise<PlacedOrder | null> {
  if (placed === null) return null;
  const ids = placed.products.map(({ idProduct: productId }) => ({ productId }));
  const wines = await findLineWines(database, ids, language);
  return { ...placed, products: placed.products.map((line) => ({ ...line, ...wines.get(line.idProduct) })) };
}
