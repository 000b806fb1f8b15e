import {
  type DeliveryStatus,
  type Language,
  parseSort,
  SHEET_ROWS_LIMIT,
  type SortText,
} from '@vitis/contracts';
import { addDays, type Day, startOfDay } from '@vitis/domain';
import { and, asc, count, desc, eq, gte, inArray, lt, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/connect.ts';
import { contains } from '../../db/contains.ts';
import { inChunks } from '../../db/in-chunks.ts';
import { type PagedItems, paged } from '../../http/paged.ts';
import type { BuyerScope, SalesScope } from '../../http/policies.ts';
import { ofOwnClients } from './own-clients.ts';
import { type FirstWine, isWineOfLine, namedForReader } from './reader-names.ts';

/** What every table of documents has. */
type DocumentTable = PgTable &
  Record<'id' | 'number' | 'status' | 'clientCompanyId' | 'requestedBy' | 'requestedAt', PgColumn>;

interface Days {
  /** Of the request in Seoul, both ends included. */
  dateFrom?: Day | undefined;
  dateTo?: Day | undefined;
}

/** What the counts of a list are narrowed to, as its rows are. */
type Counted<Condition extends string> = Days & {
  /** Part of a number, or of the name of a client or a wine. */
  q?: string | undefined;
  /** Of the reader, who finds wines by the names by which they are shown; Korean where it is left out. */
  language?: Language | undefined;
  idClient?: number | undefined;
  /** Part of the name of the person whose document it is. */
  contact?: string | undefined;
  /** Of the sum with VAT, both ends included. */
  totalFrom?: number | undefined;
  totalTo?: number | undefined;
  /** State and days of a delivery that it is on; only where the kind has deliveries. */
  delivery?: DeliveryStatus | undefined;
  deliveryFrom?: Day | undefined;
  deliveryTo?: Day | undefined;
} & { [Name in Condition]?: boolean | undefined };

/** What a list is narrowed to; what is left out narrows nothing. */
export type DocumentFilter<Status extends string, Condition extends string = never> = Counted<Condition> & {
  status?: Status | undefined;
};

interface Page<Sort extends string> {
  /** From 0. */
  page: number;
  size: number;
  /** The latest request first, unless this says otherwise. */
  sort?: SortText<Sort | 'requestedAt'> | undefined;
}

/** Which rows of a list, in SQL: what its query ends with. */
export interface Rows {
  where: SQL | undefined;
  orderBy: SQL[];
  limit: number;
  offset: number;
}

/** A query of ids: asked by itself, or inside of another one. */
type Ids = PromiseLike<{ id: number }[]> & SQLWrapper;

/** What can be nothing but a document's number, with its letter or its dash, and what can be a part of one. */
const NUMBER = /^(?:[EO]\d[\d-]*|\d+-\d*)$/i;
const PART_OF_NUMBER = /^[EO]?[\d-]*$/i;

interface DocumentKind<
  Status extends string,
  Sort extends string,
  Condition extends string,
  Row extends FirstWine,
  Summary,
> {
  table: DocumentTable;
  /** Every state that a list may be narrowed to, in the order of its tabs. */
  statuses: readonly Status[];
  /** The state as people see it: stored, or computed of the moment. */
  status(now: Date): SQL<Status>;
  /** What follows FROM to find the lines of a document, as `l`. */
  lines: SQL;
  /** What follows IN to find the documents with wines among those that are called as a condition on `l` says. */
  ofWines(isCalled: SQL): SQL;
  /** The sum of a document, with VAT. */
  total: SQL | PgColumn;
  /** Whether a document is on a delivery (`d`) for which a condition holds. */
  isOnDelivery?(condition: SQL): SQL;
  /** What besides `requestedAt` a list may be sorted by. */
  sortable: Readonly<Record<Sort, PgColumn>>;
  /** What a list may be narrowed to besides what all lists are, each by its flag. */
  conditions: Readonly<Record<Condition, (now: Date) => SQL>>;
  /** The ids of the rows alone, where their order wants more than the document's own table. */
  ids?(database: Database, rows: Rows): Ids;
  /** The rows, with all that a list shows of them. */
  select(database: Database, rows: Rows, now: Date): PromiseLike<Row[]>;
  /** A row as the wire has it. */
  summaryOf(row: Row): Summary;
}

/**
 * How documents of one kind are listed, counted and narrowed: by their client, state, day, words and the kind's own
 * conditions. Conditions look at the document's own table and at nothing that is joined to it, so that counts join
 * nothing.
 */
export function documentLists<
  Status extends string,
  Sort extends string,
  Condition extends string,
  Row extends FirstWine,
  Summary,
>(kind: DocumentKind<Status, Sort, Condition, Row, Summary>) {
  const { table, statuses, lines, conditions } = kind;
  type Filter = DocumentFilter<Status, Condition>;
  type Scope = BuyerScope | SalesScope;
  const sortable: Readonly<Record<Sort | 'requestedAt', PgColumn>> = {
    ...kind.sortable,
    requestedAt: table.requestedAt,
  };

  /** Those of the caller. */
  const own = (scope: Scope): SQL => ofOwnClients(table.clientCompanyId, scope);

  /** A house has 100,000 documents: clients and wines of such names are found once for all of them. A company has some. */
  const holds = (scope: Scope, words: string, language: Language | undefined): SQL | undefined => {
    const isNumbered = PART_OF_NUMBER.test(words) ? contains(sql`${table.number}`, words) : undefined;
    if (isNumbered && NUMBER.test(words)) return isNumbered;
    const isCalled = isWineOfLine(words, language);
    return or(
      isNumbered,
      sql`${table.clientCompanyId} IN (SELECT c.id FROM client_companies c WHERE ${contains(sql`c.name`, words)})`,
      'managerId' in scope
        ? sql`${table.id} IN ${kind.ofWines(isCalled)}`
        : sql`EXISTS (SELECT FROM ${lines} AND ${isCalled})`,
    );
  };

  const isOf = (name: string): SQL =>
    sql`${table.requestedBy} IN (SELECT u.id FROM users u WHERE ${contains(sql`u.full_name`, name)})`;

  const onDelivery = ({ delivery, deliveryFrom: from, deliveryTo: to }: Filter): SQL | undefined => {
    if (delivery === undefined && from === undefined && to === undefined) return undefined;
    const isState = delivery === undefined ? sql`d.status <> 'CANCELLED'` : sql`d.status = ${delivery}`;
    const days = [
      ...(from === undefined ? [] : [sql`d.request_date >= ${from}`]),
      ...(to === undefined ? [] : [sql`d.request_date <= ${to}`]),
    ];
    return kind.isOnDelivery?.(sql.join([isState, ...days], sql` AND `));
  };

  const narrowed = (scope: Scope, filter: Filter, now: Date): SQL | undefined => {
    const { status, dateFrom, dateTo, q, idClient, contact, totalFrom, totalTo, language } = filter;
    const asked = Object.keys(conditions) as Condition[];
    return and(
      own(scope),
      status === undefined ? undefined : sql`${kind.status(now)} = ${status}`,
      dateFrom === undefined ? undefined : gte(table.requestedAt, startOfDay(dateFrom)),
      dateTo === undefined ? undefined : lt(table.requestedAt, startOfDay(addDays(dateTo, 1))),
      idClient === undefined ? undefined : eq(table.clientCompanyId, idClient),
      q ? holds(scope, q, language) : undefined,
      contact ? isOf(contact) : undefined,
      totalFrom === undefined ? undefined : sql`${kind.total} >= ${totalFrom}`,
      totalTo === undefined ? undefined : sql`${kind.total} <= ${totalTo}`,
      onDelivery(filter),
      ...asked.filter((name) => filter[name]).map((name) => conditions[name](now)),
    );
  };

  const orderOf = (sort: Page<Sort>['sort'] = 'requestedAt,desc'): SQL[] => {
    const { field, direction } = parseSort<Sort | 'requestedAt'>(sort);
    const way = direction === 'asc' ? asc : desc;
    return [way(sortable[field]), way(table.id)];
  };

  const idsOf =
    kind.ids ??
    ((database: Database, { where, orderBy, limit, offset }: Rows): Ids =>
      database
        .select({ id: sql<number>`${table.id}`.as('id') })
        .from(table)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset));

  const find = async (
    database: Database,
    scope: Scope,
    { page, size, sort, ...filter }: Filter & Page<Sort>,
    now: Date,
  ): Promise<Summary[]> => {
    const where = narrowed(scope, filter as Filter, now);
    const orderBy = orderOf(sort);
    // What a row shows is put together for those of the page alone, not for all that stand before it.
    const ids = idsOf(database, { where, orderBy, limit: size, offset: page * size });
    const rows = { where: inArray(table.id, ids), orderBy, limit: size, offset: 0 };
    const found = await kind.select(database, rows, now);
    return (await namedForReader(database, found, filter.language)).map(kind.summaryOf);
  };

  return {
    own,

    /** The one of this number, where it is the caller's. */
    ownNumber: (scope: Scope, number: string): SQL | undefined => and(eq(table.number, number), own(scope)),

    find,

    /** Those of all pages, one after the other: which ones they are is read once, so that the last costs as the first. */
    all: async (
      database: Database,
      scope: Scope,
      { sort, ...filter }: Filter & Page<Sort>,
      now: Date,
    ): Promise<AsyncIterable<Summary>> => {
      const orderBy = orderOf(sort);
      const where = narrowed(scope, filter as unknown as Filter, now);
      const ids = await idsOf(database, { where, orderBy, limit: SHEET_ROWS_LIMIT, offset: 0 });
      return inChunks(ids, async (chunk) => {
        const rows = { where: inArray(table.id, chunk), orderBy, limit: chunk.length, offset: 0 };
        const found = await kind.select(database, rows, now);
        return (await namedForReader(database, found, filter.language)).map(kind.summaryOf);
      });
    },

    /** How many of the caller's there are so narrowed: a query inside of another one. */
    countOf: (scope: Scope, filter: Filter, now: Date): SQL<number> =>
      sql<number>`(SELECT count(*)::int FROM ${table} WHERE ${narrowed(scope, filter, now)})`,

    page: async (
      database: Database,
      scope: Scope,
      options: Filter & Page<Sort>,
      now: Date,
    ): Promise<PagedItems<Summary>> => {
      const [items, total] = await Promise.all([
        find(database, scope, options, now),
        database.$count(table, narrowed(scope, options, now)),
      ]);
      return paged(items, options.page, options.size, total);
    },

    /** How many there are in each state, the computed ones included; they add up to `total`. */
    counts: async (
      database: Database,
      scope: Scope,
      counted: Counted<Condition>,
      now: Date,
    ): Promise<Record<Status | 'total', number>> => {
      const rows = await database
        .select({ status: kind.status(now).as('shown'), count: count() })
        .from(table)
        .where(narrowed(scope, counted as Filter, now))
        .groupBy(sql`shown`);
      const found = new Map(rows.map((row) => [row.status, row.count]));
      const counts = Object.fromEntries(statuses.map((status) => [status, found.get(status) ?? 0]));
      const total = rows.reduce((sum, row) => sum + row.count, 0);
      return { ...counts, total } as Record<Status | 'total', number>;
    },
  };
}
