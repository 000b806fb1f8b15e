import { hash } from '@node-rs/argon2';
import { lineAmounts } from '@vitis/domain';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import type { Translated } from '../db/schema.ts';
import * as schema from '../db/schema.ts';
import { refreshSearchGrams } from '../features/products/search-grams.ts';
import { PASSWORD_HASHING } from '../http/passwords.ts';

/** Everybody's password here. */
export const PASSWORD = 'Vitis!2026';

/** The day on which this shop's estimates are looked at: one of them has run out, one has not. */
export const TODAY = new Date('2026-11-20T10:00:00+09:00');

const named = (korean: string, english: string): Translated => ({ 'ko-KR': korean, 'en-US': english });

interface Wine {
  id: number;
  wine: number;
  ko: string;
  en: string;
  vintage: number | null;
  kind: number;
  area: number;
  country: string;
  winery: number;
  types: [number, number | null][];
  stock: number;
  price: number;
  score?: number;
  onSale?: boolean;
}

/** Enough of a shop to tell right answers from wrong ones: two companies, two sales people, eight wines. */
export const wines: Wine[] = [
  {
    id: 1,
    wine: 1,
    ko: '샤토 라모네',
    en: 'Château Lamonet',
    vintage: 2019,
    kind: 1,
    area: 2,
    country: 'FR',
    winery: 1,
    types: [
      [1, 80],
      [2, 20],
    ],
    stock: 312,
    price: 40_500,
    score: 93,
  },
  {
    id: 2,
    wine: 1,
    ko: '샤토 라모네',
    en: 'Château Lamonet',
    vintage: 2018,
    kind: 1,
    area: 2,
    country: 'FR',
    winery: 1,
    types: [[1, 75]],
    stock: 0,
    price: 39_000,
    score: 91,
  },
  {
    id: 3,
    wine: 2,
    ko: '도멘 벨쿠르 샤블리',
    en: 'Domaine Belcour Chablis',
    vintage: 2022,
    kind: 2,
    area: 3,
    country: 'FR',
    winery: 2,
    types: [[3, 100]],
    stock: 18,
    price: 31_200,
  },
  {
    id: 4,
    wine: 3,
    ko: '카사 몬테리조 리제르바',
    en: 'Casa Monterizzo Riserva',
    vintage: 2018,
    kind: 1,
    area: 4,
    country: 'IT',
    winery: 3,
    types: [[4, 100]],
    stock: 540,
    price: 27_900,
    score: 89,
  },
  {
    id: 5,
    wine: 4,
    ko: '카사 몬테리조 비앙코',
    en: 'Casa Monterizzo Bianco',
    vintage: 2023,
    kind: 2,
    area: 4,
    country: 'IT',
    winery: 3,
    types: [[3, null]],
    stock: 96,
    price: 18_000,
  },
  {
    id: 6,
    wine: 5,
    ko: '도멘 오르비에 시라',
    en: 'Domaine Orvier Syrah',
    vintage: 2021,
    kind: 1,
    area: 1,
    country: 'FR',
    winery: 2,
    types: [[5, 100]],
    stock: 60,
    price: 22_400,
  },
  {
    id: 7,
    wine: 6,
    ko: '보르도 블랑',
    en: 'Bordeaux Blanc',
    vintage: null,
    kind: 2,
    area: 1,
    country: 'FR',
    winery: 1,
    types: [[6, 100]],
    stock: 200,
    price: 15_000,
  },
  {
    id: 8,
    wine: 7,
    ko: '지난 와인',
    en: 'Gone Wine',
    vintage: 2010,
    kind: 1,
    area: 1,
    country: 'FR',
    winery: 1,
    types: [[1, 100]],
    stock: 5,
    price: 99_000,
    onSale: false,
  },
];

async function fillCatalogue(database: Database): Promise<void> {
  const { kinds, countries, areas, grapeTypes, levels, featureds, volumes, wineries, clientGroups } = schema;
  await database.insert(kinds).values([
    { id: 1, code: 'RED', name: named('레드', 'Red'), position: 1 },
    { id: 2, code: 'WHITE', name: named('화이트', 'White'), position: 2 },
  ]);
  await database.insert(countries).values([
    { code: 'FR', name: named('프랑스', 'France'), position: 1 },
    { code: 'IT', name: named('이탈리아', 'Italy'), position: 2 },
    { code: 'KR', name: named('대한민국', 'Korea'), position: 3 },
  ]);
  await database.insert(areas).values([
    { id: 1, countryCode: 'FR', name: named('보르도', 'Bordeaux'), position: 1 },
    { id: 2, countryCode: 'FR', parentId: 1, name: named('생테밀리옹', 'Saint-Émilion'), position: 2 },
    { id: 3, countryCode: 'FR', name: named('부르고뉴', 'Bourgogne'), position: 3 },
    { id: 4, countryCode: 'IT', name: named('토스카나', 'Toscana'), position: 4 },
  ]);
  await database.insert(grapeTypes).values([
    { id: 1, groupCode: 'merlot', name: named('메를로', 'Merlot'), position: 1 },
    { id: 2, groupCode: 'cabernet-franc', name: named('카베르네 프랑', 'Cabernet Franc'), position: 2 },
    { id: 3, groupCode: 'chardonnay', name: named('샤르도네', 'Chardonnay'), position: 3 },
    { id: 4, groupCode: 'sangiovese', name: named('산조베제', 'Sangiovese'), position: 4 },
    { id: 5, groupCode: 'syrah', name: named('시라', 'Syrah'), position: 5 },
    { id: 6, groupCode: 'syrah', name: named('쉬라즈', 'Shiraz'), position: 6 },
  ]);
  await database.insert(levels).values([{ id: 1, countryCode: 'FR', name: named('그랑 크뤼', 'Grand Cru') }]);
  await database.insert(featureds).values([{ id: 1, code: 'NEW', name: named('신규 입고', 'New') }]);
  await database.insert(volumes).values([{ id: 1, millilitres: 750, name: named('750ml', '750 ml') }]);
  const text = named('소개', 'About');
  await database.insert(wineries).values([
    {
      id: 1,
      name: named('샤토 라모네', 'Château Lamonet'),
      nameEn: 'Château Lamonet',
      countryCode: 'FR',
      areaId: 2,
      introduction: text,
      description: text,
      foundedYear: 1870,
    },
    {
      id: 2,
      name: named('도멘 벨쿠르', 'Domaine Belcour'),
      nameEn: 'Domaine Belcour',
      countryCode: 'FR',
      areaId: 3,
      introduction: text,
      description: text,
    },
    {
      id: 3,
      name: named('카사 몬테리조', 'Casa Monterizzo'),
      nameEn: 'Casa Monterizzo',
      countryCode: 'IT',
      areaId: 4,
      introduction: text,
      description: text,
    },
  ]);
  await database.insert(clientGroups).values([
    { id: 1, code: 'STANDARD', name: named('일반', 'Standard') },
    { id: 2, code: 'HOTEL', name: named('호텔', 'Hotels') },
  ]);
}

/** The list price is `price` up to eleven bottles; hotels pay a tenth less; wine 7 has no price for hotels of its own. */
async function fillProducts(database: Database): Promise<void> {
  await database
    .insert(schema.wines)
    .values([...new Set(wines.map(({ wine }) => wine))].map((id) => ({ id, code: `wine-${id}` })));
  await database.insert(schema.products).values(
    wines.map(({ id, wine, ko, en, vintage, kind, area, country, winery, score, onSale }) => ({
      id,
      wineId: wine,
      kindId: kind,
      countryCode: country,
      areaId: area,
      wineryId: winery,
      levelId: id === 1 ? 1 : null,
      volumeId: 1,
      name: named(ko, en),
      nameEn: en,
      vintage,
      caseSize: 6,
      alcohol: 12 + id / 2,
      score: score ?? null,
      sugarLevel: 1,
      notes: { 'ko-KR': ['자두'], 'en-US': ['Plum'] },
      pairings: { 'ko-KR': ['양갈비'] },
      description: named('설명', 'Description'),
      recommendation: 100 - id,
      onSale: onSale ?? true,
    })),
  );
  await database
    .insert(schema.productTypes)
    .values(
      wines.flatMap(({ id, types }) =>
        types.map(([typeId, percent], position) => ({ productId: id, typeId, percent, position })),
      ),
    );
  await database.insert(schema.productFeatureds).values([{ productId: 1, featuredId: 1 }]);
  await database.insert(schema.stock).values(wines.map(({ id, stock }) => ({ productId: id, qty: stock })));
  const tiers = [
    [1, 0],
    [12, 2_000],
    [60, 3_600],
  ] as const;
  await database.insert(schema.prices).values(
    wines.flatMap(({ id, price }) => [
      ...tiers.map(([minQty, less]) => ({ productId: id, clientGroupId: 1, minQty, price: price - less })),
      ...(id === 7
        ? []
        : tiers.map(([minQty, less]) => ({
            productId: id,
            clientGroupId: 2,
            minQty,
            price: price * 0.9 - less,
          }))),
    ]),
  );
}

async function fillPeople(database: Database): Promise<void> {
  const passwordHash = await hash(PASSWORD, PASSWORD_HASHING);
  const company = (id: number, clientGroupId: number, name: string, registrationNumber: string) => ({
    id,
    clientGroupId,
    erpCode: `C00${id}`,
    name,
    registrationNumber,
    representativeName: '김대표',
    businessClientType: '호텔',
    creditLimit: 20_000_000,
  });
  await database
    .insert(schema.clientCompanies)
    .values([
      company(1, 2, '주식회사 한강호텔', '1208147521'),
      company(2, 1, '주식회사 남산식당', '2208162517'),
    ]);
  const user = (
    id: number,
    email: string,
    fullName: string,
    role: 'B2B' | 'SALESPERSON' | 'DRIVER',
    clientCompanyId?: number,
  ) => ({
    id,
    email,
    fullName,
    roles: [role],
    clientCompanyId: clientCompanyId ?? null,
    passwordHash,
    status: 'APPROVED' as const,
    passwordChangedAt: new Date('2026-06-01T00:00:00Z'),
  });
  await database
    .insert(schema.users)
    .values([
      user(1, 'buyer@vitis.test', '김도윤', 'B2B', 1),
      user(2, 'buyer2@vitis.test', '이서연', 'B2B', 2),
      user(3, 'sales@vitis.test', '한서윤', 'SALESPERSON'),
      user(4, 'sales2@vitis.test', '박지호', 'SALESPERSON'),
      user(5, 'driver@vitis.test', '최민준', 'DRIVER'),
      { ...user(6, 'pending@vitis.test', '정하은', 'B2B', 2), status: 'PENDING' as const },
    ]);
  await database.insert(schema.staffClients).values([
    { userId: 3, clientCompanyId: 1 },
    { userId: 4, clientCompanyId: 2 },
  ]);
}

/** `E…-0001` asked, `0002` answered, `0003` run out, `0004` confirmed, all of company 1; `0005` of company 2. */
async function fillEstimates(database: Database): Promise<void> {
  const amounts = lineAmounts({ unitPrice: 38_500, bottles: 24 });
  const rows = [
    { id: 1, status: 'REQUESTED', expiredDate: null, clientCompanyId: 1 },
    { id: 2, status: 'RESPONDED', expiredDate: '2026-11-20', clientCompanyId: 1 },
    { id: 3, status: 'RESPONDED', expiredDate: '2026-11-19', clientCompanyId: 1 },
    { id: 4, status: 'CONFIRMED', expiredDate: '2026-11-25', clientCompanyId: 1 },
    { id: 5, status: 'REQUESTED', expiredDate: null, clientCompanyId: 2 },
  ] as const;
  for (const { id, status, expiredDate, clientCompanyId } of rows) {
    await database.insert(schema.estimates).values({
      id,
      number: `E20261118-000${id}`,
      status,
      expiredDate,
      clientCompanyId,
      requestedBy: clientCompanyId,
      managerId: clientCompanyId + 2,
      requestedAt: new Date(`2026-11-1${id}T10:00:00+09:00`),
    });
    const [revision] = await database
      .insert(schema.estimateRevisions)
      .values({
        estimateId: id,
        revision: 0,
        authorId: clientCompanyId,
        authorRole: 'B2B',
        status,
        lineCount: 1,
        totalQty: 24,
        ...amounts,
      })
      .returning();
    await database.insert(schema.estimateLines).values({
      revisionId: revision!.id,
      position: 1,
      productId: 1,
      productName: '샤토 라모네 2019',
      specification: '750ml × 6',
      qty: 24,
      listPrice: 40_500,
      unitPrice: 38_500,
      supply: amounts.supply,
      tax: amounts.tax,
    });
  }
  await database.insert(schema.documentCounters).values([{ kind: 'E', day: '2026-11-18', last: 5 }]);
}

/** A completed order form of company 1, and a room in which it talks to its sales person. */
async function fillHistory(database: Database): Promise<void> {
  const amounts = lineAmounts({ unitPrice: 36_450, bottles: 24 });
  await database.insert(schema.orderForms).values({
    id: 1,
    number: 'O20260812-0001',
    status: 'CONFIRMED',
    clientCompanyId: 1,
    requestedBy: 1,
    managerId: 3,
    lineCount: 1,
    totalQty: 24,
    ...amounts,
    requestedAt: new Date('2026-08-12T10:00:00+09:00'),
  });
  await database.insert(schema.orderFormLines).values({
    orderFormId: 1,
    position: 1,
    productId: 1,
    productName: '샤토 라모네 2019',
    specification: '750ml × 6',
    qty: 24,
    listPrice: 36_450,
    unitPrice: 36_450,
    supply: amounts.supply,
    tax: amounts.tax,
  });
  await database.insert(schema.documentCounters).values([{ kind: 'O', day: '2026-08-12', last: 1 }]);
  await database
    .insert(schema.chatRooms)
    .values({ id: 1, clientCompanyId: 1, lastSequence: 2, lastMessageAt: TODAY });
  await database.insert(schema.chatMembers).values([
    { roomId: 1, userId: 1, readSequence: 0 },
    { roomId: 1, userId: 3, readSequence: 2 },
  ]);
  await database.insert(schema.chatMessages).values(
    [1, 2].map((sequence) => ({
      roomId: 1,
      sequence,
      clientId: crypto.randomUUID(),
      senderId: 3,
      message: `안내 ${sequence}`,
      sentAt: TODAY,
    })),
  );
}

/** Fills an empty, migrated database. Ids are fixed; identities go on after them. */
export async function fillSmallShop(database: Database): Promise<void> {
  await fillCatalogue(database);
  await fillProducts(database);
  await fillPeople(database);
  await fillEstimates(database);
  await fillHistory(database);
  await refreshSearchGrams(database);
  for (const table of ['users', 'client_companies', 'products', 'estimates', 'order_forms', 'chat_rooms']) {
    await database.execute(sql.raw(`SELECT setval(pg_get_serial_sequence('${table}', 'id'), 1000)`));
  }
}

export const smallShop = { name: 'small', with: fillSmallShop };
