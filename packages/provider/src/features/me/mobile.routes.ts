import { changeMobile } from '@vitis/contracts';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/connect.ts';
import { users } from '../../db/schema.ts';
import { members } from '../../http/policies.ts';
import { route } from '../../http/route.ts';
import { conflict } from '../../problems/problem-error.ts';
import { changeMail } from '../account/change-mails.ts';
import { mobileOf } from '../verification/mobile-of.ts';
import { credentialsOf, requireChecked } from './own-password.ts';

/** Whether another member has the number; nobody else takes it until the transaction ends. */
async function isTaken(tx: Database, mobile: string, userId: number): Promise<boolean> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`mobile ${mobile}`}, 1))`);
  const others = and(eq(users.mobile, mobile), isNull(users.withdrawnAt), ne(users.id, userId));
  return (await tx.$count(users, others)) > 0;
}

/** A member's number: behind the password, and only one that a code has shown to be their own. */
export async function mobileRoutes(app: FastifyInstance): Promise<void> {
  route(app, changeMobile, members, async ({ body, scope, language, transact }, answer) => {
    requireChecked(scope, app.services.now());
    const mobile = mobileOf(body.mobile, language);
    const subject = { purpose: body.mode, mobile };
    const { proof } = await app.codes.confirm(subject, body.code, language);
    const member = await credentialsOf(app, scope);
    await transact(async ({ tx, record, mail }) => {
      await app.codes.redeem(tx, subject, proof);
      if (await isTaken(tx, mobile, scope.userId)) throw conflict('MOBILE_TAKEN');
      await tx
        .update(users)
        .set({ mobile, version: sql`${users.version} + 1` })
        .where(eq(users.id, scope.userId));
      mail(changeMail('mobile', member, app.services.now()));
      await record('account.change', `user:${scope.userId}`, { changed: ['mobile'] });
    });
    return answer(204, undefined);
  });
}
