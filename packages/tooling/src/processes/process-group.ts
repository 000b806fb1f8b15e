import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { readState } from '../../../../tools/process-identity.mjs';
import { HOLDER, holderName } from './mark.ts';

export interface Program {
  /** The program; left out, the Node that runs this. */
  program?: string;
  words: string[];
  cwd?: string;
  /** Added to the environment of this process. */
  env?: NodeJS.ProcessEnv;
  /** Called for every line of either stream. */
  onLine: (line: string, from: 'stdout' | 'stderr') => void;
}

export interface Ending {
  code: number | null;
  signal: NodeJS.Signals | null;
}

/** A program with all that it starts: one process group, which is ended as a whole. */
export interface ProcessGroup {
  pid: number;
  ended: Promise<Ending>;
  /** Asks the program to end; what has not ended in time, and what it left behind, is killed. */
  stop(graceMilliseconds?: number): Promise<void>;
  /** Kills all of it at once. */
  kill(): void;
}

const leash = new URL('./leash.ts', import.meta.url).href;

function signalGroup(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    process.kill(-pid, signal);
    return true;
  } catch {
    return false;
  }
}

/** What has ended but was collected by nobody counts as gone: not every container has an init that collects. */
function groupIsAlive(pid: number): boolean {
  if (!signalGroup(pid, 0)) return false;
  if (!existsSync('/proc/self/stat')) return true;
  return readdirSync('/proc').some((entry) => {
    if (!/^\d+$/.test(entry)) return false;
    const { group, state } = readState(Number(entry));
    return group === pid && state !== 'Z';
  });
}

async function groupIsGone(pid: number, limit: number): Promise<boolean> {
  for (const end = Date.now() + limit; Date.now() < end; await sleep(50)) {
    if (!groupIsAlive(pid)) return true;
  }
  return !groupIsAlive(pid);
}

function readLines(child: ChildProcess, onLine: Program['onLine']): void {
  for (const from of ['stdout', 'stderr'] as const) {
    let rest = '';
    child[from]?.setEncoding('utf8');
    child[from]?.on('data', (text: string) => {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) onLine(line, from);
    });
    child[from]?.on('end', () => rest !== '' && onLine(rest, from));
  }
}

/**
 * Starts a program in a process group of its own, so that Ctrl-C in the terminal reaches only the command, which
 * then ends everything in order. A Node program is leashed: it ends when this process dies.
 *
 * @throws when the program cannot be started at all
 */
export async function startGroup({ program, words, cwd, env, onLine }: Program): Promise<ProcessGroup> {
  const child = spawn(program ?? process.execPath, program ? words : ['--import', leash, ...words], {
    cwd,
    env: { ...process.env, ...env, [HOLDER]: holderName() },
    detached: true,
    stdio: program ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  readLines(child, onLine);
  const ended = new Promise<Ending>((settle) => {
    child.once('close', (code, signal) => settle({ code, signal }));
    // Something left behind may hold the pipes open; the last lines need far less than this.
    child.once('exit', (code, signal) => setTimeout(settle, 500, { code, signal }).unref());
  });
  await new Promise((settle, fail) => {
    child.once('spawn', settle);
    child.once('error', fail);
  });
  const pid = child.pid as number;
  let exited = false;
  child.once('exit', () => {
    exited = true;
  });

  return {
    pid,
    ended,
    async stop(grace = 10_000) {
      if (!exited) child.kill('SIGTERM');
      const exit = new Promise((settle) => (exited ? settle(true) : child.once('exit', settle)));
      await Promise.race([exit, sleep(grace, undefined, { ref: false })]);
      // SIGINT lets a database that was left behind end in order; what ignores it is killed.
      if (groupIsAlive(pid) && signalGroup(pid, 'SIGINT') && !(await groupIsGone(pid, exited ? 5_000 : 500)))
        signalGroup(pid, 'SIGKILL');
    },
    kill() {
      signalGroup(pid, 'SIGKILL');
    },
  };
}
