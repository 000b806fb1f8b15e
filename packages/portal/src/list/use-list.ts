import type { ColumnOrder, ListAddress, ListFilters } from '@vitis/domain';
import { useNavigate, useSearchParams } from '@vitis/platform/router';
import { useCallback, useMemo } from 'react';

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
