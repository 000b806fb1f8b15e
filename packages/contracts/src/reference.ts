import * as v from 'valibot';
import { defineEndpoint, type InputSchemas, typeOnly } from './endpoint.ts';
import { Language } from './languages.ts';
import { Named } from './named.ts';
import { items } from './page.ts';
import { Picture } from './picture.ts';
import { Count, Id, IsoDay, ShortText } from './scalars.ts';

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
  input: typeOnly<typeof listLevelsInput>(),
});

export const listLevelsInput = () =>
  ({
    summary: 'Quality levels (AOC, DOCG, Grand Cru, …)',
  }) satisfies InputSchemas;

export const listAreas = defineEndpoint({
  method: 'GET',
  path: '/api/v1/wines/areas',
  access: 'everyone',
  responses: { 200: v.object({ _embedded: v.object({ countries: v.array(WineCountry) }) }) },
  input: typeOnly<typeof listAreasInput>(),
});

export const listAreasInput = () =>
  ({
    summary: 'Countries with their production areas; the first entry is "all"',
  }) satisfies InputSchemas;

export const listFeatureds = defineEndpoint({
  method: 'GET',
  path: '/api/v1/wines/featureds',
  access: 'everyone',
  responses: { 200: items(Featured) },
  input: typeOnly<typeof listFeaturedsInput>(),
});

export const listFeaturedsInput = () =>
  ({
    summary: 'What a wine may be featured for (new, recommended, award, …)',
  }) satisfies InputSchemas;

export const listVolumes = defineEndpoint({
  method: 'GET',
  path: '/api/v1/wines/volumes',
  access: 'everyone',
  responses: { 200: items(Volume) },
  input: typeOnly<typeof listVolumesInput>(),
});

export const listVolumesInput = () =>
  ({
    summary: 'Bottle volumes',
  }) satisfies InputSchemas;

export const listTypes = defineEndpoint({
  method: 'GET',
  path: '/api/v1/wines/types',
  access: 'everyone',
  responses: { 200: v.object({ types: v.object({ content: v.array(GrapeType) }) }) },
  input: typeOnly<typeof listTypesInput>(),
});

export const listTypesInput = () =>
  ({
    summary: 'Grape types, the most frequent first',
  }) satisfies InputSchemas;

export const listLanguages = defineEndpoint({
  method: 'GET',
  path: '/api/v1/setting/language',
  access: 'everyone',
  responses: { 200: items(v.object({ code: Language, name: v.string(), default: v.boolean() })) },
  input: typeOnly<typeof listLanguagesInput>(),
});

export const listLanguagesInput = () =>
  ({
    summary: 'Languages of the interface, each named in itself',
  }) satisfies InputSchemas;

export const listCountries = defineEndpoint({
  method: 'GET',
  path: '/api/v1/countries',
  access: 'everyone',
  responses: { 200: items(v.object({ countryCode: v.string(), name: v.string() })) },
  input: typeOnly<typeof listCountriesInput>(),
});

export const listCountriesInput = () =>
  ({
    summary: 'Countries by name',
  }) satisfies InputSchemas;

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
  responses: { 200: items(Holiday) },
  input: typeOnly<typeof listHolidaysInput>(),
});

export const listHolidaysInput = () =>
  ({
    summary: 'Public holidays of Korea in one month',
    query: v.object({ yyyyMM: v.pipe(ShortText, v.regex(/^(19|20)\d{2}(0[1-9]|1[0-2])$/)) }),
  }) satisfies InputSchemas;
