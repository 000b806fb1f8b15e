import { createHash } from 'node:crypto';
import { LOGIN_FAILURE_MINUTES, LOGIN_FAILURES_PER_ACCOUNT, LOGIN_FAILURES_PER_ADDRESS } from '@vitis/domain';
import type { Services } from '../../http/services.ts';
import { tooMany } from '../../problems/problem-error.ts';
import {
  countOfKnown,
  countOfStranger,
  type FailureCounts,
  insertFailure,
  type KnownBy,
  lockAttempts,
  type Stranger,
} from './login-failures.repository.ts';
import { type LoginWaits, type Place, waitAfter } from './login-waits.ts';

const failureWindow = LOGIN_FAILURE_MINUTES * 60 * 1000;

type Clock = Pick<Services, 'database' | 'now'>;

/** Key under which failures of an account are counted; the account need not exist. */
export const accountHashOf = (email: string): string =>
  createHash('sha256').update(email.toLowerCase()).digest('hex');

/** Source of an attempt, as failures are counted: the account by its hash, the address as `addressKey` has it. */
export const strangerAt = (email: string, address: string): Stranger => ({
  accountHash: accountHashOf(email),
  address: addressKey(address),
});

/**
 * Counts a stranger's guess as failed before it is tried: a right one takes it back. Answers what to wait for before it
 * is, nothing for most. Throws 429 past the limits of the account at this address and of the address, and where too many
 * wait. A refused attempt is not counted: otherwise a stop would never end while somebody keeps trying.
 */
export async function reserveForStranger(
  { database, now }: Clock,
  waits: LoginWaits,
  stranger: Stranger,
): Promise<{ seconds: number; place: Place } | undefined> {
  let place: Place | undefined;
  try {
    const reserved = await database.transaction(async (tx) => {
      await lockAttempts(tx, [`account ${stranger.accountHash}`, `address ${stranger.address}`]);
      const { account, address, both } = await countOfStranger(tx, stranger, windowBefore(now()));
      if (both.count >= LOGIN_FAILURES_PER_ACCOUNT) return stopUntil(both, now());
      if (address.count >= LOGIN_FAILURES_PER_ADDRESS) return stopUntil(address, now());
      const seconds = waitAfter(account.count);
      if (seconds > 0) {
        place = waits.take(stranger);
        if (!place) return tooMany('TOO_MANY_LOGINS', seconds);
      }
      await insertFailure(tx, { ...stranger, knownBy: null }, now());
      return seconds;
    });
    if (typeof reserved !== 'number') throw reserved;
    return place && { seconds: reserved, place };
  } catch (error) {
    place?.free();
    throw error;
  }
}

/**
 * The same for somebody who is known: what others do counts nothing here, and nobody waits. Throws 429 with `code` past
 * the limit.
 */
export async function reserveForKnown(
  { database, now }: Clock,
  { knownBy, code, ...stranger }: Stranger & { knownBy: KnownBy; code: string },
): Promise<void> {
  const stopped = await database.transaction(async (tx) => {
    await lockAttempts(tx, [knownBy]);
    const known = await countOfKnown(tx, knownBy, windowBefore(now()));
    if (known.count >= LOGIN_FAILURES_PER_ACCOUNT) return stopUntil(known, now(), code);
    await insertFailure(tx, { ...stranger, knownBy }, now());
    return undefined;
  });
  if (stopped) throw stopped;
}

const windowBefore = (now: Date): Date => new Date(now.getTime() - failureWindow);

/** 429 until the oldest of what was counted is out of the window. */
function stopUntil({ oldest }: FailureCounts, now: Date, code = 'TOO_MANY_LOGINS') {
  return tooMany(code, ((oldest ?? now).getTime() + failureWindow - now.getTime()) / 1000);
}

/** An address to count by; of IPv6 the network, of which one house has 2⁶⁴ addresses. */
function addressKey(address: string): string {
  if (!address.includes(':') || address.startsWith('::ffff:')) return address;
  const [head = '', tail = ''] = address.split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === '' ? [] : tail.split(':');
  const zeros = address.includes('::')
    ? Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0')
    : [];
  return `${[...front, ...zeros, ...back].slice(0, 4).join(':')}::/64`;
}
