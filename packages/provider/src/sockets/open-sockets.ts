/** How many sockets are open under a key, at one process. */
export type SocketCounts = readonly (readonly [key: string, sockets: number])[];

export interface OpenSockets {
  /** A place for one more; null where there are `most` already. Given back by a call, however often that comes. */
  take(key: string, most: number): (() => void) | null;
  /** At all processes, as far as they have told. */
  count(key: string): number;
  here(): SocketCounts;
  /** What another process has open; nothing where it is gone. */
  heard(process: string, counts: SocketCounts): void;
}

/** Counts open sockets by whatever they have in common: a member, an address. */
export function createOpenSockets(): OpenSockets {
  const here = new Map<string, number>();
  const elsewhere = new Map<string, ReadonlyMap<string, number>>();

  const count = (key: string): number => {
    let sum = here.get(key) ?? 0;
    for (const counts of elsewhere.values()) sum += counts.get(key) ?? 0;
    return sum;
  };

  return {
    take: (key, most) => {
      if (count(key) >= most) return null;
      here.set(key, (here.get(key) ?? 0) + 1);
      let given = false;
      return () => {
        if (given) return;
        given = true;
        const left = (here.get(key) ?? 1) - 1;
        if (left > 0) here.set(key, left);
        else here.delete(key);
      };
    },
    count,
    here: () => [...here],
    heard: (process, counts) => {
      if (counts.length > 0) elsewhere.set(process, new Map(counts));
      else elsewhere.delete(process);
    },
  };
}
