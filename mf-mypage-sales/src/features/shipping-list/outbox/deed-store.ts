import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { type Deed, isRepeated, type NewDeed } from './deed.ts';

/** Where deeds wait. */
export interface DeedStore {
  /** False where the device keeps nothing: then a closed page forgets. */
  isLasting: boolean;
  /** All deeds of all drivers of this device, the first one first. */
  all: () => Promise<Deed[]>;
  /** Keeps a deed; what waits already for the same stop is answered instead. */
  add: (deed: NewDeed) => Promise<Deed>;
  put: (deed: Deed) => Promise<void>;
  remove: (sequence: number) => Promise<void>;
}

interface Schema extends DBSchema {
  deeds: { key: number; value: Deed };
}

const NAME = 'vitis-driver-outbox';

/** The store in this browser's database: it outlives reloads, restarts and sign-outs. */
function lastingStore(database: IDBPDatabase<Schema>): DeedStore {
  return {
    isLasting: true,
    all: () => database.getAll('deeds'),
    add: async (deed) => {
      const work = database.transaction('deeds', 'readwrite');
      const known = (await work.store.getAll()).find((each) => isRepeated(each, deed));
      if (known) return known;
      const sequence = await work.store.add(deed as Deed);
      await work.done;
      return { ...deed, sequence };
    },
    put: async (deed) => {
      await database.put('deeds', deed);
    },
    remove: (sequence) => database.delete('deeds', sequence),
  };
}

/** Stands in where the browser keeps nothing (a private window): what is done here holds while the page is open. */
export function passingStore(): DeedStore {
  const deeds = new Map<number, Deed>();
  let last = 0;
  return {
    isLasting: false,
    all: async () => [...deeds.values()],
    add: async (deed) => {
      const known = [...deeds.values()].find((each) => isRepeated(each, deed));
      if (known) return known;
      last += 1;
      const kept = { ...deed, sequence: last };
      deeds.set(last, kept);
      return kept;
    },
    put: async (deed) => void deeds.set(deed.sequence, deed),
    remove: async (sequence) => void deeds.delete(sequence),
  };
}

/** Opens the store of this device. */
export async function openDeedStore(): Promise<DeedStore> {
  try {
    const database = await openDB<Schema>(NAME, 1, {
      upgrade: (fresh) => fresh.createObjectStore('deeds', { keyPath: 'sequence', autoIncrement: true }),
    });
    // Asked for once: a browser that is short of room clears away what nobody asked to keep.
    void navigator.storage?.persist?.().catch(() => false);
    return lastingStore(database);
  } catch {
    return passingStore();
  }
}
