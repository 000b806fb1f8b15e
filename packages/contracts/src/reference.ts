import * as v from 'valibot';
import { defineEndpoint } from './endpoint.ts';
import { Language } from './languages.ts';
import { items } from './page.ts';
import { Picture } from './picture.ts';
import { Count, Id, IsoDay, ShortText } from './scalars.ts';

export const Named = v.object({ id: Id, name: v.string() });
export type Named = v.InferOutput<typeof Named>;

/** "All" of a list: not a row of the database, but an entry that a person may choose. */
export const ALL_ID = -1;
/** The code of the first entry of the areas, which stands for every country. */
export const ALL_COUNTRIES = 'ALL';

/**
 * A production area. Id -1 means all areas of its country. Only the first country's first area carries
 * `countryName`: the codes of the other countries, joined by commas, as `/product?countryName=` takes them.
 */
export const ProductionArea = v.object({
  id: v.union([Id, v.literal(ALL_ID)]),
  name: v.string(),
  productCount: Count,
  countryName: v.optional(v.string()),
  picture: v.optional(Picture),
  /** Areas inside this one (Bordeaux → Saint-Émilion); filtering by the outer one includes them. */
  children: v.optional(v.array(v.object({ id: Id, name: v.string(), productCount: Count }))),
});
export type ProductionArea = v.InferOutput<typeof ProductionArea>;

export const WineCountry = v.object({
  countryCode: v.string(),
  name: v.string(),
  productCount: Count,
  productionAreas: v.array(ProductionArea),
});
export type WineCountry = v.InferOutput<typeof WineCountry>;

/** A grape as a menu shows it: one name, and the ids of every type it stands for (synonyms, clones). */
export const GrapeType = v.object({
  name: v.string(),
  ids: v.array(Id),
  nameEn: v.string(),
  productCount: Count,
});
export type GrapeType = v.InferOutput<typeof GrapeType>;

export const Featured = v.object({
  id: Id,
  code: v.string(),
  name: v.string(),
  productCount: Count,
});
export type Featured = v.InferOutput<typeof Featured>;

export const Volume = v.object({ id: Id, millilitres: Count, name: v.string() });
export type Volume = v.InferOutput<typeof Volume>;

export const listLevels = defineEndpoint({
  method: 'GET',
  path: '/api/v1/wines/levels',
  access: 'everyone',
  responses: { 200: items(Named) },
  summary: 'Quality levels (AOC, DOCG, Grand Cru, …)',
});

export const listAreas = defineEndpoint({
  method: 'GET',
  path: '/api/v1/wines/areas',
  access: 'everyone',
  responses: { 200: v.object({ _embedded: v.object({ countries: v.array(WineCountry) }) }) },
  summary: 'Countries with their production areas; the first entry is "all"',
});

export const listFeatureds = defineEndpoint({
  method: 'GET',
  path: '/api/v1/wines/featureds',
  access: 'everyone',
  responses: { 200: items(Featured) },
  summary: 'What a wine may be featured for (new, recommended, award, …)',
});

export const listVolumes = defineEndpoint({
  method: 'GET',
  path: '/api/v1/wines/volumes',
  access: 'everyone',
  responses: { 200: items(Volume) },
  summary: 'Bottle volumes',
});

export const listTypes = defineEndpoint({
  method: 'GET',
  path: '/api/v1/wines/types',
  access: 'everyone',
  responses: { 200: v.object({ types: v.object({ content: v.array(GrapeType) }) }) },
  summary: 'Grape types, the most frequent first',
});

export const listLanguages = defineEndpoint({
  method: 'GET',
  path: '/api/v1/setting/language',
  access: 'everyone',
  responses: { 200: items(v.object({ code: Language, name: v.string(), default: v.boolean() })) },
  summary: 'Languages of the interface, each named in itself',
});

export const listCountries = defineEndpoint({
  method: 'GET',
  path: '/api/v1/countries',
  access: 'everyone',
  responses: { 200: items(v.object({ countryCode: v.string(), name: v.string() })) },
  summary: 'Countries by name',
});

export const Holiday = v.object({
  date: IsoDay,
  name: v.string(),
  /** A substitute day for one that fell on a weekend. */
  substitute: v.boolean(),
});
export type Holiday = v.InferOutput<typeof Holiday>;

export const listHolidays = defineEndpoint({
  method: 'GET',
  path: '/api/v1/holidays',
  access: 'everyone',
  query: v.object({ yyyyMM: v.pipe(ShortText, v.regex(/^(19|20)\d{2}(0[1-9]|1[0-2])$/)) }),
  responses: { 200: items(Holiday) },
  summary: 'Public holidays of Korea in one month',
});
