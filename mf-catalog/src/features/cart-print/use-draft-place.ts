import { listShippingAddresses, type ShippingAddressFields } from '@vitis/contracts';
import { useEndpoint } from '@vitis/platform/data';
import { chosenPlace, KEPT_PLACE, NEW_ADDRESS, NO_PLACE, type PlaceValues } from '@vitis/portal/company';
import { wholePlace } from './mail-body.ts';

const NOT_SAVED = ['', NEW_ADDRESS, KEPT_PLACE, NO_PLACE];

/**
 * The place that a draft names: a saved one as it is, a typed one where it is whole.
 *
 * @param fields null where no place is asked for
 * @returns the place, and what it waits for: the saved addresses, where it is one of them
 */
export function useDraftPlace(fields: (PlaceValues & { address: string }) | null) {
  const isSaved = fields !== null && !NOT_SAVED.includes(fields.address);
  const addresses = useEndpoint(listShippingAddresses, isSaved ? {} : null);
  const chosen = fields === null ? undefined : chosenPlace(fields, addresses.data?._embedded.items ?? []);
  const place: ShippingAddressFields | undefined = isSaved ? chosen : wholePlace(chosen);
  return { place, needs: isSaved ? [addresses] : [] };
}
