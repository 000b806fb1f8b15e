import { changeImage, deleteImage } from '@vitis/contracts';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/connect.ts';
import { files, users } from '../../db/schema.ts';
import { members } from '../../http/policies.ts';
import { route } from '../../http/route.ts';
import { invalidField } from '../../problems/invalid-field.ts';
import { notFound } from '../../problems/problem-error.ts';
import type { FileService } from './files.service.ts';
import type { FileRow } from './paths.ts';

/** Takes the row of the picture that a member has had, but for the one that is `kept`. */
async function takeFormer(tx: Database, userId: number, kept = 0): Promise<FileRow[]> {
  const former = sql`'/files/' || ${files.key} = (SELECT picture->>'base' FROM ${users} u WHERE u.id = ${userId})`;
  return tx
    .delete(files)
    .where(and(eq(files.ownerId, userId), eq(files.policy, 'PUBLIC'), ne(files.id, kept), former))
    .returning();
}

/** Takes the rows of public pictures of members whose data was erased. */
export async function takeErased(database: Database): Promise<FileRow[]> {
  const owner = sql`EXISTS (SELECT 1 FROM ${users} u WHERE u.id = ${files.ownerId} AND u.erased_at IS NOT NULL)`;
  return database
    .delete(files)
    .where(and(eq(files.policy, 'PUBLIC'), owner))
    .returning();
}

/** A member's picture: one of their uploads. The one before it leaves the store. */
export function memberPictureRoutes(app: FastifyInstance, service: FileService): void {
  route(app, changeImage, members, async ({ body, scope, language, transact }, answer) => {
    const former = await transact(async ({ tx, record }) => {
      const own = and(eq(files.id, body.idFile), eq(files.ownerId, scope.userId), eq(files.policy, 'PUBLIC'));
      const [file] = await tx.select({ picture: files.picture }).from(files).where(own).for('share');
      if (!file) throw notFound();
      if (file.picture === null) throw invalidField('idFile', 'NOT_A_CHOICE', language);
      const rows = await takeFormer(tx, scope.userId, body.idFile);
      await tx.update(users).set({ picture: file.picture }).where(eq(users.id, scope.userId));
      await record('account.change', `user:${scope.userId}`, { changed: ['picture'] });
      return rows;
    });
    await service.remove(former);
    return answer(204, undefined);
  });

  route(app, deleteImage, members, async ({ scope, transact }, answer) => {
    const former = await transact(async ({ tx, record }) => {
      const rows = await takeFormer(tx, scope.userId);
      await tx.update(users).set({ picture: null }).where(eq(users.id, scope.userId));
      await record('account.change', `user:${scope.userId}`, { changed: ['picture'] });
      return rows;
    });
    await service.remove(former);
    return answer(204, undefined);
  });
}
