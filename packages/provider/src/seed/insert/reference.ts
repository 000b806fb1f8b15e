import type { Database } from '../../db/connect.ts';
import {
  areas,
  catalogState,
  clientGroups,
  countries,
  featureds,
  grapeTypes,
  kinds,
  levels,
  volumes,
} from '../../db/schema.ts';
import { COUNTRIES } from '../data/areas/all.ts';
import { GRAPES, type GrapeKey } from '../data/grapes.ts';
import { CLIENT_GROUPS, FEATUREDS, KINDS, VOLUMES } from '../data/kinds.ts';
import { LEVELS, type LevelKey } from '../data/levels.ts';
import { regionPlan } from '../pictures/plans.ts';

/** Ids of what products refer to, by the keys of the data. */
export interface ReferenceIds {
  kind: Map<string, number>;
  area: Map<string, number>;
  grape: Map<GrapeKey, number>;
  level: Map<LevelKey, number>;
  featured: Map<string, number>;
  volume: Map<number, number>;
  group: Map<string, number>;
}

const numbered = <Key>(keys: Iterable<Key>): Map<Key, number> =>
  new Map([...keys].map((key, i) => [key, i + 1]));
const keysOf = <Key extends string>(data: Record<Key, unknown>) => Object.keys(data) as Key[];

/** Writes kinds, countries, areas, grapes, levels, featureds, volumes and client groups, each in its order. */
export async function insertReference(database: Database): Promise<ReferenceIds> {
  const places = COUNTRIES.flatMap((country) =>
    Object.entries(country.areas).map(([key, area]) => ({ key, area, country })),
  );
  const ids: ReferenceIds = {
    kind: numbered(KINDS.map(({ code }) => code)),
    area: numbered(places.map(({ key }) => key)),
    grape: numbered(keysOf(GRAPES)),
    level: numbered(keysOf(LEVELS)),
    featured: numbered(FEATUREDS.map(({ code }) => code)),
    volume: numbered(VOLUMES.map(({ millilitres }) => millilitres)),
    group: numbered(CLIENT_GROUPS.map(({ code }) => code)),
  };
  await database
    .insert(kinds)
    .values(KINDS.map(({ code, name }, position) => ({ id: position + 1, code, name, position })));
  await database
    .insert(countries)
    .values(COUNTRIES.map(({ code, name }, position) => ({ code, name, position })));
  const rows = places.map(({ key, area, country }, position) => ({
    id: position + 1,
    countryCode: country.code,
    parentId: area.parent === undefined ? null : (ids.area.get(area.parent) ?? null),
    name: area.name,
    position,
    picture: regionPlan(key).picture,
  }));
  // An area needs the one around it first, wherever that stands in its country.
  await database.insert(areas).values(rows.filter(({ parentId }) => parentId === null));
  await database.insert(areas).values(rows.filter(({ parentId }) => parentId !== null));
  await database.insert(grapeTypes).values(
    keysOf(GRAPES).map((key, position) => ({
      id: position + 1,
      groupCode: GRAPES[key].group,
      name: GRAPES[key].name,
      position,
    })),
  );
  await database.insert(levels).values(
    keysOf(LEVELS).map((key, position) => ({
      id: position + 1,
      countryCode: LEVELS[key].country,
      name: LEVELS[key].name,
      position,
    })),
  );
  await database
    .insert(featureds)
    .values(FEATUREDS.map(({ code, name }, position) => ({ id: position + 1, code, name, position })));
  await database
    .insert(volumes)
    .values(VOLUMES.map(({ millilitres, name }, position) => ({ id: position + 1, millilitres, name })));
  await database
    .insert(clientGroups)
    .values(CLIENT_GROUPS.map(({ code, name }, position) => ({ id: position + 1, code, name })));
  await database.insert(catalogState).values({ id: 1 }).onConflictDoNothing();
  return ids;
}
