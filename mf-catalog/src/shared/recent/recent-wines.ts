import type { ProductCard } from '@vitis/contracts';
import { RECENT_WINES } from '@vitis/domain';
import * as v from 'valibot';

const MOST = 12;
/** Far more than twelve wines take; what is longer was not written here. */
const MOST_LETTERS = 20_000;

const text = v.pipe(v.string(), v.maxLength(200));

/** A wine as this device remembers it: enough to show it again without asking anybody. */
const RecentWine = v.object({
  id: v.pipe(v.number(), v.integer(), v.minValue(1)),
  name: text,
  nameEn: text,
  /** In which language `name` is. */
  language: text,
  vintage: v.nullable(v.pipe(v.number(), v.integer())),
  kind: v.picklist(['RED', 'WHITE', 'ROSE', 'SPARKLING', 'FORTIFIED']),
  picture: v.nullable(
    v.object({
      // Files of this shop, whatever somebody has written here.
      base: v.pipe(text, v.regex(/^\/files\/[\w/.-]+$/)),
      widths: v.pipe(v.array(v.number()), v.minLength(1), v.maxLength(8)),
      width: v.pipe(v.number(), v.minValue(1)),
      height: v.pipe(v.number(), v.minValue(1)),
    }),
  ),
});
export type RecentWine = v.InferOutput<typeof RecentWine>;

/** The wines that were looked at on this device, the latest first. What was edited by hand is read as far as it fits. */
export function recentWines(): RecentWine[] {
  try {
    const kept = localStorage.getItem(RECENT_WINES);
    if (kept === null || kept.length > MOST_LETTERS) return [];
    const wines: unknown = JSON.parse(kept);
    if (!Array.isArray(wines)) return [];
    return wines.slice(0, MOST).flatMap((wine) => {
      const read = v.safeParse(RecentWine, wine);
      return read.success ? [read.output] : [];
    });
  } catch {
    // No storage, or no JSON: nothing is remembered.
    return [];
  }
}

/** Remembers that a wine was looked at, on this device alone. */
export function rememberWine(wine: ProductCard, language: string): void {
  const { id, name, nameEn, vintage, kind, picture } = wine;
  const seen: RecentWine = {
    id,
    name,
    nameEn,
    language,
    vintage,
    kind: kind.code,
    picture: picture && {
      base: picture.base,
      widths: picture.widths,
      width: picture.width,
      height: picture.height,
    },
  };
  try {
    const others = recentWines().filter((one) => one.id !== id);
    localStorage.setItem(RECENT_WINES, JSON.stringify([seen, ...others].slice(0, MOST)));
  } catch {
    // As above: without storage nothing is remembered.
  }
}

/** Forgets them all. */
export function forgetWines(): void {
  try {
    localStorage.removeItem(RECENT_WINES);
  } catch {
    // As above.
  }
}
