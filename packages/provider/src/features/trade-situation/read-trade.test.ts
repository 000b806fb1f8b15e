import { getPurchaseSituation, PRICE_BANDS, PURCHASE_GROUPS, type PurchaseGroup } from '@vitis/contracts';
import { addDays, type Day, deliveredParts, lineAmounts } from '@vitis/domain';
import { howMany, LONG_TIMEOUT } from '@vitis/domain/test-support';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { deliveries, deliveryLines, ledgerEntries } from '../../db/schema.ts';
import { ask } from '../../test-support/call.ts';
import { insertConfirmedOrder } from '../../test-support/confirmed-order.ts';
import { clock, deliveryShop } from '../../test-support/delivery-shop.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';
import { readTrade } from './read-trade.ts';

let provider: TestProvider;
const as = 'buyer@vitis.test';

beforeAll(async () => {
  provider = await startTestProvider({ fill: deliveryShop, now: clock });
});
afterAll(() => provider.close());

const line = fc.record({
  // Few enough for a wine to stand on several lines.
  idProduct: fc.integer({ min: 1, max: 4 }),
  qty: fc.integer({ min: 1, max: 24 }),
  // Cheap ones round most, and some cost nothing.
  unitPrice: fc.oneof(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 1_000, max: 300_000 })),
});
const part = fc.integer({ min: 0, max: 100 });
const order = fc.record({
  day: fc.integer({ min: 0, max: 364 }),
  lines: fc.array(line, { minLength: 1, maxLength: 4 }),
  // Most are handed over whole.
  supplies: fc.oneof(fc.constant<number[]>([100]), fc.array(part, { maxLength: 3 })),
  isEndedByHand: fc.boolean(),
  collections: fc.array(part, { maxLength: 2 }),
  allowance: fc.option(fc.integer({ min: 1, max: 9_000 }), { nil: null }),
});
type Order = typeof order extends fc.Arbitrary<infer Value> ? Value : never;
type Carried = { idProduct: number; qty: number }[];

/** A wine of a row of the ledger, or what is of none. */
interface Piece {
  id: number;
  date: Day;
  idProduct: number | null;
  unitPrice: number | null;
  qty: number;
  supply: number;
  tax: number;
}

/** So many hundredths of the bottles of each wine that are left. */
function taken(left: Map<number, number>, share: number): Carried {
  const carried = [...left].map(([idProduct, qty]) => ({ idProduct, qty: Math.floor((qty * share) / 100) }));
  for (const { idProduct, qty } of carried) left.set(idProduct, left.get(idProduct)! - qty);
  return carried.filter(({ qty }) => qty > 0);
}

const bottlesOf = (all: readonly { idProduct: number; qty: number }[]): Map<number, number> => {
  const sums = new Map<number, number>();
  for (const { idProduct, qty } of all) sums.set(idProduct, (sums.get(idProduct) ?? 0) + qty);
  return sums;
};

const sumOf = (pieces: readonly Pick<Piece, 'qty' | 'supply' | 'tax'>[]) => ({
  qty: pieces.reduce((sum, { qty }) => sum + qty, 0),
  supply: pieces.reduce((sum, { supply }) => sum + supply, 0),
  tax: pieces.reduce((sum, { tax }) => sum + tax, 0),
});

let lastOrder = 1000;

/** Writes what became of an order as the shop does, and says which wines that were. */
async function write({ lines: asked, ...life }: Order, first: Day): Promise<Piece[]> {
  const { database } = provider;
  lastOrder += 1;
  const [id, day] = [lastOrder, addDays(first, life.day)];
  await insertConfirmedOrder(database, { id, number: `O20261118-${id}`, lines: asked });
  const lines = asked.map((each) => ({
    ...each,
    ...lineAmounts({ unitPrice: each.unitPrice, bottles: each.qty }),
  }));
  const pieces: Piece[] = [];
  const enter = async (
    kind: 'SALE' | 'RETURN' | 'ALLOWANCE',
    deliveryId: number | null,
    of: Omit<Piece, 'id' | 'date'>[],
  ) => {
    const { supply, tax } = sumOf(of);
    if (supply === 0 && tax === 0) return;
    const entry = {
      clientCompanyId: 1,
      date: day,
      kind,
      supply,
      tax,
      change: supply + tax,
      orderFormId: id,
      deliveryId,
    };
    const [row] = await database.insert(ledgerEntries).values(entry).returning({ id: ledgerEntries.id });
    pieces.push(...of.map((each) => ({ ...each, id: row!.id, date: day })));
  };
  const carry = async (classify: 'SUPPLY' | 'COLLECT', all: Carried[], sign: 1 | -1) => {
    const parts = deliveredParts(lines, all);
    for (const [at, carried] of all.entries()) {
      const plan = {
        clientCompanyId: 1,
        managerId: 3,
        type: 'DIRECT',
        status: 'COMPLETED',
        classify,
      } as const;
      const [row] = await database
        .insert(deliveries)
        .values({
          ...plan,
          orderFormId: id,
          requestDate: day,
          completedAt: new Date(`${day}T12:00:00+09:00`),
        })
        .returning({ id: deliveries.id });
      await database
        .insert(deliveryLines)
        .values(carried.map(({ idProduct, qty }) => ({ deliveryId: row!.id, productId: idProduct, qty })));
      const of = parts[at]!.map(({ line: { idProduct, unitPrice }, qty, supply, tax }) => ({
        ...{ idProduct, unitPrice, qty: sign * qty, supply: sign * supply, tax: sign * tax },
      }));
      await enter(sign === 1 ? 'SALE' : 'RETURN', row!.id, of);
    }
    return parts.flat();
  };

  const left = bottlesOf(lines);
  const supplies = life.supplies.map((share) => taken(left, share)).filter(({ length }) => length > 0);
  const given = await carry('SUPPLY', supplies, 1);
  if (life.isEndedByHand) {
    const rest = lines.map((of) => {
      const own = given.filter((each) => each.line === of);
      const open = (of2: 'qty' | 'supply' | 'tax') => own.reduce((sum, each) => sum - each[of2], of[of2]);
      const { idProduct, unitPrice } = of;
      return { idProduct, unitPrice, qty: open('qty'), supply: open('supply'), tax: open('tax') };
    });
    await enter(
      'SALE',
      null,
      rest.filter(({ qty }) => qty > 0),
    );
  }
  const back = bottlesOf(given.map(({ line: { idProduct }, qty }) => ({ idProduct, qty })));
  const collections = life.collections.map((share) => taken(back, share)).filter(({ length }) => length > 0);
  await carry('COLLECT', collections, -1);
  const off = { supply: 0 - (life.allowance ?? 0), tax: 0 - Math.floor((life.allowance ?? 0) / 10) };
  await enter('ALLOWANCE', null, [{ idProduct: null, unitPrice: null, qty: 0, ...off }]);
  return pieces;
}

type Key = (piece: Piece) => string;
const none = (text: string | number | null): string => (text === null ? '' : String(text));

/** What the catalogue says of the wines of the small shop. */
async function keys(): Promise<Readonly<Record<PurchaseGroup, Key>>> {
  const products = await provider.app.productService.cards([1, 2, 3, 4]);
  const wine = ({ idProduct }: Piece) => products.find(({ id }) => id === idProduct);
  return {
    month: ({ date }) => date.slice(0, 7),
    wine: ({ idProduct }) => none(idProduct),
    kind: (piece) => wine(piece)?.kind.code ?? '',
    country: (piece) => wine(piece)?.country.countryCode ?? '',
    price: ({ unitPrice }) =>
      unitPrice === null ? '' : String(Math.max(...PRICE_BANDS.filter((band) => band <= unitPrice))),
    document: ({ id }) => String(id),
  };
}

let year = 1990;

test(
  'what the database adds up is the plain sum of what was traded, to the won',
  async () => {
    const keyOf = await keys();
    const isComparedBy = (by: PurchaseGroup) => by !== 'month' && by !== 'document';
    await fc.assert(
      fc.asyncProperty(fc.array(order, { minLength: 1, maxLength: 25 }), async (orders) => {
        year += 2;
        const [dateFrom, dateTo] = [`${year}-07-01` as Day, `${year}-12-31` as Day];
        const pieces: Piece[] = [];
        for (const each of orders) pieces.push(...(await write(each, `${year}-01-01` as Day)));

        const compare = async (by: PurchaseGroup, of?: PurchaseGroup, key?: string) => {
          const narrowed = of === undefined ? {} : { of, key };
          const answer = await ask(provider, getPurchaseSituation, {
            as,
            query: { by, dateFrom, dateTo, ...narrowed },
          });
          const own = of === undefined ? pieces : pieces.filter((piece) => keyOf[of](piece) === key);
          const now = own.filter(({ date }) => date >= dateFrom);
          const before = own.filter(({ date }) => date < dateFrom && date >= answer.before.dateFrom);
          const found = new Set((isComparedBy(by) ? [...now, ...before] : now).map(keyOf[by]));
          const rows = [...found].map((row) => ({
            key: row,
            ...sumOf(now.filter((piece) => keyOf[by](piece) === row)),
            before: isComparedBy(by) ? sumOf(before.filter((piece) => keyOf[by](piece) === row)) : null,
          }));
          const byKey = (a: { key: string }, b: { key: string }) => (a.key < b.key ? -1 : 1);
          expect(
            answer.rows
              .map(({ key: row, qty, supply, tax, before: then }) => ({
                key: row,
                qty,
                supply,
                tax,
                before: then,
              }))
              .sort(byKey),
          ).toEqual(rows.sort(byKey));
          expect(answer.totals).toEqual(sumOf(now));
          expect(answer.before).toMatchObject(sumOf(before));
        };

        for (const by of PURCHASE_GROUPS) {
          await compare(by);
          for (const of of PURCHASE_GROUPS)
            for (const key of new Set(pieces.slice(0, 2).map(keyOf[of]))) await compare(by, of, key);
        }
      }),
      { numRuns: howMany(4, 300), endOnFailure: true },
    );
  },
  LONG_TIMEOUT,
);

test('deliveries of a part of an order, and what came back of it, are added up by the database, too', async () => {
  const first = '1980-01-01' as Day;
  const lines = [
    { idProduct: 1, qty: 7, unitPrice: 33 },
    { idProduct: 2, qty: 10, unitPrice: 27_900 },
  ];
  const life = {
    day: 3,
    lines,
    supplies: [30, 50, 100],
    isEndedByHand: false,
    collections: [40],
    allowance: 500,
  };
  const pieces = await write(life, first);
  const days = { dateFrom: first, dateTo: addDays(first, 30) };
  const before = { dateFrom: addDays(first, -31), dateTo: addDays(first, -1) };
  const asked = { by: 'wine', days, before } as const;
  const { summed, entries } = await readTrade(provider.database, sql`e.client_company_id = 1`, asked);
  expect(entries.map(({ receipt }) => receipt.type)).toEqual(['ALLOWANCE']);
  for (const { idProduct, qty, supply, tax } of summed)
    expect({ qty, supply, tax }).toEqual(sumOf(pieces.filter((piece) => piece.idProduct === idProduct)));
  expect(summed).toHaveLength(2);
});
