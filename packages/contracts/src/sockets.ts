import * as v from 'valibot';
import { ChatMessage, SentMessage } from './chat-messages.ts';
import { DeliveryStatus, EstimateStatus, InquiryStatus, OrderFormStatus } from './documents.ts';
import { OrderProposalStatus } from './order-proposals.ts';
import { Count, EstimateNumber, Id, IsoDay, IsoTime, OrderFormNumber } from './scalars.ts';

/** Socket.io namespace; the handshake carries `auth: { token }`. */
export const SOCKET_NAMESPACE = '/b2b';
/** The error that a client makes of an acknowledgement that does not come in time. */
export const EMIT_TIMEOUT = 'emitTimeout';
/** Milliseconds to wait for an acknowledgement. */
export const EMIT_TIMEOUT_AFTER = 5000;

/** Client → server; each is acknowledged with a `SocketAnswer`. */
export const CLIENT_EVENTS = {
  'chat:send': SentMessage,
  'chat:read': v.object({ idChatRoom: Id, sequence: Count }),
  'chat:typing': v.object({ idChatRoom: Id, typing: v.boolean() }),
} as const;
export type ClientEvents = typeof CLIENT_EVENTS;
export type ClientEventName = keyof ClientEvents;
export type ClientEventInput<Name extends ClientEventName> = v.InferInput<ClientEvents[Name]>;

/** Server → client. Each is a hint to look again, except `chat:message`, which carries the message. */
export const SERVER_EVENTS = {
  'chat:message': ChatMessage,
  'chat:read': v.object({ idChatRoom: Id, idUser: Id, sequence: Count }),
  'chat:typing': v.object({ idChatRoom: Id, idUser: Id, typing: v.boolean() }),
  presence: v.object({ idUser: Id, online: v.boolean() }),
  'estimate:changed': v.object({ estimateNumber: EstimateNumber, status: EstimateStatus }),
  'order:changed': v.object({
    orderFormNumber: OrderFormNumber,
    status: OrderFormStatus,
    /** What became of a proposal, where that is what changed. */
    proposal: v.optional(OrderProposalStatus),
  }),
  'delivery:changed': v.object({ idDeliveryInfo: Id, status: DeliveryStatus }),
  'ledger:changed': v.object({ idClient: Id }),
  'inquiry:changed': v.object({ id: Id, status: InquiryStatus }),
  'notification:read': v.object({ unread: Count }),
  'repeating-order:changed': v.object({
    id: Id,
    /** A date of it that asks for a word or could not be ordered, where that is what changed. */
    date: v.optional(v.object({ day: IsoDay, state: v.picklist(['WAITING', 'FAILED']) })),
  }),
  'cart:changed': v.object({ count: Count }),
  'contents:changed': v.object({ at: IsoTime }),
} as const;
export type ServerEvents = typeof SERVER_EVENTS;
export type ServerEventName = keyof ServerEvents;

/** After these events a member may have another notification, or one less that is unread. */
export const NOTIFICATION_HINTS = [
  'estimate:changed',
  'order:changed',
  'delivery:changed',
  'inquiry:changed',
  'repeating-order:changed',
  'chat:message',
  'chat:read',
  'notification:read',
] as const satisfies readonly ServerEventName[];

/** What writes to the ledger: a delivery that ends, an order that is ended by hand, a payment that is entered. */
export const LEDGER_HINTS = [
  'delivery:changed',
  'order:changed',
  'ledger:changed',
] as const satisfies readonly ServerEventName[];

export type ServerEventOutput<Name extends ServerEventName> = v.InferOutput<ServerEvents[Name]>;

/** The acknowledgement: done (with the message that was stored, for `chat:send`), or refused. */
export type SocketAnswer = { ok: true; message?: ChatMessage } | { ok: false; code: string; message: string };

/** Events by signature, as socket.io's generics take them. A fact that comes twice comes with the same `eventId`. */
export type ClientToServer = {
  [Name in ClientEventName]: (payload: ClientEventInput<Name>, answer: (reply: SocketAnswer) => void) => void;
};
export type ServerToClient = {
  [Name in ServerEventName]: (payload: ServerEventOutput<Name>, eventId?: string) => void;
};
