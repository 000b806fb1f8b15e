import { formatPhone, isFieldIssue, normalisePhone } from '@vitis/domain';
import { useTranslation } from '@vitis/platform/i18n';
import { Checkbox, TextInput } from '@vitis/ui';
import type { UseFormReturn } from 'react-hook-form';
import styles from './cart-order.module.scss';
import type { OrderFields } from './order-fields.ts';

/** Another place for the wines, for this order or for good. */
export function NewAddress({ form }: { form: UseFormReturn<OrderFields> }) {
  const { t } = useTranslation('mf-catalog');
  const { register, setValue, watch, formState } = form;
  const { errors } = formState;
  const keeps = watch('keep');
  const mobile = register('mobile');
  const errorOf = (field: keyof OrderFields) => {
    const message = errors[field]?.message;
    if (message === undefined) return undefined;
    return isFieldIssue(message) ? t(`flow.error.${message}`, t('flow.error.OTHER')) : String(message);
  };
  const required = { required: true, mark: t('flow.required') };

  return (
    <div className={styles.newAddress}>
      <TextInput
        {...register('fullName')}
        {...required}
        label={t('order.field.fullName')}
        autoComplete="name"
        maxLength={50}
        error={errorOf('fullName')}
      />
      <TextInput
        {...mobile}
        {...required}
        onBlur={(event) => {
          setValue('mobile', formatPhone(normalisePhone(event.currentTarget.value)));
          void mobile.onBlur(event);
        }}
        label={t('order.field.mobile')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={20}
        error={errorOf('mobile')}
      />
      <TextInput
        {...register('postalCode')}
        {...required}
        className={styles.narrow}
        label={t('order.field.postalCode')}
        digits
        autoComplete="postal-code"
        maxLength={5}
        error={errorOf('postalCode')}
      />
      <TextInput
        {...register('address1')}
        {...required}
        className={styles.whole}
        label={t('order.field.address1')}
        autoComplete="address-line1"
        maxLength={200}
        error={errorOf('address1')}
      />
      <TextInput
        {...register('address2')}
        className={styles.whole}
        label={t('order.field.address2')}
        autoComplete="address-line2"
        maxLength={100}
        error={errorOf('address2')}
      />
      <TextInput
        {...register('message')}
        className={styles.whole}
        label={t('order.field.message')}
        hint={t('order.field.messageHint')}
        maxLength={200}
        error={errorOf('message')}
      />
      <div className={styles.keep}>
        <Checkbox {...register('keep')} label={t('order.keep')} error={errorOf('keep')} />
        {keeps ? <Checkbox {...register('isDefault')} label={t('order.asDefault')} /> : null}
      </div>
      {keeps ? (
        <TextInput
          {...register('name')}
          {...required}
          className={styles.whole}
          label={t('order.field.name')}
          hint={t('order.field.nameHint')}
          maxLength={50}
          error={errorOf('name')}
        />
      ) : null}
    </div>
  );
}
