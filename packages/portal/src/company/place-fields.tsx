import { RECIPIENT_LIMIT, SHIPPING_MESSAGE_LIMIT, TYPED_PHONE_LIMIT } from '@vitis/contracts';
import { formatPhone, normalisePhone } from '@vitis/domain';
import { TextInput } from '@vitis/ui';
import { useFormAround } from '../forms/schema-form-context.tsx';
import { usePortalTexts } from '../remote/screen-frame.tsx';
import { AddressFields } from './address-fields.tsx';
import styles from './company.module.scss';
import type { PlaceValues } from './place-values.ts';

interface PlaceFieldsProps {
  /** What is written for the driver, and when it reaches one; for one delivery unless told. */
  messageHint?: string | undefined;
}

/** Who receives the wines, and where: the fields of `ShippingAddressFields` in the form around. */
export function PlaceFields({ messageHint }: PlaceFieldsProps) {
  const { t } = usePortalTexts();
  const { form, field } = useFormAround<PlaceValues>();
  const mobile = field('mobile');
  const required = { required: true, mark: t('portal.address.required') };

  return (
    <div className={styles.place}>
      <TextInput
        {...field('fullName')}
        {...required}
        label={t('portal.address.fullName')}
        autoComplete="name"
        maxLength={RECIPIENT_LIMIT}
      />
      <TextInput
        {...mobile}
        {...required}
        onBlur={(event) => {
          form.setValue('mobile', formatPhone(normalisePhone(event.currentTarget.value)));
          void mobile.onBlur(event);
        }}
        label={t('portal.address.mobile')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={TYPED_PHONE_LIMIT}
      />
      <div className={styles.street}>
        <AddressFields />
      </div>
      <TextInput
        {...field('message')}
        className={styles.whole}
        label={t('portal.address.message')}
        hint={messageHint ?? t('portal.address.messageHint')}
        maxLength={SHIPPING_MESSAGE_LIMIT}
      />
    </div>
  );
}
