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

/** Of each buyer: as many as the list shows, of which the latest are unread. */
const MOST = 20;
const UNREAD = 3;
const hour = 60 * 60 * 1000;

/** What the other side has done last with each document, as its buyer was told of it. */
export function makeNotifications({ estimates, orders, deliveries, inquiries }: Documents) {
  const noted: Noted[] = [
    ...estimates.flatMap(({ buyerId: userId, number: target, steps }): Noted[] => {
      const last = steps.at(-1)!;
      return last.by === 'B2B'
        ? []
        : [{ userId, kind: 'ESTIMATE', target, status: last.status, at: last.at }];
    }),
    ...orders.flatMap(({ buyerId: userId, number: target, steps }): Noted[] => {
      const last = steps.at(-1)!;
      return last.by === 'B2B' ? [] : [{ userId, kind: 'ORDER', target, status: last.status, at: last.at }];
    }),
    ...deliveries.map(({ client, order, id, status, steps }): Noted => {
      const userId = order?.buyerId ?? client.buyers[0]!;
      return { userId, kind: 'DELIVERY', target: String(id), status, at: steps.at(-1)!.at };
    }),
    ...inquiries.flatMap(({ userId, id, answeredAt: at }): Noted[] =>
      at === null ? [] : [{ userId, kind: 'INQUIRY', target: String(id), status: 'ANSWERED', at }],
    ),
  ];
  const buyers = Map.groupBy(noted, ({ userId }) => userId);
  return [...buyers.values()].flatMap((own) =>
    own
      .toSorted((one, other) => other.at.getTime() - one.at.getTime() || (one.target < other.target ? -1 : 1))
      .slice(0, MOST)
      .map((each, index) => ({
        ...each,
        readAt: index < UNREAD ? null : new Date(each.at.getTime() + hour),
      })),
  );
}
