import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { type FileArea, type FileStore, StoreFailure } from './file-store.ts';

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
    name: root,
    put: async (area, path, bytes) => {
      const place = requirePlace(area, path);
      const half = join(dirname(place), `.${crypto.randomUUID()}`);
      try {
        await mkdir(dirname(place), { recursive: true });
        await writeFile(half, bytes, { flag: 'wx' });
        await rename(half, place);
      } catch (error) {
        await rm(half, { force: true });
        throw new StoreFailure(`${place} could not be written`, error);
      }
    },
    open: async (area, path) => {
      const place = placeOf(area, path);
      const found = place === undefined ? undefined : await stat(place).catch(() => undefined);
      if (place === undefined || !found?.isFile()) return undefined;
      return { stream: createReadStream(place), size: found.size };
    },
    remove: async (area, path) => rm(requirePlace(area, path), { force: true }),
    list: async (area) => {
      const folder = resolve(root, area);
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
        (error: NodeJS.ErrnoException) => {
          if (error.code === 'ENOENT') return [];
          throw error;
        },
      );
      return entries
        .filter((entry) => entry.isFile() && !basename(entry.name).startsWith('.'))
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
    },
  };
}
