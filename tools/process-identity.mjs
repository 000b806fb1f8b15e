// @ts-check
import { readFileSync } from 'node:fs';

/**
 * @typedef {object} ProcessIdentity
 * @property {number} pid
 * @property {string} started when the system started it, in ticks; empty where the system does not tell
 */

/**
 * What Linux tells of a process; empty and 0 for one that is gone, and on other systems.
 *
 * @param {number} pid
 * @returns {{ state: string, group: number, started: string }} state 'Z': it has ended, but nobody collected it yet
 */
export function readState(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name in brackets and may hold spaces: count from behind it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? '', group: Number(fields[2] ?? 0), started: fields[19] ?? '' };
  } catch {
    return { state: '', group: 0, started: '' };
  }
}

/**
 * Tells one process from a later one that was given the same number.
 *
 * @param {number} pid
 * @returns {ProcessIdentity}
 */
export function identify(pid) {
  return { pid, started: readState(pid).started };
}

/**
 * @param {ProcessIdentity} process_
 * @returns {boolean} whether that very process still runs
 */
export function isAlive({ pid, started }) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ESRCH') return false;
  }
  const now = readState(pid);
  return now.state !== 'Z' && (started === '' || now.started === started);
}
