export const ESTIMATES_PATH = '/mypage/estimate-apply-history';
export const ORDERS_PATH = '/mypage/estimate-order-history';
export const DELIVERIES_PATH = '/mypage/delivery';

/** Where a confirmed estimate is turned into an order. */
export const orderFromEstimate = (estimateNumber: string) =>
  `/cart/order?estimate=${encodeURIComponent(estimateNumber)}`;
