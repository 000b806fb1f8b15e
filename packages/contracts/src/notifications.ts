import * as v from 'valibot';
import { CountsQuery, countsBy } from './document-lists.ts';
import { defineEndpoint, type InputSchemas, typeOnly } from './endpoint.ts';
import { ROLES } from './languages.ts';
import { onceWhole, paging, sortBy } from './page.ts';
import { Count, IsoDay, IsoTime, listUpTo, OrderFormNumber, SearchWords, ShortText } from './scalars.ts';

/** What a notification can be about. Messages are told of by room, for as long as they are unread. */
const NOTIFICATION_KINDS = ['ESTIMATE', 'ORDER', 'DELIVERY', 'INQUIRY', 'CHAT'] as const;
const NotificationKind = v.picklist(NOTIFICATION_KINDS);

export const NOTIFICATION_STATUSES = ['UNREAD', 'READ'] as const;
const NotificationStatus = v.picklist(NOTIFICATION_STATUSES);
export type NotificationStatus = v.InferOutput<typeof NotificationStatus>;

/** How many may be marked as read by their names. */
const READ_AT_ONCE = 20;

/** That somebody else has changed a document of the member's, or has written: the last of each document. */
export const Notification = v.object({
  kind: NotificationKind,
  /** Number of the document, or id of the delivery, the inquiry, the room; `7/2026-11-26`: a date of repeating order 7. */
  target: v.string(),
  /** The state that it has come to, by its kind; null for messages. */
  status: v.nullable(v.string()),
  /** What names it where its number does not: the subject of an inquiry, who wrote. */
  title: v.nullable(v.string()),
  /** Whose document it is; null for the client's own people. */
  clientName: v.nullable(v.string()),
  /** Of a delivery. */
  orderFormNumber: v.nullable(OrderFormNumber),
  /** Of a delivery: its day. Of a date of a repeating order: when the wines come. */
  date: v.nullable(IsoDay),
  /** Of a delivery: the client fetches it; a provider of an earlier release leaves it out. */
  isPickup: v.optional(v.boolean(), false),
  /** Of a delivery: the bottles go back; left out likewise. */
  isReturn: v.optional(v.boolean(), false),
  /** Of an order that is none yet: a date of a repeating order, with the state of that; left out likewise. */
  isRepeating: v.optional(v.boolean(), false),
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
      ...onceWhole(Notification).entries,
    }),
  },
  input: typeOnly<typeof listNotificationsInput>(),
});

export const listNotificationsInput = () =>
  ({
    summary: 'What others have done with the member’s documents, the latest first',
    query: v.object({
      status: v.optional(NotificationStatus),
      /** Days in Seoul, both ends included. */
      dateFrom: v.optional(IsoDay),
      dateTo: v.optional(IsoDay),
      /** Part of a number, of a subject, of who wrote or (staff) of a client's name. */
      q: v.optional(SearchWords),
      ...paging,
      sort: sortBy('at'),
    }),
  }) satisfies InputSchemas;

export const countNotifications = defineEndpoint({
  method: 'GET',
  path: '/api/v1/me/notifications/current-state',
  access: ROLES,
  responses: { 200: countsBy(NOTIFICATION_STATUSES) },
  input: typeOnly<typeof countNotificationsInput>(),
});

export const countNotificationsInput = () =>
  ({
    summary: 'How many notifications are unread, messages included, and how many are read',
    query: CountsQuery,
  }) satisfies InputSchemas;

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
      items: v.optional(listUpTo(v.object({ kind: NotificationKind, target: ShortText }), READ_AT_ONCE)),
    }),
  }) satisfies InputSchemas;
