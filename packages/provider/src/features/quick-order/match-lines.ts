import { setImmediate as breathe } from 'node:timers/promises';
import type { BodyOf, Language, LineMatch, MatchedLine, matchOrderLines } from '@vitis/contracts';
import { confidenceOfClient, isSure, rankCandidates, type SearchedLine } from '@vitis/domain';
import { inLanguage } from '../../db/in-language.ts';
import type { Services } from '../../http/services.ts';
import type { Catalogue } from '../catalog/catalogue.ts';
import type { CatalogueCache } from '../catalog/catalogue-cache.ts';
import type { PriceOwner } from '../prices/prices.repository.ts';
import { clientPrices } from '../prices/prices.service.ts';
import { productCards } from '../products/product-cards.ts';
import type { ProductSearch } from '../search/product-search.ts';
import { otherSpellings } from '../search/synonyms.ts';
import { findNames } from './quick-order.repository.ts';

type WrittenLine = Required<BodyOf<typeof matchOrderLines>['lines'][number]>;

/** A wine that a line may mean, by what the line says alone. */
interface Guess {
  id: number;
  confidence: number;
}

/** Found wines whose names are compared with a line. */
const mostCompared = 40;
/** Spellings of the words in which names are compared besides their own. */
const mostSpellings = 3;
/** Guesses whose prices are asked for, and those of them that a person chooses from. */
const mostGuesses = 8;
const mostMatches = 5;
/** A product named by its number, whose name is another one than the line says. */
const OTHER_NAME = 60;
/** Most that a line is sure of whose number there is no product of. */
const WRONG_NUMBER = 70;
const BY_NUMBER = 100;

/** What people call a wine by beside its name: winery, regions and grapes, in the language and in Latin. */
function referencesOf(
  { wineryId, areaId, typeIds }: Awaited<ReturnType<typeof findNames>>[number],
  { wineries, areas, types }: Catalogue,
  language: Language,
): string[] {
  const path = areaId === null ? [] : (areas.get(areaId)?.path ?? []);
  const named = [
    wineries.get(wineryId)?.name,
    ...path.map((id) => areas.get(id)?.name),
    ...typeIds.map((id) => types.get(id)?.name),
  ].filter((name) => name !== undefined);
  return [
    ...new Set(
      named.flatMap((name) => [inLanguage(name, language), name['ko-KR'], inLanguage(name, 'en-US')]),
    ),
  ];
}

/** Finds the wines that written lines mean, with the client's own prices and history. */
export function createLineMatcher({ database }: Services, cache: CatalogueCache, search: ProductSearch) {
  /** Wines by the words; where they are many, those of the written year first. */
  const found = ({ words, vintage }: WrittenLine, catalogue: Catalogue) => {
    const all = search(words, catalogue);
    if (all.ids.length <= mostCompared || typeof vintage !== 'number') return all;
    const dated = search(`${words} ${vintage}`, catalogue);
    return { ...all, ids: [...new Set([...(dated.corrected === null ? dated.ids : []), ...all.ids])] };
  };

  const ranked = async (
    line: SearchedLine,
    ids: readonly number[],
    catalogue: Catalogue,
    language: Language,
  ): Promise<Guess[]> => {
    const candidates = (await findNames(database, ids)).map((row) => ({
      id: row.id,
      names: [...new Set([inLanguage(row.name, language), row.name['ko-KR'], row.nameEn])],
      references: referencesOf(row, catalogue, language),
      vintage: row.vintage,
      millilitres: catalogue.volumes.get(row.volumeId)?.millilitres ?? 0,
    }));
    return rankCandidates(line, candidates)
      .slice(0, mostGuesses)
      .map(({ candidate: { id }, confidence }) => ({ id, confidence }));
  };

  const guessesOf = async (line: WrittenLine, catalogue: Catalogue, language: Language): Promise<Guess[]> => {
    const { words, code } = line;
    const [numbered] = code === null ? [] : await ranked(line, [code], catalogue, language);
    if (numbered) {
      const isNamedSo = words === '' || numbered.confidence > OTHER_NAME;
      return [{ ...numbered, confidence: isNamedSo ? BY_NUMBER : OTHER_NAME }];
    }
    if (words === '') return [];
    const { ids, corrected } = found(line, catalogue);
    const searched = {
      ...line,
      words: corrected ?? words,
      otherSpellings: otherSpellings(words).slice(0, mostSpellings),
      isCorrected: corrected !== null,
    };
    const guesses = await ranked(searched, ids.slice(0, mostCompared), catalogue, language);
    if (code === null) return guesses;
    return guesses.map((guess) => ({ ...guess, confidence: Math.min(guess.confidence, WRONG_NUMBER) }));
  };

  return async (
    lines: readonly WrittenLine[],
    buyer: Omit<PriceOwner, 'standardGroupId'>,
    language: Language,
  ): Promise<MatchedLine[]> => {
    const catalogue = await cache.current();
    const guesses: Guess[][] = [];
    for (const line of lines) {
      guesses.push(await guessesOf(line, catalogue, language));
      // Others wait for a line at most, not for the whole of them.
      await breathe();
    }
    const ids = [...new Set(guesses.flat().map(({ id }) => id))];
    const cards = new Map(
      (await productCards(database, catalogue, ids, language)).map((card) => [card.id, card]),
    );
    const prices = new Map(
      (await clientPrices(database, catalogue, buyer, ids)).map((price) => [price.idProduct, price]),
    );
    return guesses.map((own) => {
      const matches = own.flatMap(({ id, confidence }): LineMatch[] => {
        const product = cards.get(id);
        const price = prices.get(id);
        if (!product || !price) return [];
        return [{ product, price, confidence: confidenceOfClient(confidence, price.lastPurchase !== null) }];
      });
      matches.sort((a, b) => b.confidence - a.confidence);
      const sold = own.filter(({ id }) => prices.has(id));
      return {
        matches: matches.slice(0, mostMatches),
        isSure: isSure(sold.map(({ confidence }) => confidence)),
      };
    });
  };
}
