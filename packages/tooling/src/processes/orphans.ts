import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { readState } from '../../../../tools/process-identity.mjs';
import { OWNER_VARIABLE } from './owner-variable.ts';

/** A database needs some time to end in order. */
const graceMilliseconds = 5_000;

function carries(pid: number, mark: string): boolean {
  try {
    return `\0${readFileSync(`/proc/${pid}/environ`, 'latin1')}`.includes(`\0${mark}\0`);
  } catch {
    // It has ended by now, or belongs to another user, and then it is none of ours.
    return false;
  }
}

/** Finds the programs of an owner by their environment: daemons have left its process group. */
export function findOrphans(owner: string): number[] {
  if (!existsSync('/proc/self/environ')) return [];
  const mark = `${OWNER_VARIABLE}=${owner}`;
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .map(Number)
    .filter((pid) => pid !== process.pid && readState(pid).state !== 'Z' && carries(pid, mark));
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended in the meantime, which is what was wanted.
  }
}

/**
 * Ends the orphans of a killed program, above all the database of a provider that died: SIGINT first, SIGKILL after five
 * seconds. Works on Linux only, where `/proc` tells the owner.
 */
export async function endOrphans(owner: string): Promise<void> {
  for (const pid of findOrphans(owner)) send(pid, 'SIGINT');
  for (const end = Date.now() + graceMilliseconds; findOrphans(owner).length > 0; await sleep(100)) {
    if (Date.now() < end) continue;
    for (const pid of findOrphans(owner)) send(pid, 'SIGKILL');
    return;
  }
}
