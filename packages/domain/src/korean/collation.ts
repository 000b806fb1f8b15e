import { DEFAULT_LANGUAGE, type Language } from '@vitis/contracts';

const collators = new Map<Language, Intl.Collator>();

/** The order of a language's dictionary; digits inside names count as numbers. Korean by default. */
export function collatorOf(language: Language = DEFAULT_LANGUAGE): Intl.Collator {
  let collator = collators.get(language);
  if (!collator) {
    collator = new Intl.Collator(language, { numeric: true });
    collators.set(language, collator);
  }
  return collator;
}

/** Sorts names by `collatorOf`; gives a new array. */
export function sortNames<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  language: Language = DEFAULT_LANGUAGE,
): Item[] {
  const collator = collatorOf(language);
  return items.toSorted((a, b) => collator.compare(nameOf(a), nameOf(b)));
}
