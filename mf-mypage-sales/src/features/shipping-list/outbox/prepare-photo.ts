import type { ActionPhoto } from '@vitis/driver-outbox';

/** Longest side of a photo that is sent, in pixels: a label can be read, and a weak signal carries it. */
const LONGEST_SIDE = 2000;
const QUALITY = 0.82;

/** A size that fits into the longest side, in whole pixels; a small picture keeps its own. */
export function fittingSize(width: number, height: number, longest = LONGEST_SIDE) {
  const share = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) };
}

/**
 * Makes a photo of the camera small enough to send: upright, at most 2000 px, JPEG; where it was taken goes with its
 * metadata. Rejects with a `RangeError` when the file is no picture that this browser can read.
 */
export async function preparePhoto(file: File): Promise<ActionPhoto> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(
    (cause: unknown) => {
      throw new RangeError('not a picture', { cause });
    },
  );
  try {
    const { width, height } = fittingSize(picture.width, picture.height);
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
    if (blob === null) throw new RangeError('the picture could not be written');
    return {
      id: crypto.randomUUID(),
      name: `${file.name.replace(/\.[^.]*$/, '') || 'photo'}.jpg`,
      type: 'image/jpeg',
      bytes: await blob.arrayBuffer(),
      idFile: null,
    };
  } finally {
    picture.close();
  }
}
