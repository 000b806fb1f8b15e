import { listNotifications, readNotifications } from '@vitis/contracts';
import type { FastifyInstance } from 'fastify';
import { members } from '../../http/policies.ts';
import { route } from '../../http/route.ts';
import { countUnreadNotifications, findNotifications, markRead } from './notifications.repository.ts';

/** What others have done with a member's documents while the member looked elsewhere. */
export async function notificationRoutes(app: FastifyInstance): Promise<void> {
  const { database, now } = app.services;

  route(app, listNotifications, members, async ({ scope }, answer) => {
    const [unread, items] = await Promise.all([
      countUnreadNotifications(database, scope.userId),
      findNotifications(database, scope),
    ]);
    return answer(200, { unread, _embedded: { items } });
  });

  route(app, readNotifications, members, async ({ body, scope: { userId }, transact }, answer) => {
    const unread = await transact(async ({ tx, notify }) => {
      await markRead(tx, userId, body.items, now());
      const left = await countUnreadNotifications(tx, userId);
      notify([`user:${userId}`], 'notification:read', { unread: left });
      return left;
    });
    return answer(200, { unread });
  });
}
