import { outsideOfCall } from '../../db/call-context.ts';
import type { Database } from '../../db/connect.ts';
import { soldOutProducts } from './product.repository.ts';

/** What was read this many milliseconds ago is as good as now: a card says itself how many bottles there are. */
const freshFor = 1_000;
/** Up to this age it is given out while a newer one is read. */
const goodFor = 5_000;

/** Products of which there is nothing left; `version` rises when one comes or goes. */
export interface SoldOut {
  version: number;
  ids: ReadonlySet<number>;
}

const idsIn = (list: string) => new Set(list === '' ? [] : list.split(',').map(Number));

/** Keeps the products of which there is nothing left, give or take a few seconds; one reading at a time. */
export function createSoldOut(database: Database, onError: (error: unknown) => void): () => Promise<SoldOut> {
  let known: SoldOut | undefined;
  let list: string | undefined;
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<SoldOut> | undefined;

  const read = (): Promise<SoldOut> => {
    reading ??= (async () => {
      const askedAt = performance.now();
      const now = await soldOutProducts(database);
      // Thousands of them are the same second by second: a text is compared at once.
      if (known === undefined || list !== now)
        known = { version: (known?.version ?? 0) + 1, ids: idsIn(now) };
      list = now;
      readAt = askedAt;
      return known;
    })().finally(() => {
      reading = undefined;
    });
    return reading;
  };

  return async () => {
    const age = performance.now() - readAt;
    if (known && age < freshFor) return known;
    const newer = outsideOfCall(read);
    if (!known || age >= goodFor) return newer;
    newer.catch(onError);
    return known;
  };
}
