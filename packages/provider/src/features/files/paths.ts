import type { files } from '../../db/schema.ts';

export type FileRow = typeof files.$inferSelect;

/** Path of a file's largest version inside its area. */
export function pathOf({ key, picture }: Pick<FileRow, 'key' | 'picture'>): string {
  return picture ? `${key}-${picture.widths.at(-1)}.webp` : key;
}

/** Paths of all versions of a file inside its area. */
export function pathsOf({ key, picture }: Pick<FileRow, 'key' | 'picture'>): string[] {
  if (!picture) return [key];
  return picture.widths.flatMap((width) => ['avif', 'webp'].map((type) => `${key}-${width}.${type}`));
}
