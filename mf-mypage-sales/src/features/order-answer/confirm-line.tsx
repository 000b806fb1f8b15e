import { MESSAGE_LIMIT, type OrderForm } from '@vitis/contracts';
import { formatBottles, formatMoney, formatNumber } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { NumberField, useFormAround } from '@vitis/portal/forms';
import { typedAmounts } from '@vitis/portal/lines';
import { TextInput } from '@vitis/ui';
import { useWatch } from 'react-hook-form';
import styles from './confirm.module.scss';
import { type ConfirmValues, isLowered, keyOf } from './confirm-values.ts';

interface Props {
  line: OrderForm['products'][number];
}

/** One line of a confirmation: its price, and why where it is lowered. */
export function ConfirmLine({ line }: Props) {
  const { t } = useTranslation('mf-mypage-sales');
  const language = useLanguage();
  const { form, field } = useFormAround<ConfirmValues>();
  const { productName: name, specification, qty } = line;
  const path = `prices.${keyOf(line)}` as const;
  const unitPrice = useWatch({ control: form.control, name: `${path}.unitPrice` });
  const amounts = typedAmounts({ qty, unitPrice });
  return (
    <li className={styles.line}>
      <span className={styles.wine}>
        <b>{name}</b>
        <small>
          {specification} · {formatBottles(qty, language)}
        </small>
      </span>
      <NumberField
        name={`${path}.unitPrice`}
        className={styles.price}
        label={t('order.priceOf', { name })}
        labelHidden
        hint={t('order.was', { price: formatNumber(line.unitPrice, language) })}
      />
      <output className={styles.figure}>
        {amounts === null ? '–' : formatMoney(amounts.supply, language)}
      </output>
      {isLowered(unitPrice, line) ? (
        <TextInput
          {...field(`${path}.reason`)}
          className={styles.reason}
          label={t('order.reasonOf', { name })}
          labelHidden
          required
          maxLength={MESSAGE_LIMIT}
          placeholder={t('order.reason')}
        />
      ) : null}
    </li>
  );
}
