import * as v from 'valibot';
import { Count, Id, IsoDay, IsoTime, Won } from './scalars.ts';
import { DocumentLine } from './trade-documents.ts';

/**
 * What became of a proposal. 제안 만료 is no state: it is computed from its day while OPEN. WITHDRAWN: another proposal, a
 * plain confirmation or a cancellation came first.
 */
export const ORDER_PROPOSAL_STATUSES = [
  'OPEN',
  'ACCEPTED',
  'PARTLY_ACCEPTED',
  'DECLINED',
  'WITHDRAWN',
] as const;
export const OrderProposalStatus = v.picklist(ORDER_PROPOSAL_STATUSES);
export type OrderProposalStatus = v.InferOutput<typeof OrderProposalStatus>;

/** A wine with its bottles and its price, as a line of an order has them. */
const wineFields = {
  idProduct: Id,
  /** In Korean, with the vintage; beside it as readers of another language call it today. */
  productName: v.string(),
  name: v.optional(v.string()),
  specification: v.string(),
  /** Bottles. */
  qty: Count,
  listPrice: Won,
  unitPrice: Won,
};

/** A line of an order as sales staff would have it; `qty` 0 leaves it out, another wine takes its place. */
export const ProposedLine = v.object({
  /** Of the order's line. */
  position: Count,
  ...wineFields,
  /** Why; may be empty. */
  reason: v.string(),
  before: v.object(wineFields),
  /** Null until the buyer has answered. */
  accepted: v.nullable(v.boolean()),
});
export type ProposedLine = v.InferOutput<typeof ProposedLine>;

/** What sales staff would confirm in the place of what was ordered. The order stays as it was until its buyer accepts. */
export const OrderProposal = v.object({
  /** From 1, of its order. */
  number: Count,
  status: OrderProposalStatus,
  authorName: v.string(),
  message: v.string(),
  /** The day that sales promise with it; past that, it cannot be accepted. */
  dueDate: IsoDay,
  dueDateBefore: v.nullable(IsoDay),
  /** Null where the day is no other one, or the buyer has not answered. */
  dayAccepted: v.nullable(v.boolean()),
  lines: v.array(ProposedLine),
  /** Of the order with all of it, and as it was; VAT included. */
  total: Won,
  totalBefore: Won,
  createdAt: IsoTime,
  answeredAt: v.nullable(IsoTime),
  answererName: v.nullable(v.string()),
  answerMessage: v.string(),
});
export type OrderProposal = v.InferOutput<typeof OrderProposal>;

/** An order as its buyer placed it, where something else was agreed since. */
export const PlacedOrder = v.object({ dueDate: v.nullable(IsoDay), products: v.array(DocumentLine) });
export type PlacedOrder = v.InferOutput<typeof PlacedOrder>;
