import { listProductsInput } from '@vitis/contracts';
import { FormTable, GramIndex } from '@vitis/domain';
import fc from 'fast-check';
import * as v from 'valibot';
import type { Catalogue } from '../catalog/catalogue.ts';
import { type IndexedProduct, ProductTableBuilder } from '../catalog/product-table.ts';
import { nameFacets } from './name-facets.ts';
import { countFacets } from './product-facets.ts';
import { fulfils, productConditions } from './product-filter.ts';

const name = { 'ko-KR': '이름' };
const entries = <Entry>(ids: number[], more: (id: number) => Entry) =>
  new Map(ids.map((id) => [id, { id, name, productCount: 0, ...more(id) }]));

/** Two countries with an area in an area, three grapes of which two are one, and whatever products come. */
const names = {
  entries: new Map(),
  grams: GramIndex.builder().build(),
  forms: FormTable.builder().build(),
  entryOf: new Uint32Array(),
  starts: new Uint32Array(),
  places: new Uint32Array(),
};

function tableOf(products: readonly IndexedProduct[]) {
  const table = new ProductTableBuilder();
  for (const product of products) table.add(product);
  return table.build();
}

const catalogueOf = (products: readonly IndexedProduct[]): Catalogue => ({
  version: 1,
  kinds: entries([1, 2], () => ({ code: 'RED' as const })),
  countries: new Map(['FR', 'IT'].map((code) => [code, { code, name, productCount: 0 }])),
  areas: new Map([
    [
      1,
      {
        id: 1,
        countryCode: 'FR',
        parentId: null,
        name,
        picture: null,
        path: [1],
        within: [1, 2],
        productCount: 0,
      },
    ],
    [
      2,
      {
        id: 2,
        countryCode: 'FR',
        parentId: 1,
        name,
        picture: null,
        path: [1, 2],
        within: [2],
        productCount: 0,
      },
    ],
    [
      3,
      {
        id: 3,
        countryCode: 'IT',
        parentId: null,
        name,
        picture: null,
        path: [3],
        within: [3],
        productCount: 0,
      },
    ],
  ]),
  types: new Map([1, 2, 3].map((id) => [id, { id, name, groupCode: id === 3 ? 'b' : 'a' }])),
  typeGroups: new Map([
    ['a', { groupCode: 'a', name, ids: [1, 2], productCount: 0 }],
    ['b', { groupCode: 'b', name, ids: [3], productCount: 0 }],
  ]),
  levels: entries([1], () => ({})),
  featureds: entries([1], () => ({ code: 'NEW' })),
  volumes: entries([1, 2], () => ({ millilitres: 750 })),
  stores: entries([1], () => ({})),
  wineries: entries([1, 2], () => ({ nameEn: 'x' })),
  standardGroupId: 1,
  products: tableOf(products),
  names,
});

const product = fc.record({
  kindId: fc.constantFrom(1, 2),
  areaId: fc.constantFrom(null, 1, 2, 3),
  wineryId: fc.constantFrom(1, 2),
  levelId: fc.constantFrom(null, 1),
  sugarLevel: fc.constantFrom(null, 1, 3),
  alcohol: fc.constantFrom(null, 12, 13.5),
  score: fc.constantFrom(null, 88, 95),
  vip: fc.boolean(),
  typeIds: fc.uniqueArray(fc.constantFrom(1, 2, 3)),
  featuredIds: fc.subarray([1]),
  volumeId: fc.constantFrom(1, 2),
  storeIds: fc.subarray([1]),
  isSoldOut: fc.boolean(),
  price: fc.option(fc.integer({ min: 10_000, max: 60_000 }), { nil: undefined }),
});

const shop = fc.array(product, { maxLength: 30 }).map((rows) => {
  const prices = new Map<number, number>();
  const soldOut = new Set<number>();
  const products = rows.map(({ price, isSoldOut, ...row }, index): IndexedProduct => {
    if (price !== undefined) prices.set(index + 1, price);
    if (isSoldOut) soldOut.add(index + 1);
    return { ...row, id: index + 1, vintage: null, countryCode: row.areaId === 3 ? 'IT' : 'FR' };
  });
  return { catalogue: catalogueOf(products), products, prices, soldOut };
});

const filter = fc
  .record(
    {
      idKinds: fc.subarray([1, 2, -1]),
      idProductionAreas: fc.subarray([1, 2, 3, -1]),
      countryName: fc.subarray(['FR', 'IT']),
      idTypes: fc.subarray([1, 2, 3]),
      idWineries: fc.subarray([1, 2]),
      idLevels: fc.subarray([1]),
      idFeatureds: fc.subarray([1]),
      sugarLevels: fc.subarray([1, 3]),
      idVolumes: fc.subarray([1, 2]),
      idStore: fc.constant(1),
      inStock: fc.boolean(),
      startAlcohol: fc.constantFrom(11, 13),
      endScore: fc.constantFrom(90, 99),
      startPrice: fc.integer({ min: 0, max: 70_000 }),
      vip: fc.boolean(),
    },
    { requiredKeys: [] },
  )
  .map((query) => v.parse(listProductsInput().query, query));

type Query = typeof filter extends fc.Arbitrary<infer Value> ? Value : never;
type Shop = typeof shop extends fc.Arbitrary<infer Value> ? Value : never;

const conditionsOf = ({ catalogue, prices, soldOut }: Shop, query: Query) =>
  productConditions(query, catalogue, { matching: undefined, linked: [], soldOut, prices });

/** What a person would see on choosing only this in a group: counted the slow way, one product after the other. */
function listed(of: Shop, query: Query): number {
  return of.products.filter(fulfils(conditionsOf(of, query))).length;
}

test('a count is the number of wines that are listed when it is chosen', () => {
  fc.assert(
    fc.property(shop, filter, (of, query) => {
      const counted = countFacets(of.catalogue, conditionsOf(of, query), of);
      const facets = nameFacets(counted, of.catalogue, 'ko-KR', query);
      expect(counted.total).toBe(listed(of, query));
      for (const { id, count } of facets.kinds) expect(count).toBe(listed(of, { ...query, idKinds: [id] }));
      for (const { id, count } of facets.areas) {
        expect(count).toBe(listed(of, { ...query, idProductionAreas: [id], countryName: [] }));
      }
      for (const { countryCode, count } of facets.countries) {
        expect(count).toBe(listed(of, { ...query, idProductionAreas: [], countryName: [countryCode] }));
      }
      for (const { ids, count } of facets.types) expect(count).toBe(listed(of, { ...query, idTypes: ids }));
      for (const { id, count } of facets.wineries)
        expect(count).toBe(listed(of, { ...query, idWineries: [id] }));
      for (const { level, count } of facets.sugarLevels)
        expect(count).toBe(listed(of, { ...query, sugarLevels: [level] }));
      for (const { id, count } of facets.volumes)
        expect(count).toBe(listed(of, { ...query, idVolumes: [id] }));
      for (const { id, count } of facets.stores) expect(count).toBe(listed(of, { ...query, idStore: id }));
      expect(facets.inStock).toBe(listed(of, { ...query, inStock: true }));
      expect(facets.vip).toBe(listed(of, { ...query, vip: true }));
    }),
  );
});

test('what is not among the counts would list nothing', () => {
  fc.assert(
    fc.property(shop, filter, (of, query) => {
      const { kinds } = nameFacets(
        countFacets(of.catalogue, conditionsOf(of, query), of),
        of.catalogue,
        'ko-KR',
        query,
      );
      const named = new Set(kinds.map(({ id }) => id));
      for (const id of [1, 2]) if (!named.has(id)) expect(listed(of, { ...query, idKinds: [id] })).toBe(0);
    }),
  );
});

test('what the query chooses is among the counts, also where nothing is left of it', () => {
  fc.assert(
    fc.property(shop, filter, (of, query) => {
      const facets = nameFacets(
        countFacets(of.catalogue, conditionsOf(of, query), of),
        of.catalogue,
        'ko-KR',
        query,
      );
      const idsOf = (group: readonly { id: number }[]) => group.map(({ id }) => id);
      const chosen = (ids: readonly number[] | undefined) => (ids ?? []).filter((id) => id > 0);
      expect(idsOf(facets.kinds)).toEqual(expect.arrayContaining(chosen(query.idKinds)));
      expect(idsOf(facets.areas)).toEqual(expect.arrayContaining(chosen(query.idProductionAreas)));
      expect(idsOf(facets.wineries)).toEqual(expect.arrayContaining(chosen(query.idWineries)));
      expect(idsOf(facets.volumes)).toEqual(expect.arrayContaining(chosen(query.idVolumes)));
      expect(facets.types.flatMap(({ ids }) => ids)).toEqual(expect.arrayContaining(chosen(query.idTypes)));
    }),
  );
});

test('every price falls into one bucket, and the buckets follow each other', () => {
  fc.assert(
    fc.property(shop, (of) => {
      const { prices } = countFacets(of.catalogue, { base: [], facets: new Map() }, of);
      if (!prices) return expect(of.prices.size).toBe(0);
      expect(prices.buckets.reduce((sum, { count }) => sum + count, 0)).toBe(of.prices.size);
      for (const [index, bucket] of prices.buckets.entries()) {
        const inside = [...of.prices.values()].filter((price) => price >= bucket.from && price < bucket.to);
        expect(bucket.count).toBe(inside.length);
        if (index > 0) expect(bucket.from).toBe(prices.buckets[index - 1]!.to);
      }
    }),
  );
});
