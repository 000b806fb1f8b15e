import { PICTURE_PIXEL_LIMIT, PICTURE_TYPES } from '@vitis/contracts';
import sharp from 'sharp';
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

// One picture at a time on one thread: calls go on being answered meanwhile.
sharp.concurrency(1);
sharp.cache(false);
let queue: Promise<unknown> = Promise.resolve();

/**
 * Draws a picture anew in every width, as AVIF and WebP: nothing of the original file is kept, no metadata, no place
 * where it was taken, no trailing data. Throws 413 past the pixel limit and 415 for what is no picture after all.
 */
export function encodePicture(original: Uint8Array): Promise<EncodedPicture> {
  const work = queue.then(() => encode(original));
  queue = work.catch(() => undefined);
  return work;
}

async function encode(original: Uint8Array): Promise<EncodedPicture> {
  const source = () =>
    sharp(original, { limitInputPixels: PICTURE_PIXEL_LIMIT, failOn: 'error' }).autoOrient();
  const { width, height } = await measure(original);
  const widths = PICTURE_WIDTHS.filter((wanted) => wanted <= width);
  const kept = widths.length > 0 ? widths : [width];
  const files: EncodedPicture['files'] = [];
  try {
    for (const wanted of kept) {
      const resized = source().resize({ width: wanted, withoutEnlargement: true });
      files.push({
        suffix: `-${wanted}.avif`,
        bytes: await resized.clone().avif({ quality: 55, effort: 3 }).toBuffer(),
      });
      files.push({ suffix: `-${wanted}.webp`, bytes: await resized.webp({ quality: 78 }).toBuffer() });
    }
  } catch (cause) {
    throw new ProblemError(415, 'UNSUPPORTED_MEDIA_TYPE', { cause });
  }
  return { width, height, widths: [...kept], files };
}

/** Size after turning it the right way up. */
async function measure(original: Uint8Array): Promise<{ width: number; height: number }> {
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
