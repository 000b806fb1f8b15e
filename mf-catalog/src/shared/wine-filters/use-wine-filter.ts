import type { listProducts, ProductFacets, QueryOf, WineFilter } from '@vitis/contracts';
import { useNavigate, useSearchParams } from '@vitis/platform/router';
import { useCallback, useMemo } from 'react';
import { changedFilter, filterAddress, type ListPath, readFilter } from './wine-filter.ts';

/** The filter of the address, and ways to change it: every change is an entry of the history that Back undoes. */
export function useWineFilter(path: ListPath = '/product') {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { filter, refused } = useMemo(() => readFilter(search), [search]);

  const hrefOf = useCallback(
    (changes: Partial<WineFilter>) => filterAddress(changedFilter(filter, changes), path),
    [filter, path],
  );
  const change = useCallback(
    (changes: Partial<WineFilter>) => void navigate(hrefOf(changes), { preventScrollReset: true }),
    [navigate, hrefOf],
  );
  return { filter, refused, change, hrefOf };
}
export type ChangeFilter = ReturnType<typeof useWineFilter>['change'];

/** What is chosen, what else there is to choose, and how it changes: what a group of filters shows. */
export interface FiltersProps {
  facets: ProductFacets;
  filter: WineFilter;
  change: ChangeFilter;
  /** What the list beside them asked: what is counted besides is asked with it. */
  query: QueryOf<typeof listProducts>;
  /** How many of the wines a buyer has bought before; undefined for others, and from a provider of an earlier release. */
  bought: number | undefined;
}
