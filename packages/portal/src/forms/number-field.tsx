import { NumberInput, type NumberInputProps } from '@vitis/ui';
import { useController } from 'react-hook-form';
import { usePortalTexts } from '../remote/screen-frame.tsx';
import { useFormAround } from './schema-form-context.tsx';

type NumberFieldProps = Omit<
  NumberInputProps,
  'value' | 'onValueChange' | 'unreadError' | 'error' | 'name' | 'ref' | 'onBlur'
> & {
  /** Path of the field in the form around. */
  name: string;
};

/** A whole number of the form around: empty is null. */
export function NumberField({ name, ...rest }: NumberFieldProps) {
  const { t } = usePortalTexts();
  const { form, errorOf } = useFormAround<Record<string, number | null>>();
  const { field } = useController({ control: form.control, name });
  return (
    <NumberInput
      {...rest}
      ref={field.ref}
      value={field.value}
      onValueChange={field.onChange}
      onBlur={field.onBlur}
      unreadError={t('portal.common.wholeNumber')}
      error={errorOf(name)}
    />
  );
}
