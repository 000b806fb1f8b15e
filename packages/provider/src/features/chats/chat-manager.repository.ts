import { and, eq, isNull, sql } from 'drizzle-orm';
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

/** The room that the two share, and whether the buyer has left it. */
export async function findSharedRoom(database: Database, buyerId: number, managerId: number) {
  const [row] = await database
    .select({ id: chatRooms.id, left: sql<boolean>`${buyer.leftAt} IS NOT NULL` })
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

/** A room for the two. The sales person sees it with the first message: an empty one says nothing. */
export async function openRoom(
  tx: Database,
  { clientCompanyId, buyerId, managerId }: { clientCompanyId: number; buyerId: number; managerId: number },
  now: Date,
): Promise<number> {
  const [room] = await tx.insert(chatRooms).values({ clientCompanyId }).returning({ id: chatRooms.id });
  await tx.insert(chatMembers).values([
    { roomId: room!.id, userId: buyerId },
    { roomId: room!.id, userId: managerId, leftAt: now },
  ]);
  return room!.id;
}

export async function returnToRoom(tx: Database, roomId: number, userId: number): Promise<void> {
  await tx
    .update(chatMembers)
    .set({ leftAt: null })
    .where(and(eq(chatMembers.roomId, roomId), eq(chatMembers.userId, userId)));
}
