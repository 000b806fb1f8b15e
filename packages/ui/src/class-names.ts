/** Joins the class names that hold; anything falsy is left out. `undefined` when none is left. */
export function classNames(...names: (string | false | null | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
