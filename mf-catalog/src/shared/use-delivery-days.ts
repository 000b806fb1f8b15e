import { type DeliveryDays, getDeliveryDays } from '@vitis/contracts';
import { type Loaded, useEndpoint } from '@vitis/platform/data';
import { serverNow } from '@vitis/platform/time';
import { useEffect } from 'react';

/** After the cut-off by the provider's clock, not a moment before. In ms. */
const AFTER_CUT_OFF = 1000;

/**
 * On which days wines can come to a post code; without one, to where the company has them sent. Asked anew when the
 * cut-off has passed, so that a page that stays open promises nothing that is over.
 */
export function useDeliveryDays(postalCode?: string): Loaded<DeliveryDays> {
  const query = postalCode === undefined ? {} : { postalCode };
  const days = useEndpoint(getDeliveryDays, { query }, { keepPrevious: true });
  const { data, refresh } = days;
  useEffect(() => {
    if (data === undefined) return;
    const left = Date.parse(data.orderBy) - serverNow().getTime();
    const timer = setTimeout(refresh, Math.max(left, 0) + AFTER_CUT_OFF);
    return () => clearTimeout(timer);
  }, [data, refresh]);
  return days;
}
