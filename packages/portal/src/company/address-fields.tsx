import { ROOM_LIMIT, STREET_LIMIT } from '@vitis/contracts';
import { TextInput } from '@vitis/ui';
import { useFormAround } from '../forms/schema-form-context.tsx';
import { usePortalTexts } from '../remote/screen-frame.tsx';
import { AddressSearch } from './address-search.tsx';
import styles from './company.module.scss';

const CHANGE = { shouldDirty: true, shouldTouch: true, shouldValidate: true };

/**
 * Post code, road and room of the form around: looked for, or typed.
 *
 * @param within path of what has the fields, with its dot; they are the form's own unless told
 */
export function AddressFields({ within = '' }: { within?: string }) {
  const { t } = usePortalTexts();
  const { form, field } = useFormAround<Record<string, string>>();
  const [postalCode, address1, address2] = ['postalCode', 'address1', 'address2'].map(
    (name) => `${within}${name}`,
  ) as [string, string, string];
  return (
    <>
      <div className={styles.line}>
        <TextInput
          {...field(postalCode)}
          label={t('portal.address.postalCode')}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={5}
          required
        />
        <AddressSearch
          onPick={({ zipNo, roadAddr }) => {
            form.setValue(postalCode, zipNo, CHANGE);
            form.setValue(address1, roadAddr, CHANGE);
            form.setFocus(address2);
          }}
        />
      </div>
      <TextInput
        {...field(address1)}
        label={t('portal.address.address1')}
        autoComplete="address-line1"
        maxLength={STREET_LIMIT}
        required
      />
      <TextInput
        {...field(address2)}
        label={t('portal.address.address2')}
        autoComplete="address-line2"
        maxLength={ROOM_LIMIT}
      />
    </>
  );
}
