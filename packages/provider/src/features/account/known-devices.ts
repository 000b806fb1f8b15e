import { createHash, randomBytes } from 'node:crypto';
import { login } from '@vitis/contracts';
import { KNOWN_DEVICE_DAYS, KNOWN_DEVICES_PER_ACCOUNT } from '@vitis/domain';
import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../db/connect.ts';
import { knownDevices } from '../../db/schema.ts';

const cookie = 'vitis-b2b-device';
const day = 24 * 60 * 60 * 1000;
/** A name with this beginning is taken over https alone, by the browser's own rule. */
const cookieName = (secure: boolean): string => (secure ? `__Secure-${cookie}` : cookie);

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Proof of an earlier sign-in that the browser sends along. */
export function secretShown(request: FastifyRequest): string | undefined {
  const name = cookieName(request.protocol === 'https');
  for (const part of (request.headers.cookie ?? '').split(';')) {
    const [each, value = ''] = part.trim().split('=');
    if (each === name && /^[\w-]{43}$/.test(value)) return value;
  }
  return undefined;
}

/** `Set-Cookie` for the device's secret: sent back to the sign-in alone, and closed to scripts. */
export function keptByDevice(request: FastifyRequest, secret: string): string {
  const secure = request.protocol === 'https';
  const rules = [
    `Path=${login.path}`,
    `Max-Age=${(KNOWN_DEVICE_DAYS * day) / 1000}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(secure ? ['Secure'] : []),
  ];
  return `${cookieName(secure)}=${secret}; ${rules.join('; ')}`;
}

/** Devices last used before this are strangers again. */
export const oldestDevice = (now: Date): Date => new Date(now.getTime() - KNOWN_DEVICE_DAYS * day);

/** Id of the device, where this member has signed in on it lately. */
export async function findDevice(
  database: Database,
  { userId, secret }: { userId: number; secret: string | undefined },
  now: Date,
): Promise<string | undefined> {
  if (secret === undefined) return undefined;
  const [device] = await database
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .where(
      and(
        eq(knownDevices.secretHash, hashOf(secret)),
        eq(knownDevices.userId, userId),
        gt(knownDevices.lastUsedAt, oldestDevice(now)),
      ),
    );
  return device?.id;
}

/**
 * Remembers that the member has signed in on this device, and answers the secret that it keeps from now on. The one it
 * showed is worth nothing any more, for no account: neither a copy of it nor one that somebody else put there.
 */
export async function rememberDevice(
  tx: Database,
  { userId, secret: shown }: { userId: number; secret: string | undefined },
  now: Date,
): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  const secretHash = hashOf(secret);
  if (shown !== undefined) {
    await tx
      .update(knownDevices)
      .set({ secretHash })
      .where(eq(knownDevices.secretHash, hashOf(shown)));
  }
  await tx
    .insert(knownDevices)
    .values({ id: crypto.randomUUID(), userId, secretHash, lastUsedAt: now })
    .onConflictDoUpdate({
      target: [knownDevices.secretHash, knownDevices.userId],
      set: { lastUsedAt: now },
    });
  const beyond = tx
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .orderBy(desc(knownDevices.lastUsedAt), knownDevices.id)
    .offset(KNOWN_DEVICES_PER_ACCOUNT);
  await tx.delete(knownDevices).where(inArray(knownDevices.id, beyond));
  return secret;
}
