import { and, asc, eq, isNull, max, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/connect.ts';
import { chatMembers, chatRooms, staffClients, users } from '../../db/schema.ts';

/** The first sales person of a company, if that still works here. */
export async function findChatManager(database: Database, clientCompanyId: number) {
  const [row] = await database
    .select({
      id: users.id,
      fullName: users.fullName,
      picture: users.picture,
      statusMessage: users.statusMessage,
    })
    .from(staffClients)
    .innerJoin(users, eq(users.id, staffClients.userId))
    .where(
      and(
        eq(staffClients.clientCompanyId, clientCompanyId),
        eq(staffClients.first, true),
        eq(users.status, 'APPROVED'),
        isNull(users.withdrawnAt),
        sql`'SALESPERSON' = ANY(${users.roles})`,
      ),
    );
  return row;
}

const buyer = alias(chatMembers, 'buyer');
const manager = alias(chatMembers, 'manager');

/** The room that the two share, and who of them has left it. */
export async function findSharedRoom(database: Database, buyerId: number, managerId: number) {
  const [row] = await database
    .select({
      id: chatRooms.id,
      isLeftByBuyer: sql<boolean>`${buyer.leftAt} IS NOT NULL`,
      isLeftByManager: sql<boolean>`${manager.leftAt} IS NOT NULL`,
    })
    .from(chatRooms)
    .innerJoin(buyer, and(eq(buyer.roomId, chatRooms.id), eq(buyer.userId, buyerId)))
    .innerJoin(manager, and(eq(manager.roomId, chatRooms.id), eq(manager.userId, managerId)))
    .orderBy(chatRooms.id)
    .limit(1);
  return row;
}

/** Until the transaction ends, nobody else opens a room for this member. */
export async function lockMember(tx: Database, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

/** The buyer of a client with whom a sales person has talked last, or the client's main contact; undefined where nobody buys. */
export async function findChatBuyer(
  database: Database,
  clientCompanyId: number,
  managerId: number,
): Promise<number | undefined> {
  const talkedAt = database
    .select({ last: max(chatRooms.lastMessageAt) })
    .from(chatRooms)
    .innerJoin(buyer, and(eq(buyer.roomId, chatRooms.id), eq(buyer.userId, users.id)))
    .innerJoin(manager, and(eq(manager.roomId, chatRooms.id), eq(manager.userId, managerId)));
  const [row] = await database
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.clientCompanyId, clientCompanyId),
        eq(users.status, 'APPROVED'),
        isNull(users.withdrawnAt),
        sql`'B2B' = ANY(${users.roles})`,
      ),
    )
    .orderBy(sql`(${talkedAt}) DESC NULLS LAST`, asc(users.id))
    .limit(1);
  return row?.id;
}

interface NewRoom {
  clientCompanyId: number;
  /** Who wants to talk, and with whom. */
  openerId: number;
  otherId: number;
}

/** A room for the two. The other one sees it with the first message: an empty one says nothing. */
export async function openRoom(
  tx: Database,
  { clientCompanyId, openerId, otherId }: NewRoom,
  now: Date,
): Promise<number> {
  const [room] = await tx.insert(chatRooms).values({ clientCompanyId }).returning({ id: chatRooms.id });
  await tx.insert(chatMembers).values([
    { roomId: room!.id, userId: openerId },
    { roomId: room!.id, userId: otherId, leftAt: now },
  ]);
  return room!.id;
}

export async function returnToRoom(tx: Database, roomId: number, userId: number): Promise<void> {
  await tx
    .update(chatMembers)
    .set({ leftAt: null })
    .where(and(eq(chatMembers.roomId, roomId), eq(chatMembers.userId, userId)));
}
