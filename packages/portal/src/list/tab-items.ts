import type { ListAddress, ListFilters } from '@vitis/domain';

interface Tabs<Status extends string, Sort extends string> {
  of: ListAddress<Status, Sort>;
  filters: ListFilters<Status, Sort>;
  /** In the order that they stand in. */
  statuses: readonly Status[];
  /** Null: every state. */
  label: (status: Status | null) => string;
  /** Undefined while they are not known. A search makes them say something else than the list: they are left out then. */
  counts: Readonly<Record<Status | 'total', number>> | undefined;
}

/** Views of a list by state, each with an address of its own; all of it first. */
export function tabItems<Status extends string, Sort extends string>({
  of,
  filters,
  statuses,
  label,
  counts,
}: Tabs<Status, Sort>) {
  return [null, ...statuses].map((status) => ({
    href: of.href({ ...filters, status, page: 1 }),
    label: label(status),
    count: filters.q === '' ? counts?.[status ?? 'total'] : undefined,
    current: filters.status === status,
  }));
}
