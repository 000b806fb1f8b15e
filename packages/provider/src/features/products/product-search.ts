import { setImmediate as breathe } from 'node:timers/promises';
import type { Language } from '@vitis/contracts';
import {
  nearBigrams,
  otherKeyboard,
  prefixBigrams,
  queryBigrams,
  rankMatches,
  tierRank,
} from '@vitis/domain';
import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../db/connect.ts';
import { inLanguage } from '../../db/in-language.ts';
import { products } from '../../db/schema.ts';
import type { Catalogue } from '../catalog/catalogue.ts';
import { memoized } from './memoized.ts';
import { type ReferenceKind, referenceMatches } from './reference-matches.ts';

export interface SearchResult {
  /** Products on sale, the best match first. */
  ids: number[];
  /** What was searched instead, where only the other keyboard's letters matched. */
  corrected: string | null;
}

/** How many candidates are compared at most: one letter matches half the shop, and nobody reads that far. */
const mostCandidates = 1_000;
/** Candidates that are compared before other calls get their turn. */
const chunk = 200;
/** Words that are looked for one by one; a longer query is one text. */
const mostWords = 4;

/** Ranked search over the names of wines and of what they refer to; results are kept while the catalogue stands still. */
export function createProductSearch(database: Database) {
  const known = new LRUCache<string, SearchResult>({
    max: 500,
    maxSize: 200_000,
    sizeCalculation: ({ ids }) => ids.length + 1,
  });

  const search = async (words: string, catalogue: Catalogue, language: Language): Promise<SearchResult> => {
    const found = await match(database, words, catalogue, language);
    if (found.length > 0) return { ids: found, corrected: null };
    const other = otherKeyboard(words);
    const again = other === null ? [] : await match(database, other, catalogue, language);
    return again.length > 0 ? { ids: again, corrected: other } : { ids: [], corrected: null };
  };

  return (words: string, catalogue: Catalogue, language: Language): Promise<SearchResult> =>
    memoized(known, `${catalogue.version} ${language} ${words}`, () => search(words, catalogue, language));
}

export type ProductSearch = ReturnType<typeof createProductSearch>;

async function match(
  database: Database,
  words: string,
  catalogue: Catalogue,
  language: Language,
): Promise<number[]> {
  const conditions = or(answers(words, catalogue, language), everyWord(words, catalogue, language));
  const candidates = await findCandidates(database, conditions, prefixBigrams(words));
  const byName = await rank(words, candidates, (wine) => namesOf(wine, language));
  // What answers by its winery, region or grape comes after what is called so.
  const called = new Set(byName);
  const others = candidates.filter(({ id }) => !called.has(id));
  const byReference = await rank(words, others, (wine) => descriptionsOf(wine, catalogue, language));
  if (byName.length + byReference.length > 0) return [...byName, ...byReference];

  const near = await findCandidates(database, holdsAny(nearBigrams(words)), []);
  return rank(words, near, (wine) => namesOf(wine, language));
}

/** Rows whose grams hold all of at least one way to match. */
function holdsAny(ways: readonly string[][]): SQL | undefined {
  return or(...ways.map((grams) => sql`${products.searchGrams} @> ${sql.param(grams)}::text[]`));
}

/** Wines that are called so, or whose kind, country, area, grape or winery is. */
function answers(words: string, catalogue: Catalogue, language: Language): SQL | undefined {
  const keys = new Map<ReferenceKind, (number | string)[]>();
  for (const { kind, key } of referenceMatches(words, catalogue, language)) {
    const inside = kind === 'AREA' ? (catalogue.areas.get(Number(key))?.within ?? []) : [key];
    keys.set(kind, [...(keys.get(kind) ?? []), ...inside]);
  }
  const among = (kind: ReferenceKind, condition: (ids: SQL) => SQL) => {
    const found = keys.get(kind);
    return found
      ? condition(sql`ANY(${sql.param(found)}::${sql.raw(kind === 'COUNTRY' ? 'text[]' : 'int[]')})`)
      : undefined;
  };
  return or(
    holdsAny(queryBigrams(words)),
    among('KIND', (ids) => sql`${products.kindId} = ${ids}`),
    among('COUNTRY', (codes) => sql`${products.countryCode} = ${codes}`),
    among('AREA', (ids) => sql`${products.areaId} = ${ids}`),
    among('WINERY', (ids) => sql`${products.wineryId} = ${ids}`),
    among(
      'TYPE',
      (ids) => sql`${products.id} IN (SELECT t.product_id FROM product_types t WHERE t.type_id = ${ids})`,
    ),
  );
}

/** `보르도 메를로`: each word may be answered by another thing. */
function everyWord(words: string, catalogue: Catalogue, language: Language): SQL | undefined {
  const parts = searchWords(words);
  if (parts.length < 2 || parts.length > mostWords) return undefined;
  const conditions = parts.map((word) => answers(word, catalogue, language));
  return conditions.includes(undefined) ? undefined : and(...conditions);
}

const candidateColumns = {
  id: products.id,
  name: products.name,
  nameEn: products.nameEn,
  vintage: products.vintage,
  kindId: products.kindId,
  countryCode: products.countryCode,
  areaId: products.areaId,
  wineryId: products.wineryId,
  typeIds: sql<number[]>`ARRAY(SELECT t.type_id FROM product_types t WHERE t.product_id = ${products.id})`,
};

type Candidate = Awaited<ReturnType<typeof findCandidates>>[number];

/** In the shop's own order, those first that begin with the words: ranking keeps the order of equals. */
async function findCandidates(database: Database, condition: SQL | undefined, prefix: readonly string[][]) {
  if (condition === undefined) return [];
  const begins = holdsAny(prefix);
  return database
    .select(candidateColumns)
    .from(products)
    .where(and(eq(products.onSale, true), condition))
    .orderBy(
      ...(begins ? [desc(begins)] : []),
      desc(products.recommendation),
      desc(products.vintage),
      products.id,
    )
    .limit(mostCandidates);
}

function namesOf({ name, nameEn, vintage }: Candidate, language: Language): string[] {
  const year = vintage === null ? '' : ` ${vintage}`;
  return [...new Set([inLanguage(name, language), name['ko-KR'], nameEn])].map((text) => text + year);
}

/** The name and everything that it refers to, in one text per language, so that several words can meet in it. */
function descriptionsOf(wine: Candidate, catalogue: Catalogue, language: Language): string[] {
  const { kinds, countries, areas, types, wineries } = catalogue;
  const path = wine.areaId === null ? [] : (areas.get(wine.areaId)?.path ?? []);
  const names = [
    wine.name,
    kinds.get(wine.kindId)?.name,
    countries.get(wine.countryCode)?.name,
    ...path.map((id) => areas.get(id)?.name),
    ...wine.typeIds.map((id) => types.get(id)?.name),
    wineries.get(wine.wineryId)?.name,
  ];
  const inOne = (spoken: Language) =>
    names.flatMap((name) => (name ? [inLanguage(name, spoken)] : [])).join(' ');
  const latin = `${wine.nameEn} ${inOne('en-US')} ${wineries.get(wine.wineryId)?.nameEn ?? ''}`;
  return [...new Set([inOne(language), inOne('ko-KR'), latin])].map(
    (text) => `${text} ${wine.vintage ?? ''}`,
  );
}

/** Ids by the tier of their best text. */
async function rank(
  words: string,
  candidates: Candidate[],
  textsOf: (wine: Candidate) => string[],
): Promise<number[]> {
  const found: { id: number; tier: number }[] = [];
  for (let start = 0; start < candidates.length; start += chunk) {
    if (start > 0) await breathe();
    for (const { item, tier } of rankMatches(words, candidates.slice(start, start + chunk), textsOf)) {
      found.push({ id: item.id, tier: tierRank(tier) });
    }
  }
  return found.sort((a, b) => a.tier - b.tier).map(({ id }) => id);
}

const searchWords = (words: string): string[] => words.split(/\s+/).filter((word) => word !== '');
