import { availableParallelism } from 'node:os';
import { PICTURE_PIXEL_LIMIT, PICTURE_TYPES } from '@vitis/contracts';
import type { SharpConstructor } from 'sharp';
import { createFairQueue } from '../../http/fair-queue.ts';
import { ProblemError } from '../../problems/problem-error.ts';

/** Widths in px that a picture is kept in, as far as it is that wide. */
export const PICTURE_WIDTHS = [160, 320, 640, 960, 1280, 1920] as const;

export interface EncodedPicture {
  width: number;
  height: number;
  widths: number[];
  /** `-640.avif` and the like. */
  files: { suffix: string; bytes: Buffer }[];
}

export const isPictureType = (type: string): boolean => (PICTURE_TYPES as readonly string[]).includes(type);

let loading: Promise<SharpConstructor> | undefined;

/** The library, with the first picture that is put in: it takes 25 MB, which no other call needs. */
function loadSharp(): Promise<SharpConstructor> {
  loading ??= import('sharp').then(({ default: sharp }) => {
    // One thread a picture leaves the others to the calls.
    sharp.concurrency(1);
    sharp.cache(false);
    return sharp;
  });
  return loading;
}

/** Pixels of a picture, and the width of a version, that take a moment only. */
const LIGHT = { pixels: 4_000_000, width: 640 };

const room = { waitingPerKey: 10, waiting: 100 };
/** Queue with a turn per version: a large picture takes seconds for each, and would hold the processor for all of them. */
const heavy = createFairQueue({ ...room, atOnce: Math.max(1, availableParallelism() - 1) });
/** Queue of small versions, which wait for no large picture of anybody. */
const light = createFairQueue({ ...room, atOnce: 1 });

export interface EncodeOptions {
  /** Member for the fair queue: members take turns. */
  member: string;
  /** Aborted when the caller has gone: versions that were not begun are not drawn. */
  signal?: AbortSignal;
}

/**
 * Draws a picture anew in every width, as AVIF and WebP: nothing of the original file is kept, no metadata, no place
 * where it was taken, no trailing data. Throws 413 past the pixel limit and 415 for what is no picture after all, and
 * the signal's reason.
 */
export async function encodePicture(
  original: Uint8Array,
  { member, signal }: EncodeOptions,
): Promise<EncodedPicture> {
  const { width, height } = await light.run(member, () => measure(original), signal);
  const fitting = PICTURE_WIDTHS.filter((wanted) => wanted <= width);
  const widths = fitting.length > 0 ? fitting : [width];
  const small = width * height <= LIGHT.pixels;
  const files: EncodedPicture['files'] = [];
  for (const wanted of widths) {
    const queue = small && wanted <= LIGHT.width ? light : heavy;
    for (const format of ['avif', 'webp'] as const) {
      const bytes = await queue.run(member, () => draw(original, wanted, format), signal);
      files.push({ suffix: `-${wanted}.${format}`, bytes });
    }
  }
  return { width, height, widths: [...widths], files };
}

async function draw(original: Uint8Array, width: number, format: 'avif' | 'webp'): Promise<Buffer> {
  const sharp = await loadSharp();
  const resized = sharp(original, { limitInputPixels: PICTURE_PIXEL_LIMIT, failOn: 'error' })
    .autoOrient()
    .resize({ width, withoutEnlargement: true });
  const encoded =
    format === 'avif' ? resized.avif({ quality: 55, effort: 3 }) : resized.webp({ quality: 78 });
  return encoded.toBuffer().catch((cause: unknown) => {
    throw new ProblemError(415, 'UNSUPPORTED_MEDIA_TYPE', { cause });
  });
}

/** Size after turning it the right way up. */
async function measure(original: Uint8Array): Promise<{ width: number; height: number }> {
  const sharp = await loadSharp();
  const read = await sharp(original, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw new ProblemError(415, 'UNSUPPORTED_MEDIA_TYPE', { cause });
    });
  if (read.width * read.height > PICTURE_PIXEL_LIMIT) {
    throw new ProblemError(413, 'PICTURE_TOO_LARGE', {
      values: { megapixels: PICTURE_PIXEL_LIMIT / 1_000_000 },
    });
  }
  return { width: read.autoOrient.width, height: read.autoOrient.height };
}
