import type { DeliveryStatus, OrderFormStatus } from '@vitis/contracts';
import type { ShownEstimateStatus } from '@vitis/domain';
import type { Tone } from '@vitis/ui';

/** As sales staff see it: a request waits for them, an answer waits for the client. */
export const ESTIMATE_TONES: Record<ShownEstimateStatus, Tone> = {
  REQUESTED: 'wine',
  RESPONDED: 'careful',
  EXPIRED: 'bad',
  CONFIRMED: 'good',
  CANCELLED: 'muted',
};

/** A request waits for sales staff, a confirmed order for its deliveries. */
export const ORDER_TONES: Record<OrderFormStatus, Tone> = {
  REQUESTED: 'wine',
  CONFIRMED: 'careful',
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
