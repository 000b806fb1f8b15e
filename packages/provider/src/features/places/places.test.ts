import { getLocation, listStoreOptions, listStores } from '@vitis/contracts';
import { holidays, storeProducts, stores } from '../../db/schema.ts';
import { ask, call } from '../../test-support/call.ts';
import { smallShop } from '../../test-support/small-shop.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';

let provider: TestProvider;
let now = new Date('2026-11-20T11:30:00+09:00');

const weekdays = [1, 2, 3, 4, 5];

beforeAll(async () => {
  provider = await startTestProvider({ fill: smallShop, now: () => now });
  await provider.database.insert(stores).values([
    {
      id: 1,
      name: { 'ko-KR': '성수 쇼룸', 'en-US': 'Seongsu showroom' },
      address: { 'ko-KR': '서울특별시 성동구 성수이로 118' },
      phone: '0200001001',
      longitude: 127.056,
      latitude: 37.5446,
      opening: [{ days: weekdays, from: '10:00', to: '18:00' }],
      options: ['TASTING', 'PICK_UP'],
      position: 2,
    },
    {
      id: 2,
      name: { 'ko-KR': '이천 물류센터' },
      address: { 'ko-KR': '경기도 이천시 마장면 덕평로 882' },
      note: { 'ko-KR': '14:00부터' },
      options: ['PICK_UP'],
      position: 1,
    },
  ]);
  // One of them is not on sale any more.
  await provider.database
    .insert(storeProducts)
    .values([1, 2, 8].map((productId) => ({ storeId: 1, productId })));
});

afterAll(() => provider.close());

const opening = async () => (await ask(provider, getLocation)).opening;

test('says who the house is and where, from the file of the supplier, in the reader’s language', async () => {
  const korean = await ask(provider, getLocation);
  expect(korean).toMatchObject({
    companyName: '주식회사 비티스와인',
    phone: '020000000',
    email: 'help@vitis.test',
    kakaoMap: false,
    bankAccount: { bank: '비티스은행', holder: '주식회사 비티스와인' },
    directions: expect.arrayContaining([{ by: 'SUBWAY', text: expect.stringContaining('충정로역') }]),
  });
  const english = await ask(provider, getLocation, { headers: { 'accept-language': 'en-US' } });
  expect(english).toMatchObject({ companyName: 'VITIS Wine Co., Ltd.', representativeName: 'Haram Jeong' });
  expect(english.bankAccount).toMatchObject({ bank: 'Vitis Bank' });
  expect(english.registrationNumber).toBe(korean.registrationNumber);
  const japanese = await ask(provider, getLocation, { headers: { 'accept-language': 'ja-JP' } });
  expect(japanese.address).toMatch(/^ソウル特別市 中区/);
});

test('is open by Seoul’s clock: not at lunch, on a weekend, or on a day that an operator entered', async () => {
  expect(await opening()).toMatchObject({ isOpen: true, changesAt: '2026-11-20T12:00:00.000+09:00' });
  now = new Date('2026-11-20T12:30:00+09:00');
  expect(await opening()).toMatchObject({ isOpen: false, changesAt: '2026-11-20T13:00:00.000+09:00' });
  await provider.database
    .insert(holidays)
    .values({ date: '2026-11-23', name: { 'ko-KR': '임시공휴일' }, source: 'OPERATOR' });
  now = new Date('2026-11-21T11:00:00+09:00');
  expect(await opening()).toMatchObject({ isOpen: false, changesAt: '2026-11-24T09:00:00.000+09:00' });
  // New Year's Day of a year that nobody has asked for.
  now = new Date('2030-12-31T18:30:00+09:00');
  expect((await opening()).changesAt).toBe('2031-01-02T09:00:00.000+09:00');
  now = new Date('2026-11-20T11:30:00+09:00');
});

test('lists stores in the order of the house, with what they have and how many wines stand there', async () => {
  const { items } = (await ask(provider, listStores))._embedded;
  expect(items.map(({ id, productCount }) => [id, productCount])).toEqual([
    [2, 0],
    [1, 2],
  ]);
  expect(items[0]).toMatchObject({ note: '14:00부터', longitude: null, opening: { isOpen: false } });
  expect(items[1]).toMatchObject({
    name: '성수 쇼룸',
    note: null,
    opening: { isOpen: true, hours: [{ from: '10:00' }] },
    options: [
      { code: 'TASTING', name: '시음' },
      { code: 'PICK_UP', name: '방문수령' },
    ],
  });
});

test('finds the stores that have all of several options, and counts each option', async () => {
  const having = async (options: string) =>
    (await ask(provider, listStores, { query: { options } }))._embedded.items.map(({ id }) => id);
  expect(await having('PICK_UP')).toEqual([2, 1]);
  expect(await having('PICK_UP,TASTING')).toEqual([1]);
  expect(await having('PARKING')).toEqual([]);
  expect((await call(provider, listStores, { query: { options: 'BAR' } })).status).toBe(400);
  expect((await ask(provider, listStoreOptions))._embedded.items).toEqual([
    { code: 'PICK_UP', name: '방문수령', storeCount: 2 },
    { code: 'TASTING', name: '시음', storeCount: 1 },
  ]);
});
