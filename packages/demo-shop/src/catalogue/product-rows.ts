import { placeOf } from '../data/areas/all.ts';
import { awardsOf } from '../data/awards.ts';
import { CLIENT_GROUPS, type FeaturedCode } from '../data/kinds.ts';
import { latin } from '../data/translate.ts';
import { WINERIES } from '../data/wineries/all.ts';
import type { WineLine, Winery } from '../data/wineries/winery.ts';
import { bottlePlan } from '../pictures/plans.ts';
import { type Random, randomFrom } from '../random.ts';
import { descriptionOf, notesOf, pairingsOf, servingOf, tastesOf } from '../text/wine-text.ts';
import type { ReferenceIds } from './reference-rows.ts';

/** Bottles of a wine that a demonstration shop has: most plenty, some few, some none. */
function stockOf(random: Random): number {
  const luck = random.next();
  if (luck < 0.07) return 0;
  if (luck < 0.17) return random.between(3, 24);
  return random.between(5, 110) * 6;
}

/** Won per bottle from 1, from one case or two, and from ten cases on; rounded to 100 won. */
function tiersOf(list: number, caseSize: number) {
  const rounded = (rate: number) => Math.round((list * rate) / 100) * 100;
  return [
    { minQty: 1, price: rounded(1) },
    { minQty: caseSize * 2, price: rounded(0.95) },
    { minQty: caseSize * 10, price: rounded(0.91) },
  ];
}

function featuredsOf(
  line: WineLine,
  score: number,
  youngest: boolean,
  age: number,
  random: Random,
): FeaturedCode[] {
  const codes: FeaturedCode[] = [];
  if (youngest && age < 75) codes.push('NEW');
  if (youngest && random.chance(0.16)) codes.push('RECOMMENDED');
  if (youngest && line.price < 40_000 && random.chance(0.2)) codes.push('BEST');
  if (score >= 95) codes.push('AWARD');
  if (youngest && line.price < 30_000 && line.kind !== 'FORTIFIED' && random.chance(0.4))
    codes.push('BY_THE_GLASS');
  if (line.price >= 150_000) codes.push('LIMITED');
  if (line.organic) codes.push('ORGANIC');
  if (line.price >= 70_000 && random.chance(0.3)) codes.push('GIFT');
  return codes;
}

export interface ProductRows {
  wines: { id: number; code: string }[];
  products: ReturnType<typeof productOf>[];
  types: { productId: number; typeId: number; percent: number; position: number }[];
  featureds: { productId: number; featuredId: number }[];
  prices: { productId: number; clientGroupId: number; minQty: number; price: number }[];
  stock: { productId: number; qty: number; updatedAt: Date }[];
}

interface Bottling {
  id: number;
  wineId: number;
  wineryId: number;
  position: number;
  vintage: number | null;
  /** Days since it came into the shop. */
  age: number;
  score: number;
  recommendation: number;
}

function productOf(winery: Winery, line: WineLine, ids: ReferenceIds, bottling: Bottling, today: Date) {
  const { id, wineId, wineryId, position, vintage, age, score, recommendation } = bottling;
  const [servingFrom, servingTo] = servingOf(line);
  const named = (house: string, wine: string) => (wine === '' ? house : `${house} ${wine}`);
  const createdAt = new Date(today.getTime() - age * 86_400_000);
  return {
    id,
    wineId,
    kindId: ids.kind.get(line.kind)!,
    countryCode: placeOf(line.area).country.code,
    areaId: ids.area.get(line.area)!,
    wineryId,
    levelId: line.level === null ? null : ids.level.get(line.level)!,
    volumeId: ids.volume.get(line.volume ?? 750)!,
    name: latin(named(winery.name[0], line.wine[0]), named(winery.name[1], line.wine[1])),
    nameEn: named(winery.name[1], line.wine[1]),
    vintage,
    caseSize: (line.volume ?? 750) === 1500 ? 3 : (line.volume ?? 750) < 750 ? 12 : 6,
    alcohol: line.alcohol,
    score,
    sugarLevel: line.sugar,
    ...tastesOf(line),
    notes: notesOf(winery, line),
    pairings: pairingsOf(winery, line),
    description: descriptionOf(winery, line),
    servingFrom,
    servingTo,
    picture: bottlePlan(winery, position).picture,
    vip: line.price >= 120_000,
    recommendation,
    awards: awardsOf(`${winery.key} ${position} ${vintage ?? 'NV'}`, score, createdAt.getUTCFullYear()),
    createdAt,
  };
}

/** Every product of the data with all that hangs on it; the same rows for the same day on every machine. */
export function productRows(ids: ReferenceIds, today: Date): ProductRows {
  const rows: ProductRows = { wines: [], products: [], types: [], featureds: [], prices: [], stock: [] };
  for (const [w, winery] of WINERIES.entries()) {
    for (const [position, line] of winery.wines.entries()) {
      const wineId = rows.wines.length + 1;
      rows.wines.push({ id: wineId, code: `${winery.key}-${position + 1}` });
      const years = line.vintages.length === 0 ? [null] : line.vintages;
      for (const [y, vintage] of years.entries()) {
        const id = rows.products.length + 1;
        const random = randomFrom(`product ${winery.key} ${position} ${vintage ?? 'NV'}`);
        const youngest = y === years.length - 1;
        const age = youngest
          ? random.between(3, 240)
          : 240 + (years.length - 1 - y) * 330 + random.between(0, 60);
        const score = Math.min(99, Math.max(84, line.score + random.between(-1, 1)));
        const recommendation = (youngest ? 200 : 0) + score * 2 + random.between(0, 120);
        const bottling = { id, wineId, wineryId: w + 1, position, vintage, age, score, recommendation };
        const product = productOf(winery, line, ids, bottling, today);
        rows.products.push(product);
        rows.types.push(
          ...line.grapes.map(([grape, percent], place) => ({
            productId: id,
            typeId: ids.grape.get(grape)!,
            percent,
            position: place,
          })),
        );
        rows.featureds.push(
          ...featuredsOf(line, score, youngest, age, random).map((code) => ({
            productId: id,
            featuredId: ids.featured.get(code)!,
          })),
        );
        // A year more in the cellar costs a little more.
        const list = Math.round((line.price * (1 + 0.03 * (years.length - 1 - y))) / 100) * 100;
        for (const { code, rate } of CLIENT_GROUPS) {
          const clientGroupId = ids.group.get(code)!;
          rows.prices.push(
            ...tiersOf(list * rate, product.caseSize).map((tier) => ({
              productId: id,
              clientGroupId,
              ...tier,
            })),
          );
        }
        rows.stock.push({ productId: id, qty: stockOf(random), updatedAt: today });
      }
    }
  }
  return rows;
}

/** Only the first `count` products and what hangs on them; the wines of which none is left go too. */
export function firstProducts(rows: ProductRows, count: number): ProductRows {
  if (count >= rows.products.length) return rows;
  const products = rows.products.slice(0, count);
  const wineIds = new Set(products.map(({ wineId }) => wineId));
  const kept = <Row extends { productId: number }>(of: Row[]) =>
    of.filter(({ productId }) => productId <= count);
  return {
    wines: rows.wines.filter(({ id }) => wineIds.has(id)),
    products,
    types: kept(rows.types),
    featureds: kept(rows.featureds),
    prices: kept(rows.prices),
    stock: kept(rows.stock),
  };
}
