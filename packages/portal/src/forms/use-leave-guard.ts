import { LOGIN_PATH } from '@vitis/domain';
import { $session, confirm, useUnsaved } from '@vitis/platform';
import { useBlocker } from '@vitis/platform/router';
import { useCallback, useEffect, useRef } from 'react';

/** What a person is asked before typed words are lost, in the page's language. */
export interface LeaveLabels {
  question: string;
  /** The button that leaves. */
  leave: string;
}

/**
 * Asks before something that was typed and not sent is left behind: by a link, Back, a reload or a closed tab. Nor does
 * the page load itself anew over it. Who is sent to sign in, or has signed out, is not asked: there is no way to stay.
 * Call `allowLeave` before leaving on purpose.
 */
export function useLeaveGuard(
  isDirty: boolean,
  { question, leave }: LeaveLabels,
): { allowLeave: () => void } {
  const free = useRef(false);
  useUnsaved(isDirty);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      !free.current &&
      $session.get().status === 'signed-in' &&
      currentLocation.pathname !== nextLocation.pathname &&
      nextLocation.pathname !== LOGIN_PATH,
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    // The blocker is another object each time, and an answer holds for the one that it was asked for.
    let current = true;
    void confirm(question, { accept: leave }).then((leaves) => {
      if (!current) return;
      current = false;
      if (leaves) blocker.proceed();
      else blocker.reset();
    });
    return () => {
      current = false;
    };
  }, [blocker, question, leave]);

  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!free.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);

  return {
    allowLeave: useCallback(() => {
      free.current = true;
    }, []),
  };
}
