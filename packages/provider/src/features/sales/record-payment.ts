import type { CheckedBodyOf, Language, RecordedPayment, recordPayment } from '@vitis/contracts';
import { addDays, type Day, formatDay, formatMoney, seoulDay, type Won } from '@vitis/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { ledgerEntries } from '../../db/schema.ts';
import { requiredLine } from '../../http/free-text.ts';
import type { SalesScope } from '../../http/policies.ts';
import type { UnitOfWork } from '../../http/unit-of-work.ts';
import { invalidField } from '../../problems/invalid-field.ts';
import { conflict, notFound } from '../../problems/problem-error.ts';
import { lockClient } from '../ledger/credit.repository.ts';
import { readCompanyLedger } from '../receipts/company-ledger.ts';
import { findClientPeople, findOwnClient, roomsOf } from '../trade-documents/client-people.ts';

interface Entered {
  scope: SalesScope;
  body: CheckedBodyOf<typeof recordPayment>;
  language: Language;
  now: Date;
}

/** How far back a payment may be written down: further back months have been closed with the client. */
const PAYMENT_DAYS = 366;

function checkDay(day: Day, today: Day, language: Language): void {
  if (day > today) throw invalidField('day', 'TOO_LARGE', language);
  if (day < addDays(today, -PAYMENT_DAYS)) throw invalidField('day', 'TOO_SMALL', language);
}

/** Whether a payment of that height is written down for that day: all that one command has written has one moment. */
async function isRepeated(tx: Database, idClient: number, day: Day, amount: Won): Promise<boolean> {
  const { clientCompanyId, kind, date, createdAt, change } = ledgerEntries;
  const [known] = await tx
    .select({ createdAt })
    .from(ledgerEntries)
    .where(and(eq(clientCompanyId, idClient), eq(kind, 'PAYMENT'), eq(date, day)))
    .groupBy(createdAt)
    .having(sql`sum(${change}) = ${-amount}`)
    .limit(1);
  return known !== undefined;
}

/**
 * 입금: takes off what a client owes. What it is pointed at is paid first, each as far as it is open; the rest pays the
 * oldest. Throws 404 for another contact's client, 400 for a day that cannot be, and 409 for more than is owed or for
 * what looks like a payment that is written down already, which are asked first, or for something that is paid already.
 */
export async function enterPayment(
  unit: UnitOfWork,
  { scope, body, language, now }: Entered,
): Promise<RecordedPayment> {
  const { tx } = unit;
  const { idClient, day, amount, pays, overpaymentAcknowledged, repetitionAcknowledged } = body;
  if (!(await findOwnClient(tx, scope, idClient))) throw notFound();
  const today = seoulDay(now);
  checkDay(day, today, language);
  const memo = requiredLine(body.memo, 'memo', language);
  // Two payments at once would both pay the same document.
  await lockClient(tx, idClient);
  if (!repetitionAcknowledged && (await isRepeated(tx, idClient, day, amount))) {
    const values = { day: formatDay(day, language), amount: formatMoney(amount, language) };
    throw conflict('PAYMENT_REPEATED', { values });
  }
  const ledger = await readCompanyLedger(tx, idClient, today);
  const receivable = Math.max(0, ledger.at(-1)?.receipt.balance ?? 0);
  if (amount > receivable && !overpaymentAcknowledged) {
    const values = {
      receivable: formatMoney(receivable, language),
      over: formatMoney(amount - receivable, language),
    };
    throw conflict('PAYMENT_EXCEEDS_RECEIVABLE', { values });
  }

  const openOf = new Map(
    ledger
      .filter(({ receipt: { status } }) => status !== null)
      .map(({ receipt }) => [receipt.id, receipt.open]),
  );
  let rest = amount;
  const parts: { paysEntryId: number | null; amount: number }[] = [];
  for (const id of new Set(pays)) {
    const open = openOf.get(id) ?? 0;
    if (open <= 0) throw conflict('DOCUMENT_PAID');
    const part = Math.min(rest, open);
    if (part > 0) parts.push({ paysEntryId: id, amount: part });
    rest -= part;
  }
  if (rest > 0) parts.push({ paysEntryId: null, amount: rest });
  const written = await tx
    .insert(ledgerEntries)
    .values(
      parts.map(({ paysEntryId, amount: part }) => ({
        ...{
          clientCompanyId: idClient,
          date: day,
          kind: 'PAYMENT' as const,
          change: -part,
          paysEntryId,
          memo,
        },
        authorId: scope.managerId,
      })),
    )
    .returning({ id: ledgerEntries.id });
  await unit.record('ledger.record-payment', `client:${idClient}`, { day, amount, pays });
  unit.notify(roomsOf(await findClientPeople(tx, idClient)), 'ledger:changed', { idClient });

  const ids = new Set(written.map(({ id }) => id));
  const after = (await readCompanyLedger(tx, idClient, today)).map(({ receipt }) => receipt);
  return {
    entries: after.filter(({ id }) => ids.has(id)),
    receivable: after.at(-1)!.balance,
  };
}
