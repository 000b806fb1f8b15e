import { did, howMany, LONG_TIMEOUT } from '@vitis/domain/test-support';
import fc from 'fast-check';
import { checkCommand } from '../../commands/check.command.ts';
import { readConfig } from '../../config.ts';
import { clientCompanies, stock, users } from '../../db/schema.ts';
import {
  lookAtAll,
  newEstimate,
  newOrder,
  planDelivery,
  readLists,
  stepDelivery,
  stepEstimate,
  stepOrder,
} from '../../test-support/order-path/moves.ts';
import {
  ACTORS,
  type Actor,
  buyerOf,
  driverOf,
  type KnownEstimate,
  type KnownOrder,
  salesOf,
  type Who,
  type World,
} from '../../test-support/order-path/world.ts';
import { smallShop, TODAY } from '../../test-support/small-shop.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';

jest.setTimeout(LONG_TIMEOUT);

const day = 24 * 60 * 60 * 1000;
const plenty = 90_000_000;
/** Each in a shop of its own: lists of two companies that hold what thousands of sequences left are slow to read. */
const shops = howMany(1, 20);
const sequences = howMany(30, 1_000);

let provider: TestProvider;
let now: Date;

async function openShop(): Promise<void> {
  now = TODAY;
  provider = await startTestProvider({ fill: smallShop, now: () => now });
  // Thousands of mails and notices that nobody reads.
  await provider.app.outbox.stop();
  await provider.database.update(stock).set({ qty: plenty });
  await provider.database.update(clientCompanies).set({ creditCheck: 'NONE' });
  const { id, email } = ACTORS.driver2;
  await provider.database.insert(users).values({
    id,
    email,
    fullName: '오태식',
    roles: ['DRIVER'],
    status: 'APPROVED',
  });
}

const moves = {
  estimate: ['CREATE', 'MODIFY', 'RESPOND', 'RESPOND', 'CONFIRM', 'CONFIRM', 'CANCEL', 'ORDER', 'ORDER'],
  order: ['CREATE', 'RESPOND', 'RESPOND', 'COMPLETE', 'CANCEL', 'PLAN', 'PLAN'],
  delivery: ['START', 'COMPLETE', 'COMPLETE', 'FAIL', 'CANCEL'],
  world: ['READ', 'SLEEP'],
} as const;

const chosen = <Kind extends keyof typeof moves>(kind: Kind) =>
  fc.record({
    kind: fc.constant(kind),
    move: fc.constantFrom(...moves[kind]) as fc.Arbitrary<(typeof moves)[Kind][number]>,
    /** Anybody, or whoever would do it in an honest world: sequences of refusals alone lead nowhere. */
    who: fc.oneof(
      { weight: 3, arbitrary: fc.constant(null) },
      { weight: 2, arbitrary: fc.constantFrom(...(Object.keys(ACTORS) as Who[])) },
    ),
    /** Which of the documents that are there. */
    place: fc.nat(3),
    stale: fc.nat(9).map((digit) => digit === 0),
  });

const move = fc.oneof(
  { weight: 6, arbitrary: chosen('estimate') },
  { weight: 5, arbitrary: chosen('order') },
  { weight: 3, arbitrary: chosen('delivery') },
  { weight: 1, arbitrary: chosen('world') },
);
type Move = typeof move extends fc.Arbitrary<infer M> ? M : never;

/** Who does such a thing to such a document. */
function aptFor(
  name: Move['move'],
  kind: Move['kind'],
  { estimate, order }: { estimate: KnownEstimate | undefined; order: KnownOrder | undefined },
): Actor {
  const company = (kind === 'estimate' ? estimate : order)?.company ?? 1;
  if (kind === 'delivery' && name !== 'CANCEL') return driverOf(order?.deliveries.at(-1)?.idDriver);
  const bySales =
    ['RESPOND', 'COMPLETE', 'PLAN'].includes(name) || (kind !== 'estimate' && name === 'CANCEL');
  return bySales ? salesOf(company) : buyerOf(company);
}

async function play(world: World, { kind, move: name, who, place, stale }: Move): Promise<void> {
  const estimate = world.estimates[place % Math.max(1, world.estimates.length)];
  const order = world.orders[place % Math.max(1, world.orders.length)];
  const actor = who === null ? aptFor(name, kind, { estimate, order }) : ACTORS[who];
  if (name === 'SLEEP') return world.sleep();
  if (name === 'READ') return readLists(world, actor);
  if (kind === 'delivery') return order && stepDelivery(world, actor, order, name as 'START', stale);
  if (kind === 'order') {
    if (name === 'CREATE') return newOrder(world, actor, null);
    if (name === 'PLAN') return order && planDelivery(world, actor, order, place % 2 === 0 ? 5 : 77);
    return order && stepOrder(world, actor, order, name as 'RESPOND', stale);
  }
  if (name === 'CREATE') return newEstimate(world, actor);
  if (name === 'ORDER') return estimate && newOrder(world, actor, estimate);
  return estimate && stepEstimate(world, actor, estimate, name as 'RESPOND', stale);
}

/** What whoever would do it does, to the first of the documents. */
const duly = (kind: Move['kind'], name: Move['move'], place = 0) =>
  ({ kind, move: name, who: null, place, stale: false }) as Move;

/** From the request to the last bottle handed over, and what is taken back on the way: every run goes here first. */
const wholePath: Move[] = [
  duly('estimate', 'RESPOND'),
  duly('estimate', 'CONFIRM'),
  duly('estimate', 'ORDER'),
  duly('order', 'RESPOND'),
  duly('order', 'PLAN'),
  duly('delivery', 'START'),
  duly('delivery', 'COMPLETE'),
  duly('estimate', 'CANCEL', 1),
  duly('order', 'CANCEL', 1),
];

describe.each(Array.from({ length: shops }, (_, at) => ({ shop: at + 1 })))('shop $shop', () => {
  beforeAll(openShop);
  afterAll(() => provider.close());

  test('whatever anybody tries, documents go where the tables lead and nobody reads what is not theirs', async () => {
    const reached = new Set<string>();
    let moved = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(move, { minLength: 4, maxLength: 14 }), async (sequence) => {
        const world: World = {
          provider,
          now: () => now,
          sleep: () => {
            now = new Date(now.getTime() + day);
            world.tokens.clear();
          },
          tokens: new Map(),
          estimates: [],
          orders: [],
        };
        for (const company of [1, 2] as const) {
          const buyer = company === 1 ? ACTORS.buyer : ACTORS.buyer2;
          await newEstimate(world, buyer);
          await newOrder(world, buyer, null);
        }
        for (const each of sequence) await play(world, each);
        moved += sequence.length;
        await lookAtAll(world);
        for (const { status } of world.estimates) reached.add(`estimate ${status}`);
        for (const { status, deliveries } of world.orders) {
          reached.add(`order ${status}`);
          for (const delivery of deliveries) reached.add(`delivery ${delivery.status}`);
        }
      }),
      { numRuns: sequences, examples: [[wholePath]] },
    );
    did({ sequences, moves: moved });
    // A run that gets nowhere proves nothing.
    for (const status of ['REQUESTED', 'RESPONDED', 'CONFIRMED', 'CANCELLED']) {
      expect(reached).toContain(`estimate ${status}`);
    }
    for (const status of ['REQUESTED', 'CONFIRMED', 'COMPLETED', 'CANCELLED']) {
      expect(reached).toContain(`order ${status}`);
    }
    expect([...reached].filter((each) => each.startsWith('delivery')).length).toBeGreaterThan(0);
  });

  test('after all that every document foots, the ledger foots, and every bottle is somewhere', async () => {
    const said: string[] = [];
    const connection = { database: provider.database, pool: provider.pool, close: async () => undefined };
    await checkCommand.run([], { config: readConfig({}), connection, say: (line) => said.push(line) });
    expect(said.filter((line) => !line.startsWith('ok'))).toEqual([]);
    const { rows } = await provider.database.execute<{ missing: string }>(`
    SELECT ${plenty} - s.qty - COALESCE((
      SELECT sum(l.qty) FROM order_form_lines l JOIN order_forms o ON o.id = l.order_form_id
      WHERE l.product_id = s.product_id AND o.status <> 'CANCELLED' AND o.stock_taken AND o.id > 1000), 0) AS missing FROM stock s`);
    expect(rows.filter(({ missing }) => Number(missing) !== 0)).toEqual([]);
  });
});
