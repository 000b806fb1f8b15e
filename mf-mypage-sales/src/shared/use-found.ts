import { ApiFailure } from '@vitis/platform';
import { useEffect, useState } from 'react';

/** Letters of one word come in this time after each other, in ms: only the last of them asks. */
const REST = 120;

interface Found<Item> {
  words: string;
  items: readonly Item[];
  failure: string | null;
}

/**
 * What words find, asked when the typing rests. What was found before stays until the answer is there.
 *
 * @param find the same function as long as it is the same question
 */
export function useFound<Item>(
  words: string,
  find: (words: string, signal: AbortSignal) => Promise<readonly Item[]>,
) {
  const [found, setFound] = useState<Found<Item> | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(async () => {
      try {
        const items = await find(words, signal);
        if (!signal.aborted) setFound({ words, items, failure: null });
      } catch (error) {
        if (signal.aborted) return;
        setFound({ words, items: [], failure: error instanceof ApiFailure ? error.message : '' });
      }
    }, REST);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [words, find]);
  return {
    items: found?.items ?? [],
    failure: found?.failure ?? null,
    /** The items answer these very words. */
    isSettled: found?.words === words,
  };
}
