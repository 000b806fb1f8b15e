import type { ProposedLine } from '@vitis/contracts';
import type { Line, OrderDraft, TradeContext } from './context.ts';
import { pricesOf } from './lines.ts';
import { replacementFor } from './revise.ts';
import { WORDS } from './words.ts';
import { at, clock } from './working-days.ts';

/** A line as a proposal tells it. */
const told = ({
  wine,
  qty,
  listPrice,
  unitPrice,
}: Pick<Line, 'wine' | 'qty' | 'listPrice' | 'unitPrice'>) => ({
  idProduct: wine.id,
  productName: wine.name,
  specification: wine.specification,
  qty,
  listPrice,
  unitPrice,
});

/** About half of a line's bottles, whole cases where it has some. */
function half({ qty, wine: { caseSize } }: Line): number {
  const cases = Math.floor(qty / 2 / caseSize) * caseSize;
  return cases > 0 ? cases : Math.ceil(qty / 2);
}

/**
 * Sales propose something else on the last business day: fewer bottles of the first wine, another one in the place of the
 * second, and the business day after the one that was asked for.
 */
export function propose(context: TradeContext, order: OrderDraft): void {
  const { days } = context;
  const { client, lines, dueDate } = order;
  const [first, second] = lines;
  const proposed: ProposedLine[] = [];
  if (first && half(first) < first.qty) {
    const reason = WORDS.proposed.fewer;
    proposed.push({
      ...{ position: 1, before: told(first), accepted: null, reason },
      ...told({ ...first, qty: half(first) }),
    });
  }
  const other = second && replacementFor(context, second, lines);
  if (second && other) {
    const { listPrice, unitPrice } = pricesOf(context, client, other, second.qty);
    const reason = WORDS.proposed.other;
    proposed.push({
      ...{ position: 2, before: told(second), accepted: null, reason },
      // It costs no more than what was ordered.
      ...told({ wine: other, qty: second.qty, listPrice, unitPrice: Math.min(unitPrice, second.unitPrice) }),
    });
  }
  const moment = at(days.past.at(-1)!, clock(16, 20));
  order.proposal = {
    authorId: client.managerId,
    message: WORDS.proposed.message,
    dueDate: days.ahead[days.ahead.indexOf(dueDate) + 1]!,
    lines: proposed,
    at: moment,
  };
  order.steps.push({
    event: 'PROPOSE',
    by: 'SALESPERSON',
    authorId: client.managerId,
    at: moment,
    status: 'REQUESTED',
  });
}
