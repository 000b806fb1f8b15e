import { getOrder } from '@vitis/contracts';
import { useEndpoint } from '@vitis/platform/data';
import { inputOf } from '@vitis/portal/documents';
import { useHints } from '@vitis/portal/list';

const HINTS = ['order:changed', 'delivery:changed'] as const;

/** A confirmed order as the provider has it by now: bottles that move elsewhere move here, too. */
export function useBoughtOrder(number: string) {
  const order = useEndpoint(getOrder, inputOf(getOrder, number));
  useHints(HINTS, () => void order.refresh());
  return order;
}
