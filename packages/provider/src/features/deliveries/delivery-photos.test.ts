import { completeDelivery, type DeliveryInfo, downloadFile } from '@vitis/contracts';
import { eq } from 'drizzle-orm';
import { files, users } from '../../db/schema.ts';
import { ask, call, refused } from '../../test-support/call.ts';
import {
  clock,
  deliveryShop,
  driver,
  otherDriver,
  planned,
  sales,
  uploaded,
} from '../../test-support/delivery-shop.ts';
import { footprint } from '../../test-support/footprint.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';
import { writing } from '../../test-support/writing.ts';

let provider: TestProvider;

beforeEach(async () => {
  provider = await startTestProvider({ fill: deliveryShop, now: clock });
});

afterEach(() => provider.close());

const completedAt = '2026-11-20T10:00:00+09:00';

const complete = (id: number, images: object) =>
  call(provider, completeDelivery, {
    params: { id },
    as: driver,
    headers: writing(),
    body: { completedAt, receivedBy: '김민수', ...images },
  });

test('photos are for the company, its staff and the driver who took them, and for nobody else', async () => {
  const { idDeliveryInfo: id } = await planned(provider);
  const [image1, image2, image3] = [
    await uploaded(provider),
    await uploaded(provider),
    await uploaded(provider),
  ];
  const colleague = 'colleague@vitis.test';
  const [buyer] = await provider.database.select().from(users).where(eq(users.id, 1));
  await provider.database
    .insert(users)
    .values({ ...buyer!, id: 99, email: colleague, mobile: '01000000099' });
  const seenBy = async (as: string) =>
    (await call(provider, downloadFile, { query: { id: image1 }, as })).status;
  expect([await seenBy(driver), await seenBy('buyer@vitis.test'), await seenBy(sales)]).toEqual([
    200, 404, 404,
  ]);

  const info = (await (await complete(id, { image1, image2, image3 })).json()) as DeliveryInfo;
  expect(info.images.map((image) => image.id)).toEqual([image1, image2, image3]);
  expect(info.images[0]).toMatchObject({
    url: `/api/v1/file-download?id=${image1}`,
    picture: { base: expect.stringMatching(/^\/files\/private\//), width: 320, height: 240 },
  });
  for (const as of ['buyer@vitis.test', colleague, sales, driver]) expect(await seenBy(as)).toBe(200);
  for (const as of ['buyer2@vitis.test', 'sales2@vitis.test', otherDriver])
    expect(await seenBy(as)).toBe(404);
  expect((await call(provider, downloadFile, { query: { id: image1 } })).status).toBe(404);

  const path = `${info.images[0]!.picture!.base}-320.webp`;
  const byPath = async (as?: string) => {
    const headers = as ? { authorization: `Bearer ${await provider.token(as)}` } : {};
    return (await fetch(provider.url + path, { headers: headers as Record<string, string> })).status;
  };
  expect([await byPath('buyer@vitis.test'), await byPath('buyer2@vitis.test'), await byPath()]).toEqual([
    200, 404, 404,
  ]);
});

test('the same photo twice is one photo, and a gap is none', async () => {
  const { idDeliveryInfo: id } = await planned(provider);
  const photo = await uploaded(provider);
  const info = (await (await complete(id, { image2: photo, image3: photo })).json()) as DeliveryInfo;
  expect(info.images.map((image) => image.id)).toEqual([photo]);
});

test('a photo belongs to one delivery', async () => {
  const [one, two] = [
    await planned(provider, [{ idProduct: 4, qty: 6 }]),
    await planned(provider, [{ idProduct: 4, qty: 6 }]),
  ];
  const image1 = await uploaded(provider);
  await complete(one.idDeliveryInfo, { image1 });
  const before = await footprint(provider);
  expect(await refused(await complete(two.idDeliveryInfo, { image1 }))).toMatchObject({ status: 404 });
  expect(await footprint(provider)).toEqual(before);
});

describe('refused, with nothing written', () => {
  let id: number;
  beforeEach(async () => {
    id = (await planned(provider)).idDeliveryInfo;
  });

  test.each<[string, () => Promise<object>, object]>([
    [
      "another driver's photo",
      async () => ({ image1: await uploaded(provider, otherDriver) }),
      { status: 404 },
    ],
    [
      "a buyer's file",
      async () => ({ image1: await uploaded(provider, 'buyer@vitis.test') }),
      { status: 404 },
    ],
    ['no such photo', async () => ({ image1: 4711 }), { status: 404 }],
    ['a number that is none', async () => ({ image1: -1 }), { status: 400 }],
    [
      'a document in place of a photo',
      async () => ({ image2: await uploaded(provider, driver, Buffer.from('%PDF-1.4\n')) }),
      { status: 400, errors: [expect.objectContaining({ field: 'image2' })] },
    ],
    [
      'four photos',
      async () => ({ image1: await uploaded(provider), image4: await uploaded(provider) }),
      { status: 400, errors: [expect.objectContaining({ field: 'image4' })] },
    ],
  ])('%s', async (_name, make, refusal) => {
    const images = await make();
    const before = await footprint(provider);
    expect(await refused(await complete(id, images))).toMatchObject(refusal);
    expect(await footprint(provider)).toEqual(before);
  });

  test('a photo that is public already', async () => {
    const image1 = await uploaded(provider);
    await provider.database.update(files).set({ policy: 'PUBLIC' }).where(eq(files.id, image1));
    expect(await refused(await complete(id, { image1 }))).toMatchObject({ status: 404 });
  });
});

test('no photo is needed', async () => {
  const { idDeliveryInfo: id } = await planned(provider);
  const body = { completedAt, image1: null, receivedBy: '김민수' };
  const done = await ask(provider, completeDelivery, {
    params: { id },
    as: driver,
    headers: writing(),
    body,
  });
  expect(done.images).toEqual([]);
});
