import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import * as v from 'valibot';
import { PlainError } from '../../../tools/plain-error.mjs';

/** @throws PlainError with the name of what was read when it is no JSON */
function parseJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new PlainError(`${name} is no JSON: ${(error as Error).message}.`);
  }
}

/**
 * What a text of JSON says, as the schema reads it.
 *
 * @param name of the file or object that the text is from
 * @throws PlainError that names it, and the field that is wrong
 */
export function parseAs<Schema extends v.GenericSchema>(
  schema: Schema,
  text: string,
  name: string,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, parseJson(text, name));
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new PlainError(`${name}: ${v.getDotPath(issue) ?? 'the file'}: ${issue.message}.`);
}

/**
 * What a file of JSON says.
 *
 * @throws PlainError that names the file when it is no JSON; what the file system says when it cannot be read
 */
export const readJson = (file: string): unknown =>
  parseJson(readFileSync(file, 'utf8'), relative(process.cwd(), file));

/** The same as the schema reads it. @throws PlainError that names the field, too */
export const readJsonAs = <Schema extends v.GenericSchema>(schema: Schema, file: string) =>
  parseAs(schema, readFileSync(file, 'utf8'), relative(process.cwd(), file));
