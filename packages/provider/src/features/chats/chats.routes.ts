import { checkChatsRead, listChats } from '@vitis/contracts';
import type { FastifyInstance } from 'fastify';
import { allowed } from '../../http/policies.ts';
import { route } from '../../http/route.ts';

/** Rooms as a list, and whether anything is unread. */
export async function chatRoutes(app: FastifyInstance): Promise<void> {
  const policy = allowed('chat', 'list');

  route(app, listChats, policy, async ({ scope }, answer) =>
    answer(200, { _embedded: { items: await app.chats.list(scope) } }),
  );

  route(app, checkChatsRead, policy, async ({ scope }, answer) => {
    const unread = await app.chats.unread(scope);
    return answer(200, { read: unread === 0, unread });
  });
}
