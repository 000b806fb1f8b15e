import type { Picture } from '@vitis/contracts';

/** A file on the wire: its own address, and that of its resized copies where it is a picture. */
interface StoredFile {
  url: string;
  picture: Picture | null;
}

/** Address of the smallest copy that is `width` px wide, the widest where none is; the original where it has none. */
export function fileOfWidth({ url, picture }: StoredFile, width: number): string {
  if (picture === null) return url;
  const fitting = picture.widths.find((each) => each >= width) ?? picture.widths.at(-1);
  return fitting === undefined ? url : `${picture.base}-${fitting}.webp`;
}

/** Widths of a photo in its strip and in the viewer, in px. */
const SMALL = 240;
const LARGE = 1200;

/** The files of these photos as a strip of photos shows them. */
export const photosOf = (images: readonly (StoredFile & { id: number })[]) =>
  images.map((image) => ({
    id: image.id,
    small: fileOfWidth(image, SMALL),
    large: fileOfWidth(image, LARGE),
  }));
