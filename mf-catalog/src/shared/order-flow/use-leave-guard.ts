import { $session, confirm } from '@vitis/platform';
import { useTranslation } from '@vitis/platform/i18n';
import { useBlocker } from '@vitis/platform/router';
import { useCallback, useEffect, useRef } from 'react';

/**
 * Asks once before an unsent form is left for another screen. Who is sent to sign-in is not asked: the draft waits.
 * Call `letGo` before leaving on purpose.
 */
export function useLeaveGuard(unsent: boolean): { letGo: () => void } {
  const { t } = useTranslation('mf-catalog');
  const free = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsent &&
      !free.current &&
      $session.get().status === 'signed-in' &&
      currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    let answered = false;
    void confirm(t('flow.leave'), { accept: t('flow.leaveAccept') }).then((leaves) => {
      if (answered) return;
      answered = true;
      if (leaves) blocker.proceed();
      else blocker.reset();
    });
    return () => {
      answered = true;
    };
    // Asked per navigation: the blocker is another object each time.
  }, [blocker, t]);

  return {
    letGo: useCallback(() => {
      free.current = true;
    }, []),
  };
}
