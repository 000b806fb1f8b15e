import { type ParseArgsConfig, parseArgs } from 'node:util';
import { PlainError } from '../../../tools/plain-error.mjs';

/** The first sentence of what Node says: the others explain a notation that these commands do not have. */
const firstSentence = (text: string) => text.split('. ')[0]?.replace(/\.$/, '');

/**
 * The words of a command line as `parseArgs` of Node gives them. `--help` prints the usage and ends the command.
 *
 * @param usage one line, `Usage: npm run …`
 * @throws PlainError that says which word is wrong, and the usage
 */
export function readWords<const Config extends ParseArgsConfig>(
  usage: string,
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  const words = config.args ?? process.argv.slice(2);
  if (words.includes('--help') || words.includes('-h')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    throw new PlainError(`${firstSentence((error as Error).message)}.\n${usage}`);
  }
}
