import { bottleMargin, bottlesLeft, glassesIn, glassMargin, shortageOf } from './own-wine-figures.ts';

const wine = {
  counted: 4,
  boughtSince: 6,
  par: 12,
  volume: 750,
  glassMillilitres: 125,
  lastUnitPrice: 30_000,
  glassPrice: 16_500,
  bottlePrice: 88_000,
};

test('what is left is the last count and what has come since, and misses what the par level wants', () => {
  expect([bottlesLeft(wine), shortageOf(wine)]).toEqual([10, 2]);
  expect([bottlesLeft({ ...wine, counted: null }), shortageOf({ ...wine, counted: null })]).toEqual([
    null,
    0,
  ]);
  expect(shortageOf({ ...wine, par: 8 })).toBe(0);
  expect(shortageOf({ ...wine, par: null })).toBe(0);
});

test('a glass carries its share of the bottle, and its margin is counted without VAT', () => {
  expect(glassesIn(wine)).toBe(6);
  expect(glassMargin(wine)).toEqual({ cost: 5_000, margin: 10_000, costRate: 33, marginRate: 67 });
  expect(glassMargin({ ...wine, glassMillilitres: 200 })).toMatchObject({ cost: 10_000 });
  expect(glassMargin({ ...wine, glassPrice: null })).toEqual({
    cost: 5_000,
    margin: null,
    costRate: null,
    marginRate: null,
  });
  expect(bottleMargin(wine)).toEqual({ cost: 30_000, margin: 50_000, costRate: 38, marginRate: 62 });
  expect(bottleMargin({ ...wine, bottlePrice: 22_000 })).toMatchObject({ margin: -10_000, marginRate: -50 });
});

test('a bottle that is smaller than a glass is one glass', () => {
  expect(glassesIn({ volume: 100, glassMillilitres: 125 })).toBe(1);
});
