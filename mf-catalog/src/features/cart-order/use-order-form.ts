import {
  type BodyOf,
  type createOrderForm,
  createShippingAddress,
  listShippingAddresses,
  type ShippingAddressFields,
  type SuccessOf,
} from '@vitis/contracts';
import { type Day, seoulDay } from '@vitis/domain';
import { $user, useStore } from '@vitis/platform';
import type { Loaded } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { serverNow } from '@vitis/platform/time';
import { useSettledCommand } from '@vitis/portal/commands';
import { chosenPlace, NEW_ADDRESS } from '@vitis/portal/company';
import { useLeaveGuard, useSchemaForm } from '@vitis/portal/forms';
import { useEffect, useRef } from 'react';
import { orderDraftName, useOrderDraft } from '../../shared/order-flow/order-draft.ts';
import {
  type ApplicationForm,
  fieldOf,
  fieldsOfPlace,
  type OrderFields,
  orderRules,
  postalCodeOf,
} from '../../shared/order-flow/order-fields.ts';
import { useDeliveryDays } from '../../shared/use-delivery-days.ts';
import { useChosenCoupon } from './use-chosen-coupon.ts';
import { useOrder } from './use-order.ts';

/** What is ordered: lines of the cart, or a confirmed estimate. */
export type OrderSource = Pick<
  BodyOf<typeof createOrderForm>,
  'products' | 'fromCart' | 'estimateNumber' | 'pickup'
>;

const NO_ADDRESSES: readonly never[] = [];

const TYPED = ['fullName', 'mobile', 'address1', 'address2', 'message', 'requestMessage'] as const;

/**
 * Where, when, with which coupon and with which words an order goes out; at first to `place`, where one is named. What is
 * typed and chosen survives a failure, a reload and signing in anew.
 */
export function useOrderForm(
  source: OrderSource,
  addresses: Loaded<SuccessOf<typeof listShippingAddresses>>,
  place: ShippingAddressFields | null,
) {
  const { t } = useTranslation('mf-catalog');
  const { status } = addresses;
  const saved = addresses.data?._embedded.items ?? NO_ADDRESSES;
  const draft = useOrderDraft(source.estimateNumber, source.pickup !== undefined);
  const { coupon, choose: chooseCoupon, clear: forgetCoupon } = useChosenCoupon(source.estimateNumber);
  const kept = useRef<readonly Day[] | undefined>(undefined);
  const orderForm: ApplicationForm = useSchemaForm({
    // Until the days are known the provider has the last word.
    schema: (fields) =>
      orderRules(fields, { earliest: seoulDay(serverNow()) }, (day) => kept.current?.includes(day) ?? true),
    start: draft.read(),
    labels: (code) => t(`flow.error.${code}`, t('flow.error.OTHER')),
  });
  const { clearErrors, getValues, setValue, trigger, watch } = orderForm.form;
  const days = useDeliveryDays(postalCodeOf(watch(), saved));
  // A store has hours of its own.
  const open = source.pickup === undefined ? days.data?.days : undefined;
  useEffect(() => {
    kept.current = open;
    // Another address, or an hour that has passed: a day that was chosen may not be kept any more.
    if (open !== undefined && getValues('dueDate') !== '') void trigger('dueDate');
  }, [open, getValues, trigger]);
  const keeping = useSettledCommand(createShippingAddress, {
    refreshes: [listShippingAddresses],
    tells: ['refused'],
  });

  useEffect(() => {
    const { unsubscribe } = watch((fields) => draft.write(fields));
    return unsubscribe;
  }, [watch, draft]);

  const fullName = useStore($user)?.fullName;
  // The place of the estimate, the default address, or a new one where none is saved, until the person chooses.
  const known = saved.map(({ id }) => String(id));
  const first = known[0] ?? NEW_ADDRESS;
  const chosen = watch('address');
  const isThere = chosen === NEW_ADDRESS || known.includes(chosen);
  useEffect(() => {
    if (isThere) return clearErrors('address');
    if (status === 'loading') return;
    // What was chosen before may be among those that did not come.
    if (place !== null && (status === 'ready' || !chosen)) {
      for (const [field, value] of Object.entries(fieldsOfPlace(place, saved))) setValue(field, value ?? '');
      return;
    }
    if (status === 'failed') return;
    setValue('address', first);
    if (first === NEW_ADDRESS) {
      if (fullName) setValue('fullName', fullName);
      setValue('keep', true);
      setValue('isDefault', true);
    }
  }, [isThere, chosen, status, place, saved, first, fullName, setValue, clearErrors]);

  const typed = watch(TYPED).filter((text, at) => text !== place?.[TYPED[at] as keyof ShippingAddressFields]);
  const { allowLeave } = useLeaveGuard(
    typed.some((text) => text.trim() !== ''),
    { question: t('flow.leave'), leave: t('flow.leaveAccept') },
  );
  // One attempt, however the wines come: the other form's would outlive the order.
  const order = useOrder(orderDraftName(source.estimateNumber, false), {
    forgetDraft: () => {
      draft.clear();
      forgetCoupon();
    },
    allowLeave,
    shows: (field) => orderForm.hasField(fieldOf(field, getValues())),
    showErrors: (wrong) =>
      orderForm.showErrors(
        Object.fromEntries(
          Object.entries(wrong).map(([field, message]) => [fieldOf(field, getValues()), message]),
        ),
      ),
  });

  /** Saves the new address, and from then on it is one of the saved ones; false where it could not be. */
  const keepAddress = async (): Promise<boolean> => {
    const { name, isDefault, ...fields } = getValues();
    const shipping = chosenPlace({ ...fields, name, isDefault } as OrderFields, saved);
    if (shipping === undefined) return false;
    const outcome = await keeping.run({ body: { ...shipping, name, isDefault } });
    if (outcome.kind === 'refused' && outcome.problem)
      orderForm.showErrors({ keep: outcome.problem.message });
    if (outcome.kind !== 'done') return false;
    setValue('address', String(outcome.body.id));
    setValue('keep', false);
    return true;
  };

  const send = async () => {
    const fields = getValues();
    const shipping = chosenPlace(fields, saved);
    if (shipping === undefined) return orderForm.showErrors({ address: t('flow.error.REQUIRED') });
    if (fields.address === NEW_ADDRESS && fields.keep && !(await keepAddress())) return;
    const { dueDate, requestMessage } = fields;
    await order.place({
      ...source,
      ...(coupon === null ? {} : { orderCoupons: [coupon] }),
      ...{ shipping, dueDate, requestMessage },
    });
  };
  return {
    allowLeave,
    orderForm,
    days,
    coupon,
    chooseCoupon,
    hasPlace: isThere,
    submit: orderForm.submit(send),
    ...order,
    busy: order.busy || keeping.busy,
  };
}
