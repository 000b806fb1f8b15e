import type { AskedLine, CheckedBodyOf, createManualOrderForm, Language } from '@vitis/contracts';
import { ESTIMATE_TRAITS } from '@vitis/domain';
import type { Database } from '../../db/connect.ts';
import type { BuyerScope, SalesScope } from '../../http/policies.ts';
import { conflict, notFound } from '../../problems/problem-error.ts';
import { findLatestLines, lockEstimate } from '../estimates/estimate.repository.ts';
import type { DraftLine } from '../trade-documents/document-lines.ts';
import { askedLines, offeredLines } from '../trade-documents/write-lines.ts';
import { findOrderOfEstimate } from './order-form.repository.ts';

/** A line of an order before it is written. Less than the list price carries a reason and an author. */
export interface AgreedLine extends DraftLine {
  discountReason: string | null;
  discountedBy: number | null;
}

const withoutDiscount = { discountReason: null, discountedBy: null };

/** What a buyer orders from its cart, at today's list prices of its group. */
export async function linesOfCart(
  tx: Database,
  buyer: BuyerScope,
  asked: readonly AskedLine[],
  language: Language,
): Promise<AgreedLine[]> {
  const lines = await askedLines(tx, buyer, asked, language);
  return lines.map((line) => ({ ...line, ...withoutDiscount }));
}

/** Lines and prices of a confirmed estimate, which is locked: it is ordered once. Throws 404 and 409. */
export async function linesOfEstimate(
  tx: Database,
  buyer: BuyerScope,
  number: string,
): Promise<{ estimateId: number; lines: AgreedLine[] }> {
  const estimate = await lockEstimate(tx, buyer, number);
  if (!estimate) throw notFound();
  if (!ESTIMATE_TRAITS[estimate.status].orderable) throw conflict('ESTIMATE_NOT_CONFIRMED');
  const ordered = await findOrderOfEstimate(tx, estimate.id);
  if (ordered !== undefined) throw conflict('ESTIMATE_ALREADY_ORDERED', { values: { number: ordered } });
  const lines = (await findLatestLines(tx, estimate)).map(({ position: _position, ...line }) => ({
    ...line,
    ...(line.unitPrice < line.listPrice
      ? { discountReason: `견적 ${number} 단가 적용`, discountedBy: estimate.managerId }
      : withoutDiscount),
  }));
  return { estimateId: estimate.id, lines };
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
      ? { discountReason: line.note || '전화 발주 단가 적용', discountedBy: managerId }
      : withoutDiscount),
  }));
}
