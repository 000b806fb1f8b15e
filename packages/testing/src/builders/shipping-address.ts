import type { ShippingAddress, ShippingAddressFields } from '@vitis/contracts';

/** The place where the wines of a document go. */
export const shipping: ShippingAddressFields & { message: string } = {
  fullName: '오지훈',
  mobile: '01055556666',
  postalCode: '06018',
  address1: '서울특별시 강남구 도산대로 12',
  address2: '지하 1층',
  message: '뒷문으로 와 주세요.',
};

/** An address of the buyer's list; the default one unless told otherwise. */
export function anAddress(changed: Partial<ShippingAddress> = {}): ShippingAddress {
  return { id: 1, name: '청담점', ...shipping, isDefault: true, ...changed };
}
