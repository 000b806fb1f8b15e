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

/** Kinds, countries, areas, grapes, levels, featureds, volumes and client groups, each in its order, and their ids. */
export function referenceRows() {
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
  return {
    ids,
    kinds: KINDS.map(({ code, name }, position) => ({ id: position + 1, code, name, position })),
    countries: COUNTRIES.map(({ code, name }, position) => ({ code, name, position })),
    areas: places.map(({ key, area, country }, position) => ({
      id: position + 1,
      countryCode: country.code,
      parentId: area.parent === undefined ? null : (ids.area.get(area.parent) ?? null),
      name: area.name,
      position,
      picture: regionPlan(key).picture,
    })),
    grapeTypes: keysOf(GRAPES).map((key, position) => ({
      id: position + 1,
      groupCode: GRAPES[key].group,
      name: GRAPES[key].name,
      position,
    })),
    levels: keysOf(LEVELS).map((key, position) => ({
      id: position + 1,
      countryCode: LEVELS[key].country,
      name: LEVELS[key].name,
      position,
    })),
    featureds: FEATUREDS.map(({ code, name }, position) => ({ id: position + 1, code, name, position })),
    volumes: VOLUMES.map(({ millilitres, name }, position) => ({ id: position + 1, millilitres, name })),
    clientGroups: CLIENT_GROUPS.map(({ code, name }, position) => ({ id: position + 1, code, name })),
  };
}
