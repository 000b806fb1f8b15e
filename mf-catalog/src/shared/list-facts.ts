import type { PageHead } from '@vitis/platform';

interface ListPage {
  /** From 0. */
  number: number;
  size: number;
  totalElements: number;
}

/**
 * What one page of a list says of itself to search engines: its number, by which its title is another one than that of the
 * pages before it, and where its entries are.
 *
 * @param title what the list is narrowed to; without one the page is called as its route is
 * @param paths of the entries, in their order
 */
export function listFacts(page: ListPage | undefined, paths: readonly string[], title = ''): PageHead {
  if (page === undefined) return title === '' ? {} : { title };
  const number = page.number > 0 ? `(${page.number + 1})` : '';
  const itemListElement = paths.map((url, at) => ({
    '@type': 'ListItem',
    position: page.number * page.size + at + 1,
    url,
  }));
  return {
    ...(title === '' ? { subject: number } : { title: `${title} ${number}`.trim() }),
    ...(paths.length === 0
      ? {}
      : {
          structuredData: { '@type': 'ItemList', numberOfItems: page.totalElements, itemListElement },
        }),
  };
}

/** Whether search engines may list a list as a page of the shop: neither what somebody has searched for, nor one of nothing. */
export const isOfTheShop = (words: string, answer: { page: ListPage } | undefined): boolean =>
  words === '' && answer?.page.totalElements !== 0;

/** Conditions of a list as its one address has them: chosen in another order they are the same list. */
export const inOneOrder = <Conditions extends object>(conditions: Conditions): Conditions =>
  Object.fromEntries(
    Object.entries(conditions).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.toSorted() : value,
    ]),
  ) as Conditions;
