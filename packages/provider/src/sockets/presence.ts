import type { FastifyInstance } from 'fastify';
import { contactsOf } from '../features/chats/chat.repository.ts';
import type { MemberSocket } from './socket-server.ts';

/** Tells those who share a room that a member came, and that it left when its last socket closed. */
export function announcePresence(app: FastifyInstance, socket: MemberSocket): void {
  const { userId } = socket.data.session;

  const announce = async (online: boolean): Promise<void> => {
    const others = (await app.onlineMembers([userId])).has(userId);
    if (others !== online) return;
    const rooms = (await contactsOf(app.services.database, userId)).map((id) => `user:${id}`);
    if (rooms.length > 0) socket.nsp.to(rooms).emit('presence', { idUser: userId, online });
  };
  const told = (error: unknown) => app.log.warn({ err: error }, 'presence could not be told');

  announce(true).catch(told);
  socket.on('disconnect', () => {
    if (app.socketServer !== null) announce(false).catch(told);
  });
}
