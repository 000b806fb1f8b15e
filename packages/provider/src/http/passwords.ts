import { type Algorithm, hash, verify } from '@node-rs/argon2';
import { ProblemError } from '../problems/problem-error.ts';

/** argon2id with 64 MiB and three passes: about 80 ms. The seed hashes with the same. */
export const PASSWORD_HASHING = {
  algorithm: 2 satisfies Algorithm.Argon2id,
  memoryCost: 65_536,
  timeCost: 3,
  parallelism: 1,
} as const;

/** Waiting past this many is an attack or an outage; either is better told than queued. */
const longestQueue = 200;

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes as long for an account that does not exist (`stored` undefined): it never matches. */
  matches(password: string, stored: string | null | undefined): Promise<boolean>;
}

/** Hashing with at most `atOnce` running: each takes 64 MiB and a processor. */
export function createPasswords(atOnce: number): Passwords {
  const waiting: (() => void)[] = [];
  let running = 0;

  const bounded = async <T>(work: () => Promise<T>): Promise<T> => {
    if (waiting.length >= longestQueue)
      throw new ProblemError(503, 'UNAVAILABLE', { headers: { 'retry-after': '10' } });
    if (running >= atOnce) await new Promise<void>((go) => waiting.push(go));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };

  // Nobody's password: what a guess is held against where there is no account.
  let nobody: Promise<string> | undefined;
  const nobodysHash = () => {
    nobody ??= hash(crypto.randomUUID(), PASSWORD_HASHING);
    return nobody;
  };

  return {
    hash: (password) => bounded(() => hash(password, PASSWORD_HASHING)),
    matches: (password, stored) =>
      bounded(async () => {
        const right = await verify(stored ?? (await nobodysHash()), password);
        return right && stored != null;
      }),
  };
}
