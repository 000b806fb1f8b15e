import { createHash } from 'node:crypto';
import { LOGIN_FAILURE_MINUTES, LOGIN_FAILURES_PER_ACCOUNT, LOGIN_FAILURES_PER_ADDRESS } from '@vitis/domain';
import type { Services } from '../../http/services.ts';
import { tooMany } from '../../problems/problem-error.ts';
import { countFailures, insertFailure, lockAttempts } from './sessions.repository.ts';

const failureWindow = LOGIN_FAILURE_MINUTES * 60 * 1000;

/** What failures of an account are counted under; the account may not exist. */
export const accountHashOf = (email: string): string =>
  createHash('sha256').update(email.toLowerCase()).digest('hex');

/**
 * Counts a guess at a password as failed before it is tried: a right one takes it back. Throws 429 past the limits. A
 * refused attempt is not counted: otherwise a lock would never end while somebody keeps knocking.
 */
export async function reserveAttempt(
  { database, now }: Pick<Services, 'database' | 'now'>,
  { email, address: from }: { email: string; address: string },
): Promise<void> {
  const attempt = { accountHash: accountHashOf(email), address: addressKey(from) };
  const since = new Date(now().getTime() - failureWindow);
  const full = await database.transaction(async (tx) => {
    await lockAttempts(tx, attempt);
    const account = await countFailures(tx, { accountHash: attempt.accountHash }, since);
    if (account.count >= LOGIN_FAILURES_PER_ACCOUNT) return account;
    const address = await countFailures(tx, { address: attempt.address }, since);
    if (address.count >= LOGIN_FAILURES_PER_ADDRESS) return address;
    await insertFailure(tx, attempt, now());
    return undefined;
  });
  if (!full) return;
  const oldest = full.oldest ?? now();
  throw tooMany('TOO_MANY_LOGINS', (oldest.getTime() + failureWindow - now().getTime()) / 1000);
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
