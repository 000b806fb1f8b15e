import { listShippingAddresses, listStores, type ShippingAddressFields, type Store } from '@vitis/contracts';
import { isDay, orderRequestPrint, pickupMessage } from '@vitis/domain';
import { useEndpoint } from '@vitis/platform/data';
import { chosenPlace, NEW_ADDRESS } from '@vitis/portal/company';
import { restored, useDraft } from '@vitis/portal/forms';
import { defineScreen } from '@vitis/portal/remote';
import { emptyFields, orderDraftName } from '../../shared/order-flow/order-fields.ts';
import { useChosenPickup } from '../../shared/order-flow/pickup-search.ts';
import { CartPaper, KOREAN } from './cart-paper.tsx';
import { mailBody } from './mail-body.ts';

/** 발주서 before it is sent: what the cart would order, where to and when, as far as that is filled in. */
export const Screen = defineScreen(OrderApplyPrintScreen, { access: ['B2B'] });

const PICKUP_STORES = { query: { ...KOREAN.query, options: 'PICK_UP' } };

/** Who comes to a store: what the form holds of its address is in the language of the page. */
const atStore = (
  person: ShippingAddressFields | undefined,
  { name, postalCode, address }: Store,
  time: string,
): ShippingAddressFields | undefined =>
  person && { ...person, postalCode, address1: address, address2: '', message: pickupMessage(name, time) };

function OrderApplyPrintScreen() {
  const pickup = useChosenPickup();
  const addresses = useEndpoint(listShippingAddresses, {});
  const stores = useEndpoint(listStores, pickup === null ? null : PICKUP_STORES);
  const store = stores.data?._embedded.items.find(({ id }) => id === pickup?.idStore);
  const fields = restored(emptyFields, useDraft(orderDraftName(undefined, pickup !== null)).read());
  const shipping =
    pickup === null
      ? chosenPlace(fields, addresses.data?._embedded.items ?? [])
      : store && atStore(chosenPlace({ ...fields, address: NEW_ADDRESS }, []), store, pickup.time);
  const typedDay = isDay(fields.dueDate) ? fields.dueDate : null;
  const dueDate = pickup === null ? typedDay : pickup.day;
  return (
    <CartPaper
      screen="order"
      draftOf={(paper) => ({
        printed: orderRequestPrint(
          { ...paper, message: fields.requestMessage },
          { dueDate, shipping, isPickup: pickup !== null },
        ),
        body: mailBody({
          products: paper.lines,
          requestMessage: fields.requestMessage,
          dueDate,
          shipping,
          ...(pickup && { pickup: { idStore: pickup.idStore, time: pickup.time } }),
        }),
      })}
    />
  );
}
