import * as v from 'valibot';
import { defineEndpoint } from './endpoint.ts';
import { items } from './page.ts';
import { Picture } from './picture.ts';
import { Count, Id, IsoTime } from './scalars.ts';

export const CHAT_MESSAGE_TYPES = ['TEXT', 'IMAGE', 'FILE', 'NOTICE'] as const;
export const ChatMessageType = v.picklist(CHAT_MESSAGE_TYPES);
export type ChatMessageType = v.InferOutput<typeof ChatMessageType>;

export const CHAT_MESSAGE_LIMIT = 2000;

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
  summary: 'Own chat rooms, the one with the latest message first',
});

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
  summary: 'Whether everything is read, and how many messages are not',
});
