import { copyFile, link, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import sharp from 'sharp';
import type { Drawing } from './drawing.ts';

/** Pictures that are encoded side by side; each runs on one thread of libvips. */
const AT_ONCE = 3;

/** Every file of a drawing, as the store names them. */
export function filesOf({ key, picture }: Drawing): string[] {
  return picture.widths.flatMap((width) => [`${key}-${width}.avif`, `${key}-${width}.webp`]);
}

export const isThere = (path: string) =>
  stat(path).then(
    (found) => found.size > 0,
    () => false,
  );

/** Written whole or not at all: readers never see half a file. */
export async function putWhole(path: string, write: (half: string) => Promise<void>): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const half = join(dirname(path), `.${crypto.randomUUID()}`);
  await write(half);
  await rename(half, path);
}

/** Saturation and contrast of a vivid picture, as a matrix over red, green and blue. */
const VIVID = ((saturation: number, contrast: number) => {
  const luminance = [0.2126, 0.7152, 0.0722] as const;
  const row = (own: 0 | 1 | 2) =>
    luminance.map((weight, i) => contrast * (weight * (1 - saturation) + (i === own ? saturation : 0))) as [
      number,
      number,
      number,
    ];
  return [row(0), row(1), row(2)] as [
    [number, number, number],
    [number, number, number],
    [number, number, number],
  ];
})(1.18, 1.02);

interface Pixels {
  data: Buffer;
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

const imageOf = ({ data, info: { width, height, channels } }: Pixels) =>
  sharp(data, { raw: { width, height, channels } });

async function render(drawing: Drawing, width: number): Promise<Pixels> {
  const { picture, vivid } = drawing;
  const svg = Buffer.from(drawing.draw());
  const unit = Number(
    /viewBox="0 0 ([\d.]+) /.exec(svg.subarray(0, 200).toString('latin1'))?.[1] ?? picture.width,
  );
  const height = Math.round((width * picture.height) / picture.width);
  const image = sharp(svg, { density: (72 * width) / unit, unlimited: true }).resize(width, height, {
    fit: 'fill',
  });
  if (vivid) image.flatten().recomb(VIVID);
  return image.raw().toBuffer({ resolveWithObject: true });
}

async function encode(drawing: Drawing, folder: string): Promise<void> {
  const widths = drawing.picture.widths.toReversed();
  let pixels = await render(drawing, widths[0]!);
  for (const width of widths) {
    if (width < pixels.info.width)
      pixels = await imageOf(pixels).resize({ width }).raw().toBuffer({ resolveWithObject: true });
    const path = join(folder, `${drawing.key}-${width}`);
    // Low effort and colours at half resolution: a third of the time, and no eye sees it in a drawing this soft.
    const [quality, effort] = [drawing.vivid ? 52 : 60, width > 200 ? 0 : 1];
    const avif = await imageOf(pixels).avif({ quality, effort, chromaSubsampling: '4:2:0' }).toBuffer();
    const webp = await imageOf(pixels).webp({ quality: 80, effort: 1, alphaQuality: 80 }).toBuffer();
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
export const share = (from: string, to: string) => link(from, to).catch(() => copyFile(from, to));

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

/** Far longer than a picture takes to be written: an older half is what an ended process has left. */
const HALF_FOR_MS = 3_600_000;

/** A picture that another process is about to give its name. */
const isBeingWritten = async (path: string) =>
  basename(path).startsWith('.') &&
  (await stat(path).then(
    ({ mtimeMs }) => Date.now() - mtimeMs < HALF_FOR_MS,
    () => false,
  ));

/** Takes out of a cache what none of these drawings is: pictures of an earlier edition. Stores keep what they have. */
export async function forgetOthers(drawings: readonly Drawing[], cache: string): Promise<void> {
  const wanted = new Set(drawings.flatMap(filesOf));
  const kept = await readdir(cache, { recursive: true, withFileTypes: true });
  for (const entry of kept) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || wanted.has(relative(cache, path).replaceAll(sep, '/'))) continue;
    if (!(await isBeingWritten(path))) await rm(path, { force: true });
  }
}
