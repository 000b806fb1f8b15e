import * as v from 'valibot';
import { ChatMessage, ChatMessageType, SentMessage } from './chat-messages.ts';
import { EstimateStatus, OrderFormStatus } from './documents.ts';
import { defineEndpoint, type InputSchemas, typeOnly } from './endpoint.ts';
import { items } from './page.ts';
import { Picture } from './picture.ts';
import { refusal } from './problem.ts';
import {
  Count,
  EstimateNumber,
  Id,
  IdParam,
  IsoTime,
  numeric,
  OrderFormNumber,
  SearchWords,
  Won,
} from './scalars.ts';

/** The other side of a room. */
export const ChatPartner = v.object({
  id: Id,
  fullName: v.string(),
  companyName: v.nullable(v.string()),
  picture: v.nullable(Picture),
  statusMessage: v.string(),
  online: v.boolean(),
});
export type ChatPartner = v.InferOutput<typeof ChatPartner>;

export const ChatRoomSummary = v.object({
  idChatRoom: Id,
  title: v.string(),
  partners: v.array(ChatPartner),
  /** Last sequence − sequence that this member has read. */
  unread: Count,
  lastMessage: v.nullable(
    v.object({
      sequence: Count,
      type: ChatMessageType,
      message: v.string(),
      mine: v.boolean(),
      sentAt: IsoTime,
    }),
  ),
});
export type ChatRoomSummary = v.InferOutput<typeof ChatRoomSummary>;

export const listChats = defineEndpoint({
  method: 'GET',
  path: '/api/v1/chats/list',
  access: ['B2B', 'SALESPERSON'],
  responses: { 200: items(ChatRoomSummary) },
  input: typeOnly<typeof listChatsInput>(),
});

export const listChatsInput = () =>
  ({
    summary: 'Own chat rooms, the one with the latest message first',
  }) satisfies InputSchemas;

export const checkChatsRead = defineEndpoint({
  method: 'GET',
  path: '/api/v1/chats/check-read',
  access: ['B2B', 'SALESPERSON'],
  responses: {
    200: v.object({
      /** True where nothing is unread. */
      read: v.boolean(),
      unread: Count,
    }),
  },
  input: typeOnly<typeof checkChatsReadInput>(),
});

export const checkChatsReadInput = () =>
  ({
    summary: 'Whether everything is read, and how many messages are not',
  }) satisfies InputSchemas;

export const CHAT_PAGE_SIZE = 50;

const room = v.object({ id: IdParam });
const Sequence = numeric(Count);

export const listChatMessages = defineEndpoint({
  method: 'GET',
  path: '/api/v1/chats/:id/messages',
  access: ['B2B', 'SALESPERSON'],
  responses: {
    200: v.object({
      /** In the order of their sequence, at most `CHAT_PAGE_SIZE`. */
      _embedded: v.object({ items: v.array(ChatMessage) }),
      lastSequence: Count,
      /** How far each member of the room has read. */
      reads: v.array(v.object({ idUser: Id, sequence: Count })),
    }),
  },
  input: typeOnly<typeof listChatMessagesInput>(),
});

export const listChatMessagesInput = () =>
  ({
    summary: 'Messages of a room',
    params: room,
    query: v.object({
      /** Sequences: the messages right before one, or right after one; the latest where neither is given. */
      before: v.optional(Sequence),
      after: v.optional(Sequence),
    }),
  }) satisfies InputSchemas;

/** Results of a search inside a room: who looks further says more of it. */
export const CHAT_SEARCH_LIMIT = 50;

export const FoundChatMessage = v.object({
  sequence: Count,
  senderName: v.string(),
  mine: v.boolean(),
  /** Whole, as it was written. */
  message: v.string(),
  /** Names of its files. */
  files: v.array(v.string()),
  sentAt: IsoTime,
});
export type FoundChatMessage = v.InferOutput<typeof FoundChatMessage>;

export const searchChatMessages = defineEndpoint({
  method: 'GET',
  path: '/api/v1/chats/:id/search',
  access: ['B2B', 'SALESPERSON'],
  responses: { 200: items(FoundChatMessage) },
  input: typeOnly<typeof searchChatMessagesInput>(),
});

export const searchChatMessagesInput = () =>
  ({
    summary:
      'Messages of a room that hold some words or first consonants, or have a file of such a name, the latest first',
    params: room,
    query: v.object({ q: v.pipe(SearchWords, v.minLength(1)) }),
  }) satisfies InputSchemas;

/** The same as the socket's `chat:send`, for whoever has no socket at the moment. */
export const storeChatMessage = defineEndpoint({
  method: 'POST',
  path: '/api/v1/chats/store',
  access: ['B2B', 'SALESPERSON'],
  idempotent: true,
  responses: { 201: ChatMessage },
  input: typeOnly<typeof storeChatMessageInput>(),
});

export const storeChatMessageInput = () =>
  ({
    summary: 'Sends a message; the same `clientId` again is the same message',
    body: SentMessage,
  }) satisfies InputSchemas;

export const getChatManager = defineEndpoint({
  method: 'GET',
  path: '/api/v1/chats/manager',
  access: ['B2B'],
  responses: {
    200: v.object({ idChatRoom: Id, manager: ChatPartner }),
    404: refusal('NO_MANAGER'),
  },
  input: typeOnly<typeof getChatManagerInput>(),
});

export const getChatManagerInput = () =>
  ({
    summary: "The buyer's sales contact and the room with it, which is opened if there is none",
  }) satisfies InputSchemas;

export const openClientChat = defineEndpoint({
  method: 'POST',
  path: '/api/v1/chats/client',
  access: ['SALESPERSON'],
  responses: { 200: v.object({ idChatRoom: Id }), 409: refusal('NO_BUYER') },
  input: typeOnly<typeof openClientChatInput>(),
});

export const openClientChatInput = () =>
  ({
    summary:
      'The room with an own client in which was talked last; opened with its main contact if there is none',
    body: v.object({ idClient: Id }),
  }) satisfies InputSchemas;

export const exitChat = defineEndpoint({
  method: 'POST',
  path: '/api/v1/chats/exit',
  access: ['B2B', 'SALESPERSON'],
  responses: { 204: v.undefined() },
  input: typeOnly<typeof exitChatInput>(),
});

export const exitChatInput = () =>
  ({
    summary: 'Leaves a room; its next message brings it back',
    body: v.object({ idChatRoom: Id }),
  }) satisfies InputSchemas;

/** A document that can be shown in a room. */
export const ChatDocument = v.variant('kind', [
  v.object({
    kind: v.literal('ESTIMATE'),
    number: EstimateNumber,
    status: EstimateStatus,
    expired: v.boolean(),
    firstProductName: v.nullable(v.string()),
    lineCount: Count,
    total: Won,
    requestedAt: IsoTime,
  }),
  v.object({
    kind: v.literal('ORDER'),
    number: OrderFormNumber,
    status: OrderFormStatus,
    firstProductName: v.nullable(v.string()),
    lineCount: Count,
    total: Won,
    requestedAt: IsoTime,
  }),
]);
export type ChatDocument = v.InferOutput<typeof ChatDocument>;

export const listChatDocuments = defineEndpoint({
  method: 'GET',
  path: '/api/v1/chats/estord',
  access: ['B2B', 'SALESPERSON'],
  responses: { 200: items(ChatDocument) },
  input: typeOnly<typeof listChatDocumentsInput>(),
});

export const listChatDocumentsInput = () =>
  ({
    summary: "Estimates and orders of the room's company, as they stand now, the latest first",
    query: v.object({ idChatRoom: IdParam }),
  }) satisfies InputSchemas;
