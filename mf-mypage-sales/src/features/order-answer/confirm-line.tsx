import { MESSAGE_LIMIT, type OrderForm } from '@vitis/contracts';
import { formatBottles, formatMoney, formatNumber } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { NumberInput, TextInput } from '@vitis/ui';
import styles from './confirm.module.scss';
import {
  amountsOfLine,
  type ConfirmValues,
  isLowered,
  issueOf,
  type TypedPrice,
  typedOf,
} from './confirm-values.ts';

interface Props {
  line: OrderForm['products'][number];
  values: ConfirmValues;
  showsErrors: boolean;
  onChange: (price: TypedPrice) => void;
}

/** One line of a confirmation: its price, and why where it is lowered. */
export function ConfirmLine({ line, values, showsErrors, onChange }: Props) {
  const { t } = useTranslation('mf-mypage-sales');
  const language = useLanguage();
  const { productName: name, specification, qty, unitPrice } = line;
  const typed = typedOf(values, line);
  const issue = issueOf(values, line);
  const amounts = amountsOfLine(values, line);
  return (
    <li className={styles.line}>
      <span className={styles.wine}>
        <b>{name}</b>
        <small>
          {specification} · {formatBottles(qty, language)}
        </small>
      </span>
      <NumberInput
        className={styles.price}
        label={t('order.priceOf', { name })}
        labelHidden
        value={typed.unitPrice}
        hint={t('order.was', { price: formatNumber(unitPrice, language) })}
        error={issue === 'unitPrice' || issue === 'unitPriceLimit' ? t(`answer.errors.${issue}`) : undefined}
        onValueChange={(value) => onChange({ ...typed, unitPrice: value })}
      />
      <output className={styles.figure}>
        {amounts === null ? '–' : formatMoney(amounts.supply, language)}
      </output>
      {isLowered(values, line) ? (
        <TextInput
          className={styles.reason}
          label={t('order.reasonOf', { name })}
          labelHidden
          required
          maxLength={MESSAGE_LIMIT}
          placeholder={t('order.reason')}
          value={typed.reason}
          error={showsErrors && issue === 'reason' ? t('order.reasonMissing') : undefined}
          onChange={(event) => onChange({ ...typed, reason: event.currentTarget.value })}
        />
      ) : null}
    </li>
  );
}
