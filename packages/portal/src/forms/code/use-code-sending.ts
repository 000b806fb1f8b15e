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

  /** True where one is on its way; `error` says why not. */
  const send = async (ask: () => Promise<CodeReply<SentCode>>): Promise<boolean> => {
    if (busy || wait > 0) return false;
    setBusy(true);
    setError(undefined);
    const reply = await ask();
    setBusy(false);
    if (reply.done) {
      setSendings((count) => count + 1);
      setWait(reply.body.resendAfterSeconds);
      setLeft(reply.body.expiresInSeconds);
      return true;
    }
    setError(reply.message ?? t('portal.code.unreachable'));
    if (reply.retryAfter !== undefined && reply.retryAfter <= 60) setWait(reply.retryAfter);
    return false;
  };

  return { send, sendings, busy, error, setError, wait, left };
}
