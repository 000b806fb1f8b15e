import { MATCHED_LINES_LIMIT, type MatchedLine, matchOrderLines, SEARCH_WORDS_LIMIT } from '@vitis/contracts';
import type { WrittenLine } from '@vitis/domain';
import { fetchData } from '@vitis/platform';
import { useCallback, useEffect, useRef, useState } from 'react';

const NO_MATCH: MatchedLine = { matches: [], isSure: false };
/** What is asked of a line: its wine, in as many words as a search takes. */
export const lineToMatch = ({
  words,
  code,
  vintage,
  millilitres,
}: Omit<WrittenLine, 'source' | 'quantity'>) => ({
  words: words.slice(0, SEARCH_WORDS_LIMIT),
  code,
  vintage,
  millilitres,
});

/**
 * Asks the provider what lines mean, a few at a time. A new question ends the one before.
 *
 * @param idClient for whom sales staff ask; a buyer asks for its own company
 */
export function useMatching(idClient?: number) {
  const running = useRef<AbortController>(undefined);
  const [found, setFound] = useState<{ done: number; all: number } | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  /** What each line may mean; null where another question came before the answer. Throws what a failed call throws. */
  const match = useCallback(
    async (lines: readonly WrittenLine[]): Promise<MatchedLine[] | null> => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      const { signal } = controller;
      const matched: MatchedLine[] = [];
      try {
        while (matched.length < lines.length) {
          setFound({ done: matched.length, all: lines.length });
          const some = lines.slice(matched.length, matched.length + MATCHED_LINES_LIMIT).map(lineToMatch);
          const answer = await fetchData(
            matchOrderLines,
            { body: { lines: some, ...(idClient === undefined ? {} : { idClient }) } },
            { signal },
          );
          matched.push(...some.map((_, at) => answer.lines[at] ?? NO_MATCH));
        }
        return matched;
      } catch (error) {
        if (signal.aborted) return null;
        throw error;
      } finally {
        if (!signal.aborted) setFound(null);
      }
    },
    [idClient],
  );
  return { match, found };
}
