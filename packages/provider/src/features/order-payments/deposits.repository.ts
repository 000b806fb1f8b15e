import type { ClientLedger, NoticedDeposit } from '@vitis/contracts';
import { seoulTime } from '@vitis/domain';
import { and, asc, eq, gte, isNotNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { ledgerEntries, orderForms, orderPayments } from '../../db/schema.ts';

/** 입금 알림 of a stored payment; null where the client told of none. */
export const depositOf = (
  payment: typeof orderPayments.$inferSelect | null | undefined,
): NoticedDeposit | null =>
  payment?.depositor == null
    ? null
    : {
        depositor: payment.depositor,
        day: payment.depositDay!,
        amount: payment.depositAmount!,
        noticedAt: seoulTime(payment.noticedAt!),
      };

/** What a client told of its transfer for an order. */
export async function findDeposit(database: Database, orderFormId: number): Promise<NoticedDeposit | null> {
  const [payment] = await database
    .select()
    .from(orderPayments)
    .where(eq(orderPayments.orderFormId, orderFormId));
  return depositOf(payment);
}

/**
 * What a client told of its transfers and nobody has entered since, the first one first. A payment is entered without a
 * word of its notice, often one for several of them: what was entered since is taken off the notices in turn.
 */
export async function findOpenDeposits(
  database: Database,
  clientCompanyId: number,
): Promise<ClientLedger['deposits']> {
  const told = await database
    .select({ payment: orderPayments, number: orderForms.number })
    .from(orderPayments)
    .innerJoin(orderForms, eq(orderForms.id, orderPayments.orderFormId))
    .where(
      and(
        eq(orderForms.clientCompanyId, clientCompanyId),
        ne(orderForms.status, 'CANCELLED'),
        isNotNull(orderPayments.noticedAt),
      ),
    )
    .orderBy(asc(orderPayments.noticedAt), asc(orderForms.id));
  const first = told[0]?.payment.noticedAt;
  if (!first) return [];
  const entered = await database
    .select({ at: ledgerEntries.createdAt, left: sql<number>`-${ledgerEntries.change}`.mapWith(Number) })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.clientCompanyId, clientCompanyId),
        eq(ledgerEntries.kind, 'PAYMENT'),
        gte(ledgerEntries.createdAt, first),
      ),
    );
  const isEntered = ({ noticedAt, depositAmount }: typeof orderPayments.$inferSelect): boolean => {
    const since = entered.filter(({ at }) => at >= noticedAt!);
    let wanted = depositAmount!;
    if (since.reduce((sum, { left }) => sum + left, 0) < wanted) return false;
    for (const payment of since) {
      const taken = Math.min(wanted, payment.left);
      payment.left -= taken;
      wanted -= taken;
    }
    return true;
  };
  return told
    .filter(({ payment }) => !isEntered(payment))
    .map(({ payment, number }) => ({ orderFormNumber: number, ...depositOf(payment)! }));
}
