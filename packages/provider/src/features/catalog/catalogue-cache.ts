import type { Database } from '../../db/connect.ts';
import { type Catalogue, catalogueVersion, loadCatalogue } from './catalogue.ts';

/** How old an answer about the version may be, in milliseconds: a change shows everywhere within this time. */
const versionHolds = 1_000;

export interface CatalogueCache {
  /** The catalogue as it is now, give or take a second. */
  current(): Promise<Catalogue>;
}

/** Keeps the catalogue and reads it again when its version in the database has moved; one reading at a time. */
export function createCatalogueCache(database: Database): CatalogueCache {
  let known: Catalogue | undefined;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<Catalogue> | undefined;

  const look = async (): Promise<Catalogue> => {
    const version = await catalogueVersion(database);
    if (known?.version !== version) known = await loadCatalogue(database);
    checkedAt = performance.now();
    return known;
  };

  return {
    current: () => {
      if (known && performance.now() - checkedAt < versionHolds) return Promise.resolve(known);
      looking ??= look().finally(() => {
        looking = undefined;
      });
      return looking;
    },
  };
}
