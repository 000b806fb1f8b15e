import {
  checkChatsRead,
  exitChat,
  getChatManager,
  listChatDocuments,
  listChatMessages,
  listChats,
  openClientChat,
  searchChatMessages,
  storeChatMessage,
} from '@vitis/contracts';
import type { FastifyInstance } from 'fastify';
import { allowed, asBuyer, asSales } from '../../http/policies.ts';
import { route } from '../../http/route.ts';

/** Rooms and what is said in them; the same without a socket. */
export async function chatRoutes(app: FastifyInstance): Promise<void> {
  route(app, listChats, allowed('chat', 'list'), async ({ scope }, answer) =>
    answer(200, { _embedded: { items: await app.chats.list(scope) } }),
  );

  route(app, checkChatsRead, allowed('chat', 'list'), async ({ scope }, answer) => {
    const unread = await app.chats.unread(scope);
    return answer(200, { read: unread === 0, unread });
  });

  route(app, listChatMessages, allowed('chat', 'read'), async ({ scope, params, query }, answer) =>
    answer(200, await app.chats.messages(scope, params.id, query)),
  );

  route(app, searchChatMessages, allowed('chat', 'read'), async ({ scope, params, query }, answer) =>
    answer(200, { _embedded: { items: await app.chats.search(scope, params.id, query.q) } }),
  );

  route(
    app,
    storeChatMessage,
    allowed('chat', 'write'),
    async ({ scope, body, language, transact }, answer) =>
      answer(201, await app.chats.send(scope, body, language, transact)),
  );

  route(app, getChatManager, asBuyer('chat', 'list'), async ({ scope, transact }, answer) =>
    answer(200, await app.chats.withManager(scope, transact)),
  );

  route(app, openClientChat, asSales('client', 'read'), async ({ scope, body, transact }, answer) =>
    answer(200, await app.chats.withClient(scope, body.idClient, transact)),
  );

  route(app, exitChat, allowed('chat', 'leave'), async ({ scope, body, transact }, answer) => {
    await app.chats.leave(scope, body.idChatRoom, transact);
    return answer(204, undefined);
  });

  route(app, listChatDocuments, allowed('chat', 'read'), async ({ scope, query, language }, answer) =>
    answer(200, { _embedded: { items: await app.chats.documents(scope, query.idChatRoom, language) } }),
  );
}
