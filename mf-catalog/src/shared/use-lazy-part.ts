import { reportFailure } from '@vitis/platform';
import { type ComponentType, useCallback, useState } from 'react';

/**
 * A part of a screen whose code comes when it is wanted. A failed load is reported and may be tried again by asking
 * once more: nothing remembers the failure.
 */
export function useLazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const want = useCallback(async () => {
    try {
      const loaded = await load();
      setPart(() => loaded);
    } catch (error) {
      reportFailure(error);
    }
  }, [load]);
  return [Part, want] as const;
}
