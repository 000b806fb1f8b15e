import type { ChatPartner, ChatRoomSummary, Language } from '@vitis/contracts';
import { seoulTime } from '@vitis/domain';
import type { BuyerScope, SalesScope } from '../../http/policies.ts';
import type { Services } from '../../http/services.ts';
import type { Session } from '../../http/session.ts';
import type { UnitOfWork } from '../../http/unit-of-work.ts';
import { conflict, notFound, ProblemError } from '../../problems/problem-error.ts';
import { findOwnClient } from '../trade-documents/client-people.ts';
import { findDocuments, seesDocuments } from './chat-documents.repository.ts';
import {
  findChatBuyer,
  findChatManager,
  findSharedRoom,
  lockMember,
  openRoom,
  returnToRoom,
} from './chat-manager.repository.ts';
import { findMessages } from './chat-messages.repository.ts';
import {
  countUnread,
  findOwnRoom,
  findPartners,
  findReads,
  findRooms,
  inRange,
  leaveRoom,
} from './chat-rooms.repository.ts';
import { searchMessages } from './chat-search.repository.ts';
import { createTalk } from './chat-talk.ts';

export type ChatService = ReturnType<typeof createChatService>;

interface RoomOfTwo {
  clientCompanyId: number;
  buyerId: number;
  managerId: number;
  openerId: number;
}

type Transact = <T>(work: (unit: UnitOfWork) => Promise<T>) => Promise<T>;

/** The database decides what was said and read; sockets only bring it sooner. */
export function createChatService(
  services: Services,
  onlineMembers: (ids: readonly number[]) => ReadonlySet<number>,
) {
  const { database, now } = services;
  const talk = createTalk(services);

  const requireMember = async (roomId: number, { userId }: Session) => {
    const room = await findOwnRoom(database, roomId, userId);
    if (!room) throw notFound();
    return room;
  };

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

  const search = async (session: Session, roomId: number, words: string) => {
    await requireMember(roomId, session);
    return searchMessages(database, roomId, session.userId, words);
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
    if (shared && !shared.isLeftByBuyer) return { idChatRoom: shared.id, manager };
    const two = { clientCompanyId, buyerId: userId, managerId: manager.id, openerId: userId };
    return { idChatRoom: await transact((unit) => roomOfTwo(unit, two)), manager };
  };

  /** The room of an own client and its sales person in which was talked last; opened where there is none. */
  const withClient = async (
    { managerId }: SalesScope,
    idClient: number,
    transact: Transact,
  ): Promise<{ idChatRoom: number }> => {
    const client = await findOwnClient(database, { managerId }, idClient);
    if (!client) throw notFound();
    const { clientCompanyId } = client;
    const buyerId = await findChatBuyer(database, clientCompanyId, managerId);
    if (buyerId === undefined) throw conflict('NO_BUYER');
    const shared = await findSharedRoom(database, buyerId, managerId);
    if (shared && !shared.isLeftByManager) return { idChatRoom: shared.id };
    const two = { clientCompanyId, buyerId, managerId, openerId: managerId };
    return { idChatRoom: await transact((unit) => roomOfTwo(unit, two)) };
  };

  /** The room of a buyer and a sales person, back where who opens it had left it, or new. */
  async function roomOfTwo({ tx, record }: UnitOfWork, { openerId, ...two }: RoomOfTwo): Promise<number> {
    const { clientCompanyId, buyerId, managerId } = two;
    // The same row, whoever opens it: the two at once get one room.
    await lockMember(tx, buyerId);
    const known = await findSharedRoom(tx, buyerId, managerId);
    if (known) {
      await returnToRoom(tx, known.id, openerId);
      return known.id;
    }
    const otherId = openerId === buyerId ? managerId : buyerId;
    const opened = await openRoom(tx, { clientCompanyId, openerId, otherId }, now());
    await record('chat.open', `chat:${opened}`);
    return opened;
  }

  const documents = async (session: Session, roomId: number, language: Language) => {
    const { clientCompanyId } = await requireMember(roomId, session);
    if (!(await seesDocuments(database, session.userId, clientCompanyId))) return [];
    return findDocuments(database, { roomId, clientCompanyId }, now(), language);
  };

  return {
    list,
    messages,
    search,
    ...talk,
    leave,
    withManager,
    withClient,
    documents,
    requireMember,
    unread: (session: Session) => countUnread(database, session.userId),
  };
}
