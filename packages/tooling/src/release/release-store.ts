import type { PartManifest, Registry } from '@vitis/contracts/registry';

/** A build that lies in a store, whether the registry names it or not. */
export interface StoredBuild {
  part: string;
  build: string;
  /** When its last file was written. */
  storedAt: Date;
}

/** Failure of a write that may have been made all the same. */
export class OutcomeUnknown extends Error {
  override name = 'OutcomeUnknown';
}

/** Where releases and their registry are kept: a folder of this machine or an object store. */
export interface ReleaseStore {
  readRegistry(): Promise<Registry>;
  /** Changes the registry as one write that loses nobody else's; what `change` throws leaves it as it is. */
  changeRegistry(change: (registry: Registry) => Registry | Promise<Registry>): Promise<Registry>;
  /** Null when the build is not there, or was not brought here whole. */
  readManifest(part: string, build: string): Promise<PartManifest | null>;
  /** What of a build is not as its manifest says, as far as that can be seen from here; null when nothing is. */
  damage(manifest: PartManifest): Promise<string | null>;
  /** Brings a published build into the store, its manifest last. */
  add(part: string, build: string, folder: string): Promise<void>;
  builds(): Promise<StoredBuild[]>;
  /** Takes a build away: from one moment to the next it is not there, however long the deleting takes. */
  remove(part: string, build: string): Promise<void>;
  /** Deletes what interrupted releases left behind. */
  clearLeftovers(now: Date): Promise<void>;
}
