import type { OrderForm } from '@vitis/contracts';

/** `(04524) 서울특별시 중구 세종대로 110, 3층`: where the wines go, in one line. */
export function addressLine({ postalCode, address1, address2 }: OrderForm['shipping']): string {
  return `(${postalCode}) ${address2 === '' ? address1 : `${address1}, ${address2}`}`;
}
