import type { Database } from '../db/connect.ts';
import type { Row } from '../exchange/column.ts';
import type { Exchange } from '../exchange/exchange.ts';
import { writerOf, writeTable } from '../exchange/files/write-table.ts';
import { asFileHasIt } from '../exchange/read-row.ts';
import { inOneTransaction } from '../http/unit-of-work.ts';
import { type Command, UsageError } from './command.ts';
import { explainExchange, readExchangeWords, SUBJECTS } from './exchange/exchange-words.ts';
import { operator } from './operator.ts';

async function* rowsOf(
  { readPage, columns }: Exchange,
  database: Database,
  counted: () => void,
): AsyncGenerator<Row> {
  for (let after = 0; ; ) {
    const page = await readPage(database, after);
    for (const { row } of page) {
      counted();
      yield asFileHasIt(columns, row);
    }
    if (page.length === 0) return;
    after = page.at(-1)!.place;
  }
}

/** Writes what the shop has into a file that `import` takes back; importing it at once changes nothing. */
export const exportCommand: Command = {
  usage: 'export SUBJECT FILE',
  summary: `Writes ${SUBJECTS.replaceAll('|', ', ')} into a .csv, .xlsx or .json file that import reads:`,
  forms: [`export ${SUBJECTS} FILE [--dry-run]`],
  explain: explainExchange,
  run: async (args, { connection, say }) => {
    const { exchange, file, isDryRun, report, encoding } = readExchangeWords(args);
    if (report !== undefined || encoding !== undefined) throw new UsageError('export takes --dry-run alone');
    writerOf(file);
    const head = exchange.columns.map(({ name }) => name);
    let rows = 0;
    const { database } = connection;
    // As it is at one moment, however long writing takes.
    await database.transaction(
      async (tx) => {
        const read = rowsOf(exchange, tx, () => {
          rows += 1;
        });
        if (isDryRun) for await (const _ of read);
        else await writeTable(file, head, read, exchange.name);
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    if (!isDryRun)
      await inOneTransaction(database, operator, ({ record }) =>
        record(`export.${exchange.name}`, exchange.name, { by: 'operator', rows }),
      );
    say(isDryRun ? `${rows} rows would be written; a dry run.` : `${rows} rows are in ${file}.`);
    return 0;
  },
};
