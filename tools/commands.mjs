// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = 'packages/tooling/src/commands';

/** @param {string} root @returns {string[]} */
function commandNames(root) {
  return readdirSync(join(root, folder))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => file.slice(0, -'.ts'.length))
    .sort();
}

/**
 * The file of a command; null when there is none by that name.
 *
 * @param {string} root
 * @param {string} name
 * @returns {string | null}
 */
export function findCommand(root, name) {
  return commandNames(root).includes(name) ? join(root, folder, `${name}.ts`) : null;
}

/**
 * What a command does: the first sentence of the comment that opens its file.
 *
 * @param {string} source
 * @returns {string}
 */
export function summaryOf(source) {
  const comment = /^(?:#!.*\n)?\s*(?:\/\/ ?(.*(?:\n\/\/.*)*)|\/\*\*([\s\S]*?)\*\/)/.exec(source);
  const text = (comment?.[1] ?? comment?.[2] ?? '').replace(/\n\s*(?:\/\/|\*) ?/g, ' ').trim();
  return /^(.*?)\.(?: |$)/.exec(text)?.[1] ?? text;
}

/**
 * The list of commands for a person, one per line.
 *
 * @param {string} root
 * @returns {string}
 */
export function describeCommands(root) {
  const names = commandNames(root);
  const width = Math.max(...names.map((name) => name.length));
  const lines = names.map((name) => {
    const summary = summaryOf(readFileSync(join(root, folder, `${name}.ts`), 'utf8'));
    return `  ${name.padEnd(width)}  ${summary}`.trimEnd();
  });
  return ['Usage: node tools/vitis.mjs <command> [arguments]', '', ...lines].join('\n');
}
