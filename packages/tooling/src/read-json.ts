import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { PlainError } from '../../../tools/plain-error.mjs';

/**
 * What a file of JSON says.
 *
 * @throws PlainError that names the file when it is no JSON; what the file system says when it cannot be read
 */
export function readJson(file: string): unknown {
  const text = readFileSync(file, 'utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new PlainError(`${relative(process.cwd(), file)} is no JSON: ${(error as Error).message}.`);
  }
}
