import type { DeliveryStatus, OrderFormStatus } from '@vitis/contracts';
import type { ShownEstimateStatus } from '@vitis/domain';
import type { Tone } from '@vitis/ui';

/** As a buyer sees it: a request waits for the sales staff, an answer for the buyer. */
export const ESTIMATE_TONES: Record<ShownEstimateStatus, Tone> = {
  REQUESTED: 'careful',
  RESPONDED: 'wine',
  EXPIRED: 'bad',
  CONFIRMED: 'good',
  CANCELLED: 'muted',
};

export const ORDER_TONES: Record<OrderFormStatus, Tone> = {
  REQUESTED: 'careful',
  CONFIRMED: 'wine',
  COMPLETED: 'good',
  CANCELLED: 'muted',
};

export const DELIVERY_TONES: Record<DeliveryStatus, Tone> = {
  READY: 'careful',
  IN_TRANSIT: 'wine',
  COMPLETED: 'good',
  FAILED: 'bad',
  CANCELLED: 'muted',
};
