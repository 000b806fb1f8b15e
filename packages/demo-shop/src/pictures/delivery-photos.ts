import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { doorstepPlans } from './doorstep-plans.ts';
import type { Drawing } from './drawing.ts';
import { ensurePictures, filesOf, isThere, putWhole, share } from './rasterise.ts';

/** A drawn photo, as a row of the files names it. */
export interface DrawnPhoto {
  drawing: Drawing;
  /** Of its largest WebP, in bytes. */
  size: number;
  sha256: string;
}

/** A photo as it lies in a store: `2026/11/…`, without width and type. */
export interface StoredPhoto {
  key: string;
  sha256: string;
}

/** Draws what is not in the cache yet. Answers the photos of each place, from the street first. */
export async function drawPhotos(cache: string): Promise<{ places: DrawnPhoto[][]; drawn: number }> {
  const plans = doorstepPlans();
  const drawn = await ensurePictures(plans.flat(), { folder: cache });
  const places = await Promise.all(
    plans.map((views) =>
      Promise.all(
        views.map(async (drawing) => {
          const bytes = await readFile(join(cache, `${drawing.key}-${drawing.picture.widths.at(-1)}.webp`));
          const sha256 = createHash('sha256').update(bytes).digest('hex');
          return { drawing, size: bytes.length, sha256 };
        }),
      ),
    ),
  );
  return { places, drawn };
}

/** Sees that every photo that is one of these drawings lies in the private part of a store. */
export async function storePhotos(
  photos: readonly StoredPhoto[],
  places: readonly (readonly DrawnPhoto[])[],
  { folder, cache }: { folder: string; cache: string },
): Promise<void> {
  const bySum = new Map(places.flat().map((photo) => [photo.sha256, photo.drawing]));
  for (const { key, sha256 } of photos) {
    const drawing = bySum.get(sha256);
    if (!drawing) continue;
    for (const file of filesOf(drawing)) {
      const place = join(folder, key + file.slice(drawing.key.length));
      if (!(await isThere(place))) await putWhole(place, (half) => share(join(cache, file), half));
    }
  }
}
