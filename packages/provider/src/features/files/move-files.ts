import type { Database } from '../../db/connect.ts';
import { forEachOf, placeOf, readWhole, sumOf } from './compare-files.ts';
import { type FileStore, StoreFailure } from './file-store.ts';
import { type KnownFile, knownFiles } from './known-files.ts';

export interface Move {
  copied: number;
  /** Files that are there already, byte for byte, from an earlier run. */
  there: number;
  /** Files in neither store. */
  missing: string[];
  /** In the store they come from, and not as the database knows them; they are not copied. */
  damaged: string[];
}

/**
 * Copies every file that the database names from one store to another, and reads each again from there. Nothing is taken
 * away and nothing in the database changes: it may be broken off and run again.
 */
export async function moveFiles(database: Database, from: FileStore, to: FileStore): Promise<Move> {
  const move: Move = { copied: 0, there: 0, missing: [], damaged: [] };
  await forEachOf(await knownFiles(database), async (file) => {
    const [bytes, old] = [await readWhole(from, file), await readWhole(to, file)];
    const isRight = (found: Buffer) => file.sha256 === undefined || sumOf(found) === file.sha256;
    if (!bytes) {
      // The file was removed after an earlier run had copied it.
      if (old && isRight(old)) move.there += 1;
      else move.missing.push(placeOf(file));
      return;
    }
    if (!isRight(bytes)) move.damaged.push(placeOf(file));
    else if (old?.equals(bytes)) move.there += 1;
    else {
      await copy(to, file, bytes);
      move.copied += 1;
    }
  });
  return move;
}

/** Writes a file and reads it again. */
async function copy(to: FileStore, file: KnownFile, bytes: Buffer): Promise<void> {
  await to.put(file.area, file.path, bytes);
  const written = await readWhole(to, file);
  if (!written?.equals(bytes)) throw new StoreFailure(`${placeOf(file)} came out of ${to.name} as another`);
}
