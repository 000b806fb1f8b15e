import { outsideOfCall, refuseInsideTransaction } from '../../db/call-context.ts';
import type { Database } from '../../db/connect.ts';
import { type Catalogue, catalogueVersion, loadCatalogue } from './catalogue.ts';

/** A catalogue that was compared with the database this many milliseconds ago is as good as now. */
const freshFor = 1_000;
/** Up to this age it is given out while a newer one is read; past it, callers wait for the newer one. */
const goodFor = 5_000;

export interface CatalogueCache {
  /** The catalogue as it is now, give or take a few seconds. */
  current(): Promise<Catalogue>;
}

/** Keeps the catalogue and reads it again when its version in the database has moved; one reading at a time. */
export function createCatalogueCache(database: Database, onError: (error: unknown) => void): CatalogueCache {
  let known: Catalogue | undefined;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<Catalogue> | undefined;

  const look = (): Promise<Catalogue> => {
    looking ??= (async () => {
      const askedAt = performance.now();
      if (known?.version !== (await catalogueVersion(database))) known = await loadCatalogue(database, known);
      checkedAt = askedAt;
      return known;
    })().finally(() => {
      looking = undefined;
    });
    return looking;
  };

  return {
    current: async () => {
      // Also where it is known already: a moment later it may have to be read.
      refuseInsideTransaction('the catalogue');
      const age = performance.now() - checkedAt;
      if (known && age < freshFor) return known;
      const newer = outsideOfCall(look);
      if (!known || age >= goodFor) return newer;
      newer.catch(onError);
      return known;
    },
  };
}
