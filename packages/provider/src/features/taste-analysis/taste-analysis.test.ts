import { analyseTaste, getTasteAnalysis, type TasteAnswers } from '@vitis/contracts';
import { sql } from 'drizzle-orm';
import { ask, call, refused } from '../../test-support/call.ts';
import { smallShop, TODAY } from '../../test-support/small-shop.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';

let provider: TestProvider;

beforeAll(async () => {
  provider = await startTestProvider({ fill: smallShop, now: () => TODAY });
});
afterAll(() => provider.close());

const answers: TasteAnswers = { kind: 'ANY', sugar: 'LOW', body: 'HIGH', acidity: 'MEDIUM', tannin: 'HIGH' };
const buyer = 'buyer@vitis.test';

test('answers are kept for their member alone, and later ones take their place', async () => {
  expect(await ask(provider, getTasteAnalysis, { as: buyer })).toEqual({ analysis: null });
  await ask(provider, analyseTaste, { body: { answers }, as: buyer });
  const { analysis } = await ask(provider, analyseTaste, {
    body: { answers: { ...answers, kind: 'RED' } },
    as: buyer,
  });
  expect(analysis?.profile).toEqual({ sugar: 0.5, body: 4.5, acidity: 3, tannin: 4.5 });
  expect((await ask(provider, getTasteAnalysis, { as: buyer })).analysis).toEqual(analysis);
  expect(await ask(provider, getTasteAnalysis, { as: 'buyer2@vitis.test' })).toEqual({ analysis: null });
});

test('wines that fit are in stock and of the kind, the closest first, each with its reasons', async () => {
  await provider.database.execute(
    sql`UPDATE products SET taste_sugar = 0.5, taste_body = 4, taste_acidity = 3, taste_tannin = 4`,
  );
  const { analysis } = await ask(provider, analyseTaste, {
    body: { answers: { ...answers, kind: 'RED' } },
    as: buyer,
  });
  const wines = analysis?.wines ?? [];
  expect(wines.length).toBeGreaterThan(0);
  for (const { product, match, reasons } of wines) {
    expect([product.kind.code, product.availability === 'SOLD_OUT']).toEqual(['RED', false]);
    expect(match).toBe(95);
    expect(reasons.length).toBeGreaterThan(0);
  }
  expect(new Set(wines.map(({ product }) => product.winery.id)).size).toBe(wines.length);
});

test('a wine that is close to the taste in nothing is left out, however few there are', async () => {
  const { database } = provider;
  await database.execute(
    sql`UPDATE products SET taste_sugar = 2, taste_body = 3, taste_acidity = 4.5, taste_tannin = 3`,
  );
  const fitting = async () => {
    const { analysis } = await ask(provider, analyseTaste, { body: { answers }, as: buyer });
    return analysis?.wines.map(({ product, reasons }) => [product.id, reasons]);
  };
  expect(await fitting()).toEqual([]);
  // Further away on the whole, but like it in one trait.
  await database.execute(sql`UPDATE products SET taste_sugar = 5, taste_acidity = 3.5 WHERE id = 1`);
  expect(await fitting()).toEqual([[1, [{ trait: 'acidity', value: 3.5 }]]]);
});

test('what is no answer is refused, and a guest is asked to sign in', async () => {
  const wrong = await call(provider, analyseTaste, {
    body: { answers: { ...answers, body: '<b>' } } as never,
    as: buyer,
  });
  expect((await refused(wrong)).status).toBe(400);
  expect((await refused(await call(provider, analyseTaste, { body: { answers } }))).status).toBe(401);
});
