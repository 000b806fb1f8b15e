import { proposalNote } from '@vitis/domain';
import type { DeliveryDraft, EstimateDraft, OrderDraft } from './context.ts';
import type { Inquiry } from './inquiries.ts';

interface Documents {
  estimates: readonly EstimateDraft[];
  orders: readonly OrderDraft[];
  deliveries: readonly DeliveryDraft[];
  inquiries: readonly Inquiry[];
}

interface Noted {
  userId: number;
  kind: 'ESTIMATE' | 'ORDER' | 'DELIVERY' | 'INQUIRY';
  target: string;
  status: string;
  at: Date;
}

/** Of each reader: as many as the list shows, of which the latest are unread. */
const MOST = 20;
const UNREAD = 3;
const hour = 60 * 60 * 1000;

/** Whom a step of a buyer's document is news to: whoever is not on the side that took it. */
const readerOf = (by: string, buyerId: number, managerId: number): number =>
  by === 'B2B' ? managerId : buyerId;

/** What the other side has done last with each document, as buyers, sales staff and drivers were told of it. */
export function makeNotifications({ estimates, orders, deliveries, inquiries }: Documents) {
  const noted: Noted[] = [
    ...estimates.map(({ client, buyerId, number: target, steps }): Noted => {
      const { by, status, at } = steps.at(-1)!;
      return { userId: readerOf(by, buyerId, client.managerId), kind: 'ESTIMATE', target, status, at };
    }),
    ...orders.map(({ client, buyerId, number: target, steps }): Noted => {
      const { by, at, ...last } = steps.at(-1)!;
      const status = last.event === 'PROPOSE' ? proposalNote('OPEN') : last.status;
      return { userId: readerOf(by, buyerId, client.managerId), kind: 'ORDER', target, status, at };
    }),
    ...deliveries.flatMap(({ client, driverId, order, id, status, steps }): Noted[] => {
      const { by, at } = steps.at(-1)!;
      const told = { kind: 'DELIVERY', target: String(id), status, at } as const;
      const buyer = { ...told, userId: order?.buyerId ?? client.buyers[0]! };
      const staff = by === 'DRIVER' ? client.managerId : driverId;
      return staff === null ? [buyer] : [buyer, { ...told, userId: staff }];
    }),
    ...inquiries.flatMap(({ userId, id, answeredAt: at }): Noted[] =>
      at === null ? [] : [{ userId, kind: 'INQUIRY', target: String(id), status: 'ANSWERED', at }],
    ),
  ];
  const readers = Map.groupBy(noted, ({ userId }) => userId);
  return [...readers.values()].flatMap((own) =>
    own
      .toSorted((one, other) => other.at.getTime() - one.at.getTime() || (one.target < other.target ? -1 : 1))
      .slice(0, MOST)
      .map((each, index) => ({
        ...each,
        readAt: index < UNREAD ? null : new Date(each.at.getTime() + hour),
      })),
  );
}
