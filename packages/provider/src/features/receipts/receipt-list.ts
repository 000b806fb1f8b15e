import {
  type CheckedQueryOf,
  type Language,
  type listReceipts,
  parseSort,
  type Receipt,
  type ReceiptFilter,
} from '@vitis/contracts';
import type { Day } from '@vitis/domain';
import { and, eq, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { contains } from '../../db/contains.ts';
import { deliveries, ledgerEntries, orderForms } from '../../db/schema.ts';
import { type PagedItems, paged } from '../../http/paged.ts';
import { STATEMENT_NUMBER } from '../deliveries/delivery-filter.ts';
import { isWineOfLine } from '../trade-documents/reader-names.ts';

type Query = CheckedQueryOf<typeof listReceipts>;

interface Days {
  dateFrom?: Day | undefined;
  dateTo?: Day | undefined;
}

/** Still to be paid; or of this kind. */
const isOf = ({ type, status, open }: Receipt, filter: ReceiptFilter): boolean =>
  filter === 'OPEN' ? status !== null && open > 0 : type === filter;

const isWithin = ({ date }: Receipt, { dateFrom, dateTo }: Days): boolean =>
  (dateFrom === undefined || date >= dateFrom) && (dateTo === undefined || date <= dateTo);

/** All that a query finds, in its order. `receipts` come the oldest first; `found` are those that hold the query's words. */
export function receiptsOfQuery(
  receipts: readonly Receipt[],
  { status, sort = 'date,desc', ...days }: Query,
  found: ReadonlySet<number> | null,
): Receipt[] {
  const rows = receipts.filter(
    (receipt) =>
      (status === undefined || isOf(receipt, status)) &&
      isWithin(receipt, days) &&
      (found === null || found.has(receipt.id)),
  );
  const { field, direction } = parseSort<'date' | 'change'>(sort);
  if (field === 'change') rows.sort((a, b) => a.change - b.change);
  if (direction === 'desc') rows.reverse();
  return rows;
}

/** One page of them. */
export function pageOfReceipts(
  receipts: readonly Receipt[],
  query: Query,
  found: ReadonlySet<number> | null,
): PagedItems<Receipt> {
  const { page, size } = query;
  const rows = receiptsOfQuery(receipts, query, found);
  return paged(rows.slice(page * size, (page + 1) * size), page, size, rows.length);
}

/** How many there are of each kind, of those that hold the query's words. */
export function countsOfReceipts(
  receipts: readonly Receipt[],
  days: Days,
  found: ReadonlySet<number> | null,
) {
  const within = receipts.filter(
    (receipt) => isWithin(receipt, days) && (found === null || found.has(receipt.id)),
  );
  const count = (filter: ReceiptFilter): number => within.filter((receipt) => isOf(receipt, filter)).length;
  return {
    OPEN: count('OPEN'),
    SALE: count('SALE'),
    RETURN: count('RETURN'),
    ALLOWANCE: count('ALLOWANCE'),
    PAYMENT: count('PAYMENT'),
    total: within.length,
  };
}

/** Rows of a company's ledger whose memo, numbers or wines hold these words. */
export async function findReceiptsHolding(
  database: Database,
  clientCompanyId: number,
  words: string,
  language: Language,
): Promise<Set<number>> {
  const isNumbered = contains(sql`COALESCE(${deliveries.statementNumber}, '')`, words);
  const rows = await database
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .leftJoin(orderForms, eq(orderForms.id, ledgerEntries.orderFormId))
    .leftJoin(deliveries, eq(deliveries.id, ledgerEntries.deliveryId))
    .where(
      and(
        eq(ledgerEntries.clientCompanyId, clientCompanyId),
        STATEMENT_NUMBER.test(words)
          ? isNumbered
          : or(
              isNumbered,
              contains(sql`${ledgerEntries.memo}`, words),
              contains(sql`COALESCE(${orderForms.number}, '')`, words),
              sql`EXISTS (SELECT FROM order_form_lines l
                WHERE l.order_form_id = ${orderForms.id} AND ${isWineOfLine(words, language)})`,
            ),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}
