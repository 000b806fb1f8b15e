import type { DeliveryInfo, DeliveryStatus } from '@vitis/contracts';
import { DELIVERY_TRAITS } from '@vitis/domain';

type Product = DeliveryInfo['products'][number];

/** A wine of all the stops that are still to be driven. */
export interface LoadedWine extends Omit<Product, 'qty'> {
  bottles: number;
  cases: number;
  /** Bottles beside the full cases. */
  loose: number;
}

/** 상차 목록: what goes into the van for the stops that are left, by wine. What is collected is not loaded. */
export function loadingList(
  stops: readonly { delivery: DeliveryInfo; status: DeliveryStatus }[],
): LoadedWine[] {
  const wines = new Map<number, LoadedWine>();
  for (const { delivery, status } of stops) {
    if (!DELIVERY_TRAITS[status].open || delivery.classify === 'COLLECT') continue;
    for (const { qty, ...wine } of delivery.products) {
      const bottles = (wines.get(wine.idProduct)?.bottles ?? 0) + qty;
      const cases = Math.floor(bottles / Math.max(1, wine.caseSize));
      wines.set(wine.idProduct, { ...wine, bottles, cases, loose: bottles - cases * wine.caseSize });
    }
  }
  return [...wines.values()].sort((one, other) => one.productName.localeCompare(other.productName, 'ko'));
}
