import { copyFile, link, mkdir, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { Drawing } from './drawing.ts';

/** Pictures that are encoded side by side; each runs on one thread of libvips. */
const AT_ONCE = 3;

/** Every file of a drawing, as the store names them. */
export function filesOf({ key, picture }: Drawing): string[] {
  return picture.widths.flatMap((width) => [`${key}-${width}.avif`, `${key}-${width}.webp`]);
}

const isThere = (path: string) =>
  stat(path).then(
    (found) => found.size > 0,
    () => false,
  );

/** Written whole or not at all: readers never see half a file. */
async function putWhole(path: string, write: (half: string) => Promise<void>): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const half = join(dirname(path), `.${crypto.randomUUID()}`);
  await write(half);
  await rename(half, path);
}

async function encode(drawing: Drawing, folder: string): Promise<void> {
  const { width, height, widths } = drawing.picture;
  const svg = Buffer.from(drawing.draw());
  const viewBox = /viewBox="0 0 ([\d.]+) /.exec(svg.subarray(0, 200).toString('latin1'));
  const largest = widths.at(-1)!;
  const rendered = sharp(svg, {
    density: (72 * largest) / Number(viewBox?.[1] ?? width),
    unlimited: true,
  }).resize(largest, Math.round((largest * height) / width), { fit: 'fill' });
  if (drawing.vivid) rendered.modulate({ saturation: 1.16 }).linear(1.05, -5).removeAlpha();
  const { data, info } = await rendered.raw().toBuffer({ resolveWithObject: true });
  for (const each of widths) {
    const sized = () => {
      const image = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
      return each === largest ? image : image.resize({ width: each });
    };
    const path = join(folder, `${drawing.key}-${each}`);
    // Low effort and colours at half resolution: a third of the time, and no eye sees it in a drawing this soft.
    const avif = await sized()
      .avif({ quality: drawing.vivid ? 52 : 60, effort: each > 200 ? 0 : 1, chromaSubsampling: '4:2:0' })
      .toBuffer();
    const webp = await sized().webp({ quality: 80, effort: 1, alphaQuality: 80 }).toBuffer();
    await putWhole(`${path}.avif`, (half) => writeFile(half, avif));
    await putWhole(`${path}.webp`, (half) => writeFile(half, webp));
  }
}

export interface RasteriseOptions {
  /** The public part of the store. */
  folder: string;
  /** A folder that outlives stores: what was drawn once is taken from there. */
  cache?: string;
}

/** Files of the store are never written to again, so one file on disk may be in cache and store. */
const share = (from: string, to: string) => link(from, to).catch(() => copyFile(from, to));

/** Sees that every file of every drawing is there; what is there already costs one look. Answers how many were drawn anew. */
export async function ensurePictures(
  drawings: readonly Drawing[],
  { folder, cache = folder }: RasteriseOptions,
): Promise<number> {
  const waiting = [...new Map(drawings.map((drawing) => [drawing.key, drawing])).values()];
  let drawn = 0;
  const take = async (drawing: Drawing): Promise<void> => {
    const files = filesOf(drawing);
    const lacks = async (where: string) =>
      (await Promise.all(files.map((file) => isThere(join(where, file))))).includes(false);
    if (!(await lacks(folder))) return;
    if (await lacks(cache)) {
      await encode(drawing, cache);
      drawn += 1;
    }
    if (cache === folder) return;
    for (const file of files) await putWhole(join(folder, file), (half) => share(join(cache, file), half));
  };
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await take(next);
  };
  const threads = sharp.concurrency();
  sharp.concurrency(1);
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  } finally {
    sharp.concurrency(threads);
  }
  return drawn;
}
