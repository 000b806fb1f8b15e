import { confirm } from '@vitis/platform';
import { useTranslation } from '@vitis/platform/i18n';
import { useLocation, useNavigate } from '@vitis/platform/router';
import { useCallback } from 'react';

/** Sign-in that comes back to where the person is now. */
export function useSignInPath(): string {
  const { pathname, search } = useLocation();
  return `/account/login?${new URLSearchParams({ returnTo: pathname + search })}`;
}

/** Asks a guest whether to sign in, and goes there. */
export function useAskSignIn(): () => Promise<void> {
  const { t } = useTranslation('mf-catalog');
  const navigate = useNavigate();
  const path = useSignInPath();
  return useCallback(async () => {
    if (await confirm(t('signIn.question'), { accept: t('signIn.accept') })) navigate(path);
  }, [t, navigate, path]);
}
