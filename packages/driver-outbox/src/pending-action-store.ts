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

/** The store in this browser's database: it outlives reloads, restarts and sign-outs. */
function lastingStore(database: IDBPDatabase<Schema>): ActionStore {
  return {
    isLasting: true,
    all: () => database.getAll('deeds'),
    add: async (action) => {
      const work = database.transaction('deeds', 'readwrite');
      const known = (await work.store.getAll()).find((each) => isRepeated(each, action));
      if (known) return known;
      const sequence = await work.store.add(action as PendingAction);
      await work.done;
      return { ...action, sequence };
    },
    put: async (action) => {
      await database.put('deeds', action);
    },
    remove: (sequence) => database.delete('deeds', sequence),
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
    const database = await openDB<Schema>(NAME, 1, {
      upgrade: (fresh) => fresh.createObjectStore('deeds', { keyPath: 'sequence', autoIncrement: true }),
    });
    // Asked for once: a browser that is short of room clears away what nobody asked to keep.
    void navigator.storage?.persist?.().catch(() => false);
    return lastingStore(database);
  } catch {
    return memoryStore();
  }
}
