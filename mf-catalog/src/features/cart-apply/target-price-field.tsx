import { useTranslation } from '@vitis/platform/i18n';
import { NumberInput } from '@vitis/ui';
import { targetField, targetOf } from '../../shared/order-flow/apply-fields.ts';
import type { ApplicationForm } from '../../shared/order-flow/order-fields.ts';
import type { OrderLine } from '../../shared/order-flow/order-lines.tsx';

/** 희망 단가: what a buyer would pay for a bottle; may stay empty. */
export function TargetPriceField({
  form: { form, errorOf },
  line,
}: {
  form: ApplicationForm;
  line: OrderLine;
}) {
  const { t } = useTranslation('mf-catalog');
  const name = targetField(line.id);
  return (
    <NumberInput
      name={name}
      label={t('portal.estimate.targetPriceOf', { name: line.title })}
      labelHidden
      value={targetOf({ [name]: form.watch(name) }, line.id)}
      onValueChange={(price) =>
        form.setValue(name, price === null ? '' : String(price), {
          shouldDirty: true,
          shouldValidate: form.formState.isSubmitted,
        })
      }
      unreadError={t('portal.common.wholeNumber')}
      error={errorOf(name)}
    />
  );
}
