import * as v from 'valibot';
import { Count } from './scalars.ts';

/**
 * A picture in several widths: `${base}-${w}.avif` and `${base}-${w}.webp` for every w of `widths` (ascending).
 * `width` and `height` are those of the original in px; only their ratio matters on screen.
 */
export const Picture = v.object({
  base: v.pipe(v.string(), v.startsWith('/files/')),
  widths: v.pipe(v.array(Count), v.minLength(1)),
  width: Count,
  height: Count,
  alt: v.optional(v.string()),
});
export type Picture = v.InferOutput<typeof Picture>;
