import { createHash, randomBytes } from 'node:crypto';
import type { CaptchaChallenge } from '@vitis/contracts';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/connect.ts';
import { captchaPasses } from '../../db/schema.ts';
import { keyedHash } from '../../http/keyed-hash.ts';
import { type AttemptLimit, attemptsWithin } from '../../limits/count-attempt.ts';
import { conflict, ProblemError } from '../../problems/problem-error.ts';
import { HASHCASH_BITS, newChallenge, solvedChallenge } from './hashcash.ts';
import { isSolvedRecaptcha } from './recaptcha.ts';

/** Calls that one pass is good for, and for how many milliseconds. */
const usesOfPass = 5;
const passGoodFor = 10 * 60 * 1000;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url');

export type Captcha = ReturnType<typeof createCaptcha>;

/** Makes many calls dear and a few free: past some calls of an address, each five cost a solved captcha. */
export function createCaptcha({ services, secret, config }: FastifyInstance) {
  const { database, now } = services;
  const sign = keyedHash(secret, 'captcha challenge');
  const { recaptcha, publicOrigin } = config;

  /** What a token is known by, so that it is exchanged once; undefined for one that solves nothing. */
  const solved = async (token: string): Promise<string | undefined> => {
    if (recaptcha === null) return solvedChallenge(token, sign, now());
    return (await isSolvedRecaptcha(recaptcha, token, publicOrigin)) ? token : undefined;
  };

  return {
    challenge: (): CaptchaChallenge =>
      recaptcha === null
        ? { kind: 'hashcash', challenge: newChallenge(sign, now()), bits: HASHCASH_BITS }
        : { kind: 'recaptcha' },

    /** A pass for a solved captcha. Throws 409 for one that is wrong, over, or was exchanged before. */
    exchange: async (token: string): Promise<string> => {
      const known = await solved(token);
      const pass = randomBytes(24).toString('base64url');
      const kept =
        known === undefined
          ? []
          : await database
              .insert(captchaPasses)
              .values({
                tokenHash: sha256(known),
                passHash: sha256(pass),
                usesLeft: usesOfPass,
                expiresAt: new Date(now().getTime() + passGoodFor),
              })
              .onConflictDoNothing({ target: captchaPasses.tokenHash })
              .returning({ usesLeft: captchaPasses.usesLeft });
      if (kept.length === 0) throw conflict('CAPTCHA_FAILED');
      return pass;
    },

    /**
     * Lets the first `free` calls of an address within the limit's window pass; each one after them uses up a part of a
     * pass. Throws 403 `CAPTCHA_REQUIRED` without one. The calls are counted by `countAttempt`.
     */
    requireAfter: async (
      tx: Database,
      free: number,
      limit: AttemptLimit,
      { address, pass }: { address: string | null; pass: string | undefined },
    ): Promise<void> => {
      if (address === null || (await attemptsWithin(tx, limit, address, now())) < free) return;
      const used =
        pass === undefined
          ? []
          : await tx
              .update(captchaPasses)
              .set({ usesLeft: sql`${captchaPasses.usesLeft} - 1` })
              .where(
                and(
                  eq(captchaPasses.passHash, sha256(pass)),
                  gt(captchaPasses.usesLeft, 0),
                  gt(captchaPasses.expiresAt, now()),
                ),
              )
              .returning({ usesLeft: captchaPasses.usesLeft });
      if (used.length === 0) throw new ProblemError(403, 'CAPTCHA_REQUIRED');
    },
  };
}
