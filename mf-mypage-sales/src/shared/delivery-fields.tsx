import {
  DELIVERY_CLASSIFIES,
  DELIVERY_TYPES,
  type DeliveryClassify,
  type DeliveryInfo,
  type DeliveryType,
  listDrivers,
  MESSAGE_LIMIT,
  TRACKING_LIMIT,
} from '@vitis/contracts';
import { statusLabel } from '@vitis/domain';
import { useEndpoint } from '@vitis/platform/data';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { DayField } from '@vitis/portal/forms';
import { Select, TextArea, TextInput } from '@vitis/ui';
import styles from './delivery-dialog.module.scss';
import { useDayOff } from './use-day-off.ts';

/** What sales staff decide about a delivery. */
export interface DeliveryPlan {
  requestDate: string;
  idDriver: number | null;
  type: DeliveryType;
  classify: DeliveryClassify;
  message: string;
  /** 송장 번호 of a parcel. */
  trackingNumber: string;
}

export const planOf = (delivery: DeliveryInfo): DeliveryPlan => ({
  requestDate: delivery.requestDate,
  idDriver: delivery.driver?.id ?? null,
  type: delivery.type,
  classify: delivery.classify,
  message: delivery.shipping.message,
  trackingNumber: delivery.trackingNumber,
});

/** What a carrier writes: digits, letters and hyphens, or nothing yet. */
export const isTrackingNumber = (text: string): boolean => /^[\dA-Za-z-]*$/.test(text.trim());

/** Only a parcel has one: of another way to bring it, what was typed before counts for nothing. */
export const trackingNumberOf = ({ type, trackingNumber }: DeliveryPlan): string =>
  type === 'PARCEL' ? trackingNumber.trim() : '';

interface Props {
  plan: DeliveryPlan;
  onChange: (changed: Partial<DeliveryPlan>) => void;
  /** Kinds of delivery to choose from; all of them where none are named. */
  kinds?: readonly DeliveryClassify[];
  /** The days that may be chosen, both counted in. */
  earliest: string;
  latest: string;
  /** What is wrong with the day. */
  dayError?: string | undefined;
}

/** The fields of a delivery: when, who, how, what kind, and a word for the driver. */
export function DeliveryFields({
  plan,
  onChange,
  kinds = DELIVERY_CLASSIFIES,
  earliest,
  latest,
  dayError,
}: Props) {
  const { t } = useTranslation('mf-mypage-sales');
  const language = useLanguage();
  const dayOff = useDayOff(plan.requestDate);
  const drivers = useEndpoint(listDrivers, {});
  const known = drivers.data?._embedded.items ?? [];
  const trackingError = isTrackingNumber(plan.trackingNumber) ? undefined : t('plan.badTracking');
  const choices = known.map(({ id, fullName }) => ({ value: String(id), label: fullName }));

  return (
    <div className={styles.fields}>
      <DayField
        required
        min={earliest}
        max={latest}
        label={t('plan.day')}
        value={plan.requestDate}
        error={dayError}
        hint={dayOff.hint}
        onChange={(event) => onChange({ requestDate: event.currentTarget.value })}
      />
      <Select
        label={t('plan.driver')}
        value={plan.idDriver === null ? '' : String(plan.idDriver)}
        placeholder={t('plan.noDriver')}
        options={choices}
        error={drivers.status === 'failed' ? t('plan.driversFailed') : undefined}
        onChange={(event) =>
          onChange({ idDriver: event.currentTarget.value === '' ? null : Number(event.currentTarget.value) })
        }
      />
      <Select
        label={t('plan.type')}
        value={plan.type}
        options={DELIVERY_TYPES.map((type) => ({
          value: type,
          label: statusLabel('deliveryType', type, language),
        }))}
        onChange={(event) => onChange({ type: event.currentTarget.value as DeliveryType })}
      />
      <Select
        label={t('plan.classify')}
        value={plan.classify}
        options={kinds.map((classify) => ({
          value: classify,
          label: statusLabel('deliveryClassify', classify, language),
        }))}
        onChange={(event) => onChange({ classify: event.currentTarget.value as DeliveryClassify })}
      />
      {plan.type === 'PARCEL' ? (
        <TextInput
          className={styles.wide}
          label={t('plan.tracking')}
          hint={t('plan.trackingHint')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={TRACKING_LIMIT}
          value={plan.trackingNumber}
          error={trackingError}
          onChange={(event) => onChange({ trackingNumber: event.currentTarget.value })}
        />
      ) : null}
      <TextArea
        className={styles.wide}
        label={t('plan.message')}
        rows={2}
        maxLength={MESSAGE_LIMIT}
        value={plan.message}
        onChange={(event) => onChange({ message: event.currentTarget.value })}
      />
    </div>
  );
}
