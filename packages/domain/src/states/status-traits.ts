import type { DeliveryStatus, DeliveryType, EstimateStatus, OrderFormStatus } from '@vitis/contracts';
import type { DeliveryEffect } from './delivery-effects.ts';

/** What a state of an estimate means beside its steps. */
interface EstimateTraits {
  /** 견적서 can be printed: there are prices, and they hold. */
  readonly printable: boolean;
  /** The client may order at its prices. */
  readonly orderable: boolean;
  /** The buyer waits for prices: those that it has seen are not agreed. */
  readonly awaitsAnswer: boolean;
}

/** What each state of an estimate means. A new state has to say so of itself before anything compiles. */
export const ESTIMATE_TRAITS: Readonly<Record<EstimateStatus, EstimateTraits>> = {
  REQUESTED: { printable: false, orderable: false, awaitsAnswer: true },
  RESPONDED: { printable: true, orderable: false, awaitsAnswer: false },
  CONFIRMED: { printable: true, orderable: true, awaitsAnswer: false },
  CANCELLED: { printable: false, orderable: false, awaitsAnswer: false },
};

/** What a state of an order form means beside its steps. */
interface OrderFormTraits {
  /** 발주서 can be printed. */
  readonly printable: boolean;
  /** 거래명세서 can be printed. */
  readonly statementPrintable: boolean;
  /** Still to be handed over: its day can be missed, and its stock may be missing. */
  readonly open: boolean;
  /** Nobody has confirmed it yet: bottles past the credit limit are not taken out of stock before. */
  readonly awaitsAnswer: boolean;
  /** The bottles that a delivery of it may carry: supplies end with the order, what comes back or on top does not. */
  readonly plannable: readonly DeliveryEffect['carries'][];
  /** All of it is with the client, on deliveries or by hand. */
  readonly handedOver: boolean;
}

/** What each state of an order form means. */
export const ORDER_FORM_TRAITS: Readonly<Record<OrderFormStatus, OrderFormTraits>> = {
  REQUESTED: {
    printable: true,
    statementPrintable: false,
    open: true,
    awaitsAnswer: true,
    plannable: [],
    handedOver: false,
  },
  CONFIRMED: {
    printable: true,
    statementPrintable: true,
    open: true,
    awaitsAnswer: false,
    plannable: ['UNPLANNED', 'WITH_CLIENT', 'ORDERED'],
    handedOver: false,
  },
  COMPLETED: {
    printable: true,
    statementPrintable: true,
    open: false,
    awaitsAnswer: false,
    plannable: ['WITH_CLIENT', 'ORDERED'],
    handedOver: true,
  },
  CANCELLED: {
    printable: false,
    statementPrintable: false,
    open: false,
    awaitsAnswer: false,
    plannable: [],
    handedOver: false,
  },
};

/** What a state of a delivery means beside its steps. */
interface DeliveryTraits {
  /** It is a stop on the schedule, and its bottles are on it. */
  readonly standing: boolean;
  /** Still to be driven, or on the way. */
  readonly open: boolean;
  /** Its bottles are with the client. */
  readonly handedOver: boolean;
}

/** What each state of a delivery means. */
export const DELIVERY_TRAITS: Readonly<Record<DeliveryStatus, DeliveryTraits>> = {
  READY: { standing: true, open: true, handedOver: false },
  IN_TRANSIT: { standing: true, open: true, handedOver: false },
  COMPLETED: { standing: true, open: false, handedOver: true },
  FAILED: { standing: true, open: false, handedOver: false },
  CANCELLED: { standing: false, open: false, handedOver: false },
};

/**
 * Whether the client meets the house's own driver: a parcel comes with its carrier, and who fetches the wines meets nobody,
 * also where a driver's list has the errand.
 */
export const MEETS_DRIVER: Readonly<Record<DeliveryType, boolean>> = {
  DIRECT: true,
  QUICK: true,
  PARCEL: false,
  PICKUP: false,
};
