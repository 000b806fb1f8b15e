import type { Endpoint, QueryOf, SuccessOf } from '@vitis/contracts';
import type { ColumnOrder, ListAddress, ListFilters } from '@vitis/domain';
import { type Loaded, useEndpoint } from '@vitis/platform/data';
import { useNavigate, useSearchParams } from '@vitis/platform/router';
import { useCallback, useMemo, useRef } from 'react';

/**
 * Filters of the address, and the way to change them; a change of anything but the page starts at page 1. `order` is
 * what a table takes to show and change the order of its rows.
 */
export function useFilters<Status extends string, Sort extends string>(of: ListAddress<Status, Sort>) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const filters = useMemo(() => of.read(search), [of, search]);
  const change = useCallback(
    (changed: Partial<ListFilters<Status, Sort>>) =>
      void navigate(of.href({ ...filters, page: 1, ...changed }), { preventScrollReset: true }),
    [of, filters, navigate],
  );
  const order = {
    sort: of.columnOrder(filters),
    onSort: (asked: ColumnOrder) => {
      const changed = of.orderedBy(asked);
      if (changed) change(changed);
    },
  };
  return { filters, change, order };
}

/** A page of a list; `isStale` while what stands there answers an earlier question. */
export function useListPage<E extends Endpoint>(
  endpoint: E,
  query: QueryOf<E>,
): { list: Loaded<SuccessOf<E>>; isStale: boolean } {
  const list = useEndpoint(endpoint, { query }, { keepPrevious: true });
  const asked = JSON.stringify(query);
  const answered = useRef(asked);
  // Read for a further question alone: whoever reads it is rendered with every answer, an equal one included.
  if (answered.current !== asked && list.status !== 'loading' && !list.isRefreshing) answered.current = asked;
  return { list, isStale: list.status === 'ready' && answered.current !== asked };
}
