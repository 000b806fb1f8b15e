import { listShippingAddresses, type ShippingAddressFields } from '@vitis/contracts';
import { useEndpoint } from '@vitis/platform/data';
import { chosenPlace, KEPT_PLACE, NEW_ADDRESS, NO_PLACE, type PlaceValues } from '@vitis/portal/company';
import { wholePlace } from './draft-body.ts';

const NOT_SAVED = [NEW_ADDRESS, KEPT_PLACE, NO_PLACE];

/**
 * The place that a draft names: a saved one as it is, a typed one where it is whole.
 *
 * @param fields null where no place is asked for
 * @param isNeeded where the form begins with the first of the saved ones, which is the default: that is the place, too, while
 * none is chosen, and where the chosen one is there no more
 * @returns the place, and what it waits for: the saved addresses, where it is one of them
 */
export function useDraftPlace(fields: (PlaceValues & { address: string }) | null, isNeeded = false) {
  const isSaved = fields !== null && !NOT_SAVED.includes(fields.address);
  const addresses = useEndpoint(listShippingAddresses, isSaved ? {} : null);
  const saved = addresses.data?._embedded.items ?? [];
  const chosen = fields === null ? undefined : chosenPlace(fields, saved);
  const usual =
    isNeeded && saved[0] ? chosenPlace({ ...saved[0], address: String(saved[0].id) }, saved) : undefined;
  const place: ShippingAddressFields | undefined = isSaved ? (chosen ?? usual) : wholePlace(chosen);
  return { place, needs: isSaved ? [addresses] : [] };
}
