import type { ShippingAddressFields } from '@vitis/contracts';
import { formatPhone } from '../../people/phone.ts';
import { addressLine } from '../address-line.ts';
import { type PrintField, printText } from './print-document.ts';

const NOTHING = '–';

/** Where the wines go, or are fetched, and who takes them; a dash for what is not filled in yet. */
export function placeTerms(
  shipping: ShippingAddressFields | undefined,
  { isPickup }: { isPickup: boolean },
): PrintField[] {
  const person = shipping ? [shipping.fullName, formatPhone(shipping.mobile)].filter(Boolean) : [];
  return [
    { label: isPickup ? '수령 매장' : '배송지', value: shipping ? addressLine(shipping) : NOTHING },
    { label: '받는 분', value: person.join(' · ') || NOTHING },
    { label: isPickup ? '수령 안내' : '배송 메모', value: printText(shipping?.message ?? '') },
  ];
}

/** What stands in the place of a message to the driver where nothing is driven. */
export const pickupMessage = (storeName: string, time: string): string => `방문수령 · ${storeName} ${time}`;
