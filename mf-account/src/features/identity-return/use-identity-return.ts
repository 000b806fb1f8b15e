import { finishIdentityCheck, type IdentityWindow } from '@vitis/contracts';
import { callApi } from '@vitis/platform';
import { useLanguage } from '@vitis/platform/i18n';
import { useLocation, useNavigate } from '@vitis/platform/router';
import { codeReply } from '@vitis/portal/forms';
import { useEffect, useRef, useState } from 'react';
import { handOver, keepShown, readCheck } from '../../shared/identity-check.ts';

/** The step of signing up for which people come here. */
const VERIFY_PATH = '/account/signup/verify';

type Returned =
  | { step: 'checking' }
  /** In the provider's words; null where it has none. */
  | { step: 'refused'; message: string | null }
  /** Nothing is left to do in this window. */
  | { step: 'done' };

/** Has the result opened that the browser came back with, once, and hands on what it shows. */
export function useIdentityReturn(window_: IdentityWindow): Returned {
  const [returned, setReturned] = useState<Returned>({ step: 'checking' });
  const { search, pathname } = useLocation();
  const language = useLanguage();
  const navigate = useNavigate();
  const isStarted = useRef(false);

  const open = async (came: URLSearchParams, id: string | undefined) => {
    const reply = await codeReply(
      callApi(finishIdentityCheck, {
        body: {
          tokenVersionId: came.get('token_version_id') ?? '',
          encData: came.get('enc_data') ?? '',
          integrityValue: came.get('integrity_value') ?? '',
        },
      }),
    );
    if (!reply.done) return setReturned({ step: 'refused', message: reply.message });
    keepShown(reply.body);
    if (window_ === 'popup' && id !== undefined) {
      handOver(id, reply.body);
      // Where the browser keeps the pop-up open, one may go on in it.
      setReturned({ step: 'done' });
      return window.close();
    }
    return void navigate(VERIFY_PATH, { replace: true });
  };

  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    const came = new URLSearchParams(search);
    const begun = readCheck();
    if (begun !== null && begun.language !== language && !came.has('lang')) {
      came.set('lang', begun.language);
      return location.replace(`${pathname}?${came}`);
    }
    // Neither the history nor a copied address keeps the result.
    void navigate(pathname, { replace: true });
    void open(came, begun?.id);
  });

  return returned;
}
