import * as v from 'valibot';
import { defineEndpoint, type InputSchemas, typeOnly } from './endpoint.ts';
import { ROLES } from './languages.ts';
import { Count, IsoDay, IsoTime, listUpTo, OrderFormNumber, ShortText } from './scalars.ts';

/** What a notification can be about. Messages are told of by room, for as long as they are unread. */
const NOTIFICATION_KINDS = ['ESTIMATE', 'ORDER', 'DELIVERY', 'INQUIRY', 'CHAT'] as const;
const NotificationKind = v.picklist(NOTIFICATION_KINDS);

/** How many of the latest are told. */
export const NOTIFICATIONS_SHOWN = 20;

/** That somebody else has changed a document of the member's, or has written: the last of each document. */
export const Notification = v.object({
  kind: NotificationKind,
  /** Number of the document, or id of the delivery, the inquiry, the room. */
  target: v.string(),
  /** The state that it has come to, by its kind; null for messages. */
  status: v.nullable(v.string()),
  /** What names it where its number does not: the subject of an inquiry, who wrote. */
  title: v.nullable(v.string()),
  /** Whose document it is; null for the client's own people. */
  clientName: v.nullable(v.string()),
  /** Of a delivery. */
  orderFormNumber: v.nullable(OrderFormNumber),
  /** Of a delivery: its day. */
  date: v.nullable(IsoDay),
  /** For a driver: somebody else has the delivery by now. */
  isHandedOver: v.boolean(),
  at: IsoTime,
  read: v.boolean(),
});
export type Notification = v.InferOutput<typeof Notification>;

export const listNotifications = defineEndpoint({
  method: 'GET',
  path: '/api/v1/me/notifications',
  access: ROLES,
  responses: {
    200: v.object({
      /** Of all, not only of those that are told; messages are counted at the chat. */
      unread: Count,
      _embedded: v.object({ items: v.array(Notification) }),
    }),
  },
  input: typeOnly<typeof listNotificationsInput>(),
});

export const listNotificationsInput = () =>
  ({ summary: 'What others have done with the member’s documents, the latest first' }) satisfies InputSchemas;

export const readNotifications = defineEndpoint({
  method: 'POST',
  path: '/api/v1/me/notifications/read',
  access: ROLES,
  responses: { 200: v.object({ unread: Count }) },
  input: typeOnly<typeof readNotificationsInput>(),
});

export const readNotificationsInput = () =>
  ({
    summary: 'Marks notifications as read, or all of them',
    body: v.object({
      /** All where it is left out. */
      items: v.optional(
        listUpTo(v.object({ kind: NotificationKind, target: ShortText }), NOTIFICATIONS_SHOWN),
      ),
    }),
  }) satisfies InputSchemas;
