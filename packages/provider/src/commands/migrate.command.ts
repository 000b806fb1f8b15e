import { type Command, UsageError } from './command.ts';

/** Every command opens the database, and opening it migrates it: this one does nothing else. */
export const migrateCommand: Command = {
  usage: 'migrate',
  summary: 'Brings the database to the schema of this build.',
  run: async (args, { say }) => {
    if (args.length > 0) throw new UsageError('migrate takes no arguments');
    say('The database has the schema of this build.');
    return 0;
  },
};
