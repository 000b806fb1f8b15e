import type { Loaded } from '@vitis/platform/data';
import { useNavigate, useSearchParams } from '@vitis/platform/router';
import { useCallback, useMemo, useRef } from 'react';
import type { ListFilters } from './list-filters.ts';

interface Rules<Filters> {
  read: (search: URLSearchParams) => Filters;
  href: (filters: Filters) => string;
}

/** Filters of the address, and the way to change them; a change of anything but the page starts at page 1. */
export function useFilters<Filters extends ListFilters>(rules: Rules<Filters>) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const filters = useMemo(() => rules.read(search), [rules, search]);
  const change = useCallback(
    (changed: Partial<Filters>) =>
      void navigate(rules.href({ ...filters, page: 1, ...changed }), { preventScrollReset: true }),
    [rules, filters, navigate],
  );
  return { filters, change };
}

/** True while what stands there answers an earlier question, because the next answer is on its way. */
export function useIsStale(list: Loaded<unknown>, question: object): boolean {
  const asked = JSON.stringify(question);
  const answered = useRef(asked);
  if (list.status !== 'loading' && !list.isRefreshing) answered.current = asked;
  return list.status === 'ready' && answered.current !== asked;
}
