import { useDraft } from '@vitis/portal/forms';
import { useCallback, useState } from 'react';
import { orderDraftName } from '../../shared/order-flow/order-draft.ts';

/**
 * The id of the coupon that an order is to use, null for none; a part of its draft. Delivered or picked up, it is the same
 * choice.
 */
export function useChosenCoupon(estimateNumber: string | undefined) {
  const { read, write, clear } = useDraft(`${orderDraftName(estimateNumber, false)} coupon`);
  const [coupon, setCoupon] = useState<number | null>(() => {
    const kept = read();
    return typeof kept === 'number' ? kept : null;
  });
  const choose = useCallback(
    (id: number | null) => {
      setCoupon(id);
      if (id === null) clear();
      else write(id);
    },
    [write, clear],
  );
  return { coupon, choose, clear };
}
