import { login } from '@vitis/contracts';
import { ApiFailure, signIn } from '@vitis/platform';
import { useCommand } from '@vitis/platform/data';
import { serverNow } from '@vitis/platform/time';
import { useCallback, useState } from 'react';
import type { LoginFields } from '../../shared/login-fields.ts';

/** Why somebody was not signed in. */
export type LoginRefusal =
  | {
      code:
        | 'LOGIN_FAILED'
        | 'SECOND_FACTOR_REQUIRED'
        | 'SECOND_FACTOR_WRONG'
        | 'ACCOUNT_PENDING'
        | 'ACCOUNT_REJECTED'
        | 'ACCOUNT_WITHDRAWN'
        | 'ACCOUNT_DISABLED';
    }
  /** When the next try may come; null where the provider named no time. */
  | { code: 'TOO_MANY_LOGINS'; until: Date | null }
  | { code: 'UNREACHABLE' }
  /** Anything that was not agreed on; `requestId` is what support asks for. */
  | { code: 'UNEXPECTED'; requestId: string | null };

const after = (seconds: number | undefined) =>
  seconds === undefined ? null : new Date(serverNow().getTime() + seconds * 1000);

function refusalOf(error: unknown): LoginRefusal {
  const failure = error instanceof ApiFailure ? error : null;
  if (failure?.kind === 'network' || failure?.kind === 'timeout') return { code: 'UNREACHABLE' };
  return { code: 'UNEXPECTED', requestId: failure?.problem?.requestId ?? null };
}

/** Signs in; `refusal` says why the last try did not, until the next one starts. */
export function useLogin() {
  const { run } = useCommand(login);
  const [refusal, setRefusal] = useState<LoginRefusal | null>(null);

  const tryOnce = useCallback(
    async (fields: LoginFields, code: string): Promise<LoginRefusal | null> => {
      // Where pages may have no cookies the token is not bound to one; it lives as long as the page.
      const keeping = navigator.cookieEnabled ? {} : { keepsCookies: false };
      const factor = code === '' ? {} : { code };
      const reply = await run({ body: { ...fields, ...keeping, ...factor } });
      if (reply === null) return null;
      if (reply.status === 429) return { code: 'TOO_MANY_LOGINS', until: after(reply.retryAfter) };
      if (reply.status !== 200) return { code: reply.body.code };
      const known = await signIn(reply.body.accessToken);
      return known ? null : { code: 'UNEXPECTED', requestId: null };
    },
    [run],
  );

  /** True when somebody is signed in now. */
  const submit = useCallback(
    async (fields: LoginFields, code = ''): Promise<boolean> => {
      setRefusal(null);
      const refused = await tryOnce(fields, code).catch(refusalOf);
      setRefusal(refused);
      return refused === null;
    },
    [tryOnce],
  );

  const asked = refusal?.code === 'SECOND_FACTOR_REQUIRED' || refusal?.code === 'SECOND_FACTOR_WRONG';
  return { submit, refusal: asked ? null : refusal, factor: asked ? refusal.code : null };
}
