import { setTimeout as delay } from 'node:timers/promises';
import { LOGIN_FAILURES_PER_ACCOUNT, LOGIN_WAIT_LONGEST_SECONDS } from '@vitis/domain';
import type { Stranger } from './login-failures.repository.ts';

/** Calls that may wait for one account at once: more would let guesses through faster than the wait is meant to. */
const placesPerAccount = 4;
/** Calls that may wait at once in all: each holds a connection of the gateway, which others need as well. */
const placesInAll = 16;

/** Seconds that a stranger waits before the password is tried, by the account's failures so far. */
export function waitAfter(failures: number): number {
  if (failures < LOGIN_FAILURES_PER_ACCOUNT) return 0;
  return Math.min(2 ** (failures - LOGIN_FAILURES_PER_ACCOUNT), LOGIN_WAIT_LONGEST_SECONDS);
}

export interface Place {
  /** Settles when the time is over or `left` says that nobody waits any more; the place is free from then on. */
  wait(seconds: number, left: AbortSignal): Promise<void>;
  /** Gives the place back unused. */
  free(): void;
}

export interface LoginWaits {
  /** A place in the queue; undefined where all are taken, or where this address waits for this account already. */
  take(stranger: Stranger): Place | undefined;
}

export type Sleep = (milliseconds: number, left: AbortSignal) => Promise<void>;

const sleepInProcess: Sleep = async (milliseconds, left) => {
  await delay(milliseconds, undefined, { signal: left }).catch((error: Error) => {
    if (error.name !== 'AbortError') throw error;
  });
};

/** The places of this process. A waiting call holds no connection to the database and hashes nothing. */
export function createLoginWaits(sleep: Sleep = sleepInProcess): LoginWaits {
  /** Addresses that wait, by account. */
  const waiting = new Map<string, Set<string>>();
  let taken = 0;

  return {
    take: ({ accountHash, address }) => {
      const addresses = waiting.get(accountHash) ?? new Set();
      if (taken >= placesInAll || addresses.size >= placesPerAccount || addresses.has(address))
        return undefined;
      taken += 1;
      waiting.set(accountHash, addresses.add(address));
      let held = true;
      const free = (): void => {
        if (!held) return;
        held = false;
        taken -= 1;
        addresses.delete(address);
        if (addresses.size === 0) waiting.delete(accountHash);
      };
      return {
        free,
        wait: (seconds, left) => sleep(seconds * 1000, left).finally(free),
      };
    },
  };
}
