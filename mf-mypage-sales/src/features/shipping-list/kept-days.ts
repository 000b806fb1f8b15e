import { DeliveryInfo } from '@vitis/contracts';
import { addDays, type Day, KEPT_DAYS_DATABASE, seoulDay } from '@vitis/domain';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import * as v from 'valibot';

/** A driver's stops of a day as the provider named them last. */
export interface KeptDay {
  idUser: number;
  day: Day;
  /** When it named them, ISO 8601. */
  at: string;
  deliveries: readonly DeliveryInfo[];
}

interface Schema extends DBSchema {
  days: { key: [idUser: number, day: Day]; value: KeptDay };
}

/** Open for one piece of work only: a sign-out deletes the database, and would wait for whoever has it open. */
async function withDays<T>(work: (days: IDBPDatabase<Schema>) => Promise<T>): Promise<T | undefined> {
  try {
    const database = await openDB<Schema>(KEPT_DAYS_DATABASE, 1, {
      upgrade: (fresh) => fresh.createObjectStore('days', { keyPath: ['idUser', 'day'] }),
    });
    try {
      return await work(database);
    } finally {
      database.close();
    }
  } catch {
    // A browser that keeps nothing, or has no room: the list comes with the network.
    return undefined;
  }
}

/** Keeps a day in the place of what was kept of it, and forgets what is over and what was another driver's. */
export async function keepDay(kept: KeptDay): Promise<void> {
  const first = addDays(seoulDay(new Date(kept.at)), -1);
  await withDays(async (days) => {
    for (const [idUser, day] of await days.getAllKeys('days'))
      if (idUser !== kept.idUser || day < first) await days.delete('days', [idUser, day]);
    await days.put('days', kept);
  });
}

/** A kept day as this page can read it. */
export interface ReadDay extends KeptDay {
  /** Clients of the stops that it cannot read; empty names where it cannot read these either. */
  unread: readonly string[];
}

const clientOf = v.fallback(v.string(), '');

/**
 * What is kept of a driver's day. A page of before, or of a newer release, may have kept it: what its stops lack has the
 * value of a provider that names none. A stop that cannot be read is named apart, and stays on the device as it is.
 */
export async function keptDay(idUser: number, day: Day): Promise<ReadDay | undefined> {
  const kept = await withDays((days) => days.get('days', [idUser, day]));
  if (kept === undefined) return undefined;
  const read = kept.deliveries.map((each) => v.safeParse(DeliveryInfo, each));
  const deliveries = read.flatMap((each) => (each.success ? [each.output] : []));
  const unread = kept.deliveries.filter((_, index) => !read[index]?.success);
  return { ...kept, deliveries, unread: unread.map((each) => v.parse(clientOf, each?.clientName)) };
}
