import {
  type BodyOf,
  changeShippingAddress,
  createShippingAddress,
  createShippingAddressInput,
  listShippingAddresses,
  PLACE_NAME_LIMIT,
  type ShippingAddress,
} from '@vitis/contracts';
import { formatPhone } from '@vitis/domain';
import { useTranslation } from '@vitis/platform/i18n';
import { useSettledCommand } from '@vitis/portal/commands';
import { PlaceFields } from '@vitis/portal/company';
import { leaveLabels } from '@vitis/portal/documents';
import { SchemaFormProvider, useFocusOn, useLeaveGuard, useSchemaForm } from '@vitis/portal/forms';
import { Button, Checkbox, Notice, TextInput } from '@vitis/ui';
import { useEffect } from 'react';
import styles from './addresses.module.scss';

type Body = BodyOf<typeof createShippingAddress>;
type Values = Required<Body>;

const empty: Values = {
  name: '',
  fullName: '',
  mobile: '',
  postalCode: '',
  address1: '',
  address2: '',
  message: '',
  isDefault: false,
};
const { body: schema } = createShippingAddressInput();

/** What is wrong with a text that is there, by its field. */
const FORMATS: Readonly<Record<string, string>> = {
  mobile: 'PHONE_FORMAT',
  postalCode: 'POSTAL_CODE_FORMAT',
};

function startOf(address: ShippingAddress | undefined): Values {
  if (address === undefined) return empty;
  const { id: _id, ...values } = address;
  return { ...values, mobile: formatPhone(values.mobile) };
}

/** Another address, or a change of one. The default one stays it until another becomes it. */
export function AddressForm({ address, onClose }: { address?: ShippingAddress; onClose: () => void }) {
  const { t } = useTranslation('mf-mypage-buyer');
  const typed = useSchemaForm<Values, Body>({
    schema,
    start: startOf(address),
    labels: (code, name) =>
      t(`memberInfo.issues.${code === 'min_length' ? 'REQUIRED' : (FORMATS[name] ?? 'OTHER')}`),
  });
  const { form, field, element, submit, showErrors } = typed;
  const options = {
    refreshes: [listShippingAddresses],
    tells: ['refused'],
    fields: Object.keys(empty),
  } as const;
  const create = useSettledCommand(createShippingAddress, options);
  const change = useSettledCommand(changeShippingAddress, options);
  const busy = create.busy || change.busy;
  const refusal = create.refusal ?? change.refusal;
  const box = useFocusOn(refusal);
  useLeaveGuard(form.formState.isDirty && !busy, leaveLabels(t));
  const { setFocus } = form;
  useEffect(() => setFocus('name'), [setFocus]);

  const save = submit(async (body) => {
    const outcome = address
      ? await change.run({ params: { id: address.id }, body })
      : await create.run({ body });
    if (outcome.kind === 'refused') showErrors(outcome.fields);
    if (outcome.kind === 'done') onClose();
  });
  return (
    <form ref={element} className={styles.form} noValidate onSubmit={save}>
      {refusal ? (
        <div ref={box} tabIndex={-1} role="alert">
          <Notice tone="bad" title={refusal.message} />
        </div>
      ) : null}
      <TextInput
        {...field('name')}
        label={t('addresses.fields.name')}
        hint={t('addresses.fields.nameHint')}
        maxLength={PLACE_NAME_LIMIT}
        autoComplete="off"
        required
        mark={t('portal.address.required')}
      />
      <SchemaFormProvider form={typed}>
        <PlaceFields messageHint={t('addresses.fields.messageHint')} />
      </SchemaFormProvider>
      {address?.isDefault ? null : (
        <Checkbox {...form.register('isDefault')} label={t('addresses.asDefault')} />
      )}
      <div className={styles.buttons}>
        <Button variant="quiet" onClick={onClose}>
          {t('portal.common.cancel')}
        </Button>
        <Button type="submit" variant="primary" loading={busy}>
          {t('memberInfo.save')}
        </Button>
      </div>
    </form>
  );
}
