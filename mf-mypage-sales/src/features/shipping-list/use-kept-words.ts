import type { ActionStop, ActionWords } from '@vitis/driver-outbox';
import { useEffect, useRef } from 'react';
import { outbox } from './outbox/use-outbox.ts';

/** Milliseconds after the last letter: photos lie beside the words, and are written with them. */
const PAUSE = 500;

/**
 * Keeps what is typed of a hand-over on the device, soon after it was typed, and at once where the form goes away: its stop
 * may be given to somebody else under the hands of the driver.
 *
 * @param onFailure called where the device could not keep it
 * @returns ends the keeping, before what was typed is recorded
 */
export function useKeptWords(
  about: ActionStop,
  words: ActionWords,
  onFailure: (error: unknown) => void,
): () => void {
  const said = JSON.stringify(words);
  const keep = () => outbox.keepDraft(about, words);
  const latest = useRef({ keep, said, kept: said });
  latest.current = { ...latest.current, keep, said };

  const keepNow = useRef(() => {
    const { keep: now, said: typed, kept } = latest.current;
    if (typed === kept) return;
    latest.current.kept = typed;
    void now().catch(onFailure);
  }).current;

  useEffect(() => {
    if (said === latest.current.kept) return;
    const timer = setTimeout(keepNow, PAUSE);
    return () => clearTimeout(timer);
  }, [said, keepNow]);
  useEffect(() => keepNow, [keepNow]);

  return () => {
    latest.current.kept = latest.current.said;
  };
}
