import { getAccount } from '@vitis/contracts';
import { useEndpoint } from '@vitis/platform/data';
import { useNavigate } from '@vitis/platform/router';
import { useEffect } from 'react';
import { passwordCheckFor } from './paths.ts';

/**
 * The password-check guard: leads whoever has not typed the password in this session to where it is asked for,
 * and from there back to `path`. The provider refuses the change in any case.
 */
export function usePasswordChecked(path: string) {
  const account = useEndpoint(getAccount, {});
  const navigate = useNavigate();
  const isChecked = account.data !== undefined && account.data.account !== null;
  const isRefused = account.data !== undefined && !isChecked && !account.isRefreshing;
  useEffect(() => {
    if (isRefused) void navigate(passwordCheckFor(path), { replace: true });
  }, [isRefused, navigate, path]);
  return { account, isChecked };
}
