import { DELIVERY_STATUSES, type DeliveryStatus, PAGE_SIZE } from '@vitis/contracts';
import { DELIVERIES_PATH } from '../../shared/paths.ts';

/** What the list shows; all of it stands in the address. */
export interface DeliveryFilters {
  /** Null: every state. */
  status: DeliveryStatus | null;
  /** From 1. */
  page: number;
}

/** What makes no sense in an address is left out instead of being asked for. */
export function readDeliveryFilters(search: URLSearchParams): DeliveryFilters {
  const page = Number(search.get('page') ?? '1');
  return {
    status: DELIVERY_STATUSES.find((status) => status === search.get('status')) ?? null,
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  };
}

/** Path and query of the list with these filters. */
export function deliveriesHref({ status, page }: DeliveryFilters): string {
  const search = new URLSearchParams({
    ...(status === null ? {} : { status }),
    ...(page === 1 ? {} : { page: String(page) }),
  });
  return search.size === 0 ? DELIVERIES_PATH : `${DELIVERIES_PATH}?${search}`;
}

/** What the provider is asked. */
export const deliveriesQuery = ({ status, page }: DeliveryFilters) => ({
  ...(status === null ? {} : { status }),
  page: page - 1,
  size: PAGE_SIZE,
});
