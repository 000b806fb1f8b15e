import type { SentCode } from '@vitis/contracts';
import * as v from 'valibot';
import { useDraft } from '../draft.ts';

const KeptCode = v.object({ mobile: v.string(), again: v.number(), ends: v.number() });

const secondsUntil = (time: number) => Math.max(0, Math.ceil((time - Date.now()) / 1000));

/**
 * Keeps to which number a code was sent, and until when it holds: a phone may load the page anew while its owner reads
 * the message in another app. The code itself is never kept.
 *
 * @param name of the form; without one nothing is kept
 */
export function useKeptCode(name: string | undefined) {
  const draft = useDraft(`code ${name ?? ''}`);
  return {
    read: (): ({ mobile: string } & SentCode) | null => {
      const found = v.safeParse(KeptCode, name === undefined ? undefined : draft.read());
      if (!found.success || secondsUntil(found.output.ends) === 0) return null;
      const { mobile, again, ends } = found.output;
      return { mobile, resendAfterSeconds: secondsUntil(again), expiresInSeconds: secondsUntil(ends) };
    },
    write: (mobile: string, { resendAfterSeconds, expiresInSeconds }: SentCode) => {
      const until = (seconds: number) => Date.now() + seconds * 1000;
      if (name !== undefined)
        draft.write({ mobile, again: until(resendAfterSeconds), ends: until(expiresInSeconds) });
    },
    clear: draft.clear,
  };
}
