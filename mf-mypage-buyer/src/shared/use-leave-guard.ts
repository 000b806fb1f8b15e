import { LOGIN_PATH } from '@vitis/domain';
import { confirm } from '@vitis/platform';
import { useTranslation } from '@vitis/platform/i18n';
import { useBlocker } from '@vitis/platform/router';
import { useEffect } from 'react';

/** Asks before something that was typed and not sent is left behind: by a link, Back, a reload or a closed tab. */
export function useLeaveGuard(isUnsaved: boolean): void {
  const { t } = useTranslation('mf-mypage-buyer');
  // A session that has run out leads to the login whatever is typed; the draft waits for the return.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && currentLocation.pathname !== nextLocation.pathname && nextLocation.pathname !== LOGIN_PATH,
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    let current = true;
    void confirm(t('common.leave'), { accept: t('common.leaveAnyway') }).then((leaves) => {
      if (!current) return;
      if (leaves) blocker.proceed();
      else blocker.reset();
    });
    return () => {
      current = false;
    };
  }, [blocker, t]);

  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}
