import { useRef } from 'react';

interface Known {
  question: string;
  /** The latest number that was there when the question was first answered. */
  latest: string;
}

/**
 * Tells which rows have come since the list was opened: numbers of documents grow with their time, so that a row that only
 * moves up from the next page is none of them.
 *
 * @param question what the rows answer; null as long as they answer another one
 */
export function useNewRows(question: string | null, numbers: readonly string[]): (number: string) => boolean {
  const known = useRef<Known | null>(null);
  if (question !== null && known.current?.question !== question)
    known.current = { question, latest: [...numbers].sort().at(-1) ?? '' };
  const latest = known.current?.latest;
  return (number) => question !== null && latest !== undefined && number > latest;
}
