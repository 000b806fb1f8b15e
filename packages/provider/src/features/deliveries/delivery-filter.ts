import { DEFAULT_LANGUAGE, type DeliveryStatus, type Language } from '@vitis/contracts';
import type { Day } from '@vitis/domain';
import { and, eq, gte, inArray, lte, ne, not, or, type SQL, sql } from 'drizzle-orm';
import { contains } from '../../db/contains.ts';
import { deliveries } from '../../db/schema.ts';
import type { BuyerScope, DriverScope, SalesScope } from '../../http/policies.ts';
import { ofOwnClients } from '../trade-documents/own-clients.ts';

export type DeliveryScope = BuyerScope | SalesScope | DriverScope;

/** Which deliveries; what is left out narrows nothing. */
export interface DeliveryFilter {
  /** Whose; left out where the caller has already found out that they may be seen. */
  scope?: DeliveryScope;
  /** Those of everybody else. */
  notOf?: SalesScope;
  ids?: readonly number[];
  orderFormIds?: readonly number[];
  status?: DeliveryStatus | undefined;
  /** Leaves out what was taken back. */
  standing?: boolean;
  dateFrom?: Day | undefined;
  dateTo?: Day | undefined;
  /** Part of an order's or a statement's number, of the name of a client, a driver or a wine. */
  q?: string | undefined;
  /** Of the reader, who finds wines by the names by which they are shown; Korean where it is left out. */
  language?: Language | undefined;
}

/** A buyer's company's, those of a sales person's clients, or those that a driver was given. */
export function ownDeliveries(scope: DeliveryScope): SQL {
  if ('driverId' in scope) return eq(deliveries.driverId, scope.driverId);
  return ofOwnClients(deliveries.clientCompanyId, scope);
}

export function narrowedDeliveries(filter: DeliveryFilter): SQL | undefined {
  const { scope, notOf, ids, orderFormIds, status, standing, dateFrom, dateTo, q, language } = filter;
  return and(
    scope && ownDeliveries(scope),
    notOf && not(ownDeliveries(notOf)),
    ids && inArray(deliveries.id, [...ids]),
    orderFormIds && inArray(deliveries.orderFormId, [...orderFormIds]),
    status && eq(deliveries.status, status),
    standing ? ne(deliveries.status, 'CANCELLED') : undefined,
    dateFrom === undefined ? undefined : gte(deliveries.requestDate, dateFrom),
    dateTo === undefined ? undefined : lte(deliveries.requestDate, dateTo),
    q ? holds(q, language) : undefined,
  );
}

/** What can be nothing but the number of a statement. */
export const STATEMENT_NUMBER = /^D\d[\d-]*$/i;

function holds(words: string, language: Language = DEFAULT_LANGUAGE): SQL | undefined {
  const inside = (text: SQL) => contains(text, words);
  const isNumbered = inside(sql`COALESCE(${deliveries.statementNumber}, '')`);
  if (STATEMENT_NUMBER.test(words)) return isNumbered;
  // As a delivery's lines call their wines.
  const called = (name: SQL) => inside(sql`${name} || ' ' || COALESCE(p.vintage::text, 'NV')`);
  return or(
    isNumbered,
    sql`EXISTS (SELECT FROM order_forms o WHERE o.id = ${deliveries.orderFormId} AND ${inside(sql`o.number`)})`,
    sql`EXISTS (SELECT FROM client_companies c WHERE c.id = ${deliveries.clientCompanyId} AND ${inside(sql`c.name`)})`,
    sql`EXISTS (SELECT FROM users u WHERE u.id = ${deliveries.driverId} AND ${inside(sql`u.full_name`)})`,
    sql`EXISTS (SELECT FROM delivery_lines d JOIN products p ON p.id = d.product_id
      WHERE d.delivery_id = ${deliveries.id}
        AND (${called(sql`(p.name ->> 'ko-KR')`)} OR ${called(sql`COALESCE(p.name ->> ${language}, p.name_en)`)}))`,
  );
}
