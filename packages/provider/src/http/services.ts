import type { Database } from '../db/connect.ts';
import type { OutboxEntry } from '../outbox/outbox-entry.ts';
import type { AuditContext, UnitOfWork } from './unit-of-work.ts';

/** What every feature is made of. `buildApp` makes it once. */
export interface Services {
  database: Database;
  now: () => Date;
  /** Runs `work` in one transaction; its outbox entries are published right after the commit. */
  transact<T>(auditContext: AuditContext, work: (unit: UnitOfWork) => Promise<T>): Promise<T>;
  /** Publishes outbox entries that a single statement has written. */
  publish(entries: readonly OutboxEntry[]): void;
}
