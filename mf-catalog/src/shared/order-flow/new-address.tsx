import { formatPhone, normalisePhone } from '@vitis/domain';
import { useTranslation } from '@vitis/platform/i18n';
import { AddressFields } from '@vitis/portal/company';
import { SchemaFormProvider } from '@vitis/portal/forms';
import { Checkbox, TextInput } from '@vitis/ui';
import type { ApplicationForm } from './order-fields.ts';
import styles from './shipping-panel.module.scss';

/** Another place for the wines, for this order or for good. */
export function NewAddress({ form: orderForm }: { form: ApplicationForm }) {
  const { form, field } = orderForm;
  const { t } = useTranslation('mf-catalog');
  const keeps = form.watch('keep');
  const mobile = field('mobile');
  const required = { required: true, mark: t('flow.required') };

  return (
    <div className={styles.newAddress}>
      <TextInput
        {...field('fullName')}
        {...required}
        label={t('order.field.fullName')}
        autoComplete="name"
        maxLength={50}
      />
      <TextInput
        {...mobile}
        {...required}
        onBlur={(event) => {
          form.setValue('mobile', formatPhone(normalisePhone(event.currentTarget.value)));
          void mobile.onBlur(event);
        }}
        label={t('order.field.mobile')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={20}
      />
      <div className={styles.place}>
        <SchemaFormProvider form={orderForm}>
          <AddressFields />
        </SchemaFormProvider>
      </div>
      <TextInput
        {...field('message')}
        className={styles.whole}
        label={t('order.field.message')}
        hint={t('order.field.messageHint')}
        maxLength={200}
      />
      <div className={styles.keep}>
        <Checkbox {...field('keep')} label={t('order.keep')} />
        {keeps ? <Checkbox {...field('isDefault')} label={t('order.asDefault')} /> : null}
      </div>
      {keeps ? (
        <TextInput
          {...field('name')}
          {...required}
          className={styles.whole}
          label={t('order.field.name')}
          hint={t('order.field.nameHint')}
          maxLength={50}
        />
      ) : null}
    </div>
  );
}
