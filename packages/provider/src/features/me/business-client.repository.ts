import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { clientCompanies, files } from '../../db/schema.ts';
import { assertVersion } from '../../http/check-input.ts';
import { notFound } from '../../problems/problem-error.ts';
import { filesOf } from '../registration/sign-up.repository.ts';

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
  fileIds: clientCompanies.registrationFiles,
};

export async function findBusinessClient(database: Database, id: number) {
  const [row] = await database.select(columns).from(clientCompanies).where(eq(clientCompanies.id, id));
  if (!row) throw notFound();
  const { fileIds, ...client } = row;
  return { ...client, registrationFiles: await filesOf(database, fileIds) };
}

type Contact = Pick<
  typeof clientCompanies.$inferInsert,
  'taxEmail' | 'phone' | 'postalCode' | 'address1' | 'address2'
>;

/**
 * Changes how a company is reached, in the version that was seen; answers the ids of its registration files. Throws 412 where
 * it is another version by now.
 */
export async function changeContact(
  tx: Database,
  id: number,
  contact: Contact,
  expected: number,
): Promise<number[]> {
  const [row] = await tx
    .update(clientCompanies)
    .set({ ...contact, version: sql`${clientCompanies.version} + 1` })
    .where(and(eq(clientCompanies.id, id), eq(clientCompanies.version, expected)))
    .returning({ fileIds: clientCompanies.registrationFiles });
  if (row) return row.fileIds;
  assertVersion(expected, (await findBusinessClient(tx, id)).version);
  throw notFound();
}

interface Registration {
  clientCompanyId: number;
  /** Whose uploads may be added. */
  userId: number;
  /** What the company has, and what it is to have. */
  before: readonly number[];
  wanted: readonly number[];
}

/**
 * Makes uploads of a member the company's registration; what it no longer keeps becomes an upload that nothing names. False
 * where one is not the member's to give: then the transaction is not to be kept.
 */
export async function changeRegistration(
  tx: Database,
  { clientCompanyId, userId, before, wanted }: Registration,
): Promise<boolean> {
  const ids = [...new Set(wanted)];
  const added = ids.filter((id) => !before.includes(id));
  const removed = before.filter((id) => !ids.includes(id));
  const given = await tx
    .update(files)
    .set({ policy: 'COMPANY', clientCompanyId })
    .where(and(inArray(files.id, added), eq(files.ownerId, userId), eq(files.policy, 'OWNER')))
    .returning({ id: files.id });
  if (given.length < added.length) return false;
  await tx
    .update(files)
    .set({ policy: 'OWNER' })
    .where(and(inArray(files.id, removed), eq(files.policy, 'COMPANY')));
  await tx
    .update(clientCompanies)
    .set({ registrationFiles: ids })
    .where(eq(clientCompanies.id, clientCompanyId));
  return true;
}
