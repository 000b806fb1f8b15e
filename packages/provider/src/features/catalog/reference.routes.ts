import {
  ALL_COUNTRIES,
  ALL_ID,
  DEFAULT_LANGUAGE,
  LANGUAGE_NAMES,
  LANGUAGES,
  type Language,
  listAreas,
  listCountries,
  listFeatureds,
  listKinds,
  listLanguages,
  listLevels,
  listTypes,
  listVolumes,
  type ProductionArea,
  type WineCountry,
} from '@vitis/contracts';
import type { FastifyInstance } from 'fastify';
import { inLanguage } from '../../db/in-language.ts';
import { everyone } from '../../http/policies.ts';
import { route } from '../../http/route.ts';
import type { AreaEntry, Catalogue } from './catalogue.ts';

/** What changes by the month may be a minute old. */
const keep = { headers: { 'cache-control': 'public, max-age=60', vary: 'Accept-Language' } };

const allAreas: Readonly<Record<Language, string>> = {
  'ko-KR': '전체',
  'en-US': 'All',
  'zh-CN': '全部',
  'zh-TW': '全部',
  'ja-JP': 'すべて',
};

/** Menus and filters of the shop, each in the request's language. */
export async function referenceRoutes(app: FastifyInstance): Promise<void> {
  const { catalogue } = app;

  route(app, listKinds, everyone, async ({ language }, answer) => {
    const { kinds } = await catalogue.current();
    return answer(200, { _embedded: { items: named(kinds.values(), language) } }, keep);
  });

  route(app, listLevels, everyone, async ({ language }, answer) => {
    const { levels } = await catalogue.current();
    return answer(200, { _embedded: { items: named(levels.values(), language) } }, keep);
  });

  route(app, listFeatureds, everyone, async ({ language }, answer) => {
    const { featureds } = await catalogue.current();
    return answer(200, { _embedded: { items: named(featureds.values(), language) } }, keep);
  });

  route(app, listVolumes, everyone, async ({ language }, answer) => {
    const { volumes } = await catalogue.current();
    return answer(200, { _embedded: { items: named(volumes.values(), language) } }, keep);
  });

  route(app, listTypes, everyone, async ({ language }, answer) => {
    const { typeGroups } = await catalogue.current();
    const content = [...typeGroups.values()]
      .sort((a, b) => b.productCount - a.productCount)
      .map(({ name, ids, productCount }) => ({
        name: inLanguage(name, language),
        nameEn: inLanguage(name, 'en-US'),
        ids,
        productCount,
      }));
    return answer(200, { types: { content } }, keep);
  });

  route(app, listAreas, everyone, async ({ language }, answer) =>
    answer(200, { _embedded: { countries: countriesWithAreas(await catalogue.current(), language) } }, keep),
  );

  route(app, listCountries, everyone, async ({ language }, answer) => {
    const { countries } = await catalogue.current();
    const items = [...countries.values()].map(({ code, name }) => ({
      countryCode: code,
      name: inLanguage(name, language),
    }));
    items.sort((a, b) => a.name.localeCompare(b.name, language));
    return answer(200, { _embedded: { items } }, keep);
  });

  route(app, listLanguages, everyone, async (_call, answer) => {
    const items = LANGUAGES.map((code) => ({
      code,
      name: LANGUAGE_NAMES[code],
      default: code === DEFAULT_LANGUAGE,
    }));
    return answer(200, { _embedded: { items } }, keep);
  });
}

function named<Row extends { name: Parameters<typeof inLanguage>[0] }>(
  rows: Iterable<Row>,
  language: Language,
) {
  return [...rows].map((row) => ({ ...row, name: inLanguage(row.name, language) }));
}

/** Countries that sell wine, after the entry for all of them, whose only area names their codes. */
function countriesWithAreas(catalogue: Catalogue, language: Language): WineCountry[] {
  const sold = [...catalogue.countries.values()].filter(({ productCount }) => productCount > 0);
  const total = sold.reduce((sum, { productCount }) => sum + productCount, 0);
  const all = { id: ALL_ID, name: allAreas[language] } as const;
  const everywhere: WineCountry = {
    countryCode: ALL_COUNTRIES,
    name: all.name,
    productCount: total,
    productionAreas: [{ ...all, productCount: total, countryName: sold.map(({ code }) => code).join(',') }],
  };
  const areas = [...catalogue.areas.values()];
  return [
    everywhere,
    ...sold.map(({ code, name, productCount }) => ({
      countryCode: code,
      name: inLanguage(name, language),
      productCount,
      productionAreas: [
        { ...all, productCount },
        ...areas
          .filter(({ countryCode, parentId }) => countryCode === code && parentId === null)
          .map((area) => productionArea(area, areas, language)),
      ],
    })),
  ];
}

function productionArea(area: AreaEntry, areas: AreaEntry[], language: Language): ProductionArea {
  const children = areas
    .filter(({ parentId }) => parentId === area.id)
    .map(({ id, name, productCount }) => ({ id, name: inLanguage(name, language), productCount }));
  return {
    id: area.id,
    name: inLanguage(area.name, language),
    productCount: area.productCount,
    ...(area.picture ? { picture: area.picture } : {}),
    ...(children.length > 0 ? { children } : {}),
  };
}
