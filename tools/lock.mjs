// @ts-check
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { identify, isAlive } from './process-identity.mjs';

/** @typedef {import('./process-identity.mjs').ProcessIdentity} ProcessIdentity */

/**
 * @typedef {object} LockRecord
 * @property {ProcessIdentity} owner
 * @property {ProcessIdentity} [worker] a process that the owner started and that must not outlive it
 */

/**
 * @typedef {object} Lock
 * @property {LockRecord | null} abandoned what the lock said when its owner had died; null when it was free
 * @property {(worker: ProcessIdentity) => void} noteWorker
 * @property {() => void} release
 */

/** A file that is not written whole yet; its writer needs far less. */
const settleMilliseconds = 5_000;

/** @param {string} path @returns {string | null} */
function readText(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return null;
    throw error;
  }
}

/** @param {string} text @returns {LockRecord | null} */
function parseRecord(text) {
  try {
    const record = JSON.parse(text);
    return Number.isInteger(record?.owner?.pid) ? record : null;
  } catch {
    return null;
  }
}

/** @param {string} path @returns {number} milliseconds since the file was written; 0 when it is gone */
function ageOf(path) {
  try {
    return Date.now() - statSync(path).mtimeMs;
  } catch {
    return 0;
  }
}

/** @param {string} path @param {string} text @returns {boolean} whether the file did not exist and was made */
function createOnce(path, text) {
  try {
    writeFileSync(path, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Removes the lock of a dead owner. A second file decides who may do so: without it, two that see the same
 * dead owner could remove each other's fresh lock.
 *
 * @param {string} path
 * @param {string} seen the text that was judged to be abandoned
 */
function removeAbandoned(path, seen) {
  const breaker = `${path}.break`;
  if (ageOf(breaker) > settleMilliseconds) rmSync(breaker, { force: true });
  if (!createOnce(breaker, '')) return;
  try {
    if (readText(path) === seen) rmSync(path, { force: true });
  } finally {
    rmSync(breaker, { force: true });
  }
}

/**
 * Takes a lock that only one process on this machine holds at a time. A lock whose owner died is taken over.
 *
 * @param {string} path the file that stands for the lock; its folder is made
 * @param {object} [options]
 * @param {(owner: ProcessIdentity) => void} [options.onWait] told once, when another process holds it
 * @param {boolean} [options.wait] false: give up at once when another process holds it
 * @param {AbortSignal} [options.signal] ends the waiting with the signal's reason
 * @returns {Promise<Lock | null>} null only when `wait` is false and another process holds it
 */
export async function takeLock(path, { onWait, wait = true, signal } = {}) {
  mkdirSync(dirname(path), { recursive: true });
  /** @type {LockRecord} */
  const record = { owner: identify(process.pid) };
  /** @type {LockRecord | null} */
  let abandoned = null;
  let told = false;

  while (!createOnce(path, JSON.stringify(record))) {
    signal?.throwIfAborted();
    const text = readText(path);
    if (text === null) continue;
    const holder = parseRecord(text);
    if (holder === null ? ageOf(path) > settleMilliseconds : !isAlive(holder.owner)) {
      abandoned = holder ?? abandoned;
      removeAbandoned(path, text);
      continue;
    }
    if (holder !== null) {
      if (!wait) return null;
      if (!told) onWait?.(holder.owner);
      told = true;
    }
    await sleep(100, undefined, { signal });
  }

  return {
    abandoned,
    noteWorker(worker) {
      writeFileSync(path, JSON.stringify({ ...record, worker }));
    },
    release() {
      rmSync(path, { force: true });
    },
  };
}
