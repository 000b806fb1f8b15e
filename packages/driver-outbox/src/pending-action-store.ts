import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { isRepeated, type NewAction, type PendingAction } from './pending-action.ts';

/** Where actions wait. */
export interface ActionStore {
  /** False where the device keeps nothing: then a closed page forgets. */
  isLasting: boolean;
  /** All actions of all drivers of this device, the first one first. */
  all: () => Promise<PendingAction[]>;
  /** Keeps an action; what waits already for the same stop is answered instead. */
  add: (action: NewAction) => Promise<PendingAction>;
  put: (action: PendingAction) => Promise<void>;
  remove: (sequence: number) => Promise<void>;
}

interface Schema extends DBSchema {
  deeds: { key: number; value: PendingAction };
}

const NAME = 'vitis-driver-outbox';

const openDatabase = () =>
  openDB<Schema>(NAME, 1, {
    upgrade: (fresh) => fresh.createObjectStore('deeds', { keyPath: 'sequence', autoIncrement: true }),
  });

/** What a connection throws that the browser has closed by itself, and what was under way in it then. */
const CLOSED = ['InvalidStateError', 'AbortError', 'UnknownError'];
const isClosed = (error: unknown) => error instanceof DOMException && CLOSED.includes(error.name);

/** The store in this browser's database: it outlives reloads, restarts and sign-outs. */
function lastingStore(opened: IDBPDatabase<Schema>): ActionStore {
  let current = Promise.resolve(opened);
  /** Works in the database, opened anew where its connection is gone: WebKit closes those of a page that was long out of sight. */
  const within = async <Result>(work: (database: IDBPDatabase<Schema>) => Promise<Result>) => {
    const mine = current;
    try {
      return await work(await mine);
    } catch (error) {
      if (!isClosed(error)) throw error;
      // Whoever finds it closed first opens it; a database that cannot be opened is tried again by the next.
      if (current === mine) {
        // What is thrown over an open connection says the same; one that stayed open would be in the way of a later version.
        mine.then(
          (database) => database.close(),
          // It never opened.
          () => {},
        );
        current = openDatabase();
        current.catch(() => {
          current = mine;
        });
      }
      return work(await current);
    }
  };
  return {
    isLasting: true,
    all: () => within((database) => database.getAll('deeds')),
    add: (action) =>
      within(async (database) => {
        const work = database.transaction('deeds', 'readwrite');
        const known = (await work.store.getAll()).find((each) => isRepeated(each, action));
        if (known) return known;
        const sequence = await work.store.add(action as PendingAction);
        await work.done;
        return { ...action, sequence };
      }),
    put: async (action) => {
      await within((database) => database.put('deeds', action));
    },
    remove: (sequence) => within((database) => database.delete('deeds', sequence)),
  };
}

/** Stands in where the browser keeps nothing (a private window): what is done here holds while the page is open. */
export function memoryStore(): ActionStore {
  const actions = new Map<number, PendingAction>();
  let last = 0;
  return {
    isLasting: false,
    all: async () => [...actions.values()],
    add: async (action) => {
      const known = [...actions.values()].find((each) => isRepeated(each, action));
      if (known) return known;
      last += 1;
      const kept = { ...action, sequence: last };
      actions.set(last, kept);
      return kept;
    },
    put: async (action) => void actions.set(action.sequence, action),
    remove: async (sequence) => void actions.delete(sequence),
  };
}

/** Opens the store of this device. */
export async function openActionStore(): Promise<ActionStore> {
  try {
    const database = await openDatabase();
    // Asked for once: a browser that is short of room clears away what nobody asked to keep.
    void navigator.storage?.persist?.().catch(() => false);
    return lastingStore(database);
  } catch {
    return memoryStore();
  }
}
