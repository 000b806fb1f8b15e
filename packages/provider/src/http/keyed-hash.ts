import { createHmac, timingSafeEqual } from 'node:crypto';

/** Hashes under one secret: who reads the database alone can neither read nor try out what is short. */
export type KeyedHash = (...words: string[]) => string;

/** @param purpose what it is for: hashes of one purpose are worth nothing for another */
export function keyedHash(secret: string, purpose: string): KeyedHash {
  const key = createHmac('sha256', secret).update(purpose).digest();
  // As JSON, so that no two lists of words read the same.
  return (...words) => createHmac('sha256', key).update(JSON.stringify(words)).digest('base64url');
}

/** Compares without telling by the time how much of it was right. */
export function isSameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
