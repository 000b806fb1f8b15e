import { createShippingAddress, createShippingAddressInput } from '@vitis/contracts';
import { useTranslation } from '@vitis/platform/i18n';
import { formScreen, MessageField, type SchemaForm } from '@vitis/portal/forms';
import { Checkbox, TextInput } from '@vitis/ui';

const start = {
  name: '',
  fullName: '',
  mobile: '',
  postalCode: '',
  address1: '',
  address2: '',
  message: '',
  isDefault: false,
};

/** Its rules are those of what it sends. */
export const Screen = formScreen({
  endpoint: createShippingAddress,
  input: createShippingAddressInput,
  start,
  title: 'newForm.title',
  Fields,
});

function Fields({ form: { field, form } }: { form: SchemaForm<typeof start> }) {
  const { t } = useTranslation('mf-new-screens');
  return (
    <>
      <TextInput {...field('name')} label={t('newForm.fields.name')} />
      <TextInput {...field('fullName')} label={t('newForm.fields.fullName')} />
      <TextInput {...field('mobile')} label={t('newForm.fields.mobile')} />
      <TextInput {...field('postalCode')} label={t('newForm.fields.postalCode')} />
      <TextInput {...field('address1')} label={t('newForm.fields.address1')} />
      <TextInput {...field('address2')} label={t('newForm.fields.address2')} />
      <MessageField name="message" label={t('newForm.fields.message')} />
      <Checkbox {...form.register('isDefault')} label={t('newForm.fields.isDefault')} />
    </>
  );
}
