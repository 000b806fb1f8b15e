import { finishSocialLogin, type SocialProvider } from '@vitis/contracts';
import { $session, $user, ApiFailure, callApi, signIn, useStore } from '@vitis/platform';
import { useLanguage } from '@vitis/platform/i18n';
import { useLocation, useNavigate } from '@vitis/platform/router';
import { useIsOpen } from '@vitis/portal/remote';
import { returnAddressOf, takeReturnTo } from '@vitis/portal/social';
import { useEffect, useRef, useState } from 'react';
import { wayOn } from '../../shared/way-on.ts';
import { type CameBack, readCameBack } from './came-back.ts';

type Returned =
  | { step: 'checking' }
  | { step: 'cancelled' }
  /** In the provider's words; null where it has none. */
  | { step: 'refused'; message: string | null }
  /** The social account belongs to no account yet. */
  | { step: 'unknown'; provider: SocialProvider; email: string | null }
  /** Nothing is left to do in this window. */
  | { step: 'done'; connected: boolean };

/** Exchanges what the browser came back with, once, and goes on: in the page that left, or by closing the pop-up. */
export function useSocialReturn() {
  const [returned, setReturned] = useState<Returned>({ step: 'checking' });
  const { search, pathname } = useLocation();
  const { status } = useStore($session);
  const language = useLanguage();
  const navigate = useNavigate();
  const isOpen = useIsOpen();
  const isStarted = useRef(false);
  const isKnown = status === 'guest' || status === 'signed-in';

  /** Who has left a page goes on there; a pop-up closes, and says so where its browser keeps it open. */
  const leave = (connected: boolean) => {
    const returnTo = takeReturnTo();
    if (returnTo !== null) return void navigate(wayOn(returnTo, $user.get(), isOpen), { replace: true });
    setReturned({ step: 'done', connected });
    window.close();
  };

  const begin = async (accessToken: string) => {
    if (await signIn(accessToken)) leave(false);
    else setReturned({ step: 'refused', message: null });
  };

  const exchange = async ({ provider, code, state }: CameBack) => {
    const body = {
      code,
      state,
      redirectUri: returnAddressOf(provider),
      keepsCookies: navigator.cookieEnabled,
    };
    const reply = await callApi(finishSocialLogin, { params: { provider }, body });
    if (reply.status !== 200) return setReturned({ step: 'refused', message: reply.body.message });
    const { body: done } = reply;
    if (done.outcome === 'signed-in') return begin(done.accessToken);
    if (done.outcome === 'connected') return leave(true);
    setReturned({ step: 'unknown', provider, email: done.email });
  };

  useEffect(() => {
    if (!isKnown || isStarted.current) return;
    isStarted.current = true;
    const came = readCameBack(new URLSearchParams(search));
    if (came.language !== null && came.language !== language) {
      const query = new URLSearchParams(search);
      query.set('lang', came.language);
      return location.replace(`${pathname}?${query}`);
    }
    // Neither the history nor a copied address keeps the code.
    void navigate(pathname, { replace: true });
    if (came.isCancelled) return setReturned({ step: 'cancelled' });
    void exchange(came).catch((error: unknown) =>
      setReturned({
        step: 'refused',
        message: error instanceof ApiFailure ? (error.problem?.message ?? null) : null,
      }),
    );
  });

  return { returned, finish: begin };
}
