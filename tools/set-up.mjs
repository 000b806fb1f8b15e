// @ts-check
import { appendFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { diagnose, isUnreachable } from './diagnose.mjs';
import { takeLock } from './lock.mjs';
import { PlainError } from './plain-error.mjs';
import { identify, isAlive } from './process-identity.mjs';
import { runCaptured } from './run-captured.mjs';
import { isSetUp, linkNode, projectNode, workspaceFolders, writeStamp } from './stamp.mjs';

const pnpm = 'pnpm@10.34.9';
const logFile = '.data/logs/set-up.log';
const unfinishedMark = '.data/set-up-unfinished';
const lockFile = '.data/set-up.lock';

/** No word from npm or pnpm for this long means that the registry holds the line and sends nothing. */
const silenceLimit = 240_000;

/** How long the registry may take to its first answer. */
const firstAnswerLimit = 15_000;

/**
 * The environment for npm and pnpm: nothing is asked, nothing optional is fetched, nothing is left out because
 * of a setting that this shell happens to carry.
 *
 * @returns {NodeJS.ProcessEnv}
 */
function installEnvironment() {
  return {
    ...process.env,
    CI: 'true',
    NODE_ENV: 'development',
    npm_config_yes: 'true',
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_update_notifier: 'false',
    npm_config_ignore_scripts: 'false',
    npm_config_fetch_retries: '2',
    npm_config_fetch_retry_mintimeout: '1000',
    npm_config_fetch_retry_maxtimeout: '5000',
    npm_config_fetch_timeout: '120000',
  };
}

/**
 * On a full disk the log stops; the installation fails by itself then and says so.
 *
 * @param {string} log
 * @param {string} line
 */
function keepLine(log, line) {
  try {
    appendFileSync(log, `${line}\n`);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOSPC') throw error;
  }
}

/**
 * @param {string} root
 * @param {AbortSignal} signal
 * @param {import('./lock.mjs').Lock} lock
 */
function createInstaller(root, signal, lock) {
  const log = join(root, logFile);
  mkdirSync(join(root, '.data/logs'), { recursive: true });
  writeFileSync(log, '');

  /**
   * @param {string[]} args
   * @param {object} [more]
   * @param {NodeJS.ProcessEnv} [more.env]
   * @param {number} [more.limit]
   * @param {(line: string) => void} [more.onLine]
   */
  return (args, { env = {}, limit = silenceLimit, onLine } = {}) =>
    runCaptured(args[0] ?? '', args.slice(1), {
      cwd: root,
      env: { ...installEnvironment(), ...env },
      signal,
      silenceLimit: limit,
      onStart: (pid) => lock.noteWorker(identify(pid)),
      onLine(line) {
        keepLine(log, line);
        onLine?.(line);
      },
    });
}

/**
 * Turns pnpm's counters into a line every few seconds.
 *
 * @param {(line: string) => void} say
 */
function progressTeller(say) {
  let last = Date.now();
  let told = '';
  /** @param {string} line */
  return (line) => {
    const counts = /^Progress: resolved (\d+), reused (\d+), downloaded (\d+), added (\d+)/.exec(line);
    const script = /node_modules\/((?:@[^/]+\/)?[^/\s]+) \w*install\$/.exec(line);
    if (Date.now() - last < 2_000) return;
    const next = counts
      ? `  ${Number(counts[2]) + Number(counts[3])} of ${counts[1]} packages fetched, ${counts[4]} in place`
      : script
        ? `  preparing ${script[1]}`
        : told;
    if (next === told) return;
    last = Date.now();
    told = next;
    say(next);
  };
}

/** @param {string} root */
function removeInstalled(root) {
  for (const folder of workspaceFolders(root)) {
    rmSync(join(root, folder, 'node_modules'), { recursive: true, force: true });
  }
}

/**
 * @param {string} root
 * @param {AbortSignal} signal
 * @param {import('./lock.mjs').Lock} lock
 * @param {(line: string) => void} say
 */
async function install(root, signal, lock, say) {
  const run = createInstaller(root, signal, lock);
  const mark = join(root, unfinishedMark);

  if (existsSync(mark)) {
    say('The last set-up was not finished; starting it afresh.');
    removeInstalled(root);
  }
  writeFileSync(mark, '');

  const answer = await run(['npm', 'ping'], {
    env: { npm_config_fetch_retries: '0', npm_config_fetch_timeout: String(firstAnswerLimit) },
    limit: firstAnswerLimit + 5_000,
  });
  const away = answer.silent || (answer.code !== 0 && isUnreachable(answer.output));
  if (away) say('The package registry does not answer; trying with what this machine has kept.');

  const args = [
    'npx',
    '--yes',
    pnpm,
    'install',
    '--frozen-lockfile',
    '--prod=false',
    '--reporter=append-only',
  ];
  const options = away
    ? { env: { npm_config_offline: 'true' }, onLine: progressTeller(say) }
    : { onLine: progressTeller(say) };
  const tries = away ? 1 : 2;

  for (let attempt = 1; ; attempt += 1) {
    const outcome = await run(args, options);
    if (outcome.code === 0) break;
    const trouble = away || outcome.silent ? diagnose('ETIMEDOUT') : diagnose(outcome.output);
    if (!trouble.mayPass || attempt === tries)
      throw new PlainError(`${trouble.message} (${logFile} has the details)`);
    say('The network failed on the way; trying once more.');
  }

  const version = await run([join(root, projectNode), '--version']);
  if (version.code !== 0) {
    throw new PlainError(
      `The project's own Node does not run on this machine (${process.platform} ${process.arch}): a system with glibc is needed. (${logFile} has the details)`,
    );
  }
  linkNode(root);
  writeStamp(root);
  rmSync(mark, { force: true });
}

/** @param {NodeJS.ErrnoException} error @param {string} root @returns {PlainError | null} */
function plainFileTrouble(error, root) {
  if (error.syscall === undefined) return null;
  if (error.code === 'ENOSPC' || error.code === 'EDQUOT' || error.code === 'EROFS') {
    return new PlainError(diagnose(error.code).message);
  }
  if (error.code === 'EACCES' || error.code === 'EPERM') {
    return new PlainError(
      `${error.path ?? root} may not be written by this user: run the command as the user who owns the checkout.`,
    );
  }
  return null;
}

/**
 * Installs what is missing; returns within milliseconds when nothing is. Two commands at once install once:
 * the second waits for the first. An installation that was cut short is made anew.
 *
 * @param {string} root the checkout
 * @param {(line: string) => void} [say] told what goes on, a line at a time
 * @returns {Promise<'ready' | 'interrupted'>} 'interrupted' when a signal ended it
 * @throws {PlainError} with one line that says what to do, when it cannot be done
 */
export async function setUp(root, say = console.log) {
  if (isSetUp(root)) return 'ready';

  const stopping = new AbortController();
  const interrupt = () => stopping.abort();
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
  for (const name of signals) process.on(name, interrupt);
  /** @type {import('./lock.mjs').Lock | null} */
  let lock = null;

  try {
    const started = Date.now();
    lock = await takeLock(join(root, lockFile), {
      signal: stopping.signal,
      onWait: ({ pid }) => say(`Another command (process ${pid}) is setting up; waiting for it.`),
    });
    if (lock === null) throw new Error('a lock that waits is always taken');
    const orphan = lock.abandoned?.worker;
    if (orphan !== undefined && isAlive(orphan)) process.kill(-orphan.pid, 'SIGKILL');
    if (isSetUp(root)) return 'ready';

    say('Setting up: installing the packages that pnpm-lock.yaml names.');
    await install(root, stopping.signal, lock, say);
    say(`Set up in ${((Date.now() - started) / 1000).toFixed(0)} s.`);
    return 'ready';
  } catch (error) {
    if (stopping.signal.aborted) {
      say('Stopped. The next command makes the set-up anew.');
      return 'interrupted';
    }
    throw plainFileTrouble(/** @type {NodeJS.ErrnoException} */ (error), root) ?? error;
  } finally {
    lock?.release();
    for (const name of signals) process.off(name, interrupt);
  }
}
