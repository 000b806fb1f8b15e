import { type ReferenceIds, referenceRows } from '@vitis/demo-shop/catalogue';
import type { Database } from '../../db/connect.ts';
import * as schema from '../../db/schema.ts';

/** Writes kinds, countries, areas, grapes, levels, featureds, volumes and client groups. */
export async function insertReference(database: Database): Promise<ReferenceIds> {
  const { ids, ...rows } = referenceRows();
  await database.insert(schema.kinds).values(rows.kinds);
  await database.insert(schema.countries).values(rows.countries);
  // An area needs the one around it first, wherever that stands in its country.
  await database.insert(schema.areas).values(rows.areas.filter(({ parentId }) => parentId === null));
  await database.insert(schema.areas).values(rows.areas.filter(({ parentId }) => parentId !== null));
  await database.insert(schema.grapeTypes).values(rows.grapeTypes);
  await database.insert(schema.levels).values(rows.levels);
  await database.insert(schema.featureds).values(rows.featureds);
  await database.insert(schema.volumes).values(rows.volumes);
  await database.insert(schema.clientGroups).values(rows.clientGroups);
  await database.insert(schema.catalogState).values({ id: 1 }).onConflictDoNothing();
  return ids;
}
