import type { NarrowProps } from '@vitis/portal/list';

/** How many conditions narrow a list, besides days and words. */
export function narrowedCount({
  idClient,
  contact,
  totalFrom,
  totalTo,
  delivery,
  deliveryFrom,
  deliveryTo,
}: NarrowProps['filters']): number {
  return [
    idClient !== null,
    contact !== '',
    totalFrom !== null || totalTo !== null,
    delivery !== null,
    deliveryFrom !== null || deliveryTo !== null,
  ].filter(Boolean).length;
}
