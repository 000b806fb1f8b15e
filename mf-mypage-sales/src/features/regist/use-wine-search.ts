import {
  type ClientPrice,
  listPrices,
  matchOrderLines,
  type ProductCard,
  SEARCH_WORDS_LIMIT,
  searchProducts,
} from '@vitis/contracts';
import { bottlesWritten, MAX_LINE_BOTTLES, parseOrder, type WrittenLine } from '@vitis/domain';
import { fetchData } from '@vitis/platform';
import { serverNow } from '@vitis/platform/time';
import { lineToMatch } from '@vitis/portal/lines';
import { useCallback } from 'react';
import { useFound } from '../../shared/use-found.ts';

/** Wines that are offered for one word. */
const MOST = 8;

/** A wine that what is typed may mean, with the bottles that were written beside it. */
export interface FoundWine {
  product: ProductCard;
  price: ClientPrice;
  bottles: number | null;
}

/** The lines that a text holds. */
export const writtenLines = (text: string): readonly WrittenLine[] =>
  parseOrder(text, serverNow().getFullYear()).lines;

/** Bottles of a wine that a line asks for; null where it says nothing of it, or more than a line may have. */
export const bottlesOfWritten = ({ quantity }: WrittenLine, caseSize: number): number | null =>
  quantity && bottlesWritten(quantity, caseSize, MAX_LINE_BOTTLES);

type Match = Pick<FoundWine, 'product' | 'price'>;
type Asked = Parameters<typeof lineToMatch>[0];

/** A wine by its number, at the price of a client; undefined where the client cannot have it. */
export async function wineOfNumber(code: number, idClient: number): Promise<FoundWine | undefined> {
  const [match] = await byNumber({ words: '', code, vintage: null, millilitres: null }, idClient);
  return match && { ...match, bottles: null };
}

async function byNumber(line: Asked, idClient: number, signal?: AbortSignal): Promise<Match[]> {
  const { lines } = await fetchData(
    matchOrderLines,
    { body: { lines: [lineToMatch(line)], idClient } },
    signal && { signal },
  );
  return lines[0]?.matches ?? [];
}

async function byWords(q: string, idClient: number, signal: AbortSignal): Promise<Match[]> {
  const found = await fetchData(searchProducts, { query: { q, size: MOST } }, { signal });
  const wines = found._embedded.items;
  if (wines.length === 0) return [];
  const ids = wines.map(({ id }) => id).sort((a, b) => a - b);
  const prices = await fetchData(listPrices, { query: { ids, idClient } }, { signal });
  const priceOf = new Map(prices._embedded.items.map((price) => [price.idProduct, price]));
  return wines.flatMap((product) => {
    const price = priceOf.get(product.id);
    return price ? [{ product, price }] : [];
  });
}

/** Wines by first consonants, name or number, at the prices of a client; a quantity behind it is read along. */
export function useWineSearch(text: string, idClient: number) {
  const find = useCallback(
    async (typed: string, signal: AbortSignal): Promise<readonly FoundWine[]> => {
      const lines = writtenLines(typed);
      const [line] = lines;
      if (!line || lines.length > 1) return [];
      const { words, vintage, code } = line;
      const q = [words, vintage]
        .filter((word) => word !== null && word !== '')
        .join(' ')
        .slice(0, SEARCH_WORDS_LIMIT);
      if (q === '' && code === null) return [];
      const matches = await (code === null ? byWords(q, idClient, signal) : byNumber(line, idClient, signal));
      return matches.map((match) => ({
        ...match,
        bottles: bottlesOfWritten(line, match.product.caseSize),
      }));
    },
    [idClient],
  );
  return useFound(text, find);
}
