import {
  BUSINESS_CLIENT_TYPES,
  EmailField,
  formatBusinessNumber,
  formatPhone,
  isPhone,
  normaliseBusinessNumber,
  normalisePhone,
} from '@vitis/domain';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { assignManager } from '../../features/clients/assign-manager.ts';
import type { UnitOfWork } from '../../http/unit-of-work.ts';
import { type Row, WrongCell } from '../column.ts';
import { choice, number, text } from '../columns.ts';
import type { Change, Exchange, Refuse } from '../exchange.ts';
import { PAGE, placed } from './page.ts';

const MOST_WON = 1_000_000_000_000;
const CREDIT_CHECKS = ['NONE', 'WARN', 'BLOCK'];

function businessNumber(written: string): string {
  const digits = normaliseBusinessNumber(written);
  if (!/^\d{10}$/.test(digits)) throw new WrongCell('has to have ten digits');
  return formatBusinessNumber(digits);
}

function phone(written: string): string {
  const digits = normalisePhone(written);
  if (!isPhone(digits)) throw new WrongCell('is no telephone number of Korea');
  return formatPhone(digits);
}

function email(written: string): string {
  const read = v.safeParse(EmailField, written);
  if (!read.success) throw new WrongCell('is no address of mail');
  return read.output;
}

function postalCode(written: string): string {
  if (/^\d{5}$/.test(written)) return written;
  throw new WrongCell('has to have five digits: Excel drops a leading 0 unless the column is text');
}

const stored = sql`SELECT c.id AS place, c.registration_number AS "registrationNumber", c.erp_code AS "erpCode", c.name,
    c.representative_name AS "representativeName", c.business_type AS "businessType", c.business_item AS "businessItem",
    c.business_client_type AS "businessClientType", g.code AS "group", c.tax_email AS "taxEmail", c.phone,
    c.postal_code AS "postalCode", c.address1, c.address2, c.credit_limit::float AS "creditLimit",
    c.credit_bound::float AS "creditBound", c.credit_check AS "creditCheck", c.payment_days AS "paymentDays", u.email AS sales
  FROM client_companies c JOIN client_groups g ON g.id = c.client_group_id
    LEFT JOIN staff_clients s ON s.client_company_id = c.id AND s.first LEFT JOIN users u ON u.id = s.user_id`;

const digitsOf = (row: Row): string => normaliseBusinessNumber(String(row.registrationNumber));

const written = (row: Row, group: number) => ({
  client_group_id: group,
  erp_code: row.erpCode ?? `W${digitsOf(row)}`,
  name: row.name,
  registration_number: digitsOf(row),
  representative_name: row.representativeName,
  business_type: row.businessType ?? '',
  business_item: row.businessItem ?? '',
  business_client_type: row.businessClientType ?? '',
  tax_email: row.taxEmail,
  phone: row.phone === null ? null : normalisePhone(String(row.phone)),
  postal_code: row.postalCode,
  address1: row.address1,
  address2: row.address2,
  credit_limit: row.creditLimit,
  credit_bound: row.creditBound,
  credit_check: row.creditCheck,
  payment_days: row.paymentDays,
});

const NAMES = [
  ...['client_group_id', 'erp_code', 'name', 'registration_number', 'representative_name', 'business_type'],
  ...['business_item', 'business_client_type', 'tax_email', 'phone', 'postal_code', 'address1', 'address2'],
  ...['credit_limit', 'credit_bound', 'credit_check', 'payment_days'],
];
const COLUMNS = sql.raw(NAMES.join(', '));
const EXCLUDED = sql.raw(NAMES.map((name) => `EXCLUDED.${name}`).join(', '));

/** Codes that another client has already, of this file or of the shop. */
async function takenCodes(
  { tx }: UnitOfWork,
  rows: readonly ReturnType<typeof written>[],
): Promise<Set<unknown>> {
  const { rows: found } = await tx.execute<{ code: string }>(sql`
    SELECT n.erp_code AS code FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS n(erp_code text, registration_number text)
    LEFT JOIN client_companies c ON c.erp_code = n.erp_code AND c.registration_number <> n.registration_number
    GROUP BY n.erp_code HAVING count(DISTINCT n.registration_number) > 1 OR count(c.id) > 0`);
  return new Set(found.map(({ code }) => code));
}

async function write(unit: UnitOfWork, changes: readonly Change[], refuse: Refuse): Promise<void> {
  const { tx } = unit;
  const { rows: groups } = await tx.execute<{ code: string; id: number }>(
    sql`SELECT code, id FROM client_groups`,
  );
  const fitting = changes.flatMap(({ line, row, before }) => {
    if (row.sales === null && before?.sales) {
      refuse(line, 'sales is empty: name who takes over');
      return [];
    }
    const group = groups.find(({ code }) => code === row.group);
    if (group) return [{ line, row, written: written(row, group.id) }];
    refuse(line, `there is no group ${row.group}: ${groups.map(({ code }) => code).join(', ')}`);
    return [];
  });
  const taken = await takenCodes(
    unit,
    fitting.map((each) => each.written),
  );
  const free = fitting.filter(({ line, written: { erp_code } }) => {
    if (taken.has(erp_code)) refuse(line, `erpCode ${erp_code} is another client's`);
    return !taken.has(erp_code);
  });
  const { rows: ids } = await tx.execute<{ id: number; registration_number: string }>(sql`
    INSERT INTO client_companies (${COLUMNS})
    SELECT ${COLUMNS} FROM jsonb_populate_recordset(NULL::client_companies, ${JSON.stringify(free.map((each) => each.written))}::jsonb)
    ON CONFLICT (registration_number) DO UPDATE SET (${COLUMNS}, version) = (${EXCLUDED}, client_companies.version + 1)
    RETURNING id, registration_number`);
  for (const { line, row } of free) {
    if (row.sales === null) continue;
    const id = ids.find((each) => each.registration_number === digitsOf(row))!.id;
    const unassigned = await assignManager(unit, id, String(row.sales), new Date());
    if (unassigned === 'NO_SALESPERSON') refuse(line, `${row.sales} is no sales person who can sign in`);
  }
}

/** Businesses that buy. One that is no client any more keeps its row: documents and the ledger name it. */
export const clientsExchange: Exchange = {
  name: 'clients',
  summary: 'Businesses that buy, with their credit, their prices and who looks after them.',
  columns: [
    text('registrationNumber', {
      isKey: true,
      isRequired: true,
      takes: 'business registration number, ten digits',
      check: businessNumber,
    }),
    text('name', { max: 100, isRequired: true }),
    text('representativeName', { max: 50, isRequired: true }),
    text('erpCode', { max: 40, takes: 'code in the ERP; W and the number until there is one' }),
    text('businessType', { max: 100 }),
    text('businessItem', { max: 100 }),
    text('businessClientType', { max: 40, takes: `as ${BUSINESS_CLIENT_TYPES.join(', ')}` }),
    text('group', {
      max: 40,
      isRequired: true,
      otherwise: 'STANDARD',
      takes: 'code of the group whose prices it pays',
    }),
    text('taxEmail', { takes: 'address of mail for tax invoices', check: email }),
    text('phone', { takes: 'telephone number', check: phone }),
    text('postalCode', { takes: 'five digits', check: postalCode }),
    text('address1', { max: 200 }),
    text('address2', { max: 100 }),
    number('creditLimit', { from: 0, to: MOST_WON }),
    number('creditBound', { from: 0, to: MOST_WON }),
    choice('creditCheck', CREDIT_CHECKS, { isRequired: true, otherwise: 'WARN' }),
    number('paymentDays', { from: 0, to: 365, isRequired: true, otherwise: 30 }),
    text('sales', { takes: 'address of the sales person who looks after it', check: email }),
  ],
  readPage: async (database, after) =>
    placed(await database.execute(sql`${stored} WHERE c.id > ${after} ORDER BY c.id LIMIT ${PAGE}`)),
  readKnown: async (tx, keys) =>
    placed(
      await tx.execute(
        sql`${stored} WHERE c.registration_number = ANY(${sql.param(keys.map(digitsOf))}::text[])`,
      ),
    ).map(({ row }) => row),
  begin: async (unit) => (changes, refuse) => write(unit, changes, refuse),
};
