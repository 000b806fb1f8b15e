import {
  answerOrderProposal,
  cancelDelivery,
  cancelOrderForm,
  completeDeliveredOrderForm,
  completeDelivery,
  completeOrderForm,
  completeSoldOrderForm,
  createDelivery,
  createOrderForm,
  type DeliveryInfo,
  type Endpoint,
  failDelivery,
  getDeliveryDays,
  getOrderForm,
  type OrderForm,
  proposeOrderForm,
  recordPayment,
  respondOrderForm,
  type SuccessOf,
  startDelivery,
} from '@vitis/contracts';
import { addDays, type Day, openProposalOf, seoulDay } from '@vitis/domain';
import { type CallInput, call } from '../call.ts';
import { SHIPPING } from '../orders.ts';
import type { TestProvider } from '../test-provider.ts';
import { writing } from '../writing.ts';

/** A shop that trades, day after day. */
export interface TradingShop {
  provider: TestProvider;
  now(): Date;
  /** A whole number below the bound. */
  below(bound: number): number;
  /** Orders that somebody may still do something with, by company. */
  open: { number: string; company: 1 | 2 }[];
  /** How often each thing was done, and refused. */
  done: Map<string, { times: number; refused: number }>;
}

const BUYERS = { 1: 'buyer@vitis.test', 2: 'buyer2@vitis.test' } as const;
const SALES = { 1: 'sales@vitis.test', 2: 'sales2@vitis.test' } as const;
const DRIVER = { id: 5, email: 'driver@vitis.test' };
/** Wines of the small shop, each with a case of six. */
const WINES = [1, 4] as const;

const today = (shop: TradingShop): Day => seoulDay(shop.now());
const chance = ({ below }: TradingShop, percent: number): boolean => below(100) < percent;

/** A call of trade: done, or refused because the state of things forbids it (409); anything else is a fault. */
async function attempt<E extends Endpoint>(
  shop: TradingShop,
  endpoint: E,
  input: CallInput<E>,
): Promise<SuccessOf<E> | null> {
  const response = await call(shop.provider, endpoint, input);
  const text = await response.text();
  const known = shop.done.get(endpoint.path) ?? { times: 0, refused: 0 };
  const isRefused = response.status === 409;
  shop.done.set(endpoint.path, { times: known.times + 1, refused: known.refused + Number(isRefused) });
  if (isRefused) return null;
  if (!response.ok) throw new Error(`${endpoint.path}: ${response.status} ${text}`);
  return (text === '' ? undefined : JSON.parse(text)) as SuccessOf<E>;
}

async function placeOrder(shop: TradingShop, company: 1 | 2): Promise<void> {
  const as = BUYERS[company];
  const days = await attempt(shop, getDeliveryDays, { as, query: { postalCode: SHIPPING.postalCode } });
  const dueDate = days?.days[1 + shop.below(4)];
  if (dueDate === undefined) throw new Error('no day can be delivered on');
  const wines = chance(shop, 50) ? WINES : WINES.slice(shop.below(2), 2).slice(0, 1);
  const order = await attempt(shop, createOrderForm, {
    as,
    headers: writing(),
    body: {
      dueDate,
      shipping: SHIPPING,
      products: wines.map((idProduct) => ({ idProduct, qty: 6 * (1 + shop.below(8)) })),
      creditAcknowledged: true,
    },
  });
  if (order) shop.open.push({ number: order.orderFormNumber, company });
}

/** Sales staff confirm what was asked for, or propose fewer bottles at other prices on a later day; the buyer takes some of it. */
async function agree(shop: TradingShop, order: OrderForm, company: 1 | 2): Promise<void> {
  const params = { number: order.orderFormNumber };
  const headers = writing(order.version);
  const proposal = openProposalOf(order);
  if (proposal && chance(shop, 70)) {
    const accepted = proposal.lines.map(({ position }) => position).filter(() => chance(shop, 60));
    const body = { accepted, acceptsDay: chance(shop, 50), creditAcknowledged: true };
    await attempt(shop, answerOrderProposal, { as: BUYERS[company], params, headers, body });
    return;
  }
  const as = SALES[company];
  if (chance(shop, 6)) {
    const by = chance(shop, 50) ? as : BUYERS[company];
    await attempt(shop, cancelOrderForm, { as: by, params, headers, body: {} });
  } else if (chance(shop, 30)) {
    const lines = order.products.map(({ position, qty, unitPrice }) => ({
      position,
      qty: Math.max(1, qty - shop.below(7)),
      unitPrice: Math.max(1, unitPrice + 100 * (shop.below(21) - 10)),
      reason: '물량이 부족합니다.',
    }));
    const dueDate = addDays(today(shop), 1 + shop.below(6));
    await attempt(shop, proposeOrderForm, { as, params, headers, body: { dueDate, lines } });
  } else if (chance(shop, 60)) {
    await attempt(shop, respondOrderForm, { as, params, headers, body: {} });
  }
}

/** A stop: driven whole, refused in part at the door, not reached, or taken back. */
async function drive(shop: TradingShop, delivery: DeliveryInfo, company: 1 | 2): Promise<void> {
  const params = { id: delivery.idDeliveryInfo };
  const input = { as: DRIVER.email, params, headers: writing(delivery.version) };
  if (delivery.status === 'READY' && chance(shop, 10)) {
    await attempt(shop, cancelDelivery, { ...input, as: SALES[company] });
  } else if (delivery.status === 'READY' && chance(shop, 50)) {
    await attempt(shop, startDelivery, input);
  } else if (chance(shop, 12)) {
    await attempt(shop, failDelivery, { ...input, body: { reason: '부재중' } });
  } else {
    const done = { completedAt: shop.now().toISOString(), receivedBy: '김민수' };
    const isRefused = delivery.classify === 'SUPPLY' && chance(shop, 25);
    const taken = delivery.products.flatMap(({ idProduct, qty }) => {
      const left = qty - shop.below(qty + 1);
      return left === 0 ? [] : [{ idProduct, qty: left }];
    });
    const isLess = taken.reduce((sum, { qty }) => sum + qty, 0) < delivery.totalQty;
    const body =
      isRefused && isLess && taken.length > 0 ? { ...done, taken, refusedReason: '병이 깨졌습니다.' } : done;
    await attempt(shop, completeDelivery, { ...input, body });
  }
}

/** Some bottles of an order on a delivery of today, or some that were handed over to be collected. */
async function plan(
  shop: TradingShop,
  order: OrderForm,
  company: 1 | 2,
  classify: 'SUPPLY' | 'COLLECT',
): Promise<void> {
  const isWhole = classify === 'SUPPLY' && chance(shop, 50);
  const products = order.products
    .map(({ idProduct, qty }) => ({ idProduct, qty: 1 + shop.below(qty) }))
    .slice(0, 1 + shop.below(order.products.length));
  await attempt(shop, createDelivery, {
    as: SALES[company],
    headers: writing(),
    body: {
      orderFormNumber: order.orderFormNumber,
      type: 'DIRECT',
      classify,
      requestDate: today(shop),
      idDriver: DRIVER.id,
      ...(isWhole ? {} : { products }),
    },
  });
}

/** Ends an order in one of three ways, or tries to. */
async function complete(shop: TradingShop, order: OrderForm, company: 1 | 2): Promise<void> {
  const ways = [completeOrderForm, completeSoldOrderForm, completeDeliveredOrderForm] as const;
  const params = { number: order.orderFormNumber };
  await attempt(shop, ways[shop.below(3)]!, { as: SALES[company], params, headers: writing(order.version) });
}

async function pay(shop: TradingShop, company: 1 | 2): Promise<void> {
  await attempt(shop, recordPayment, {
    as: SALES[company],
    headers: writing(),
    body: {
      idClient: company,
      day: today(shop),
      amount: 10_000 * (1 + shop.below(200)),
      memo: '국민은행',
      overpaymentAcknowledged: true,
      repetitionAcknowledged: true,
    },
  });
}

/** A statement begins with what is owed, and ends with what follows from it. */
function requireFeet({ orderFormNumber, statements }: OrderForm): void {
  for (const { broughtForward, today: change, paid, balance } of statements) {
    if (broughtForward + change - paid !== balance)
      throw new Error(`A statement of ${orderFormNumber} does not foot`);
  }
}

/** A confirmed order with nothing under way: mostly it goes on, sometimes it is ended, or taken back. */
async function endOrGoOn(shop: TradingShop, order: OrderForm, company: 1 | 2): Promise<void> {
  const way = shop.below(10);
  if (way < 7) return plan(shop, order, company, 'SUPPLY');
  if (way < 9) return complete(shop, order, company);
  const params = { number: order.orderFormNumber };
  const headers = writing(order.version);
  await attempt(shop, cancelOrderForm, { as: SALES[company], params, headers, body: {} });
}

async function goOn(shop: TradingShop, known: TradingShop['open'][number]): Promise<boolean> {
  const { number, company } = known;
  const order = await attempt(shop, getOrderForm, { as: SALES[company], params: { number } });
  if (order === null) throw new Error(`${number} cannot be read`);
  requireFeet(order);
  const moving = order.deliveries.find(({ status }) => status === 'READY' || status === 'IN_TRANSIT');
  const isDelivered = order.deliveries.some(({ status }) => status === 'COMPLETED');
  if (order.status === 'CANCELLED') return false;
  if (order.status === 'REQUESTED') await agree(shop, order, company);
  else if (moving) await drive(shop, moving, company);
  else if (isDelivered && chance(shop, 15)) await plan(shop, order, company, 'COLLECT');
  else if (order.status === 'COMPLETED') return chance(shop, 70);
  else await endOrGoOn(shop, order, company);
  return true;
}

/** What both companies, their contacts and a driver do on one day. */
export async function tradeForADay(shop: TradingShop): Promise<void> {
  for (const company of [1, 2] as const) {
    if (chance(shop, 60)) await placeOrder(shop, company);
    if (chance(shop, 25)) await pay(shop, company);
  }
  const left: TradingShop['open'] = [];
  for (const known of shop.open) if (await goOn(shop, known)) left.push(known);
  shop.open = left;
}
