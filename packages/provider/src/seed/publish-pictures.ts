import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { diskStore } from '../features/files/disk-store.ts';
import type { FileArea, FileStore } from '../features/files/file-store.ts';

/** Files that are sent side by side. */
const atOnce = 8;

/** Sends what lies in a folder to the store, as far as that lacks it. */
export async function publishPictures(folder: string, store: FileStore, area: FileArea): Promise<void> {
  const there = new Set(await store.list(area));
  const lacking = (await diskStore(folder).list(area)).filter((path) => !there.has(path)).values();
  const worker = async (): Promise<void> => {
    for (const path of lacking) await store.put(area, path, await readFile(join(folder, area, path)));
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
