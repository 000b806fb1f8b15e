import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { readState } from '../../../../tools/process-identity.mjs';
import { HOLDER } from './mark.ts';

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

/** The programs that carry the mark of a holder, wherever they went: a daemon is in no process group of ours. */
export function findHeld(holder: string): number[] {
  if (!existsSync('/proc/self/environ')) return [];
  const mark = `${HOLDER}=${holder}`;
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
 * Ends what a killed program left behind, above all the database of a provider that died: SIGINT lets it end in
 * order; what is still there after five seconds is killed. Only Linux tells which ones they are.
 */
export async function endLeftBehind(holder: string): Promise<void> {
  for (const pid of findHeld(holder)) send(pid, 'SIGINT');
  for (const end = Date.now() + graceMilliseconds; findHeld(holder).length > 0; await sleep(100)) {
    if (Date.now() < end) continue;
    for (const pid of findHeld(holder)) send(pid, 'SIGKILL');
    return;
  }
}
