import type { CheckedBodyOf, completeDelivery, Language } from '@vitis/contracts';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { files } from '../../db/schema.ts';
import type { DriverScope } from '../../http/policies.ts';
import { invalidField } from '../../problems/invalid-field.ts';
import { notFound } from '../../problems/problem-error.ts';

type Images = Pick<CheckedBodyOf<typeof completeDelivery>, 'image1' | 'image2' | 'image3'>;

const fields = ['image1', 'image2', 'image3'] as const;

/**
 * Opens a driver's private pictures to the company that they were taken for, and says in which column each is kept.
 * The same one twice is one. Throws 404 for a file that is not the driver's own to give, or was given already; 400 at
 * the field of one that is no picture.
 */
export async function takePhotos(
  tx: Database,
  images: Images,
  { driverId }: DriverScope,
  clientCompanyId: number,
  language: Language,
): Promise<Images> {
  const named = fields.filter((field) => images[field] !== null);
  const ids = [...new Set(named.map((field) => images[field]!))];
  if (ids.length === 0) return { image1: null, image2: null, image3: null };
  const own = and(inArray(files.id, ids), eq(files.ownerId, driverId), eq(files.policy, 'OWNER'));
  const found = await tx.select({ id: files.id, picture: files.picture }).from(files).where(own);
  if (found.length !== ids.length) throw notFound();
  const noPicture = found.find(({ picture }) => picture === null);
  if (noPicture) {
    const field = named.find((each) => images[each] === noPicture.id)!;
    throw invalidField(field, 'NOT_A_CHOICE', language);
  }
  const given = await tx
    .update(files)
    .set({ policy: 'COMPANY', clientCompanyId })
    .where(and(own, isNotNull(files.picture)))
    .returning({ id: files.id });
  // Given to another delivery while this one waited.
  if (given.length !== ids.length) throw notFound();
  const [image1 = null, image2 = null, image3 = null] = ids;
  return { image1, image2, image3 };
}
