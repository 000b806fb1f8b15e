import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { clientCompanies } from '../../db/schema.ts';
import { assertVersion } from '../../http/check-input.ts';
import { notFound } from '../../problems/problem-error.ts';

const columns = {
  version: clientCompanies.version,
  companyName: clientCompanies.name,
  companyRegistrationNumber: clientCompanies.registrationNumber,
  representativeName: clientCompanies.representativeName,
  businessType: clientCompanies.businessType,
  businessItem: clientCompanies.businessItem,
  businessClientType: clientCompanies.businessClientType,
  taxEmail: clientCompanies.taxEmail,
  phone: clientCompanies.phone,
  postalCode: clientCompanies.postalCode,
  address1: clientCompanies.address1,
  address2: clientCompanies.address2,
};

export async function findBusinessClient(database: Database, id: number) {
  const [row] = await database.select(columns).from(clientCompanies).where(eq(clientCompanies.id, id));
  if (!row) throw notFound();
  return row;
}

type Contact = Pick<
  typeof clientCompanies.$inferInsert,
  'taxEmail' | 'phone' | 'postalCode' | 'address1' | 'address2'
>;

/** Changes how a company is reached, in the version that was seen. Throws 412 where it is another one by now. */
export async function changeContact(tx: Database, id: number, contact: Contact, expected: number) {
  const [row] = await tx
    .update(clientCompanies)
    .set({ ...contact, version: sql`${clientCompanies.version} + 1` })
    .where(and(eq(clientCompanies.id, id), eq(clientCompanies.version, expected)))
    .returning(columns);
  if (row) return row;
  assertVersion(expected, (await findBusinessClient(tx, id)).version);
  throw notFound();
}
