import type {
  AskedLine,
  CheckedBodyOf,
  createManualOrderForm,
  Language,
  OrderedLine,
} from '@vitis/contracts';
import { ESTIMATE_TRAITS, formatMoney, HOUSE_REASONS } from '@vitis/domain';
import type { Database } from '../../db/connect.ts';
import type { BuyerScope, SalesScope } from '../../http/policies.ts';
import { invalidField } from '../../problems/invalid-field.ts';
import { conflict, notFound } from '../../problems/problem-error.ts';
import { findLatestLines, lockEstimate } from '../estimates/estimate.repository.ts';
import type { DraftLine } from '../trade-documents/document-lines.ts';
import { wineNames } from '../trade-documents/wines-for-sale.ts';
import { askedLines, offeredLines } from '../trade-documents/write-lines.ts';
import { findOrderOfEstimate } from './order-form.repository.ts';

/** A line of an order before it is written. Less than the list price carries a reason and an author. */
export interface AgreedLine extends DraftLine {
  discountReason: string | null;
  discountedBy: number | null;
}

const withoutDiscount = { discountReason: null, discountedBy: null };

/**
 * What a buyer orders from its cart, at today's list prices of its group. Throws 409 with every wine that costs more than
 * the buyer was shown.
 */
export async function linesOfCart(
  tx: Database,
  buyer: BuyerScope,
  asked: readonly OrderedLine[],
  language: Language,
): Promise<AgreedLine[]> {
  const lines = await askedLines(tx, buyer, asked, language);
  await requirePricesShown(tx, lines, asked, language);
  return lines.map((line) => ({ ...line, ...withoutDiscount }));
}

async function requirePricesShown(
  tx: Database,
  lines: readonly DraftLine[],
  asked: readonly OrderedLine[],
  language: Language,
): Promise<void> {
  // A wine that stands on several lines is one; the lowest price that it was shown at counts.
  const shown = new Map<number, number>();
  for (const { idProduct, unitPrice = Number.POSITIVE_INFINITY } of asked)
    shown.set(idProduct, Math.min(unitPrice, shown.get(idProduct) ?? Number.POSITIVE_INFINITY));
  const raised = lines.flatMap(({ productId, unitPrice }) => {
    const before = shown.get(productId) ?? unitPrice;
    return unitPrice > before ? { productId, before, now: unitPrice } : [];
  });
  if (raised.length === 0) return;
  const ids = raised.map(({ productId }) => productId);
  const names = await wineNames(tx, ids, language);
  const wines = raised.map(
    ({ productId, before, now }) =>
      `${names.get(productId)} ${formatMoney(before, language)} → ${formatMoney(now, language)}`,
  );
  throw conflict('PRICE_RAISED_SINCE', { values: { wines: wines.join(', ') } });
}

/**
 * Lines and prices of a confirmed estimate, or the part of them that is wanted. The estimate is locked: it is ordered
 * once, and what is left of it with that. Throws 404 and 409, and 400 for what the estimate has not, or not so much of.
 */
export async function linesOfEstimate(
  tx: Database,
  buyer: BuyerScope,
  { number, part }: { number: string; part?: readonly AskedLine[] | undefined },
  language: Language,
): Promise<{ estimateId: number; lines: AgreedLine[] }> {
  const estimate = await lockEstimate(tx, buyer, number);
  if (!estimate) throw notFound();
  if (!ESTIMATE_TRAITS[estimate.status].orderable) throw conflict('ESTIMATE_NOT_CONFIRMED');
  const ordered = await findOrderOfEstimate(tx, estimate.id);
  if (ordered !== undefined) throw conflict('ESTIMATE_ALREADY_ORDERED', { values: { number: ordered } });
  const offered = await findLatestLines(tx, estimate);
  const lines = (part === undefined ? offered : partOf(offered, part, language)).map(
    ({ position: _position, ...line }) => ({
      ...line,
      ...(line.unitPrice < line.listPrice
        ? { discountReason: HOUSE_REASONS.ESTIMATE(number), discountedBy: estimate.managerId }
        : withoutDiscount),
    }),
  );
  return { estimateId: estimate.id, lines };
}

/** Of the lines of an estimate those that are named, with so many bottles of them. Throws 400 for what it has not. */
export function partOf<Line extends { productId: number; qty: number }>(
  offered: readonly Line[],
  part: readonly AskedLine[],
  language: Language,
): Line[] {
  const wanted = new Map<number, number>();
  for (const [index, { idProduct, qty }] of part.entries()) {
    const line = offered.find(({ productId }) => productId === idProduct);
    if (!line) throw invalidField(`products.${index}.idProduct`, 'NOT_A_CHOICE', language);
    if (wanted.has(idProduct)) throw invalidField(`products.${index}.idProduct`, 'NAMED_TWICE', language);
    if (qty > line.qty) throw invalidField(`products.${index}.qty`, 'TOO_LARGE', language);
    wanted.set(idProduct, qty);
  }
  return offered.flatMap((line) => {
    const qty = wanted.get(line.productId);
    return qty === undefined ? [] : { ...line, qty };
  });
}

/** What sales staff agreed on the telephone; the note of a line says why it costs less. */
export async function linesOfCall(
  tx: Database,
  { managerId }: SalesScope,
  buyer: BuyerScope,
  offered: CheckedBodyOf<typeof createManualOrderForm>['products'],
  language: Language,
): Promise<AgreedLine[]> {
  const lines = await offeredLines(tx, buyer, offered, language);
  return lines.map((line) => ({
    ...line,
    ...(line.unitPrice < line.listPrice
      ? { discountReason: line.note || HOUSE_REASONS.TELEPHONE(), discountedBy: managerId }
      : withoutDiscount),
  }));
}
