// @ts-check
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { projectNode } from './stamp.mjs';

/**
 * Runs a command on the project's Node and passes on what comes from outside: arguments, input, signals and the
 * exit code. A channel to the command closes when this process dies, whatever way it dies, so that the command
 * can end with it.
 *
 * @param {string} root
 * @param {string} file
 * @param {string[]} words
 * @returns {Promise<number>} the exit code; 128 and the signal's number when a signal ended the command
 */
export function runCommand(root, file, words) {
  const bin = join(root, 'node_modules/.bin');
  const child = spawn(join(root, projectNode), [file, ...words], {
    cwd: root,
    env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });

  for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(name, () => child.kill(name));
  }

  return new Promise((settle, fail) => {
    child.once('error', fail);
    child.once('exit', (code, signal) =>
      settle(code ?? 128 + (signal === null ? 0 : constants.signals[signal])),
    );
  });
}
