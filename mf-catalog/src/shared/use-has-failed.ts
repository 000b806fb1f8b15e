import type { Loaded } from '@vitis/platform/data';
import { useState } from 'react';

/**
 * Whether an answer did not come, also while it is asked for again: nobody can work in a panel that is another one with
 * every try.
 */
export function useHasFailed({ status }: Loaded<unknown>): boolean {
  const [failed, setFailed] = useState(false);
  const hasFailed = status === 'failed' || (status === 'loading' && failed);
  if (hasFailed !== failed) setFailed(hasFailed);
  return hasFailed;
}
