import { RECIPIENT_LIMIT, type Store } from '@vitis/contracts';
import { DayField, isDay, openPickupTimes, PhoneField, pickupDays, plainText, seoulDay } from '@vitis/domain';
import { useTranslation } from '@vitis/platform/i18n';
import { serverNow } from '@vitis/platform/time';
import { useSchemaForm } from '@vitis/portal/forms';
import { useEffect } from 'react';
import * as v from 'valibot';
import type { ChosenPickup } from '../../shared/order-flow/pickup-search.ts';
import { useHolidays } from '../../shared/use-holidays.ts';

export interface PickupFields extends Record<string, string> {
  idStore: string;
  day: string;
  time: string;
  fullName: string;
  mobile: string;
}

interface PickupStart extends Partial<ChosenPickup> {
  /** Whether it is asked who comes: the form of a new order asks by itself. */
  hasPerson: boolean;
  fullName?: string;
  mobile?: string;
}

/** Where, when and by whom an order is picked up; only days and hours at which the store hands out wines. */
export function usePickupForm(stores: readonly Store[], start: PickupStart) {
  const { t } = useTranslation('mf-catalog');
  const today = seoulDay(serverNow());
  const { holidays, nameOf } = useHolidays(today);
  const { first, last } = pickupDays(today, holidays);
  const timesOn = (idStore: string, day: string): string[] => {
    const store = stores.find(({ id }) => String(id) === idStore);
    if (store === undefined || !isDay(day)) return [];
    return openPickupTimes(store.opening.hours, holidays, today, day);
  };
  const rulesOf = ({ idStore, day }: PickupFields) => {
    const rules: v.ObjectEntries = {
      idStore: v.pipe(v.string(), v.nonEmpty('REQUIRED')),
      day: v.pipe(
        v.string(),
        v.nonEmpty('REQUIRED'),
        DayField,
        v.check((typed) => timesOn(idStore, typed).length > 0, 'CLOSED'),
      ),
      time: v.pipe(
        v.string(),
        v.nonEmpty('REQUIRED'),
        v.check((typed) => timesOn(idStore, day).includes(typed), 'CLOSED'),
      ),
      ...(start.hasPerson ? { fullName: plainText(RECIPIENT_LIMIT, { min: 1 }), mobile: PhoneField } : {}),
    };
    return v.looseObject(rules);
  };
  const form = useSchemaForm({
    schema: rulesOf,
    start: {
      idStore: String(start.idStore ?? stores[0]?.id ?? ''),
      day: start.day ?? '',
      time: start.time ?? '',
      fullName: start.fullName ?? '',
      mobile: start.mobile ?? '',
    } as PickupFields,
    labels: (code) => t(`flow.error.${code}`, t(`pickup.error.${code}`, t('flow.error.OTHER'))),
  });
  const { setValue, watch } = form.form;
  const [idStore, day, time] = watch(['idStore', 'day', 'time']);
  const times = timesOn(idStore, day);
  const isOff = time !== '' && times.length > 0 && !times.includes(time);
  // Another store or day may have other hours.
  useEffect(() => {
    if (isOff) setValue('time', '');
  }, [isOff, setValue]);
  return {
    ...{ form, first, last, times },
    isClosed: (each: string) => timesOn(idStore, each).length === 0,
    noteOf: nameOf,
  };
}

export type PickupForm = ReturnType<typeof usePickupForm>;
