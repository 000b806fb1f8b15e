import { type Algorithm, hash, verify } from '@node-rs/argon2';
import { createFairQueue } from './fair-queue.ts';

/** argon2id with 64 MiB and three passes: about 80 ms. The seed hashes with the same. */
export const PASSWORD_HASHING = {
  algorithm: 2 satisfies Algorithm.Argon2id,
  memoryCost: 65_536,
  timeCost: 3,
  parallelism: 1,
} as const;

/** Longest queue; more is an attack or an outage, and is refused. */
const longestQueue = 200;
/** Longest queue of one account. */
const longestPerAccount = 10;

export interface Passwords {
  /** `caller` is whose turn it takes: the account that is named. */
  hash(password: string, caller?: string): Promise<string>;
  /**
   * Takes as long for an account that does not exist (`stored` undefined): it never matches. Who is known, by a session
   * or a device that has signed in before, does not stand in line with strangers.
   */
  matches(
    password: string,
    stored: string | null | undefined,
    caller?: string,
    known?: boolean,
  ): Promise<boolean>;
}

/**
 * Hashing with at most `atOnce` running: each takes 64 MiB and a processor. Callers take turns, so that guesses at one
 * account keep nobody else from signing in. Throws 429 and 503 as the queue does.
 */
export function createPasswords(atOnce: number): Passwords {
  const line = (places: number) =>
    createFairQueue({ atOnce: places, waitingPerKey: longestPerAccount, waiting: longestQueue });
  const known = line(1);
  const strangers = line(Math.max(1, atOnce - 1));

  // Hash of a random password: compared where there is no account, so that both cases take equally long.
  let nobody: Promise<string> | undefined;
  const nobodysHash = () => {
    nobody ??= hash(crypto.randomUUID(), PASSWORD_HASHING);
    return nobody;
  };

  return {
    hash: (password, caller = '') => known.run(caller, () => hash(password, PASSWORD_HASHING)),
    matches: (password, stored, caller = '', isKnown = false) =>
      (isKnown ? known : strangers).run(caller, async () => {
        const right = await verify(stored ?? (await nobodysHash()), password);
        return right && stored != null;
      }),
  };
}
