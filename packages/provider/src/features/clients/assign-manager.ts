import { seoulTime } from '@vitis/domain';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import {
  chatMembers,
  chatMessages,
  chatRooms,
  clientCompanies,
  estimates,
  orderForms,
  staffClients,
  users,
} from '../../db/schema.ts';
import type { SocketRoom } from '../../http/socket-notice.ts';
import type { UnitOfWork } from '../../http/unit-of-work.ts';
import { filled, texts } from '../../problems/texts.ts';

/** Why a client is not given to somebody. */
export type Unassigned = 'NO_CLIENT' | 'NO_SALESPERSON' | 'SAME';

const TAKEN_OVER = texts(
  '담당자가 {before}에서 {after} 님으로 변경되었습니다.',
  '{after} is your sales contact from now on, in the place of {before}.',
  '负责人已由 {before} 变更为 {after}。',
  '負責人已由 {before} 變更為 {after}。',
  '担当者が{before}から{after}に変わりました。',
);

interface Person {
  id: number;
  fullName: string;
}

/** The sales person of an address who can take a client; undefined for anybody else. */
async function findSalesperson({ tx }: UnitOfWork, email: string): Promise<Person | undefined> {
  const [found] = await tx
    .select({ id: users.id, fullName: users.fullName })
    .from(users)
    .where(
      and(
        eq(users.email, email.toLowerCase()),
        eq(users.status, 'APPROVED'),
        isNull(users.withdrawnAt),
        sql`'SALESPERSON' = ANY (${users.roles})`,
      ),
    );
  return found;
}

/**
 * Gives a client to a sales person: lists, documents and rooms with their history are hers or his from then on, and no
 * longer those of who had it. A line in each room says so. Answers why not where nothing changes.
 */
export async function assignManager(
  unit: UnitOfWork,
  clientCompanyId: number,
  email: string,
  now: Date,
): Promise<Unassigned | undefined> {
  const { tx, record } = unit;
  // Nobody else gives the same client away at this moment.
  const [client] = await tx
    .select({ id: clientCompanies.id })
    .from(clientCompanies)
    .where(eq(clientCompanies.id, clientCompanyId))
    .for('no key update');
  if (!client) return 'NO_CLIENT';
  const after = await findSalesperson(unit, email);
  if (!after) return 'NO_SALESPERSON';
  const ofClient = eq(staffClients.clientCompanyId, clientCompanyId);
  const [before] = await tx
    .select({ id: users.id, fullName: users.fullName })
    .from(staffClients)
    .innerJoin(users, eq(users.id, staffClients.userId))
    .where(and(ofClient, eq(staffClients.first, true)));
  if (before?.id === after.id) return 'SAME';
  if (before) await tx.delete(staffClients).where(and(ofClient, eq(staffClients.userId, before.id)));
  await tx
    .insert(staffClients)
    .values({ userId: after.id, clientCompanyId, first: true })
    .onConflictDoUpdate({
      target: [staffClients.userId, staffClients.clientCompanyId],
      set: { first: true },
    });
  await handOverRooms(unit, { clientCompanyId, before, after, now });
  await lookAgain(unit, clientCompanyId, [before, after]);
  await record('client.assign', `client:${clientCompanyId}`, {
    by: 'operator',
    before: before?.id ?? null,
    after: after.id,
  });
  return undefined;
}

interface HandOver {
  clientCompanyId: number;
  before: Person | undefined;
  after: Person;
  now: Date;
}

async function handOverRooms({ tx, notify }: UnitOfWork, { clientCompanyId, before, after, now }: HandOver) {
  if (!before) return;
  const rooms = await tx
    .select({ id: chatRooms.id, sequence: sql<number>`${chatRooms.lastSequence} + 1` })
    .from(chatRooms)
    .innerJoin(chatMembers, and(eq(chatMembers.roomId, chatRooms.id), eq(chatMembers.userId, before.id)))
    .where(eq(chatRooms.clientCompanyId, clientCompanyId))
    .orderBy(chatRooms.id)
    .for('no key update', { of: chatRooms });
  for (const { id, sequence } of rooms) {
    const inRoom = eq(chatMembers.roomId, id);
    await tx.delete(chatMembers).where(and(inRoom, eq(chatMembers.userId, before.id)));
    // What was said before is read by who takes over: only the line is new.
    await tx
      .insert(chatMembers)
      .values({ roomId: id, userId: after.id, readSequence: sequence - 1 })
      .onConflictDoUpdate({ target: [chatMembers.roomId, chatMembers.userId], set: { leftAt: null } });
    const others = await tx
      .select({ id: users.id, language: users.language, roles: users.roles })
      .from(chatMembers)
      .innerJoin(users, eq(users.id, chatMembers.userId))
      .where(inRoom);
    const language = others.find(({ roles }) => roles.includes('B2B'))?.language ?? 'ko-KR';
    const message = filled(TAKEN_OVER, language, { before: before.fullName, after: after.fullName });
    const row = { roomId: id, sequence, clientId: crypto.randomUUID(), type: 'NOTICE' as const, message };
    await tx.insert(chatMessages).values({ ...row, senderId: null, sentAt: now });
    await tx
      .update(chatRooms)
      .set({ lastSequence: sequence, lastMessageAt: now })
      .where(eq(chatRooms.id, id));
    const { roomId: idChatRoom, ...said } = row;
    notify(
      others.map(({ id: member }): SocketRoom => `user:${member}`),
      'chat:message',
      { ...said, idChatRoom, idSender: null, senderName: '', files: [], sentAt: seoulTime(now) },
    );
    // A hint that names the room and nothing said in it.
    notify([`user:${before.id}`], 'chat:read', { idChatRoom: id, idUser: before.id, sequence });
  }
}

/** Open lists of both are asked for again: a document of the client is news to the one, and gone for the other. */
async function lookAgain(
  { tx, notify }: UnitOfWork,
  clientCompanyId: number,
  people: (Person | undefined)[],
) {
  const rooms = people.flatMap((person): SocketRoom[] => (person ? [`user:${person.id}`] : []));
  const [estimate] = await tx
    .select({ estimateNumber: estimates.number, status: estimates.status })
    .from(estimates)
    .where(eq(estimates.clientCompanyId, clientCompanyId))
    .orderBy(desc(estimates.requestedAt))
    .limit(1);
  if (estimate) notify(rooms, 'estimate:changed', estimate, { noted: [] });
  const [order] = await tx
    .select({ orderFormNumber: orderForms.number, status: orderForms.status })
    .from(orderForms)
    .where(eq(orderForms.clientCompanyId, clientCompanyId))
    .orderBy(desc(orderForms.requestedAt))
    .limit(1);
  if (order) notify(rooms, 'order:changed', order, { noted: [] });
}
