import type { Language } from '@vitis/contracts';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { files } from '../../db/schema.ts';
import type { BuyerScope } from '../../http/policies.ts';
import { takenField } from '../../problems/taken-field.ts';

/**
 * Opens a member's private uploads to its company and their staff. Throws 409 at the field for what is not there to give,
 * and, where only pictures are wanted, for what is none.
 */
export async function takeFiles(
  tx: Database,
  ids: readonly number[],
  { userId, clientCompanyId }: BuyerScope,
  { field, picturesOnly = false, language }: { field: string; picturesOnly?: boolean; language: Language },
): Promise<void> {
  if (ids.length === 0) return;
  const given = await tx
    .update(files)
    .set({ policy: 'COMPANY', clientCompanyId })
    .where(and(inArray(files.id, [...ids]), eq(files.ownerId, userId), eq(files.policy, 'OWNER')))
    .returning({ picture: files.picture });
  if (given.length !== ids.length) throw takenField(field, 'FILES_GONE', language);
  if (picturesOnly && given.some(({ picture }) => picture === null))
    throw takenField(field, 'NOT_A_PICTURE', language);
}
