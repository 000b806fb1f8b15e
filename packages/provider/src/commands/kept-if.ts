import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { outbox } from '../db/schema.ts';
import { inOneTransaction, type UnitOfWork } from '../http/unit-of-work.ts';
import { operator } from './operator.ts';

/** Carries a result out of a transaction that is rolled back. */
class TakenBack<T> extends Error {
  readonly result: T;
  constructor(result: T) {
    super('taken back');
    this.result = result;
  }
}

/** Does an operator's work in one transaction, which stays where `isKept` says so of its result: a trial leaves nothing. */
export async function keptIf<T>(
  database: Database,
  work: (unit: UnitOfWork) => Promise<T>,
  isKept: (result: T) => boolean,
): Promise<T> {
  try {
    const { result, enqueued } = await inOneTransaction(database, operator, async (unit) => {
      const done = await work(unit);
      if (!isKept(done)) throw new TakenBack(done);
      return done;
    });
    // No server has just written them: whichever looks next tells open pages, and waits for nobody else.
    const events = enqueued.map(({ eventId }) => eventId);
    if (events.length > 0)
      await database.update(outbox).set({ availableAt: sql`now()` }).where(inArray(outbox.eventId, events));
    return result;
  } catch (error) {
    if (error instanceof TakenBack) return error.result as T;
    throw error;
  }
}

/** Behind what was tried only. */
export const TRIED = 'a dry run, nothing was changed';
