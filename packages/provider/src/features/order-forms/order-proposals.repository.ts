import type { Language, OrderProposal, OrderProposalStatus } from '@vitis/contracts';
import { seoulTime } from '@vitis/domain';
import { and, asc, eq, max } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/connect.ts';
import { orderProposals, users } from '../../db/schema.ts';
import { findLineWines } from '../trade-documents/line-wines.ts';
import { seoulTimeOrNull } from '../trade-documents/seoul-time-or-null.ts';

export type StoredProposal = typeof orderProposals.$inferSelect;
type NewProposal = typeof orderProposals.$inferInsert;

const author = alias(users, 'proposal_author');
const answerer = alias(users, 'proposal_answerer');

/** What was proposed for an order, the first one first, as the wire has it. */
export async function findProposals(
  database: Database,
  orderFormId: number,
  language: Language | undefined,
): Promise<OrderProposal[]> {
  const rows = await database
    .select({ proposal: orderProposals, authorName: author.fullName, answererName: answerer.fullName })
    .from(orderProposals)
    .innerJoin(author, eq(author.id, orderProposals.authorId))
    .leftJoin(answerer, eq(answerer.id, orderProposals.answeredBy))
    .where(eq(orderProposals.orderFormId, orderFormId))
    .orderBy(asc(orderProposals.number));
  const told = rows.flatMap(({ proposal }) => proposal.lines.flatMap((line) => [line, line.before]));
  const wines = await findLineWines(
    database,
    told.map(({ idProduct: productId }) => ({ productId })),
    language,
  );
  const named = <Wine extends { idProduct: number }>(wine: Wine) => {
    const name = wines.get(wine.idProduct)?.name;
    return name === undefined ? wine : { ...wine, name };
  };
  return rows.map(({ proposal, ...names }) => {
    const { id: _id, orderFormId: _order, authorId: _author, answeredBy: _by, ...columns } = proposal;
    const { createdAt, answeredAt } = columns;
    return {
      ...columns,
      ...names,
      lines: columns.lines.map((line) => ({ ...named(line), before: named(line.before) })),
      createdAt: seoulTime(createdAt),
      answeredAt: seoulTimeOrNull(answeredAt),
    };
  });
}

const openOf = (orderFormId: number) =>
  and(eq(orderProposals.orderFormId, orderFormId), eq(orderProposals.status, 'OPEN'));

/** The proposal that its buyer is to answer; the order is locked by then. */
export async function findOpenProposal(
  tx: Database,
  orderFormId: number,
): Promise<StoredProposal | undefined> {
  const [row] = await tx.select().from(orderProposals).where(openOf(orderFormId));
  return row;
}

/** Takes back what the buyer has not answered. */
export async function withdrawProposal(tx: Database, orderFormId: number): Promise<void> {
  await tx.update(orderProposals).set({ status: 'WITHDRAWN' }).where(openOf(orderFormId));
}

export async function insertProposal(tx: Database, proposal: Omit<NewProposal, 'number'>): Promise<number> {
  const [last] = await tx
    .select({ number: max(orderProposals.number) })
    .from(orderProposals)
    .where(eq(orderProposals.orderFormId, proposal.orderFormId));
  const number = (last?.number ?? 0) + 1;
  await tx.insert(orderProposals).values({ ...proposal, number });
  return number;
}

/** What the buyer has answered. */
export interface ProposalAnswer
  extends Pick<StoredProposal, 'dayAccepted' | 'lines' | 'answeredAt' | 'answeredBy' | 'answerMessage'> {
  status: Extract<OrderProposalStatus, 'ACCEPTED' | 'PARTLY_ACCEPTED' | 'DECLINED'>;
}

export async function settleProposal(tx: Database, id: number, answer: ProposalAnswer): Promise<void> {
  await tx.update(orderProposals).set(answer).where(eq(orderProposals.id, id));
}
