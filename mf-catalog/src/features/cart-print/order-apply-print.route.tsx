import { listStores, type ShippingAddressFields, type Store } from '@vitis/contracts';
import { isDay, openPickupTimes, orderRequestPrint, pickupMessage, seoulDay } from '@vitis/domain';
import { useEndpoint } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { useSearchParams } from '@vitis/platform/router';
import { serverNow } from '@vitis/platform/time';
import { chosenPlace, NEW_ADDRESS } from '@vitis/portal/company';
import { defineScreen } from '@vitis/portal/remote';
import { PrintMissing } from '@vitis/ui/documents';
import { useOrderDraft } from '../../shared/order-flow/order-draft.ts';
import type { OrderFields } from '../../shared/order-flow/order-fields.ts';
import { pickupAddress, useChosenPickup } from '../../shared/order-flow/pickup-search.ts';
import { useHolidays } from '../../shared/use-holidays.ts';
import { CartPaper, KOREAN } from './cart-paper.tsx';
import { draftBody, wholePlace } from './draft-body.ts';
import { useDraftPlace } from './use-draft-place.ts';

/** 발주서 before it is sent: what the cart would order, where to and when, as far as that is filled in. */
export const Screen = defineScreen(OrderApplyPrintScreen, { access: ['B2B'] });

const PICKUP_STORES = { query: { ...KOREAN.query, options: 'PICK_UP' } };

const NOBODY = { fullName: '', mobile: '' };

/** The store's place, and who comes where that is said whole: what is typed halfway is on neither paper. */
function atStore(
  { name, postalCode, address }: Store,
  fields: OrderFields,
  time: string,
): ShippingAddressFields {
  const place = { postalCode, address1: address, address2: '', message: pickupMessage(name, time) };
  const typed = chosenPlace({ ...fields, address: NEW_ADDRESS }, []);
  const coming = { ...NOBODY, ...typed, ...place };
  return wholePlace(coming) ?? { ...coming, ...NOBODY };
}

function OrderApplyPrintScreen() {
  const { t } = useTranslation('mf-catalog');
  const [search] = useSearchParams();
  const pickup = useChosenPickup();
  const today = seoulDay(serverNow());
  const { holidays, months } = useHolidays(pickup === null ? null : today);
  const fields = useOrderDraft(undefined, pickup !== null).read();
  const { place, needs } = useDraftPlace(pickup === null ? fields : null, true);
  const stores = useEndpoint(listStores, pickup === null ? null : PICKUP_STORES);
  const store = stores.data?._embedded.items.find(({ id }) => id === pickup?.idStore);
  if (pickup !== null && stores.data !== undefined) {
    const back = { label: t('pickup.entry'), href: pickupAddress(search) };
    if (store === undefined) return <PrintMissing reason={t('pickup.noStore')} back={back} />;
    const times = openPickupTimes(store.opening.hours, holidays, today, pickup.day);
    const isKnown = months.every(({ data }) => data !== undefined);
    if (isKnown && !times.includes(pickup.time))
      return <PrintMissing reason={t('pickup.error.CLOSED')} back={back} />;
  }
  const shipping = pickup === null ? place : store && atStore(store, fields, pickup.time);
  const typedDay = isDay(fields.dueDate) ? fields.dueDate : null;
  const dueDate = pickup === null ? typedDay : pickup.day;
  return (
    <CartPaper
      screen="order"
      needs={pickup === null ? needs : [stores, ...months]}
      draftOf={(paper) => ({
        printed: orderRequestPrint(
          { ...paper, message: fields.requestMessage },
          { dueDate, shipping, isPickup: pickup !== null },
        ),
        body: draftBody({
          products: paper.lines,
          requestMessage: fields.requestMessage,
          dueDate,
          shipping: pickup === null ? place : wholePlace(shipping),
          ...(pickup && { pickup: { idStore: pickup.idStore, time: pickup.time } }),
        }),
      })}
    />
  );
}
