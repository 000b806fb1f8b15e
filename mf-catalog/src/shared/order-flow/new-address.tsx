import { PLACE_NAME_LIMIT } from '@vitis/contracts';
import { useTranslation } from '@vitis/platform/i18n';
import { PlaceFields } from '@vitis/portal/company';
import { SchemaFormProvider } from '@vitis/portal/forms';
import { Checkbox, TextInput } from '@vitis/ui';
import type { ApplicationForm } from './order-fields.ts';
import styles from './shipping-panel.module.scss';

/** Another place for the wines, for this order or for good. */
export function NewAddress({ form: orderForm }: { form: ApplicationForm }) {
  const { form, field } = orderForm;
  const { t } = useTranslation('mf-catalog');
  const keeps = form.watch('keep');

  return (
    <div className={styles.newAddress}>
      <SchemaFormProvider form={orderForm}>
        <PlaceFields />
      </SchemaFormProvider>
      <div className={styles.keep}>
        <Checkbox {...field('keep')} label={t('order.keep')} />
        {keeps ? <Checkbox {...field('isDefault')} label={t('order.asDefault')} /> : null}
      </div>
      {keeps ? (
        <TextInput
          {...field('name')}
          required
          mark={t('flow.required')}
          label={t('order.field.name')}
          hint={t('order.field.nameHint')}
          maxLength={PLACE_NAME_LIMIT}
        />
      ) : null}
    </div>
  );
}
