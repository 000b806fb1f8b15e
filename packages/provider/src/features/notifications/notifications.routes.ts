import { countNotifications, listNotifications, readNotifications } from '@vitis/contracts';
import type { FastifyInstance } from 'fastify';
import { paged } from '../../http/paged.ts';
import { members } from '../../http/policies.ts';
import { route } from '../../http/route.ts';
import {
  countNotificationsBy,
  countUnreadNotifications,
  findNotifications,
  markRead,
} from './notifications.repository.ts';

/** What others have done with a member's documents while the member looked elsewhere. */
export async function notificationRoutes(app: FastifyInstance): Promise<void> {
  const { database, now } = app.services;

  route(app, listNotifications, members, async ({ query, scope }, answer) => {
    const [unread, { items, total }] = await Promise.all([
      countUnreadNotifications(database, scope.userId),
      findNotifications(database, scope, query),
    ]);
    return answer(200, { unread, ...paged(items, query.page, query.size, total) });
  });

  route(app, countNotifications, members, async ({ query, scope }, answer) =>
    answer(200, await countNotificationsBy(database, scope, query)),
  );

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
