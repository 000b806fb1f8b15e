import type { Day } from '@vitis/domain';
import type { Client, DeliveryDraft, DeliveryStep, OrderDraft, TradeContext } from './context.ts';
import type { ClientOrders } from './order-forms.ts';
import { WORDS } from './words.ts';
import { at, clock } from './working-days.ts';

/** Drivers leave this early, so that a shop that is filled in the morning has vans on the road. */
const departure = clock(6, 40);

type Plan = Partial<Pick<DeliveryDraft, 'type' | 'classify' | 'lines' | 'order' | 'returns' | 'message'>> & {
  requestDate: Day;
  driverId?: number | null;
};

/** A delivery as sales plan it, `planned` being when. */
function ready(context: TradeContext, client: Client, planned: Date, plan: Plan): DeliveryDraft {
  const { random, drivers } = context;
  return {
    client,
    order: null,
    type: 'DIRECT',
    classify: 'SUPPLY',
    message: random.pick(WORDS.delivery),
    lines: [],
    returns: null,
    request: null,
    driverId: random.pick(drivers),
    ...plan,
    status: 'READY',
    failedReason: null,
    statementNumber: null,
    steps: [{ event: 'CREATE', by: 'SALESPERSON', authorId: client.managerId, at: planned }],
    id: 0,
  };
}

const statusAfter = {
  START: 'IN_TRANSIT',
  COMPLETE: 'COMPLETED',
  FAIL: 'FAILED',
  CANCEL: 'CANCELLED',
} as const;

function step(
  delivery: DeliveryDraft,
  event: Exclude<DeliveryStep['event'], 'CREATE' | 'REQUEST_RETURN'>,
  when: Date,
): DeliveryDraft {
  const bySales = event === 'CANCEL';
  delivery.steps.push({
    event,
    by: bySales ? 'SALESPERSON' : 'DRIVER',
    authorId: bySales ? delivery.client.managerId : delivery.driverId!,
    at: when,
  });
  delivery.status = statusAfter[event];
  return delivery;
}

/** Who goes to fetch does not ride in a van. */
function start(delivery: DeliveryDraft): DeliveryDraft {
  return delivery.type === 'PICKUP' ? delivery : step(delivery, 'START', at(delivery.requestDate, departure));
}

function complete({ random }: TradeContext, delivery: DeliveryDraft): DeliveryDraft {
  const when = at(delivery.requestDate, clock(random.between(10, 16), random.between(0, 59)));
  return step(start(delivery), 'COMPLETE', when);
}

function fail({ random }: TradeContext, delivery: DeliveryDraft): DeliveryDraft {
  delivery.failedReason = random.pick(WORDS.failed);
  const when = at(delivery.requestDate, clock(random.between(11, 15), random.between(0, 59)));
  return step(start(delivery), 'FAIL', when);
}

const byTurns = [
  'DIRECT',
  'DIRECT',
  'PARCEL',
  'DIRECT',
  'DIRECT',
  'QUICK',
  'DIRECT',
  'DIRECT',
  'PICKUP',
] as const;

/** Every way of delivery has its turn; a wine shop comes by itself every other time. */
function typeOf(client: Client, turn: number): DeliveryDraft['type'] {
  const comesItself = client.plan.row.businessClientType === '와인샵' && turn % 2 === 1;
  return comesItself ? 'PICKUP' : byTurns[turn % byTurns.length]!;
}

const dayAfter = ({ days }: TradeContext, day: Day): Day => days.past.find((each) => each > day)!;

/** What was delivered of an order of the past: at once, in two parts, or at the second try. */
function delivered(context: TradeContext, order: OrderDraft, turn: number): DeliveryDraft[] {
  const { random, days } = context;
  const { client, lines, dueDate } = order;
  const planned = new Date(order.steps.at(-1)!.at.getTime() + 15 * 60_000);
  const plan = { order, lines, type: typeOf(client, turn), requestDate: dueDate };
  const later = dayAfter(context, dueDate);
  const drawn = random.next();
  if (drawn < 0.08 && later !== undefined) {
    const first = fail(context, ready(context, client, planned, { ...plan, type: 'DIRECT' }));
    const evening = at(dueDate, clock(17, random.between(0, 50)));
    step(first, 'CANCEL', evening);
    return [first, complete(context, ready(context, client, evening, { ...plan, requestDate: later }))];
  }
  if (drawn < 0.18 && lines.length > 3 && days.past.includes(later)) {
    const half = Math.ceil(lines.length / 2);
    return [
      complete(context, ready(context, client, planned, { ...plan, lines: lines.slice(0, half) })),
      complete(
        context,
        ready(context, client, planned, { ...plan, lines: lines.slice(half), requestDate: later }),
      ),
    ];
  }
  return [complete(context, ready(context, client, planned, plan))];
}

/** Orders on their way: of those due today every other one has left, some of the later ones have no driver yet. */
function planned(
  context: TradeContext,
  client: Client,
  orders: readonly OrderDraft[],
  turn: number,
): DeliveryDraft[] {
  const { today, drivers } = context;
  return orders.map((order, index) => {
    const at15 = new Date(order.steps.at(-1)!.at.getTime() + 15 * 60_000);
    const isToday = order.dueDate === today;
    const type = isToday || index % 3 ? 'DIRECT' : typeOf(client, index);
    const delivery = ready(context, client, at15, {
      order,
      lines: order.lines,
      type,
      requestDate: order.dueDate,
      driverId: isToday || type === 'DIRECT' ? drivers[(turn + index) % drivers.length]! : null,
    });
    return isToday && index % 2 === 0 ? start(delivery) : delivery;
  });
}

/** Bottles that came back, went out to be tasted, or were changed: they sell nothing. */
function otherErrands(context: TradeContext, client: Client, orders: ClientOrders): DeliveryDraft[] {
  const { random, days, drivers } = context;
  const sold = random.sample(orders.past, 2);
  const last = days.past.length - 1;
  const few = (order: OrderDraft) =>
    order.lines.slice(0, 1).map(({ wine, unitPrice }) => ({ wine, qty: 1, unitPrice }));
  const collected = sold.map((order) => {
    const day = days.past[Math.min(days.past.indexOf(order.dueDate) + 3, last)]!;
    const asked = at(days.past[days.past.indexOf(day) - 1]!, clock(11, 20));
    const message = '코르크 불량 1병 회수';
    const plan = { returns: order, lines: few(order), requestDate: day, message };
    return complete(context, ready(context, client, asked, { ...plan, classify: 'COLLECT' as const }));
  });
  const yesterday = at(days.past.at(-1)!, clock(16, 30));
  const tasting = client.house.slice(0, 2).map((wine) => ({ wine, qty: 1, unitPrice: 0 }));
  const sample = ready(context, client, yesterday, {
    classify: 'SAMPLE',
    lines: tasting,
    requestDate: days.ahead[client.id % 3]!,
    message: '시음용 샘플 전달',
    driverId: drivers[client.id % drivers.length]!,
  });
  const exchange = ready(context, client, yesterday, {
    classify: 'EXCHANGE',
    lines: client.house.slice(-1).map((wine) => ({ wine, qty: 2, unitPrice: 0 })),
    requestDate: days.ahead[(client.id + 1) % 4]!,
    message: '라벨 훼손분 교환',
    driverId: drivers[(client.id + 1) % drivers.length]!,
  });
  return [...collected, sample, exchange];
}

/** A return that the first client asked for yesterday: no driver has it yet. */
function askedBack(context: TradeContext, client: Client, order: OrderDraft): DeliveryDraft {
  const { wine, qty, unitPrice } = order.lines[0]!;
  return {
    client,
    order: null,
    returns: order,
    type: 'DIRECT',
    classify: 'COLLECT',
    message: '뒷문 하역장',
    lines: [{ wine, qty: Math.min(2, qty), unitPrice }],
    request: {
      reason: 'SPOILED',
      comment: '두 병에서 코르크 냄새가 납니다. 개봉한 상태로 보관하고 있습니다.',
    },
    driverId: null,
    requestDate: context.days.ahead[1]!,
    status: 'READY',
    failedReason: null,
    statementNumber: null,
    steps: [
      {
        event: 'REQUEST_RETURN',
        by: 'B2B',
        authorId: order.buyerId,
        at: at(context.days.past.at(-1)!, clock(16, 40)),
      },
    ],
    id: 0,
  };
}

/** A delivery that could not be made on the last day and has to be planned again: its order stays confirmed. */
function failedYesterday(context: TradeContext, client: Client, order: OrderDraft): DeliveryDraft {
  const day = context.days.past.at(-1)!;
  order.dueDate = day;
  const when = new Date(order.steps.at(-1)!.at.getTime() + 15 * 60_000);
  return fail(context, ready(context, client, when, { order, lines: order.lines, requestDate: day }));
}

/** Every delivery of a client. An order of the past is completed by its last one. */
export function makeDeliveries(
  context: TradeContext,
  client: Client,
  orders: ClientOrders,
  turn: number,
): DeliveryDraft[] {
  const past = orders.past.flatMap((order, index) => {
    const made = delivered(context, order, index);
    const ended = made.at(-1)!.steps.at(-1)!.at;
    order.steps.push({
      event: 'COMPLETE_BY_DELIVERY',
      by: 'SYSTEM',
      authorId: null,
      at: ended,
      status: 'COMPLETED',
    });
    return made;
  });
  const calledOff = orders.calledOff.map((order) => {
    const [, approved, cancelled] = order.steps;
    const when = new Date(approved!.at.getTime() + 15 * 60_000);
    const plan = { order, lines: order.lines, requestDate: order.dueDate };
    return step(ready(context, client, when, plan), 'CANCEL', cancelled!.at);
  });
  const lastDay = context.days.past.at(-1)!;
  const tried = orders.underWay
    .filter((order) => order.steps.at(-1)!.at < at(lastDay, 0))
    .slice(0, turn % 3 ? 0 : 1);
  const onTheirWay = orders.underWay.filter((order) => !tried.includes(order));
  return [
    ...past,
    ...calledOff,
    ...tried.map((order) => failedYesterday(context, client, order)),
    ...planned(context, client, onTheirWay, turn),
    ...otherErrands(context, client, orders),
    ...(turn === 0 ? orders.past.slice(-1).map((order) => askedBack(context, client, order)) : []),
  ];
}
