import {
  type DeliveryStatus,
  type Endpoint,
  type EstimateStatus,
  HEADERS,
  type OrderFormStatus,
  type Role,
  type SuccessOf,
} from '@vitis/contracts';
import { addDays, type Day, deliveryDays, seoulDay } from '@vitis/domain';
import { type CallInput, call } from '../call.ts';
import type { TestProvider } from '../test-provider.ts';

/** Everybody who may try something, with the company that they buy for or look after. */
export const ACTORS = {
  buyer: { email: 'buyer@vitis.test', role: 'B2B', company: 1, id: 1 },
  buyer2: { email: 'buyer2@vitis.test', role: 'B2B', company: 2, id: 2 },
  sales: { email: 'sales@vitis.test', role: 'SALESPERSON', company: 1, id: 3 },
  sales2: { email: 'sales2@vitis.test', role: 'SALESPERSON', company: 2, id: 4 },
  driver: { email: 'driver@vitis.test', role: 'DRIVER', company: null, id: 5 },
  driver2: { email: 'driver2@vitis.test', role: 'DRIVER', company: null, id: 77 },
} as const satisfies Record<string, { email: string; role: Role; company: 1 | 2 | null; id: number }>;

export type Who = keyof typeof ACTORS;
export type Actor = (typeof ACTORS)[Who];

/** What stands in print documents of one company, and must never be read by anybody of the other. */
const SECRETS: Readonly<Record<1 | 2, readonly string[]>> = {
  1: ['한강호텔', '1208147521', 'buyer@vitis.test', '김도윤', '한서윤'],
  2: ['남산식당', '2208162517', 'buyer2@vitis.test', '이서연', '박지호'],
};

export interface KnownEstimate {
  number: string;
  company: 1 | 2;
  status: EstimateStatus;
  expiredDate: Day | null;
  version: number;
}

export interface KnownDelivery {
  id: number;
  idDriver: number;
  status: DeliveryStatus;
  version: number;
}

export interface KnownOrder {
  number: string;
  company: 1 | 2;
  status: OrderFormStatus;
  version: number;
  estimate: KnownEstimate | null;
  deliveries: KnownDelivery[];
}

/** What the documents of one sequence must be, by the tables of the domain alone. */
export interface World {
  provider: TestProvider;
  now(): Date;
  sleep(): void;
  estimates: KnownEstimate[];
  orders: KnownOrder[];
  /** Tokens of members; they end when a night has passed. */
  tokens: Map<string, string>;
}

/** Holidays that a walk may come to. */
const HOLIDAYS = new Set(['2026-12-25', '2027-01-01']);

/** A day on which wines can come to Seoul. */
export const deliverable = (world: World): Day =>
  deliveryDays({
    round: { weekdays: [1, 2, 3, 4, 5], leadDays: 1 },
    cutOff: '15:00',
    holidays: HOLIDAYS,
    now: world.now(),
  }).days[1]!;

export const today = (world: World, days = 0): Day => addDays(seoulDay(world.now()), days);

export interface Reply<Body = unknown> {
  status: number;
  /** Of a good answer; a refusal has a problem in its place. */
  body: Body;
}

/** One call by one actor. Whatever is answered, nothing of the other company may stand in it. */
export async function tryIt<E extends Endpoint>(
  world: World,
  actor: Actor,
  endpoint: E,
  input: Omit<CallInput<E>, 'as'>,
): Promise<Reply<SuccessOf<E>>> {
  const token = world.tokens.get(actor.email) ?? (await world.provider.token(actor.email));
  world.tokens.set(actor.email, token);
  const headers = { ...input.headers, [HEADERS.authorization]: `Bearer ${token}` };
  const response = await call(world.provider, endpoint, { ...input, headers } as CallInput<E>);
  const text = await response.text();
  if (actor.company !== null) {
    const other = actor.company === 1 ? 2 : 1;
    const documents = [...world.estimates, ...world.orders].filter(({ company }) => company === other);
    for (const secret of [...SECRETS[other], ...documents.map(({ number }) => number)]) {
      if (text.includes(secret)) throw new Error(`${actor.email} read ${secret}: ${text}`);
    }
  }
  const body = (text === '' ? undefined : JSON.parse(text)) as SuccessOf<E>;
  return { status: response.status, body };
}

export const buyerOf = (company: 1 | 2): Actor => (company === 1 ? ACTORS.buyer : ACTORS.buyer2);
export const salesOf = (company: 1 | 2): Actor => (company === 1 ? ACTORS.sales : ACTORS.sales2);
export const driverOf = (id: number | undefined): Actor =>
  id === ACTORS.driver2.id ? ACTORS.driver2 : ACTORS.driver;
