import type { ChatMessage, ChatRoomSummary, ClientEventInput } from '@vitis/contracts';
import { seoulTime } from '@vitis/domain';
import type { Services } from '../../http/services.ts';
import type { Session } from '../../http/session.ts';
import type { Deed } from '../../http/unit-of-work.ts';
import { notFound, ProblemError } from '../../problems/problem-error.ts';
import {
  advanceRead,
  countUnread,
  findMessage,
  findPartners,
  findRooms,
  giveFiles,
  insertMessage,
  isMember,
  memberIds,
  nextSequence,
} from './chat.repository.ts';

export type ChatService = ReturnType<typeof createChatService>;

/** The database is the truth about what was said and read; sockets only carry it sooner. */
export function createChatService(
  { database, now, transact }: Services,
  onlineMembers: (ids: readonly number[]) => Promise<Set<number>>,
) {
  const requireMember = async (roomId: number, session: Session): Promise<void> => {
    if (!(await isMember(database, roomId, session.userId))) throw notFound();
  };

  const list = async (session: Session): Promise<ChatRoomSummary[]> => {
    const rooms = await findRooms(database, session.userId);
    const partners = await findPartners(
      database,
      rooms.map(({ id }) => id),
      session.userId,
    );
    const online = await onlineMembers([...new Set(partners.map(({ id }) => id))]);
    const buying = session.clientCompanyId !== null;
    return rooms.map((room) => {
      const others = partners.filter(({ roomId }) => roomId === room.id);
      const names = others.map(({ fullName }) => fullName).join(', ');
      return {
        idChatRoom: room.id,
        // A buyer talks to a person, sales staff to a company.
        title: buying ? names || room.companyName : room.companyName,
        partners: others.map(({ roomId: _room, ...other }) => ({ ...other, online: online.has(other.id) })),
        unread: room.unread,
        lastMessage:
          room.lastSequence === null || room.lastType === null || room.lastSentAt === null
            ? null
            : {
                sequence: room.lastSequence,
                type: room.lastType,
                message: room.lastMessage ?? '',
                mine: room.lastSenderId === session.userId,
                sentAt: seoulTime(room.lastSentAt),
              },
      };
    });
  };

  /** Stores a message and tells the room. The same `clientId` again is the same message. */
  const send = async (
    session: Session,
    input: ClientEventInput<'chat:send'>,
    deed: Deed,
  ): Promise<ChatMessage> => {
    const { idChatRoom: roomId, clientId, type, message } = input;
    const fileIds = [...new Set(input.files ?? [])];
    if (message.trim() === '' && fileIds.length === 0) throw new ProblemError(400, 'INVALID_INPUT');
    await requireMember(roomId, session);
    return transact(deed, async ({ tx, notify }) => {
      // The room's lock comes first: two copies of one message cannot both find that it is not there yet.
      const sequence = await nextSequence(tx, roomId, now());
      const known = await findMessage(tx, roomId, { clientId });
      if (known) throw new AlreadySent(known);
      if (fileIds.length > 0 && (await giveFiles(tx, fileIds, session.userId, roomId)) !== fileIds.length)
        throw notFound();
      await insertMessage(tx, {
        roomId,
        sequence,
        clientId,
        senderId: session.userId,
        type,
        message,
        fileIds,
        sentAt: now(),
      });
      await advanceRead(tx, roomId, session.userId, sequence);
      const stored = (await findMessage(tx, roomId, { sequence }))!;
      const rooms = (await memberIds(tx, roomId)).map((id): `user:${number}` => `user:${id}`);
      await notify(rooms, 'chat:message', stored);
      return stored;
    }).catch((error: unknown) => {
      if (error instanceof AlreadySent) return error.known;
      throw error;
    });
  };

  const read = async (session: Session, roomId: number, sequence: number, deed: Deed): Promise<void> => {
    await requireMember(roomId, session);
    await transact(deed, async ({ tx, notify }) => {
      if (!(await advanceRead(tx, roomId, session.userId, sequence))) return;
      const rooms = (await memberIds(tx, roomId)).map((id): `user:${number}` => `user:${id}`);
      await notify(rooms, 'chat:read', { idChatRoom: roomId, idUser: session.userId, sequence });
    });
  };

  return {
    list,
    send,
    read,
    requireMember,
    unread: (session: Session) => countUnread(database, session.userId),
  };
}

/** Undoes the number that was taken for a copy. */
class AlreadySent extends Error {
  readonly known: ChatMessage;
  constructor(known: ChatMessage) {
    super('already sent');
    this.known = known;
  }
}
