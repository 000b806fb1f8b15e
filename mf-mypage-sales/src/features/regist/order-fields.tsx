import {
  type OrderStart,
  RECIPIENT_LIMIT,
  SHIPPING_MESSAGE_LIMIT,
  TYPED_PHONE_LIMIT,
} from '@vitis/contracts';
import { lastDeliveryDay } from '@vitis/domain';
import { useTranslation } from '@vitis/platform/i18n';
import { AddressFields } from '@vitis/portal/company';
import { DayField, useFormAround } from '@vitis/portal/forms';
import { Select, TextInput } from '@vitis/ui';
import { useWatch } from 'react-hook-form';
import styles from './regist.module.scss';
import { LAST_PLACE, OTHER_PLACE, placesOf, type RegistValues } from './regist-values.ts';

const CHANGE = { shouldDirty: true } as const;

/** When and where an order goes: one of the client's places, or another one that is typed. */
export function OrderFields({ start, today }: { start: OrderStart; today: string }) {
  const { t } = useTranslation('mf-mypage-sales');
  const { form, field } = useFormAround<RegistValues>();
  const { places } = placesOf(start);
  const [place, shipping] = useWatch({ control: form.control, name: ['place', 'shipping'] });
  const options = [
    ...start.addresses.map(({ id, name, address1 }) => ({ value: `${id}`, label: `${name} · ${address1}` })),
    ...(start.lastOrder
      ? [{ value: LAST_PLACE, label: `${t('regist.lastPlace')} · ${start.lastOrder.shipping.address1}` }]
      : []),
    { value: OTHER_PLACE, label: t('regist.otherPlace') },
  ];
  return (
    <>
      <div className={styles.pair}>
        <DayField
          {...field('dueDate')}
          min={today}
          max={lastDeliveryDay(today)}
          required
          label={t('regist.dueDate')}
        />
        <Select
          label={t('portal.order.shipping')}
          options={options}
          value={place}
          hint={place === OTHER_PLACE ? undefined : `${shipping.fullName} · ${shipping.address2}`}
          onChange={({ currentTarget: { value } }) => {
            form.setValue('place', value, CHANGE);
            const known = places.get(value);
            if (known) form.setValue('shipping', known, CHANGE);
          }}
        />
      </div>
      {place === OTHER_PLACE ? (
        <fieldset className={styles.place}>
          <legend className="visually-hidden">{t('regist.otherPlace')}</legend>
          <div className={styles.pair}>
            <TextInput
              {...field('shipping.fullName')}
              label={t('regist.recipient')}
              maxLength={RECIPIENT_LIMIT}
              required
            />
            <TextInput
              {...field('shipping.mobile')}
              label={t('document.mobile')}
              type="tel"
              maxLength={TYPED_PHONE_LIMIT}
              required
            />
          </div>
          <AddressFields within="shipping." />
        </fieldset>
      ) : null}
      <TextInput
        {...field('shipping.message')}
        label={t('regist.driverMessage')}
        maxLength={SHIPPING_MESSAGE_LIMIT}
        placeholder={t('regist.driverMessageHint')}
      />
    </>
  );
}
