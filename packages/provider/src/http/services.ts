import type { Database } from '../db/connect.ts';
import type { Posted } from '../outbox/post.ts';
import type { Deed, UnitOfWork } from './unit-of-work.ts';

/** What every feature is made of. `buildApp` makes it once. */
export interface Services {
  database: Database;
  now: () => Date;
  /** Runs `work` in one transaction; what it posted goes out right after the commit. */
  transact<T>(deed: Deed, work: (unit: UnitOfWork) => Promise<T>): Promise<T>;
  /** Sends on what a single statement, a transaction by itself, put into the outbox. */
  tell(posted: readonly Posted[]): void;
}
