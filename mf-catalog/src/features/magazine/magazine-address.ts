import {
  CATEGORY_PATTERN,
  type listMagazines,
  MAGAZINE_SORTS,
  type MagazineSort,
  type QueryOf,
} from '@vitis/contracts';
import { listHref, readChoice, readPage } from '../../shared/articles/list-address.ts';

/** One lead, two beside each other, two rows of three. */
export const MAGAZINE_PAGE = 9;

export interface MagazineAddress {
  /** Null is all of them. */
  category: string | null;
  sort: MagazineSort;
  /** From 1. */
  page: number;
}

const [USUAL_SORT] = MAGAZINE_SORTS;

function readCategory(search: URLSearchParams): string | null | undefined {
  const text = search.get('category') ?? '';
  if (text === '') return null;
  return CATEGORY_PATTERN.test(text) ? text : undefined;
}

/** Reads `/magazine?category=&sort=&page=`; what makes no sense is named in `refused` and left out. */
export function readMagazineAddress(search: URLSearchParams) {
  const read = {
    category: readCategory(search),
    sort: readChoice(search, 'sort', MAGAZINE_SORTS),
    page: readPage(search),
  };
  const address: MagazineAddress = {
    category: read.category ?? null,
    sort: read.sort ?? USUAL_SORT,
    page: read.page ?? 1,
  };
  const refused = (Object.keys(read) as (keyof MagazineAddress)[]).filter((name) => read[name] === undefined);
  return { address, refused };
}

/** The address of the magazine so narrowed and ordered. */
export const magazineHref = ({ category = null, sort = USUAL_SORT, page = 1 }: Partial<MagazineAddress>) =>
  listHref('/magazine', { category, sort: sort === USUAL_SORT ? null : sort }, page);

/** What the provider is asked. */
export const magazineInput = ({
  category,
  sort,
  page,
}: MagazineAddress): { query: QueryOf<typeof listMagazines> } => ({
  query: {
    ...(category === null ? {} : { category }),
    ...(sort === USUAL_SORT ? {} : { sort }),
    page: page - 1,
    size: MAGAZINE_PAGE,
  },
});
