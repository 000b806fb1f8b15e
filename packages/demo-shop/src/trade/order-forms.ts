import type { Day } from '@vitis/domain';
import { seoulDay } from '@vitis/domain';
import type { Client, EstimateDraft, Line, OrderDraft, OrderStep, TradeContext } from './context.ts';
import type { ClientEstimates } from './estimates.ts';
import { newLines } from './lines.ts';
import { propose } from './propose.ts';
import { WORDS } from './words.ts';
import { at, clock } from './working-days.ts';

export interface ClientOrders {
  all: OrderDraft[];
  /** Approved, and due before today. */
  past: OrderDraft[];
  /** Approved, and due from today on. */
  underWay: OrderDraft[];
  /** Taken back by sales after the delivery was planned. */
  calledOff: OrderDraft[];
}

/** Business days from the request to the promised day. */
const leadDays = [2, 3] as const;

interface OrderInput {
  client: Client;
  estimate?: EstimateDraft;
  /** Place of the request among the business days of the past. */
  day: number;
  /** Taken by sales on the telephone. */
  manual?: boolean;
  dueDate?: Day;
}

/** An order as it comes in: the lines of its estimate, or those of a cart. */
function request(
  context: TradeContext,
  { client, estimate, day, manual = false, dueDate }: OrderInput,
): OrderDraft {
  const { random, days } = context;
  const placed = days.past[day]!;
  const buyerId = estimate?.buyerId ?? client.buyers[0]!;
  const due = days.past[day + random.between(...leadDays)] ?? days.ahead[random.between(2, 4)]!;
  return {
    client,
    buyerId,
    estimate: estimate ?? null,
    lines: (estimate?.steps.at(-1)?.lines ?? newLines(context, client)).map(
      (line): Line => ({ ...line, note: '' }),
    ),
    dueDate: dueDate ?? due,
    requestMessage: random.pick(WORDS.order),
    responseMessage: '',
    cancelReason: null,
    steps: [
      {
        event: manual ? 'CREATE_MANUAL' : 'CREATE',
        by: manual ? 'SALESPERSON' : 'B2B',
        authorId: manual ? client.managerId : buyerId,
        at: at(placed, clock(random.between(13, 15), random.between(0, 59))),
        status: 'REQUESTED',
      },
    ],
    proposal: null,
    id: 0,
    number: '',
  };
}

function add(order: OrderDraft, step: OrderStep): OrderDraft {
  order.steps.push(step);
  return order;
}

/** Sales confirm on the same day or, with `days`, some business days later. */
function approve(context: TradeContext, order: OrderDraft, day: number): OrderDraft {
  const { random, days } = context;
  order.responseMessage = random.pick(WORDS.orderResponse);
  return add(order, {
    event: 'RESPOND',
    by: 'SALESPERSON',
    authorId: order.client.managerId,
    at: at(days.past[day]!, clock(random.between(16, 17), random.between(0, 59))),
    status: 'CONFIRMED',
  });
}

function cancel(
  context: TradeContext,
  order: OrderDraft,
  day: number,
  by: 'B2B' | 'SALESPERSON',
): OrderDraft {
  const { random, days } = context;
  order.cancelReason = by === 'B2B' ? random.pick(WORDS.orderCancel.slice(0, 2)) : WORDS.orderCancel[2];
  return add(order, {
    event: 'CANCEL',
    by,
    authorId: by === 'B2B' ? order.buyerId : order.client.managerId,
    at: at(days.past[day]!, clock(18, random.between(0, 59))),
    status: 'CANCELLED',
  });
}

/** Days until an order that is on its way is due, by turns: today and each of the next days has some. */
const dueAhead = [0, 1, 0, 2, 1, 3, 0, 4] as const;

/** All order forms of a client. Those under way take their days from `turn` on. */
export function makeOrders(
  context: TradeContext,
  client: Client,
  estimates: ClientEstimates,
  turn: number,
): ClientOrders {
  const { random, days } = context;
  const { plan } = client;
  const last = days.past.length - 1;
  const dayOf = (estimate: EstimateDraft): number => days.past.indexOf(seoulDay(estimate.steps.at(-1)!.at));

  const fromEstimates = estimates.ordered.map((estimate) => {
    const day = dayOf(estimate) + random.between(0, 1);
    return approve(context, request(context, { client, estimate, day }), day + random.between(0, 1));
  });
  const fromCart = Array.from({ length: plan.fromCart }, (_, index) => {
    const day = Math.floor(((index + random.real(0.2, 0.8)) * (last - 6)) / plan.fromCart);
    return approve(
      context,
      request(context, { client, day, manual: random.chance(0.2) }),
      day + random.between(0, 1),
    );
  });
  const inputs: OrderInput[] = [
    ...estimates.underWay.map((estimate) => ({ client, estimate, day: dayOf(estimate) + 1 })),
    { client, day: last - 2 },
    { client, day: last - 1 },
  ];
  const underWay = inputs.map((input, index) => {
    const dueDate = days.ahead[dueAhead[(turn + index) % dueAhead.length]!]!;
    return approve(context, request(context, { ...input, dueDate }), Math.min(input.day + 1, last));
  });
  const requested = Array.from({ length: plan.requested }, (_, index) =>
    request(context, { client, day: last - index, dueDate: days.ahead[3 + index]! }),
  );
  // Clients with two have a proposal to answer.
  if (requested[1]) propose(context, requested[1]);
  const cancelled = Array.from({ length: plan.cancelled }, (_, index) => {
    const day = Math.floor(((index + 0.5) * (last - 8)) / plan.cancelled);
    return request(context, { client, day });
  });
  const [byBuyer, bySales] = [
    cancelled.filter((_, index) => index % 2 === 0),
    cancelled.filter((_, index) => index % 2),
  ];
  for (const order of byBuyer) cancel(context, order, days.past.indexOf(seoulDay(order.steps[0]!.at)), 'B2B');
  for (const order of bySales) {
    const day = days.past.indexOf(seoulDay(order.steps[0]!.at));
    cancel(context, approve(context, order, day), day + 1, 'SALESPERSON');
  }
  return {
    all: [...fromEstimates, ...fromCart, ...underWay, ...requested, ...cancelled],
    past: [...fromEstimates, ...fromCart],
    underWay,
    calledOff: bySales,
  };
}
