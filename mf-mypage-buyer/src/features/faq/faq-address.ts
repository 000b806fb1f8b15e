import {
  type listFaqCategories,
  type listFaqs,
  PAGE_SIZE,
  type QueryOf,
  SEARCH_WORDS_LIMIT,
} from '@vitis/contracts';
import { listHref, readPageNumber } from '../../shared/page-number.ts';
import { FAQ_PATH } from '../../shared/paths.ts';

/** What the list shows; all of it stands in the address. */
export interface FaqAddress {
  /** Code of a category; "" for all. */
  category: string;
  q: string;
  /** From 1. */
  page: number;
}

/** Codes as the provider takes them. */
const CODE_PATTERN = /^[A-Z_]{1,40}$/;

/** What makes no sense in an address is left out instead of being asked for. */
export function readFaqAddress(search: URLSearchParams): FaqAddress {
  const category = search.get('category') ?? '';
  return {
    category: CODE_PATTERN.test(category) ? category : '',
    q: (search.get('q') ?? '').trim().slice(0, SEARCH_WORDS_LIMIT),
    page: readPageNumber(search),
  };
}

/** The address of the questions so narrowed. */
export const faqHref = ({ category = '', q = '', page = 1 }: Partial<FaqAddress>): string =>
  listHref(FAQ_PATH, { category, q }, page);

/** What the provider is asked. */
export const faqInput = ({ category, q, page }: FaqAddress): { query: QueryOf<typeof listFaqs> } => ({
  query: {
    ...(category === '' ? {} : { category }),
    ...(q === '' ? {} : { q }),
    page: page - 1,
    size: PAGE_SIZE,
  },
});

/** What the provider is asked for the counts beside them: of what the words find. */
export const categoriesInput = ({
  q,
}: Pick<FaqAddress, 'q'>): { query: QueryOf<typeof listFaqCategories> } => ({
  query: q === '' ? {} : { q },
});
