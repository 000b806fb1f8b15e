import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Role } from '@vitis/contracts';
import { errors, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';

const issuer = 'vitis';
/** Whom the token is for: a token of the same secret with another purpose opens nothing here. */
const audience = 'vitis-api';
/** RFC 9068. */
const type = 'at+jwt';
const algorithm = 'HS256';

/** What an access token says; the session row behind it has the last word. */
export interface TokenClaims {
  userId: number;
  sessionId: string;
  /** Hash of what a browser shows beside the token, or `UNBOUND`. */
  userContext: string;
}

/** The same as it was read, with `exp` in seconds. */
export interface VerifiedClaims extends TokenClaims {
  expires: number;
}

export interface Tokens {
  /** `expiresAt` becomes `exp`; roles are for the reader's convenience, the provider never trusts them. */
  sign(claims: TokenClaims & { roles: Role[] }, expiresAt: Date): Promise<string>;
  /** Undefined for anything that is not a token of ours that still holds. */
  verify(token: string, now: Date): Promise<VerifiedClaims | undefined>;
}

/** `exp` of a token that ends then: whole seconds. */
export const expirySecond = (expiresAt: Date): number => Math.floor(expiresAt.getTime() / 1000);

/** Tokens under one secret: at least 32 characters. */
export function createTokens(secret: string): Tokens {
  // Once for all calls: of bytes, the library makes a key anew for each token.
  const key = crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign', 'verify'],
  );
  /** A signature that was found good stays good; comparing it took a tenth of a short call. */
  const verified = new LRUCache<string, VerifiedClaims>({ max: 5_000 });
  return {
    sign: async ({ userId, sessionId, userContext, roles }, expiresAt) =>
      new SignJWT({ roles, sid: sessionId, ctx: userContext })
        .setProtectedHeader({ alg: algorithm, typ: type })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(String(userId))
        .setIssuedAt()
        .setExpirationTime(expirySecond(expiresAt))
        .sign(await key),

    async verify(token, now) {
      const known = verified.get(token);
      if (known) return known.expires > now.getTime() / 1000 ? known : undefined;
      try {
        const { payload } = await jwtVerify(token, await key, {
          algorithms: [algorithm],
          issuer,
          audience,
          typ: type,
          currentDate: now,
          requiredClaims: ['exp', 'sub', 'sid', 'ctx'],
        });
        const userId = Number(payload.sub);
        const { sid, ctx } = payload;
        if (!Number.isSafeInteger(userId) || typeof sid !== 'string' || typeof ctx !== 'string')
          return undefined;
        const claims = { userId, sessionId: sid, userContext: ctx, expires: payload.exp! };
        verified.set(token, claims);
        return claims;
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}

/** The configured secret, or one that is made once in the data folder and read by its owner alone. */
export async function tokenSecret(configured: string | undefined, dataFolder: string): Promise<string> {
  if (configured !== undefined) return configured;
  const path = join(dataFolder, 'token-secret');
  const half = `${path}.${crypto.randomUUID()}`;
  await mkdir(dataFolder, { recursive: true });
  await writeFile(half, randomBytes(48).toString('base64url'), { mode: 0o600 });
  try {
    // A link appears whole or not at all, and never over another one: of several processes, one makes the secret.
    await link(half, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(half, { force: true });
  }
  return readFile(path, 'utf8');
}
