import type { Config } from '../config.ts';
import type { Connection } from '../db/connect.ts';

/** What a command works with; the database is migrated. */
export interface CommandContext {
  config: Config;
  connection: Pick<Connection, 'database' | 'pool'>;
  /** A line for the operator. */
  say(line: string): void;
}

export interface Command {
  /** `clients approve EMAIL` without the program's name. */
  usage: string;
  summary: string;
  /** Each form by itself, where there are more than a line holds. */
  forms?: readonly string[];
  /** What `--help` says beside the forms, for these arguments. */
  explain?(args: readonly string[]): string[];
  /** Returns the exit code. Throws `UsageError` for arguments that it cannot use. */
  run(args: string[], context: CommandContext): Promise<number>;
}

/** The operator's mistake: shown as one line with the usage, without a stack. */
export class UsageError extends Error {}
