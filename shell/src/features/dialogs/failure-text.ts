import { ApiFailure } from '@vitis/platform';

type Translate = (key: string) => string;

/**
 * What a person reads of a failed command: a refusal in the provider's words or as an invalid access,
 * anything else by its own message or as a server error. A line that was cut has words of its own: no server is
 * to blame for it.
 */
export function failureText(error: unknown, t: Translate): string {
  if (!(error instanceof ApiFailure)) return t('failure.server');
  const said = error.problem?.message;
  if (error.isRefusal) return said || t('failure.refused');
  if (error.kind === 'network') return t('failure.network');
  if (error.kind === 'timeout') return t('failure.timeout');
  return said || t('failure.server');
}
