/** Joins the class names that hold; anything falsy is left out. `undefined` when none is left. */
export function classNames(...names: (string | false | null | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}

/**
 * `1,234`: every language of the product groups by commas. Without `Intl`, whose first format of a page takes a fast
 * computer 20 ms, and a phone four times as long, in the middle of its start. Here, where every screen has it: a file of
 * its own has the bundler share other files less well, which costs a second list 2 kB.
 *
 * @param value a whole number
 */
export const grouped = (value: number): string => String(value).replace(/\B(?=(?:\d{3})+$)/g, ',');
