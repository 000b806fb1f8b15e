// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const folders = ['packages/tooling/src/commands', 'packages/bench/src/commands'];

/** @param {string} file */
const nameOf = (file) => basename(file, '.ts');

/** @param {string} root @returns {string[]} files of all commands, by their names */
function commandFiles(root) {
  return folders
    .flatMap((folder) => readdirSync(join(root, folder)).map((file) => join(root, folder, file)))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort((one, other) => nameOf(one).localeCompare(nameOf(other)));
}

/**
 * The file of a command; null when there is none by that name.
 *
 * @param {string} root
 * @param {string} name
 * @returns {string | null}
 */
export function findCommand(root, name) {
  return commandFiles(root).find((file) => nameOf(file) === name) ?? null;
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
  const files = commandFiles(root);
  const width = Math.max(...files.map((file) => nameOf(file).length));
  const lines = files.map((file) =>
    `  ${nameOf(file).padEnd(width)}  ${summaryOf(readFileSync(file, 'utf8'))}`.trimEnd(),
  );
  return ['Usage: node tools/vitis.mjs <command> [arguments]', '', ...lines].join('\n');
}
