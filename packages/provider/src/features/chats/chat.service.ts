import type { ChatMessage, ChatPartner, ChatRoomSummary, Language, SentMessage } from '@vitis/contracts';
import { seoulTime } from '@vitis/domain';
import type { BuyerScope } from '../../http/policies.ts';
import type { Services } from '../../http/services.ts';
import type { Session } from '../../http/session.ts';
import type { SocketRoom, UnitOfWork } from '../../http/unit-of-work.ts';
import { FIELD_TEXTS } from '../../problems/field-texts.ts';
import { conflict, notFound, ProblemError } from '../../problems/problem-error.ts';
import { findDocuments, isDocumentOf, seesDocuments } from './chat-documents.repository.ts';
import {
  findChatManager,
  findSharedRoom,
  lockMember,
  openRoom,
  returnToRoom,
} from './chat-manager.repository.ts';
import { findMessage, findMessages, giveFiles, insertMessage } from './chat-messages.repository.ts';
import {
  advanceRead,
  advanceRoom,
  countUnread,
  findOwnRoom,
  findPartners,
  findReads,
  findRooms,
  leaveRoom,
  lockOwnRoom,
  memberIds,
} from './chat-rooms.repository.ts';
import { CARD_DOCUMENTS, type CheckedMessage, checkMessage } from './check-message.ts';

export type ChatService = ReturnType<typeof createChatService>;

type Transact = <T>(work: (unit: UnitOfWork) => Promise<T>) => Promise<T>;

/** Sequences are integers of the database; what lies beyond them lies beyond every message. */
const largestSequence = 2_147_483_647;
const inRange = (sequence: number) => Math.min(sequence, largestSequence);

/** The database is the truth about what was said and read; sockets only carry it sooner. */
export function createChatService(
  { database, now }: Services,
  onlineMembers: (ids: readonly number[]) => ReadonlySet<number>,
) {
  const requireMember = async (roomId: number, { userId }: Session) => {
    const room = await findOwnRoom(database, roomId, userId);
    if (!room) throw notFound();
    return room;
  };

  const socketsOf = async (tx: UnitOfWork['tx'], roomId: number) =>
    (await memberIds(tx, roomId)).map((id): SocketRoom => `user:${id}`);

  const list = async (session: Session): Promise<ChatRoomSummary[]> => {
    const rooms = await findRooms(database, session.userId);
    const partners = await findPartners(
      database,
      rooms.map(({ id }) => id),
      session.userId,
    );
    const online = onlineMembers(partners.map(({ id }) => id));
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

  const messages = async (
    session: Session,
    roomId: number,
    { before, after }: { before?: number | undefined; after?: number | undefined },
  ) => {
    await requireMember(roomId, session);
    const found = await findMessages(database, roomId, {
      before: before === undefined ? undefined : inRange(before),
      after: after === undefined ? undefined : inRange(after),
    });
    const reads = await findReads(database, roomId);
    // Asked for last: it may be past what was found, which says that there is more, and never before it.
    const { lastSequence } = await requireMember(roomId, session);
    return { _embedded: { items: found }, lastSequence, reads };
  };

  /** What a message refers to has to be its author's to give and the room's company's to see. */
  const attach = async (
    tx: UnitOfWork['tx'],
    { type, message, fileIds }: CheckedMessage,
    room: { id: number; clientCompanyId: number },
    senderId: number,
    language: Language,
  ): Promise<void> => {
    const kind = CARD_DOCUMENTS[type];
    if (kind) {
      const theirs = await seesDocuments(tx, senderId, room.clientCompanyId);
      if (!theirs || !(await isDocumentOf(tx, kind, message, room.clientCompanyId))) throw notFound();
    }
    if (fileIds.length === 0) return;
    const given = await giveFiles(tx, fileIds, senderId, room.id);
    if (given.length !== fileIds.length) throw notFound();
    if (type === 'IMAGE' && given.some(({ isPicture }) => !isPicture))
      throw new ProblemError(400, 'INVALID_INPUT', {
        errors: [{ field: 'files', code: 'NOT_A_CHOICE', message: FIELD_TEXTS[language].NOT_A_CHOICE }],
      });
  };

  /** Stores a message and tells the room. The same `clientId` again is the same message. */
  const send = async (
    session: Session,
    input: SentMessage,
    language: Language,
    transact: Transact,
  ): Promise<ChatMessage> => {
    const { idChatRoom: roomId, clientId } = input;
    const checked = checkMessage(input, language);
    return transact(async ({ tx, notify }) => {
      // The room's lock comes first: two copies of one message cannot both find that it is not there yet.
      const room = await lockOwnRoom(tx, roomId, session.userId);
      if (!room) throw notFound();
      const known = await findMessage(tx, roomId, clientId);
      if (known && known.idSender !== session.userId) throw conflict('CONFLICT');
      if (known) return known;
      const { clientCompanyId } = room;
      await attach(tx, checked, { id: roomId, clientCompanyId }, session.userId, language);
      const place = { sequence: room.lastSequence + 1, senderId: session.userId, sentAt: now() };
      const stored = await insertMessage(tx, { roomId, clientId, ...place, ...checked }, session.fullName);
      await advanceRoom(tx, roomId, place);
      await notify(await socketsOf(tx, roomId), 'chat:message', stored);
      return stored;
    });
  };

  const read = async (
    session: Session,
    roomId: number,
    sequence: number,
    transact: Transact,
  ): Promise<void> => {
    await requireMember(roomId, session);
    await transact(async ({ tx, notify }) => {
      const reached = await advanceRead(tx, roomId, session.userId, inRange(sequence));
      if (reached === undefined) return;
      const facts = { idChatRoom: roomId, idUser: session.userId, sequence: reached };
      await notify(await socketsOf(tx, roomId), 'chat:read', facts);
    });
  };

  const leave = async (session: Session, roomId: number, transact: Transact): Promise<void> =>
    transact(async ({ tx, record }) => {
      if (!(await leaveRoom(tx, roomId, session.userId, now()))) throw notFound();
      await record('chat.leave', `chat:${roomId}`);
    });

  /** The buyer's sales contact and the room with it; opened where there is none, and back where it was left. */
  const withManager = async (
    { userId, clientCompanyId }: BuyerScope,
    transact: Transact,
  ): Promise<{ idChatRoom: number; manager: ChatPartner }> => {
    const found = await findChatManager(database, clientCompanyId);
    if (!found) throw new ProblemError(404, 'NO_MANAGER');
    const manager = { ...found, companyName: null, online: onlineMembers([found.id]).has(found.id) };
    const shared = await findSharedRoom(database, userId, manager.id);
    if (shared && !shared.left) return { idChatRoom: shared.id, manager };
    const idChatRoom = await transact(async ({ tx, record }) => {
      await lockMember(tx, userId);
      const known = await findSharedRoom(tx, userId, manager.id);
      if (known) {
        await returnToRoom(tx, known.id, userId);
        return known.id;
      }
      const opened = await openRoom(tx, { clientCompanyId, buyerId: userId, managerId: manager.id }, now());
      await record('chat.open', `chat:${opened}`);
      return opened;
    });
    return { idChatRoom, manager };
  };

  const documents = async (session: Session, roomId: number) => {
    const { clientCompanyId } = await requireMember(roomId, session);
    if (!(await seesDocuments(database, session.userId, clientCompanyId))) return [];
    return findDocuments(database, { roomId, clientCompanyId }, now());
  };

  return {
    list,
    messages,
    send,
    read,
    leave,
    withManager,
    documents,
    requireMember,
    unread: (session: Session) => countUnread(database, session.userId),
  };
}
