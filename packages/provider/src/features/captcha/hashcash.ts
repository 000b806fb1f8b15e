import { createHash, randomBytes } from 'node:crypto';
import { isSameText, type KeyedHash } from '../../http/keyed-hash.ts';

/** Zero bits that the hash has to begin with: some 30,000 tries, a second of an old phone. */
export const HASHCASH_BITS = 15;
/** How long a challenge may be solved. */
const goodFor = 5 * 60 * 1000;

const leadingZeroBits = (digest: Buffer): number => {
  const bits = [...digest].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const first = bits.indexOf('1');
  return first < 0 ? bits.length : first;
};

/** A challenge that nothing is kept of: its own end and a signature stand in it. */
export function newChallenge(sign: KeyedHash, now: Date): string {
  const head = `${(now.getTime() + goodFor).toString(36)}.${randomBytes(12).toString('base64url')}`;
  return `${head}.${sign(head)}`;
}

/** The challenge that a token `challenge.number` solves; undefined for one that is not ours, is over, or solves nothing. */
export function solvedChallenge(token: string, sign: KeyedHash, now: Date): string | undefined {
  const [end = '', nonce = '', signature = '', number = '', ...rest] = token.split('.');
  if (rest.length > 0 || !/^\d{1,12}$/.test(number)) return undefined;
  if (!isSameText(signature, sign(`${end}.${nonce}`))) return undefined;
  if (Number.parseInt(end, 36) < now.getTime()) return undefined;
  const digest = createHash('sha256').update(token).digest();
  return leadingZeroBits(digest) >= HASHCASH_BITS ? `${end}.${nonce}` : undefined;
}
