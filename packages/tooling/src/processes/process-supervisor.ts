import { appendFileSync, existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { PlainError } from '../../../../tools/plain-error.mjs';
import { ROOT } from '../workspace.ts';
import { createHeartbeat } from './heartbeat.ts';
import { loggedError } from './log-errors.ts';
import { endOrphans } from './orphans.ts';
import { ownerName } from './owner-variable.ts';
import { type Ending, type ProcessGroup, startGroup } from './process-group.ts';
import type { StopRequest } from './stop-request.ts';

export interface Job {
  /** As a person would call it: "the API server". */
  name: string;
  program?: string;
  args: string[];
  env?: NodeJS.ProcessEnv;
  /** Keeps every line; the file of the run before stays beside it as `….1`. */
  logFile: string;
  /** What goes to the terminal: all lines, errors alone, or nothing. */
  show: 'all' | 'errors' | 'none';
  /** Its end by itself is no failure of the supervisor; whoever started it looks after it. */
  mayEnd?: boolean;
}

export interface ManagedProcess {
  name: string;
  pid: number;
  /** Resolves, with what a person needs, when it ends without having been told to. */
  failed: Promise<PlainError>;
  /** Ends it; its end is then no failure. */
  stop(): Promise<void>;
}

/** Supervises the programs of one command: they end together, in order, and none outlives the command. */
export interface ProcessSupervisor {
  /** Runs a program to its end and answers its exit code. Ended early when the command is asked to stop. */
  run(job: Job): Promise<number>;
  /** Starts a program that is to run on; its end is a failure of the whole. */
  start(job: Job): Promise<ManagedProcess>;
  /** Resolves when the command is asked to stop; rejects with what a person needs when a program ended by itself. */
  untilStopped(): Promise<void>;
  /** Ends every program, the one started last first, and what a killed one left behind. */
  stop(): Promise<void>;
}

/** Enough to see why a program died, and not a screenful. */
const tailLength = 20;

/** The command was asked to stop: not a failure. */
export class Stopped extends Error {}

function openLog(file: string): (line: string) => void {
  mkdirSync(dirname(file), { recursive: true });
  if (existsSync(file)) renameSync(file, `${file}.1`);
  writeFileSync(file, '');
  return (line) => appendFileSync(file, `${line}\n`);
}

function describeEnd(job: Job, ending: Ending, tail: string[]): PlainError {
  const how = ending.signal === null ? `with exit code ${ending.code}` : `by ${ending.signal}`;
  const lines = tail.map((line) => `  ${line}`).join('\n');
  return new PlainError(
    `${job.name} ended ${how}. Its last lines (all in ${relative(ROOT, job.logFile)}):\n${lines}`,
  );
}

export function createProcessSupervisor(stopRequest: StopRequest): ProcessSupervisor {
  const groups = new Set<ProcessGroup>();
  const failure = Promise.withResolvers<never>();
  // Marks the rejection as handled: it may have no listener yet.
  failure.promise.catch(() => {});
  const heartbeat = createHeartbeat();
  let stopping = false;
  stopRequest.forced.addEventListener('abort', () => {
    for (const group of groups) group.kill();
  });

  function show(job: Job, line: string, trouble: string | null): void {
    if (job.show === 'all') console.log(line);
    else if (job.show === 'errors' && trouble !== null && !stopping) console.error(`${job.name}: ${trouble}`);
    else return;
    heartbeat.heard();
  }

  async function launch(job: Job) {
    if (stopRequest.signal.aborted) throw new Stopped();
    const keep = openLog(job.logFile);
    const tail: string[] = [];
    const group = await startGroup({
      program: job.program,
      args: job.args,
      env: job.env,
      cwd: ROOT,
      onLine(line, from) {
        keep(line);
        const trouble = loggedError(line, from);
        tail.push(trouble ?? line);
        if (tail.length > tailLength) tail.shift();
        show(job, line, trouble);
      },
    });
    groups.add(group);
    return { group, tail };
  }

  return {
    async run(job) {
      const { group } = await launch(job);
      const stop = () => void group.stop();
      stopRequest.signal.addEventListener('abort', stop, { once: true });
      const ending = await heartbeat.during(group.ended);
      stopRequest.signal.removeEventListener('abort', stop);
      await group.stop();
      groups.delete(group);
      if (stopRequest.signal.aborted) throw new Stopped();
      return ending.code ?? 1;
    },

    async start(job) {
      const { group, tail } = await launch(job);
      let wanted = true;
      const failed = new Promise<PlainError>((settle) => {
        void group.ended.then((ending) => {
          if (!wanted || stopping) return;
          const why = describeEnd(job, ending, tail);
          settle(why);
          if (!job.mayEnd) failure.reject(why);
        });
      });
      return {
        name: job.name,
        pid: group.pid,
        failed,
        async stop() {
          wanted = false;
          await group.stop();
          groups.delete(group);
        },
      };
    },

    untilStopped() {
      const asked = new Promise<void>((settle) => {
        if (stopRequest.signal.aborted) settle();
        stopRequest.signal.addEventListener('abort', () => settle(), { once: true });
      });
      return Promise.race([asked, failure.promise]);
    },

    async stop() {
      stopping = true;
      for (const group of [...groups].reverse()) {
        await group.stop();
        groups.delete(group);
      }
      await endOrphans(ownerName());
    },
  };
}
