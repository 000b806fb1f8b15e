import type { CheckedBodyOf, Language, respondOrderForm } from '@vitis/contracts';
import { freeText } from '../../http/free-text.ts';
import { invalidField } from '../../problems/invalid-field.ts';
import { conflict } from '../../problems/problem-error.ts';
import type { OrderLine } from './order-form.repository.ts';

type Prices = CheckedBodyOf<typeof respondOrderForm>['prices'];

/**
 * The lines of an order whose price changes, with whoever lowers one as its author. Throws 400 for a wine that the
 * order has not or that is named twice, 409 for a lower price without a reason, and for a higher one: what was asked for
 * does not become dearer without the buyer.
 */
export function agreePrices(
  lines: readonly OrderLine[],
  prices: Prices,
  authorId: number,
  language: Language,
): OrderLine[] {
  const asked = new Set<number>();
  const unexplained: string[] = [];
  const raised: string[] = [];
  const changed = prices.flatMap(({ idProduct, unitPrice, discountReason }, index): OrderLine[] => {
    const line = lines.find(({ productId }) => productId === idProduct);
    if (!line) throw invalidField(`prices.${index}.idProduct`, 'NOT_A_CHOICE', language);
    if (asked.has(idProduct)) throw invalidField(`prices.${index}.idProduct`, 'NAMED_TWICE', language);
    asked.add(idProduct);
    const reason = freeText(discountReason, `prices.${index}.discountReason`, language);
    if (unitPrice === line.unitPrice) return [];
    if (unitPrice > line.unitPrice) {
      raised.push(line.productName);
      return [];
    }
    if (reason === '') unexplained.push(line.productName);
    return [{ ...line, unitPrice, discountReason: reason, discountedBy: authorId }];
  });
  if (raised.length > 0) throw conflict('PRICE_RAISED', { values: { wines: raised.join(', ') } });
  if (unexplained.length > 0) {
    throw conflict('DISCOUNT_REASON_MISSING', { values: { wines: unexplained.join(', ') } });
  }
  return changed;
}
