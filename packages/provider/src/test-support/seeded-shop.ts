import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { seoulDay } from '@vitis/domain';
import type { Database } from '../db/connect.ts';
import { underFileLock } from '../db/embedded/file-lock.ts';
import type { TestCluster } from './test-cluster.ts';

const drawing = resolve(import.meta.dirname, '../../../demo-shop/src/pictures/draw-pictures.ts');

/** Drawing takes a minute or two where nothing else does; whoever comes second waits for the first. */
const patience = 600_000;

/**
 * Draws the shop's pictures where this checkout has none yet, in a program of its own: a test's sandbox, in which every
 * look at a global costs something, takes twice as long for them.
 */
export async function drawPictures({ folder }: TestCluster): Promise<void> {
  const { PICTURE_CACHE } = await import('../seed/seed.ts');
  const draw = async () => {
    const drawn = await readdir(PICTURE_CACHE).catch(() => []);
    if (drawn.length === 0) await promisify(execFile)(process.execPath, [drawing, PICTURE_CACHE]);
  };
  await underFileLock(join(folder, 'pictures.lock'), draw, patience);
}

/**
 * The demonstration shop as it is today, for `createFromTemplate`: a template of one name, so that it is filled once per
 * run, whoever needs it.
 */
export function seededShop(cluster: TestCluster) {
  const today = seoulDay(new Date());
  const filesFolder = join(cluster.folder, 'seed/files');
  return {
    template: `template_seeded_${today}`,
    filesFolder,
    fill: async (database: Database): Promise<void> => {
      await drawPictures(cluster);
      // Its data and drawings are loaded by the file alone that makes the template.
      const { fillShop } = await import('../commands/fill-shop.ts');
      await fillShop(database, { filesFolder, today, log: () => undefined });
    },
  };
}
