import { type ParseArgsConfig, parseArgs } from 'node:util';
import { PartName } from '@vitis/contracts/registry';
import * as v from 'valibot';
import { PlainError } from '../../../tools/plain-error.mjs';
import { OutcomeUnknown } from './release/release-store.ts';

/**
 * The one part that a command line names.
 *
 * @throws PlainError with the usage where it names none, several, or something that no part is called
 */
export function readPart([part, ...others]: readonly string[], usage: string): string {
  if (part === undefined || others.length > 0) throw new PlainError(usage);
  if (!v.is(PartName, part))
    throw new PlainError(`"${part}" is no part: that is "shell" or "mf-…".\n${usage}`);
  return part;
}

/**
 * Ends a command that failed: why, after what did not happen.
 *
 * @param refusal `Not released`; told of nothing whose outcome is unknown, and of no mistake in the command line itself
 */
export function tellFailure(error: unknown, refusal: string): void {
  const message = error instanceof Error ? error.message : String(error);
  const asItIs = message.includes('Usage: ') || error instanceof OutcomeUnknown;
  console.error(asItIs ? message : `${refusal}. ${message}`);
  process.exitCode = 1;
}

/** The first sentence of what Node says: the others explain a notation that these commands do not have. */
const firstSentence = (text: string) => text.split('. ')[0]?.replace(/\.$/, '');

/**
 * the arguments of a command line as `parseArgs` of Node gives them. `--help` prints the usage and ends the command.
 *
 * @param usage one line, `Usage: npm run …`
 * @throws PlainError that says which word is wrong, and the usage
 */
export function readArgs<const Config extends ParseArgsConfig>(
  usage: string,
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  const args = config.args ?? process.argv.slice(2);
  if (args.includes('--help') || args.includes('-h')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    throw new PlainError(`${firstSentence((error as Error).message)}.\n${usage}`);
  }
}
