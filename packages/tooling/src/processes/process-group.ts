import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { execa } from 'execa';
import { OWNER_VARIABLE, ownerName } from './owner-variable.ts';

export interface Program {
  /** The program; left out, the Node that runs this. */
  program?: string;
  args: string[];
  cwd?: string;
  /** Added to the environment of this process. */
  env?: NodeJS.ProcessEnv;
  /** How long it may take to end once it has been asked to; it is killed then. */
  graceMilliseconds?: number;
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
  stop(): Promise<void>;
  /** Kills all of it at once. */
  kill(): void;
}

const exitWithParent = new URL('./exit-with-parent.ts', import.meta.url).href;

/** The last lines of a program that has ended need far less, and so does what ends together with it. */
const tailMilliseconds = 500;

/**
 * Starts a program in a process group of its own, so that Ctrl-C in the terminal reaches only the command, which
 * then ends everything in order. A Node program is bound to its parent: it ends when this process dies.
 *
 * @throws when the program cannot be started at all
 */
export async function startGroup(given: Program): Promise<ProcessGroup> {
  const { program, args, cwd, env, graceMilliseconds = 10_000, onLine } = given;
  const group = execa(program ?? process.execPath, program ? args : ['--import', exitWithParent, ...args], {
    cwd,
    env: { ...env, [OWNER_VARIABLE]: ownerName() },
    stdin: 'ignore',
    ipc: program === undefined,
    buffer: false,
    reject: false,
    killDescendants: true,
    forceKillAfterDelay: graceMilliseconds,
  });
  const { nodeChildProcess: child } = group;
  const exit = new Promise<Ending>((settle) => {
    child.once('exit', (code, signal) => settle({ code, signal }));
  });
  const read = async (from: 'stdout' | 'stderr') => {
    for await (const line of group.iterable({ from })) onLine(line, from);
  };
  const lines = Promise.all([read('stdout'), read('stderr')]);
  await once(child, 'spawn');

  return {
    pid: child.pid as number,
    ended: exit.then(async (ending) => {
      // Something left behind may hold the pipes open.
      await Promise.race([lines, sleep(tailMilliseconds, undefined, { ref: false })]);
      return ending;
    }),
    async stop() {
      group.kill();
      await exit;
      if (!group.kill('SIGINT')) return;
      await sleep(tailMilliseconds);
      group.kill('SIGKILL');
    },
    kill: () => void group.kill('SIGKILL'),
  };
}
