// @ts-check
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * @typedef {object} Captured
 * @property {number | null} code the exit code; null when it was ended by a signal or never started
 * @property {string} output both streams, in the order in which the lines came
 * @property {boolean} silent whether it was ended because it said nothing for too long
 */

/** @param {number} pid @param {NodeJS.Signals} signal */
function signalGroup(pid, signal) {
  try {
    process.kill(-pid, signal);
  } catch {
    // The group is gone already, which is what was wanted.
  }
}

/**
 * Runs a program that asks nothing, with all that it starts in a process group of its own, and gathers its lines.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {object} options
 * @param {string} options.cwd
 * @param {NodeJS.ProcessEnv} options.env
 * @param {AbortSignal} options.signal ends the whole group
 * @param {number} options.silenceLimit milliseconds without a line after which the group is ended
 * @param {(line: string) => void} [options.onLine]
 * @param {(pid: number) => void} [options.onStart]
 * @returns {Promise<Captured>}
 */
export async function runCaptured(program, args, { cwd, env, signal, silenceLimit, onLine, onStart }) {
  signal.throwIfAborted();
  const child = spawn(program, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  /** @type {string[]} */
  const lines = [];
  let silent = false;
  let lastLine = Date.now();

  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      lastLine = Date.now();
      lines.push(line);
      onLine?.(line);
    });
  }

  /** @type {Promise<{ code: number | null, fault: NodeJS.ErrnoException | null }>} */
  const ended = new Promise((settle) => {
    child.once('error', (fault) => settle({ code: null, fault }));
    child.once('close', (code) => settle({ code, fault: null }));
  });

  const stop = async () => {
    if (child.pid === undefined) return;
    signalGroup(child.pid, 'SIGTERM');
    await Promise.race([ended, sleep(3_000, undefined, { ref: false })]);
    signalGroup(child.pid, 'SIGKILL');
  };
  const watch = setInterval(() => {
    if (Date.now() - lastLine < silenceLimit) return;
    silent = true;
    void stop();
  }, 1_000);
  signal.addEventListener('abort', stop, { once: true });

  try {
    if (child.pid !== undefined) onStart?.(child.pid);
    const { code, fault } = await ended;
    if (fault !== null) lines.push(`${fault.code ?? ''} ${fault.message}`);
    signal.throwIfAborted();
    return { code, output: lines.join('\n'), silent };
  } finally {
    clearInterval(watch);
    signal.removeEventListener('abort', stop);
  }
}
