import { addDays, dayOfWeek } from '@vitis/domain';
import type { Client, Receiver, TradeContext } from './context.ts';
import { at, clock } from './working-days.ts';

const MONDAY = 1;
const perWine = 12;

/** The first two companies have house wines come by themselves; the dates begin when nobody has to confirm one yet. */
export function makeRepeatingOrders(
  { days, today }: TradeContext,
  clients: readonly Client[],
  receiverOf: (of: { client: Client }) => Receiver,
) {
  const soon = days.ahead[6]!;
  // A rhythm that begins on a Monday says more than one that begins on any day.
  const monday = addDays(soon, (7 + MONDAY - dayOfWeek(soon)) % 7);
  const createdAt = at(days.past.at(-3) ?? today, clock(14, 20));
  const rows = clients.slice(0, 2).map((client, index) => ({
    ...receiverOf({ client }),
    id: index + 1,
    clientCompanyId: client.id,
    createdBy: client.buyers[0]!,
    interval: index === 0 ? ('WEEKLY' as const) : ('MONTHLY' as const),
    firstDay: monday,
    asksFirst: index === 0,
    shippingMessage: '오전 11시 이전에 부탁드립니다.',
    requestMessage: '빈티지가 바뀌면 미리 알려 주세요.',
    createdAt,
  }));
  const lines = rows.flatMap(({ id }, index) =>
    clients[index]!.house.slice(0, 3).map((wine, position) => ({
      repeatingOrderId: id,
      productId: wine.id,
      position,
      qty: perWine,
    })),
  );
  return { repeatingOrders: rows, repeatingOrderLines: lines };
}
