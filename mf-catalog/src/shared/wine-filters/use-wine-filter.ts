import type { WineFilter } from '@vitis/contracts';
import { useNavigate, useSearchParams } from '@vitis/platform/router';
import { useCallback, useMemo } from 'react';
import { changedFilter, filterAddress, readFilter } from './wine-filter.ts';

/** The filter of the address, and ways to change it: every change is an entry of the history that Back undoes. */
export function useWineFilter() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { filter, refused } = useMemo(() => readFilter(search), [search]);

  const hrefOf = useCallback(
    (changes: Partial<WineFilter>) => filterAddress(changedFilter(filter, changes)),
    [filter],
  );
  const change = useCallback(
    (changes: Partial<WineFilter>) => void navigate(hrefOf(changes), { preventScrollReset: true }),
    [navigate, hrefOf],
  );
  return { filter, refused, change, hrefOf };
}
export type ChangeFilter = ReturnType<typeof useWineFilter>['change'];
