import { UNCONFIRMED_SIGN_UP_DAYS } from '@vitis/domain';
import { lt, sql } from 'drizzle-orm';
import fastifyPlugin from 'fastify-plugin';
import {
  attempts,
  captchaPasses,
  contacts,
  idempotencyKeys,
  identityChecks,
  knownDevices,
  loginFailures,
  notifications,
  outbox,
  sessions,
  socialAttempts,
  verificationCodes,
  withdrawals,
} from '../db/schema.ts';
import { oldestDevice } from '../features/account/known-devices.ts';
import { eraseWithdrawn } from '../features/me/leave.repository.ts';
import { forgetUnconfirmed } from '../features/registration/sign-up.repository.ts';
import { takeOldDocuments } from '../features/retention/old-documents.ts';
import { runAtInterval } from '../http/run-at-interval.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
/** Six months at least: for so long nobody signs up with the address of who has withdrawn. */
const erasedAfter = 184 * day;

/** Once an hour, takes away what nobody will ask for any more: it would only make tables grow. */
export const housekeeping = fastifyPlugin(
  async (app) => {
    const { database, now } = app.services;
    const ago = (time: number) => new Date(now().getTime() - time);
    const yearsAgo = (years: number) => {
      const moment = new Date(now());
      moment.setUTCFullYear(moment.getUTCFullYear() - years);
      return moment;
    };

    const sweep = async (): Promise<void> => {
      await database.delete(loginFailures).where(lt(loginFailures.failedAt, ago(day)));
      await database.delete(attempts).where(lt(attempts.at, ago(day)));
      // Codes of a day count: so many may go to a number.
      await database.delete(verificationCodes).where(lt(verificationCodes.sentAt, ago(2 * day)));
      await database.delete(captchaPasses).where(lt(captchaPasses.expiresAt, ago(day)));
      await database.delete(withdrawals).where(lt(withdrawals.withdrawnAt, ago(200 * day)));
      await forgetUnconfirmed(database, ago(UNCONFIRMED_SIGN_UP_DAYS * day));
      await eraseWithdrawn(database, ago(erasedAfter), now());
      const taken = await takeOldDocuments(database, yearsAgo(app.config.documentYears));
      if (Object.values(taken).some((count) => count > 0))
        app.log.info({ taken }, 'documents past their time');
      await database.delete(knownDevices).where(lt(knownDevices.lastUsedAt, oldestDevice(now())));
      await database.delete(socialAttempts).where(lt(socialAttempts.createdAt, ago(day)));
      await database.delete(identityChecks).where(lt(identityChecks.createdAt, ago(day)));
      await database.delete(sessions).where(lt(sessions.expiresAt, ago(30 * day)));
      await database.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, ago(7 * day)));
      await database.delete(contacts).where(lt(contacts.createdAt, ago(365 * day)));
      await database.delete(notifications).where(lt(notifications.at, ago(180 * day)));
      await database.delete(outbox).where(sql`${outbox.deliveredAt} < ${ago(7 * day)}`);
    };

    runAtInterval(app, hour, 'housekeeping failed', sweep);
  },
  { name: 'housekeeping' },
);
