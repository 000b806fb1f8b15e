import type { EndpointName } from '@vitis/contracts/inputs';
import { by, identified, type Row } from './matrix-row.ts';
import { CHATS, CLIENTS } from './matrix-shop.ts';

/** What buyers and sales say to each other. */
export const CHAT_ROWS = {
  listChats: by('chat', 'list'),
  checkChatsRead: by('chat', 'list'),
  getChatManager: by('chat', 'list'),
  openClientChat: {
    ...by('client', 'read'),
    of: CLIENTS,
    request: ({ id }) => ({ body: { idClient: id } }),
  },
  listChatMessages: { ...by('chat', 'read'), of: CHATS, request: identified },
  searchChatMessages: {
    ...by('chat', 'read'),
    of: CHATS,
    request: ({ id }) => ({ params: { id }, query: { q: '가격' } }),
  },
  listChatDocuments: {
    ...by('chat', 'read'),
    of: CHATS,
    request: ({ id }) => ({ query: { idChatRoom: id } }),
  },
  storeChatMessage: {
    ...by('chat', 'write'),
    of: CHATS,
    request: ({ id }) => ({
      body: { idChatRoom: id, clientId: crypto.randomUUID(), type: 'TEXT', message: '안녕하세요' },
    }),
  },
  exitChat: { ...by('chat', 'leave'), of: CHATS, request: ({ id }) => ({ body: { idChatRoom: id } }) },
} satisfies Partial<Record<EndpointName, Row>>;
