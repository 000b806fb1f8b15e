import { createReadStream } from 'node:fs';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import type { Readable } from 'node:stream';

/** Public files are served by their path alone; private ones only through their policy. */
export type FileArea = 'public' | 'private';

/** Where bytes are kept. A disk folder here; another store has to keep these three promises. */
export interface FileStore {
  /** Written whole or not at all. */
  put(area: FileArea, path: string, bytes: Uint8Array): Promise<void>;
  /** Undefined where there is no such file. */
  open(area: FileArea, path: string): Promise<{ stream: Readable; size: number } | undefined>;
  remove(area: FileArea, path: string): Promise<void>;
}

/** A folder on disk: `public/` and `private/` under `root`. */
export function diskStore(root: string): FileStore {
  const placeOf = (area: FileArea, path: string): string | undefined => {
    const folder = resolve(root, area);
    const place = resolve(folder, path);
    return place.startsWith(folder + sep) ? place : undefined;
  };
  const requirePlace = (area: FileArea, path: string): string => {
    const place = placeOf(area, path);
    if (place === undefined) throw new Error(`"${path}" leads out of the store`);
    return place;
  };
  return {
    put: async (area, path, bytes) => {
      const place = requirePlace(area, path);
      await mkdir(dirname(place), { recursive: true });
      const half = join(dirname(place), `.${crypto.randomUUID()}`);
      await writeFile(half, bytes, { flag: 'wx' });
      await rename(half, place);
    },
    open: async (area, path) => {
      const place = placeOf(area, path);
      const found = place === undefined ? undefined : await stat(place).catch(() => undefined);
      if (place === undefined || !found?.isFile()) return undefined;
      return { stream: createReadStream(place), size: found.size };
    },
    remove: async (area, path) => rm(requirePlace(area, path), { force: true }),
  };
}
