import { randomInt } from 'node:crypto';
import type { Role } from '@vitis/contracts';
import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Secret, TOTP } from 'otpauth';
import type { Database } from '../../db/connect.ts';
import { secondFactors } from '../../db/schema.ts';
import { keyedHash } from '../../http/keyed-hash.ts';
import { sealedBy } from '../../http/sealed.ts';
import type { Session } from '../../http/session.ts';
import { conflict } from '../../problems/problem-error.ts';

/** Seconds of one code; one before and one after are taken as well, since clocks differ. */
const period = 30;
const recoveryCodes = 10;
/** Without those that look alike when they are copied by hand. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

const newRecoveryCode = (): string => {
  const five = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('');
  return `${five()}-${five()}`;
};
const plain = (code: string): string => code.toUpperCase().replace(/[^A-Z0-9]/g, '');

export type SecondFactorService = ReturnType<typeof createSecondFactors>;

/** Codes of an authenticator (TOTP, RFC 6238) that signing in asks for, and recovery codes in their place. */
export function createSecondFactors({ services, secret, config }: FastifyInstance) {
  const { database, now } = services;
  const sealed = sealedBy(secret, 'second factors');
  const hash = keyedHash(secret, 'recovery codes');
  const hashOf = (userId: number, code: string) => hash(String(userId), plain(code));

  const authenticator = (secretText: string, label = '') =>
    new TOTP({ issuer: config.brand, label, secret: Secret.fromBase32(secretText), period });

  /** The half minute that a code is of; null for a wrong one. */
  const stepOf = (sealedSecret: string, code: string): number | null => {
    const timestamp = now().getTime();
    const delta = authenticator(sealed.open(sealedSecret)).validate({ token: code, timestamp, window: 1 });
    return delta === null ? null : Math.floor(timestamp / 1000 / period) + delta;
  };

  const find = async (tx: Database, userId: number) =>
    (await tx.select().from(secondFactors).where(eq(secondFactors.userId, userId)))[0];

  const giveRecoveryCodes = async (tx: Database, userId: number): Promise<string[]> => {
    const codes = Array.from({ length: recoveryCodes }, newRecoveryCode);
    await tx
      .update(secondFactors)
      .set({ recoveryHashes: codes.map((code) => hashOf(userId, code)) })
      .where(eq(secondFactors.userId, userId));
    return codes;
  };

  const isDemandedOf = (roles: readonly Role[]): boolean =>
    roles.some((role) => config.secondFactorRoles.includes(role));

  return {
    isDemandedOf,

    /** Whether a session opens nothing but what setting one up takes. */
    isMissingOf: ({ roles, hasFactor }: Pick<Session, 'roles' | 'hasFactor'>): boolean =>
      !hasFactor && isDemandedOf(roles),

    /** Whether signing in asks for a code. */
    isOn: async (userId: number): Promise<boolean> =>
      (await database.$count(
        secondFactors,
        and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt)),
      )) > 0,

    state: async (userId: number) => {
      const row = await find(database, userId);
      const enabledAt = row?.confirmedAt ?? null;
      return { enabledAt, recoveryCodesLeft: enabledAt === null ? 0 : row!.recoveryHashes.length };
    },

    /** A new secret in the place of one that was not confirmed. Throws 409 where one is in use. */
    begin: async (tx: Database, userId: number, label: string) => {
      const made = new Secret({ size: 20 }).base32;
      const row = { secret: sealed.seal(made), createdAt: now() };
      const kept = await tx
        .insert(secondFactors)
        .values({ userId, ...row })
        .onConflictDoUpdate({
          target: secondFactors.userId,
          set: row,
          setWhere: isNull(secondFactors.confirmedAt),
        })
        .returning({ userId: secondFactors.userId });
      if (kept.length === 0) throw conflict('SECOND_FACTOR_ON');
      return { secret: made, uri: authenticator(made, label).toString() };
    },

    /** Puts it in force by a code of the authenticator; answers the recovery codes. Throws 409 for a wrong one. */
    confirm: async (tx: Database, userId: number, code: string): Promise<string[]> => {
      // Locked: another tab may begin anew, and its secret is not the one that the code is of.
      const [row] = await tx
        .select()
        .from(secondFactors)
        .where(eq(secondFactors.userId, userId))
        .for('update');
      if (row?.confirmedAt) throw conflict('SECOND_FACTOR_ON');
      const step = row ? stepOf(row.secret, code) : null;
      if (step === null) throw conflict('SECOND_FACTOR_WRONG');
      await tx
        .update(secondFactors)
        .set({ confirmedAt: now(), lastStep: step })
        .where(eq(secondFactors.userId, userId));
      return giveRecoveryCodes(tx, userId);
    },

    renew: async (tx: Database, userId: number): Promise<string[]> => {
      if (!(await find(tx, userId))?.confirmedAt) throw conflict('SECOND_FACTOR_OFF');
      return giveRecoveryCodes(tx, userId);
    },

    /** Ends it; says whether it was in force. */
    end: async (tx: Database, userId: number): Promise<boolean> => {
      const [ended] = await tx.delete(secondFactors).where(eq(secondFactors.userId, userId)).returning();
      return ended !== undefined && ended.confirmedAt !== null;
    },

    /** Uses a code up: one of the authenticator, later than the last that was taken, or a recovery code. */
    take: async (tx: Database, userId: number, code: string): Promise<boolean> => {
      if (/^\d{6}$/.test(code)) {
        const row = await find(tx, userId);
        const step = row ? stepOf(row.secret, code) : null;
        if (step === null) return false;
        const taken = await tx
          .update(secondFactors)
          .set({ lastStep: step })
          .where(and(eq(secondFactors.userId, userId), lt(secondFactors.lastStep, step)))
          .returning({ userId: secondFactors.userId });
        return taken.length > 0;
      }
      const used = hashOf(userId, code);
      const taken = await tx
        .update(secondFactors)
        .set({ recoveryHashes: sql`array_remove(${secondFactors.recoveryHashes}, ${used})` })
        .where(and(eq(secondFactors.userId, userId), sql`${used} = ANY (${secondFactors.recoveryHashes})`))
        .returning({ userId: secondFactors.userId });
      return taken.length > 0;
    },
  };
}
