import { type ClientPrice, LINE_NOTE_LIMIT } from '@vitis/contracts';
import { formatBottles, formatDay, formatMoney, formatNumber, formatPercent } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { NumberField, useFormAround } from '@vitis/portal/forms';
import { cellOf, typedAmounts } from '@vitis/portal/lines';
import { closeIcon, IconButton, TextInput } from '@vitis/ui';
import { useWatch } from 'react-hook-form';
import styles from './answer.module.scss';
import type { AnswerLine, AnswerValues } from './answer-values.ts';

interface Props {
  index: number;
  line: AnswerLine;
  /** Stock and the last purchase, once they are known. */
  price: ClientPrice | undefined;
  onExclude: () => void;
}

/** One line of the answer: what it is, and the three fields that sales staff fill. */
export function AnswerRow({ index, line, price, onExclude }: Props) {
  const { t } = useTranslation('mf-mypage-sales');
  const language = useLanguage();
  const { form, field } = useFormAround<AnswerValues>();
  const [qty, unitPrice] = useWatch({
    control: form.control,
    name: [`products.${index}.qty`, `products.${index}.unitPrice`],
  });
  const amounts = typedAmounts({ qty, unitPrice });
  const name = line.productName;
  const bottles = (count: number) => formatBottles(count, language);
  const isShort = price !== undefined && qty !== null && qty > price.stock;
  const off = unitPrice === null || line.listPrice === 0 ? 0 : unitPrice / line.listPrice - 1;
  const facts = [
    line.specification,
    price === undefined || isShort ? null : t('answer.stock', { qty: bottles(price.stock) }),
    price?.lastPurchase
      ? t('answer.bought', {
          price: formatNumber(price.lastPurchase.price, language),
          day: formatDay(price.lastPurchase.date, language).slice(2, 10),
        })
      : null,
  ];

  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.wine}>
        <span className={styles.wineName}>{name}</span>
        <small className={styles.facts}>
          {facts.filter(Boolean).join(' · ')}
          {isShort ? (
            <span className={styles.short}>{t('answer.short', { qty: bottles(price.stock) })}</span>
          ) : null}
        </small>
      </th>
      <td className={styles.qty}>
        <NumberField
          name={`products.${index}.qty`}
          label={t('answer.qtyOf', { name })}
          labelHidden
          hint={line.asked === null ? t('answer.notAsked') : t('answer.asked', { qty: bottles(line.asked) })}
          {...cellOf('qty', index)}
        />
      </td>
      <td className={styles.price}>
        <NumberField
          name={`products.${index}.unitPrice`}
          label={t('answer.priceOf', { name })}
          labelHidden
          hint={
            <>
              {t('answer.list', { price: formatNumber(line.listPrice, language) })}
              {off === 0 ? null : (
                <b className={off < 0 ? styles.off : styles.above}>
                  {off > 0 ? '+' : ''}
                  {formatPercent(off, language)}
                </b>
              )}
            </>
          }
          {...cellOf('price', index)}
        />
      </td>
      <td className={styles.figure}>
        <output>{amounts === null ? '–' : formatMoney(amounts.supply, language)}</output>
      </td>
      <td className={styles.note}>
        <TextInput
          {...field(`products.${index}.note`)}
          label={t('answer.noteOf', { name })}
          labelHidden
          maxLength={LINE_NOTE_LIMIT}
          placeholder={t('document.note')}
          {...cellOf('note', index)}
        />
      </td>
      <td className={styles.exclude}>
        <IconButton size="small" icon={closeIcon} label={t('answer.exclude', { name })} onClick={onExclude} />
      </td>
    </tr>
  );
}
