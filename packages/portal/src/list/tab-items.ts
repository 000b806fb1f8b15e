import type { ListAddress, ListFilters } from '@vitis/domain';

interface Tabs<Status extends string, Sort extends string> {
  of: ListAddress<Status, Sort>;
  filters: ListFilters<Status, Sort>;
  /** In the order that they stand in. */
  statuses: readonly Status[];
  /** Null: every state. */
  label: (status: Status | null) => string;
  /** Undefined while they are not known. */
  counts: Readonly<Record<Status | 'total', number>> | undefined;
  /** What it can be narrowed to besides the states, with its words; `states` where it is all of these. */
  views?: readonly { view: string; label: string; states?: readonly Status[] | undefined }[];
}

/** Views of a list by state, each with an address of its own; all of it first. */
export function tabItems<Status extends string, Sort extends string>({
  of,
  filters,
  statuses,
  label,
  counts,
  views = [],
}: Tabs<Status, Sort>) {
  const ofStates = [null, ...statuses].map((status) => ({
    href: of.href({ ...filters, status, view: null, page: 1 }),
    label: label(status),
    count: counts?.[status ?? 'total'],
    current: filters.status === status && filters.view === null,
  }));
  const ofViews = views.map(({ view, label: name, states }) => ({
    href: of.href({ ...filters, status: null, view, page: 1 }),
    label: name,
    count: counts && states?.reduce((sum, status) => sum + counts[status], 0),
    current: filters.view === view,
  }));
  return [...ofStates, ...ofViews];
}
