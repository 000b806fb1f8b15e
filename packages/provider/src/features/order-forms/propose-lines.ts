import type { CheckedBodyOf, Language, ProposedLine, proposeOrderForm } from '@vitis/contracts';
import { HOUSE_REASONS, lineAmounts } from '@vitis/domain';
import type { Database } from '../../db/connect.ts';
import { freeText } from '../../http/free-text.ts';
import { invalidField } from '../../problems/invalid-field.ts';
import { conflict } from '../../problems/problem-error.ts';
import { findBuyingClient } from '../trade-documents/client-people.ts';
import { type WineForSale, winesForSale } from '../trade-documents/wines-for-sale.ts';
import type { OrderLine } from './order-form.repository.ts';

type Proposed = CheckedBodyOf<typeof proposeOrderForm>['lines'];

/** A line as a proposal tells it. */
const told = ({ productId, productName, specification, qty, listPrice, unitPrice }: OrderLine) => ({
  idProduct: productId,
  productName,
  specification,
  qty,
  listPrice,
  unitPrice,
});

const isSame = ({ before, idProduct, qty, unitPrice }: ProposedLine): boolean =>
  idProduct === before.idProduct && qty === before.qty && unitPrice === before.unitPrice;

/**
 * Wines that take the place of others, and those that more is proposed of. Throws 400 for a substitute that is on the order
 * already, or proposed twice; and 409 for one that is not sold.
 */
async function substitutesOf(
  tx: Database,
  clientCompanyId: number,
  { lines, proposed }: { lines: readonly OrderLine[]; proposed: Proposed },
  language: Language,
): Promise<Map<number, WineForSale>> {
  const known = new Set(lines.map(({ productId }) => productId));
  for (const [index, { idSubstitute }] of proposed.entries()) {
    if (idSubstitute === undefined) continue;
    if (known.has(idSubstitute)) throw invalidField(`lines.${index}.idSubstitute`, 'NAMED_TWICE', language);
    known.add(idSubstitute);
  }
  const ids = proposed.flatMap(({ position, qty, idSubstitute }) => {
    const line = lines.find((each) => each.position === position);
    return idSubstitute ?? (line && qty > line.qty ? line.productId : []);
  });
  return ids.length === 0
    ? new Map()
    : winesForSale(tx, await findBuyingClient(tx, clientCompanyId), ids, language);
}

/**
 * Lines of an order as sales staff would have them, those that differ. Throws 400 for a line that the order has not or that
 * is named twice, 409 for a lower price without a reason and for wines that are not sold.
 */
export async function proposeLines(
  tx: Database,
  clientCompanyId: number,
  { lines, proposed }: { lines: readonly OrderLine[]; proposed: Proposed },
  language: Language,
): Promise<ProposedLine[]> {
  const wines = await substitutesOf(tx, clientCompanyId, { lines, proposed }, language);
  const seen = new Set<number>();
  const unexplained: string[] = [];
  const all = proposed.map(({ position, qty, unitPrice, idSubstitute, ...typed }, index): ProposedLine => {
    const line = lines.find((each) => each.position === position);
    if (!line) throw invalidField(`lines.${index}.position`, 'NOT_A_CHOICE', language);
    if (seen.has(position)) throw invalidField(`lines.${index}.position`, 'NAMED_TWICE', language);
    seen.add(position);
    const reason = freeText(typed.reason, `lines.${index}.reason`, language);
    const before = told(line);
    const common = { position, reason, before, accepted: null };
    // What is left out costs what it cost.
    if (qty === 0) return { ...common, ...before, qty };
    const wine = idSubstitute === undefined ? undefined : wines.get(idSubstitute);
    if (wine) {
      const { productName, specification, listPrice } = wine;
      return {
        ...common,
        ...{ idProduct: wine.productId, productName, specification, listPrice },
        qty,
        unitPrice,
      };
    }
    if (unitPrice < line.unitPrice && reason === '') unexplained.push(line.productName);
    return { ...common, ...before, qty, unitPrice };
  });
  if (unexplained.length > 0) {
    throw conflict('DISCOUNT_REASON_MISSING', { values: { wines: unexplained.join(', ') } });
  }
  return all.filter((line) => !isSame(line));
}

/**
 * An order's lines with those of a proposal that were accepted, each at its place; what was left out is gone. Whoever
 * proposed a lower price is the author of its discount, and so for a substitute below its list price; a discount that was agreed
 * before, and is smaller now, keeps its reason.
 */
export function agreedLines(
  lines: readonly OrderLine[],
  accepted: readonly ProposedLine[],
  { authorId, number }: { authorId: number; number: number },
): OrderLine[] {
  const byPosition = new Map(accepted.map((line) => [line.position, line]));
  return lines.flatMap((line) => {
    const agreed = byPosition.get(line.position);
    if (agreed === undefined) return [line];
    const { idProduct: productId, productName, specification, qty, listPrice, unitPrice, reason } = agreed;
    if (qty === 0) return [];
    const isOther = productId !== line.productId;
    const isPriced = isOther || unitPrice !== line.unitPrice;
    // The reason of a rise, or of another wine, is none of a discount.
    const isLowered = !isOther && unitPrice < line.unitPrice;
    const ofProposal = HOUSE_REASONS.PROPOSAL(`${number}`);
    const { discountReason, discountedBy } = line;
    const keepsReason = !isOther && !isLowered && discountReason !== null;
    const ownDiscount = keepsReason
      ? { discountReason, discountedBy }
      : { discountReason: (isLowered && reason) || ofProposal, discountedBy: authorId };
    const discount = unitPrice < listPrice ? ownDiscount : { discountReason: null, discountedBy: null };
    const { supply, tax } = lineAmounts({ unitPrice, bottles: qty });
    return [
      {
        ...line,
        ...{ supply, tax },
        ...{ productId, productName, specification, qty, listPrice, unitPrice },
        ...(isPriced ? discount : {}),
      },
    ];
  });
}
