import type { SentCode } from '@vitis/contracts';
import { useState } from 'react';
import { usePortalTexts } from '../../remote/screen-frame.tsx';
import type { CodeReply } from './code-calls.ts';
import { useSeconds } from './use-seconds.ts';

/** Asks for codes: one at a time, the next one after its wait; knows how long the last one holds. */
export function useCodeSending() {
  const { t } = usePortalTexts();
  /** How often a code was sent: each sending begins with an empty field. */
  const [sendings, setSendings] = useState(0);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [wait, setWait] = useSeconds();
  const [left, setLeft] = useSeconds();

  /** Counts down for a code that is on its way, also for one from before a reload. */
  const goOn = ({ resendAfterSeconds, expiresInSeconds }: SentCode) => {
    setSendings((count) => count + 1);
    setWait(resendAfterSeconds);
    setLeft(expiresInSeconds);
  };
  /** What is on its way; null where nothing is, and `error` says why not. */
  const send = async (ask: () => Promise<CodeReply<SentCode>>): Promise<SentCode | null> => {
    if (busy || wait > 0) return null;
    setBusy(true);
    setError(undefined);
    const reply = await ask();
    setBusy(false);
    if (reply.done) {
      goOn(reply.body);
      return reply.body;
    }
    setError(reply.message ?? t('portal.code.unreachable'));
    if (reply.retryAfter !== undefined && reply.retryAfter <= 60) setWait(reply.retryAfter);
    return null;
  };

  return { send, goOn, sendings, busy, error, setError, wait, left };
}
