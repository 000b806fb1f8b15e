import { readConfig } from '../config.ts';
import { openDatabase } from '../db/open-database.ts';
import { accountsCommand } from './accounts.command.ts';
import { checkCommand } from './check.command.ts';
import { clientsCommand } from './clients.command.ts';
import { type Command, UsageError } from './command.ts';
import { contentsCommand } from './contents.command.ts';
import { exportCommand } from './export.command.ts';
import { filesCommand } from './files.command.ts';
import { importCommand } from './import.command.ts';
import { migrateCommand } from './migrate.command.ts';
import { qnaCommand } from './qna.command.ts';
import { seedCommand } from './seed.command.ts';

const commands: Readonly<Record<string, Command>> = {
  migrate: migrateCommand,
  seed: seedCommand,
  check: checkCommand,
  clients: clientsCommand,
  accounts: accountsCommand,
  qna: qnaCommand,
  contents: contentsCommand,
  import: importCommand,
  export: exportCommand,
  files: filesCommand,
};

const help = (): string =>
  [
    'Commands:',
    ...Object.values(commands).flatMap(({ usage, summary, forms = [] }) => [
      `  ${usage.padEnd(38)} ${summary}`,
      ...forms.map((form) => `  ${' '.repeat(38)}   ${form}`),
    ]),
  ].join('\n');

const usageOf = ({ usage, forms = [usage] }: Command): string => `Usage: ${forms.join('\n       ')}`;

/** Runs one command and returns its exit code: 0 done, 1 not done, 2 not understood. */
export async function runCli(words: readonly string[], environment: NodeJS.ProcessEnv): Promise<number> {
  const [name = '', ...args] = words;
  if (name === '' || name === 'help' || name === '--help') {
    console.log(help());
    return name === '' ? 2 : 0;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    console.error(`There is no command "${name}".\n${help()}`);
    return 2;
  }
  if (args.includes('--help')) {
    console.log([command.summary, usageOf(command), ...(command.explain?.(args) ?? [])].join('\n'));
    return 0;
  }
  const config = readConfig(environment);
  const database = await openDatabase(config, (error) => console.error(error.message), {
    statementTimeout: 0,
  });
  try {
    return await command.run(args, {
      config,
      connection: database.connection,
      say: (line) => console.log(line),
    });
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(`${error.message}\n${usageOf(command)}`);
    return 2;
  } finally {
    await database.close();
  }
}
