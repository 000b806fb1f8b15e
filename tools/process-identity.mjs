// @ts-check
import { readFileSync } from 'node:fs';

/**
 * @typedef {object} ProcessIdentity
 * @property {number} pid
 * @property {string} started when the system started it, in ticks; empty where the system does not tell
 */

/**
 * Tells one process from a later one that was given the same number.
 *
 * @param {number} pid
 * @returns {ProcessIdentity}
 */
export function identify(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name in brackets and may hold spaces; the 22nd is the start.
    return { pid, started: stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '' };
  } catch {
    return { pid, started: '' };
  }
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
  return started === '' || identify(pid).started === started;
}
