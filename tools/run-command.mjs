// @ts-check
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { projectNode } from './stamp.mjs';

/** Taken before the set-up, which may take longer than whoever started it lives. */
const launcher = process.ppid;

/**
 * npm runs a script through a shell: when both are killed, no signal comes, but this process has another parent.
 *
 * @param {() => void} then
 */
function whenLauncherDies(then) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const watch = setInterval(() => {
    if (process.ppid === launcher) return;
    clearInterval(watch);
    then();
  }, 500);
  watch.unref();
}

/**
 * Runs a command on the project's Node and passes on what comes from outside: arguments, input, signals and the
 * exit code. A channel to the command closes when this process dies, whatever way it dies, so that the command
 * can end with it.
 *
 * @param {string} root
 * @param {string} file
 * @param {string[]} args
 * @returns {Promise<number>} the exit code; 128 and the signal's number when a signal ended the command
 */
export function runCommand(root, file, args) {
  const bin = join(root, 'node_modules/.bin');
  const child = spawn(join(root, projectNode), [file, ...args], {
    cwd: root,
    env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });

  for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(name, () => child.kill(name));
  }
  whenLauncherDies(() => child.kill('SIGTERM'));

  return new Promise((settle, fail) => {
    child.once('error', fail);
    child.once('exit', (code, signal) =>
      settle(code ?? 128 + (signal === null ? 0 : constants.signals[signal])),
    );
  });
}
