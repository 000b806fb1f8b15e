import type { ServerEventName } from '@vitis/contracts';
import fastifyPlugin from 'fastify-plugin';
import type pg from 'pg';
import { serveChatSocket } from '../features/chats/chat.socket.ts';
import { contactsOf } from '../features/chats/chat-rooms.repository.ts';
import { logSecurity } from '../http/security-log.ts';
import { liveSessionsAmong } from '../http/session.ts';
import type { SocketEnd, SocketNotice, SocketRoom } from '../http/socket-notice.ts';
import { limitsFor } from '../limits/visitor-limits.ts';
import type { OutboxEntry } from '../outbox/outbox-entry.ts';
import { createAllowance } from '../sockets/allowance.ts';
import { type Presence, startPresence } from '../sockets/presence.ts';
import { socketLimits } from '../sockets/socket-limits.ts';
import { type SocketServer, startSockets } from '../sockets/socket-server.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Null until the server is ready. */
    socketServer: SocketServer | null;
    /** Sends what waited in the outbox to the sockets of its rooms. */
    emitNotice(enqueued: OutboxEntry): void;
    /** Closes the sockets of sessions that have ended or were revoked; also done every minute. */
    closeEndedSockets(): Promise<void>;
    /** Which of these members have a socket open, to whichever process. */
    onlineMembers(userIds: readonly number[]): ReadonlySet<number>;
  }
}

/** How long a socket may outlive its session, in milliseconds. */
const sessionCheckInterval = 60_000;

/** Sockets on the server's own port, joined with those of other processes where the configuration says so. */
export const sockets = fastifyPlugin<{ pool: pg.Pool; unknownSocket: number }>(
  async (app, { pool, unknownSocket }) => {
    app.decorate('socketServer', null);

    app.decorate('emitNotice', ({ payload, eventId }: OutboxEntry) => {
      // It stays in the outbox: another process tells it, or this one when it is there again.
      if (!app.socketServer) throw new Error('the sockets are not open');
      if ('endedSessions' in payload) {
        const { endedSessions } = payload as unknown as SocketEnd;
        app.socketServer.members.in(endedSessions.map((id) => `session:${id}`)).disconnectSockets(true);
        logSecurity(app.log, 'sessions.ended', { sessions: endedSessions });
        return;
      }
      const { rooms, event, data } = payload as unknown as SocketNotice<ServerEventName>;
      // Which event carries which data was checked when it was posted.
      const members = app.socketServer.members.to(rooms) as unknown as { emit(...given: unknown[]): boolean };
      members.emit(event, data, eventId);
    });

    const limits = socketLimits(app, limitsFor(app.config.requestsPerMinute));
    const allowance = createAllowance();
    let presence: Presence | undefined;
    app.decorate(
      'onlineMembers',
      (userIds: readonly number[]) => new Set(userIds.filter((id) => presence?.isOnline(id))),
    );

    app.addHook('onReady', async () => {
      const joined = app.config.sockets === 'postgres';
      const server = await startSockets(app.server, {
        authenticate: app.sessionOf,
        refusalOf: limits.refusalOf,
        onLine: limits.onLine,
        admit: limits.admit,
        unknownSocket,
        onError: (error) => app.log.error({ err: error }, 'sockets'),
        onMember: (socket) => {
          const { userId, id } = socket.data.session;
          void socket.join([`user:${userId}`, `session:${id}`, 'members' satisfies SocketRoom]);
          presence?.came(userId);
          socket.on('disconnect', () => presence?.left(userId));
          // What a page says over its socket is somebody's doing; that it is connected is not.
          socket.use((_event, next) => {
            app
              .useSession(socket.data.session)
              .catch((error: unknown) => app.log.warn({ err: error }, 'sockets'));
            next();
          });
          serveChatSocket(app, socket, allowance);
        },
        ...(joined ? { joinedBy: pool } : {}),
      });
      presence = startPresence({
        members: server.members,
        joined,
        sockets: limits.open,
        contactsOf: (userId) => contactsOf(app.services.database, userId),
        onError: (error) => app.log.warn({ err: error }, 'presence could not be told'),
      });
      app.socketServer = server;
    });
    /** A socket outlives the call that opened it: what ends a session has to end its sockets, too. */
    const closeEnded = async (): Promise<void> => {
      const open = [...(app.socketServer?.members.sockets.values() ?? [])];
      if (open.length === 0) return;
      const ids = new Set(open.map((socket) => socket.data.session.id));
      const live = await liveSessionsAmong(app.services.database, [...ids], app.services.now());
      for (const socket of open) if (!live.has(socket.data.session.id)) socket.disconnect(true);
    };
    app.decorate('closeEndedSockets', closeEnded);
    let timer: NodeJS.Timeout | undefined;
    app.addHook('onListen', () => {
      timer = setInterval(() => {
        closeEnded().catch((error: unknown) => app.log.error({ err: error }, 'sockets could not be checked'));
      }, sessionCheckInterval).unref();
    });

    app.addHook('preClose', async () => {
      clearInterval(timer);
      const server = app.socketServer;
      app.socketServer = null;
      presence?.close();
      await server?.close();
    });
  },
  { name: 'sockets', dependencies: ['sessions', 'visitor-limits'] },
);
