import { parseArgs } from 'node:util';
import type { Exchange } from '../../exchange/exchange.ts';
import { EXCHANGES } from '../../exchange/subjects.ts';
import { UsageError } from '../command.ts';

/** What both commands are called with. */
export interface ExchangeWords {
  exchange: Exchange;
  file: string;
  isDryRun: boolean;
  report: string | undefined;
  encoding: string | undefined;
}

export const SUBJECTS = EXCHANGES.map(({ name }) => name).join('|');

const texts = {
  'dry-run': { type: 'boolean', default: false },
  report: { type: 'string' },
  encoding: { type: 'string' },
} as const;

const findExchange = (name: string): Exchange | undefined => EXCHANGES.find((each) => each.name === name);

/** Throws `UsageError`. */
export function readExchangeWords(args: string[]): ExchangeWords {
  const { values, positionals } = (() => {
    try {
      return parseArgs({ args, options: texts, allowPositionals: true });
    } catch (error) {
      throw new UsageError(error instanceof Error ? error.message : String(error));
    }
  })();
  const [name = '', file = '', ...rest] = positionals;
  const exchange = findExchange(name);
  if (!exchange) throw new UsageError(`say what: ${SUBJECTS}`);
  if (file === '' || rest.length > 0) throw new UsageError('name one file: .csv, .xlsx or .json');
  const { report, encoding } = values;
  return { exchange, file, isDryRun: values['dry-run'], report, encoding };
}

/** The columns of what is named, each with what it takes; without a name what there is. */
export function explainExchange(args: readonly string[]): string[] {
  const exchange = args.map(findExchange).find((each) => each !== undefined);
  if (!exchange)
    return [
      'Each has its columns ("import products --help"), and an example in docs/examples:',
      ...EXCHANGES.map(({ name, summary }) => `  ${name.padEnd(10)} ${summary}`),
    ];
  return [
    exchange.summary,
    `Example: docs/examples/${exchange.name}.csv. Columns may stand in any order. Those left out stay as they are; an empty cell empties.`,
    ...exchange.columns.map(({ name, takes, isKey, isRequired, otherwise }) => {
      const traits = [
        isKey ? 'names the row' : isRequired && otherwise === null ? 'needed for what is new' : '',
        otherwise === null ? '' : `${otherwise} where it is new`,
      ].filter((each) => each !== '');
      return `  ${name.padEnd(20)} ${takes}${traits.length > 0 ? ` (${traits.join('; ')})` : ''}`;
    }),
  ];
}
