// @ts-check
import { fileURLToPath } from 'node:url';
import { describeCommands, findCommand } from './commands.mjs';
import { PlainError } from './plain-error.mjs';
import { runCommand } from './run-command.mjs';
import { setUp } from './set-up.mjs';

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');

/**
 * Sets up and runs one command.
 *
 * @param {string[]} args the command's name and its own arguments
 * @returns {Promise<number>} the exit code: the command's own, 1 when the set-up failed, 2 for an unknown command
 */
export async function main([name, ...rest]) {
  if (name === undefined || name === '--help' || name === 'help') {
    console.log(describeCommands(root));
    return 0;
  }

  const file = findCommand(root, name);
  if (file === null) {
    console.error(`There is no command "${name}".\n\n${describeCommands(root)}`);
    return 2;
  }

  try {
    const outcome = await setUp(root);
    if (outcome === 'interrupted') return 130;
  } catch (error) {
    if (!(error instanceof PlainError)) throw error;
    console.error(error.message);
    return 1;
  }
  return runCommand(root, file, rest);
}
