import {
  cancelDelivery,
  cancelEstimate,
  cancelOrderForm,
  completeDelivery,
  completeSoldOrderForm,
  confirmEstimate,
  confirmEstimateLines,
  createDelivery,
  createEstimate,
  createOrderForm,
  type Endpoint,
  failDelivery,
  getEstimate,
  getOrderForm,
  listDeliveriesOfDriver,
  listEstimates,
  listEstimatesOfSales,
  listOrderForms,
  listOrderFormsOfSales,
  modifyEstimate,
  respondEstimate,
  respondOrderForm,
  type SuccessOf,
  startDelivery,
} from '@vitis/contracts';
import type { DeliveryEvent, EstimateEvent, OrderFormEvent } from '@vitis/domain';
import { SHIPPING } from '../orders.ts';
import { writing } from '../writing.ts';
import {
  afterDelivery,
  afterEstimate,
  afterOrder,
  afterOrdering,
  afterPlan,
  type Expected,
} from './expected.ts';
import {
  type Actor,
  buyerOf,
  deliverable,
  type KnownEstimate,
  type KnownOrder,
  type Reply,
  today,
  tryIt,
  type World,
} from './world.ts';

const products = [
  { idProduct: 1, qty: 6 },
  { idProduct: 3, qty: 2 },
];
const priced = products.map((line) => ({ ...line, unitPrice: 30_000 }));

/** A version that the document does not have. */
const versionFor = (version: number, stale: boolean): number => (stale ? version + 1 : version);

/** What was answered where it was due that it is done; null where a refusal was due, and came. */
const judge = <Body>(
  what: string,
  actor: Actor,
  reply: Reply<Body>,
  expected: Expected<unknown> | { status: 201 },
): Body | null => {
  const wanted: number = expected.status;
  const done = wanted < 300;
  if (done ? reply.status >= 300 : reply.status !== wanted) {
    throw new Error(
      `${actor.email} ${what}: ${wanted} was due, not ${reply.status} ${JSON.stringify(reply.body)}`,
    );
  }
  return done ? reply.body : null;
};

/** Looks at every document as its owner does: each is what the tables say, or something got through that must not. */
export async function lookAtAll(world: World): Promise<void> {
  for (const { number, company, status, version } of [...world.estimates, ...world.orders]) {
    const input = { params: { number } };
    const { body } = number.startsWith('E')
      ? await tryIt(world, buyerOf(company), getEstimate, input)
      : await tryIt(world, buyerOf(company), getOrderForm, input);
    if (body.status === status && body.version === version) continue;
    throw new Error(
      `${number} is ${body.status} (${body.version}), and ${status} (${version}) by the tables`,
    );
  }
}

export async function newEstimate(world: World, actor: Actor): Promise<void> {
  const reply = await tryIt(world, actor, createEstimate, { headers: writing(), body: { products } });
  const made = judge('asks', actor, reply, { status: actor.role === 'B2B' ? 201 : 403 });
  if (made === null) return;
  const { estimateNumber: number, status, version } = made;
  world.estimates.push({ number, company: actor.company!, status, version, expiredDate: null });
}

export async function newOrder(world: World, actor: Actor, from: KnownEstimate | null): Promise<void> {
  const reply = await tryIt(world, actor, createOrderForm, {
    headers: writing(),
    body: {
      dueDate: deliverable(world),
      shipping: { ...SHIPPING, fullName: '홀 매니저' },
      ...(from ? { estimateNumber: from.number } : { products }),
    },
  });
  const plain = { status: actor.role === 'B2B' ? 201 : 403 } as const;
  const made = judge('orders', actor, reply, from ? afterOrdering(world, actor, from) : plain);
  if (made === null) return;
  const { orderFormNumber: number, status, version } = made;
  world.orders.push({ number, company: actor.company!, status, version, estimate: from, deliveries: [] });
}

export async function stepEstimate(
  world: World,
  actor: Actor,
  estimate: KnownEstimate,
  event: 'MODIFY' | 'RESPOND' | 'CONFIRM' | 'CANCEL',
  stale: boolean,
): Promise<void> {
  const expected = afterEstimate(world, actor, estimate, event, stale);
  const input = {
    params: { number: estimate.number },
    headers: writing(versionFor(estimate.version, stale)),
  };
  const expiredDate = today(world, 1);
  const calls: Record<typeof event & EstimateEvent, () => Promise<Reply<{ version: number }>>> = {
    MODIFY: () => tryIt(world, actor, modifyEstimate, { ...input, body: { products } }),
    RESPOND: () =>
      tryIt(world, actor, respondEstimate, { ...input, body: { expiredDate, products: priced } }),
    // Now all of it, now its first wine alone.
    CONFIRM: () =>
      estimate.version % 2 === 0
        ? tryIt(world, actor, confirmEstimateLines, { ...input, body: { positions: [1] } })
        : tryIt(world, actor, confirmEstimate, input),
    CANCEL: () => tryIt(world, actor, cancelEstimate, { ...input, body: {} }),
  };
  const done = judge(`${event} ${estimate.number}`, actor, await calls[event](), expected);
  if (done !== null && 'state' in expected) {
    estimate.status = expected.state;
    if (event === 'RESPOND') estimate.expiredDate = expiredDate;
    if (event === 'MODIFY') estimate.expiredDate = null;
    estimate.version = done.version;
  }
}

export async function stepOrder(
  world: World,
  actor: Actor,
  order: KnownOrder,
  event: 'RESPOND' | 'COMPLETE' | 'CANCEL',
  stale: boolean,
): Promise<void> {
  const expected = afterOrder(actor, order, event, stale);
  const input = { params: { number: order.number }, headers: writing(versionFor(order.version, stale)) };
  const calls: Record<typeof event & OrderFormEvent, () => Promise<Reply<{ version: number }>>> = {
    RESPOND: () => tryIt(world, actor, respondOrderForm, { ...input, body: {} }),
    COMPLETE: () => tryIt(world, actor, completeSoldOrderForm, input),
    CANCEL: () => tryIt(world, actor, cancelOrderForm, { ...input, body: {} }),
  };
  const done = judge(`${event} ${order.number}`, actor, await calls[event](), expected);
  if (done !== null && 'state' in expected) {
    order.status = expected.state;
    order.version = done.version;
  }
}

export async function planDelivery(
  world: World,
  actor: Actor,
  order: KnownOrder,
  idDriver: number,
): Promise<void> {
  const reply = await tryIt(world, actor, createDelivery, {
    headers: writing(),
    body: {
      orderFormNumber: order.number,
      type: 'DIRECT',
      classify: 'SUPPLY',
      requestDate: today(world),
      idDriver,
    },
  });
  const made = judge(`plans ${order.number}`, actor, reply, afterPlan(actor, order));
  if (made === null) return;
  const { idDeliveryInfo: id, status, version } = made;
  order.deliveries.push({ id, idDriver, status, version });
}

export async function stepDelivery(
  world: World,
  actor: Actor,
  order: KnownOrder,
  event: 'START' | 'COMPLETE' | 'FAIL' | 'CANCEL',
  stale: boolean,
): Promise<void> {
  const delivery = order.deliveries.at(-1);
  if (!delivery) return;
  const expected = afterDelivery(actor, order, delivery, event, stale);
  const input = { params: { id: delivery.id }, headers: writing(versionFor(delivery.version, stale)) };
  const completedAt = world.now().toISOString();
  const calls: Record<typeof event & DeliveryEvent, () => Promise<Reply<{ version: number }>>> = {
    START: () => tryIt(world, actor, startDelivery, input),
    COMPLETE: () =>
      tryIt(world, actor, completeDelivery, { ...input, body: { completedAt, receivedBy: '김민수' } }),
    FAIL: () => tryIt(world, actor, failDelivery, { ...input, body: { reason: '부재중' } }),
    CANCEL: () => tryIt(world, actor, cancelDelivery, input),
  };
  const done = judge(`${event} the delivery of ${order.number}`, actor, await calls[event](), expected);
  if (done !== null && 'state' in expected) {
    delivery.status = expected.state;
    delivery.version = done.version;
    if (event !== 'COMPLETE') return;
    order.status = 'COMPLETED';
    order.version += 1;
  }
}

/** Reads what there is to read; that nothing of the other company is in it, is looked at with every reply. */
export async function readLists(world: World, actor: Actor): Promise<void> {
  const read = async <E extends Endpoint>(endpoint: E): Promise<SuccessOf<E>> => {
    const { status, body } = await tryIt(world, actor, endpoint, {});
    if (status !== 200) throw new Error(`${actor.email} could not read ${endpoint.path}`);
    return body;
  };
  const lists: Record<Actor['role'], () => Promise<unknown>> = {
    B2B: () => Promise.all([read(listEstimates), read(listOrderForms)]),
    SALESPERSON: () => Promise.all([read(listEstimatesOfSales), read(listOrderFormsOfSales)]),
    DRIVER: async () => {
      const { _embedded } = await read(listDeliveriesOfDriver);
      for (const { driver } of _embedded.items) {
        if (driver?.id !== actor.id) throw new Error(`${actor.email} read a stop of somebody else`);
      }
    },
  };
  await lists[actor.role]();
}
