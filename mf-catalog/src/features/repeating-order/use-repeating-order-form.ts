import {
  createShippingAddress,
  listShippingAddresses,
  type RepeatingOrder,
  type ShippingAddress,
} from '@vitis/contracts';
import { addDays, type Day, dayOfWeek, formatDay, isDay, lastDeliveryDay, seoulDay } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { serverNow } from '@vitis/platform/time';
import { useSettledCommand } from '@vitis/portal/commands';
import { chosenPlace, NEW_ADDRESS } from '@vitis/portal/company';
import { useLeaveGuard, useSchemaForm } from '@vitis/portal/forms';
import { useEffect, useRef, useState } from 'react';
import { type ApplicationForm, fieldOf, postalCodeOf } from '../../shared/order-flow/order-fields.ts';
import { useDeliveryDays } from '../../shared/use-delivery-days.ts';
import type { RepeatLine } from './repeat-line.ts';
import { firstAddress, PLACE_FIELDS, rulesOf, startOf, wireOf } from './repeating-order-fields.ts';
import { useRepeatingOrderSending } from './use-repeating-order-sending.ts';

/**
 * The form of a repeating order: what it has, how often, where to, and sending it once. A change goes on from what its
 * writer has seen of `order`, until `takeOver`.
 */
export function useRepeatingOrderForm(
  start: readonly RepeatLine[],
  order: RepeatingOrder | undefined,
  saved: readonly ShippingAddress[] | undefined,
) {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  const today = seoulDay(serverNow());
  const [tomorrow, last] = [addDays(today, 1), lastDeliveryDay(today)];
  // A first date that is over, or beyond the last one, stays what it was: the others follow from it.
  const earliest = order !== undefined && order.firstDay < tomorrow ? order.firstDay : tomorrow;
  const latest = order !== undefined && order.firstDay > last ? order.firstDay : last;
  const weekdays = useRef<readonly number[] | undefined>(undefined);
  // Until the rounds are known the provider has the last word, as it has on a day that stays what it was.
  const canKeep = (day: Day) =>
    day === order?.firstDay || !isDay(day) || (weekdays.current?.includes(dayOfWeek(day)) ?? true);
  const orderForm: ApplicationForm = useSchemaForm({
    schema: (fields) => rulesOf(fields, { earliest, latest }, canKeep),
    start: startOf(order),
    labels: (code) =>
      t(`flow.error.${code}`, { day: formatDay(last, language), defaultValue: t('flow.error.OTHER') }),
  });
  const { getValues, setValue, resetField, trigger, watch, formState } = orderForm.form;
  const { isDirty, dirtyFields } = formState;
  const days = useDeliveryDays(postalCodeOf(watch(), saved ?? []));
  const served = days.data?.weekdays;
  useEffect(() => {
    weekdays.current = served;
    // Another address: a day that was chosen may be none of its rounds.
    if (served !== undefined && getValues('dueDate') !== '') void trigger('dueDate');
  }, [served, getValues, trigger]);
  // A parent that renders again makes the lines anew, which is no change of theirs.
  const [begun, setBegun] = useState(start);
  const [lines, setLines] = useState(begun);
  const [seen, setSeen] = useState(order?.version);

  const isPlaced = useRef(false);
  useEffect(() => {
    if (saved === undefined || isPlaced.current) return;
    isPlaced.current = true;
    // What was filled in while they did not come is the writer's choice.
    if (PLACE_FIELDS.some((name) => dirtyFields[name])) return;
    const known = firstAddress(saved, order);
    // What the form chooses by itself is where it begins, nothing that somebody would lose.
    resetField('address', { defaultValue: known ?? NEW_ADDRESS });
    if (order === undefined && known === undefined) resetField('keep', { defaultValue: true });
  }, [saved, order, dirtyFields, resetField]);

  const { allowLeave } = useLeaveGuard(isDirty || lines !== begun, {
    question: t('flow.leave'),
    leave: t('flow.leaveAccept'),
  });
  const ownField = (field: string) => (field === 'firstDay' ? 'dueDate' : fieldOf(field, getValues()));
  const sending = useRepeatingOrderSending(order, {
    allowLeave,
    shows: (field) => orderForm.hasField(ownField(field)),
    showErrors: (wrong) =>
      orderForm.showErrors(
        Object.fromEntries(Object.entries(wrong).map(([field, message]) => [ownField(field), message])),
      ),
  });
  const keeping = useSettledCommand(createShippingAddress, {
    refreshes: [listShippingAddresses],
    tells: ['refused'],
  });

  const send = async (): Promise<void> => {
    const fields = getValues();
    const shipping = chosenPlace(fields, saved ?? []);
    if (lines.length === 0 || sending.unsettled) return;
    if (shipping === undefined) return orderForm.showErrors({ address: t('flow.error.REQUIRED') });
    if (fields.address === NEW_ADDRESS && fields.keep) {
      const { name, isDefault } = fields;
      const kept = await keeping.run({ body: { ...shipping, name, isDefault } });
      if (kept.kind !== 'done') return;
      setValue('keep', false);
    }
    const body = wireOf(fields, shipping, lines);
    if (order === undefined) await sending.create(body);
    else await sending.change(order.id, body, seen ?? order.version);
  };
  /** What nobody has typed here follows the order; what was typed stays. */
  const takeOver = () => {
    const now = { ...startOf(order), address: firstAddress(saved ?? [], order) ?? NEW_ADDRESS };
    const isPlaceTyped = PLACE_FIELDS.some((name) => dirtyFields[name]);
    for (const [name, value] of Object.entries(now)) {
      const isTyped = dirtyFields[name] || (isPlaceTyped && PLACE_FIELDS.includes(name));
      if (!isTyped) resetField(name, { defaultValue: value });
    }
    if (lines === begun) {
      setBegun(start);
      setLines(start);
    }
    setSeen(order?.version);
    sending.forget();
  };
  const busy = sending.busy || keeping.busy;
  const isEnded = order?.status === 'ENDED';
  const isNewer = order !== undefined && seen !== undefined && order.version > seen;
  return {
    orderForm,
    earliest: tomorrow,
    latest: last,
    days,
    lines,
    setQuantity: (id: number, qty: number) =>
      setLines((all) => all.map((line) => (line.id === id ? { ...line, qty } : line))),
    remove: (id: number) => setLines((all) => all.filter((line) => line.id !== id)),
    submit: orderForm.submit(send),
    busy,
    refusal: isEnded ? null : (sending.refusal ?? keeping.refusal),
    /** Somebody else has changed or ended it since; while the own change is under way it may be that one. */
    isOutdated: !busy && (isNewer || isEnded || sending.isStale),
    takeOver,
    unsettled: sending.unsettled,
    check: sending.check,
  };
}
