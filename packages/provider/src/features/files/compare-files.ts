import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Database } from '../../db/connect.ts';
import { FILE_AREAS, type FileStore } from './file-store.ts';
import { type KnownFile, knownFiles } from './known-files.ts';

/** Files that are looked at side by side. */
const atOnce = 4;

/** What the database names and the store does not have as it should be, and what only the store knows: `private/2026/…`. */
export interface Comparison {
  known: number;
  missing: string[];
  different: string[];
  extra: string[];
}

export const placeOf = ({ area, path }: KnownFile): string => `${area}/${path}`;
export const sumOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** A file's bytes; undefined where the store has none. */
export async function readWhole(store: FileStore, { area, path }: KnownFile): Promise<Buffer | undefined> {
  const found = await store.open(area, path);
  return found && buffer(found.stream);
}

/** Runs work on each of many items, a few at a time. The first failure ends it. */
export async function forEachOf<T>(all: readonly T[], work: (each: T) => Promise<void>): Promise<void> {
  const waiting = all.values();
  const worker = async (): Promise<void> => {
    for (const each of waiting) await work(each);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/**
 * Compares a store with what the database names. Files whose sum the database knows are read. What is uploaded meanwhile
 * may look as if nobody named it.
 */
export async function compareFiles(database: Database, store: FileStore): Promise<Comparison> {
  // The store is read first: a file that is added between the two readings is named by then.
  const lists = await Promise.all(
    FILE_AREAS.map(async (area) => (await store.list(area)).map((path) => `${area}/${path}`)),
  );
  const extra = new Set(lists.flat());
  const known = await knownFiles(database);
  const missing: string[] = [];
  const different: string[] = [];
  await forEachOf(known, async (file) => {
    const place = placeOf(file);
    const listed = extra.delete(place);
    if (listed && file.sha256 === undefined) return;
    const bytes = await readWhole(store, file);
    if (!bytes) missing.push(place);
    else if (file.sha256 !== undefined && sumOf(bytes) !== file.sha256) different.push(place);
  });
  return { known: known.length, missing, different, extra: [...extra] };
}
