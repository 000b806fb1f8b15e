import type { ClientPrice } from '@vitis/contracts';
import { formatBottles, formatDay, formatMoney, formatNumber, formatPercent } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { closeIcon, IconButton, NumberInput, TextInput } from '@vitis/ui';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import styles from './answer.module.scss';
import { type AnswerLine, type AnswerValues, amountsOfLine } from './answer-values.ts';

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
  const { control, register, formState } = useFormContext<AnswerValues>();
  const [qty, unitPrice] = useWatch({
    control,
    name: [`products.${index}.qty`, `products.${index}.unitPrice`],
  });
  const errors = formState.errors.products?.[index];
  const amounts = amountsOfLine({ qty, unitPrice });
  const name = line.productName;
  const bottles = (count: number) => formatBottles(count, language);
  const isShort = price !== undefined && qty !== null && qty > price.stock;
  const off = unitPrice === null || line.listPrice === 0 ? 0 : unitPrice / line.listPrice - 1;
  const place = (column: string) => ({ 'data-column': column, 'data-row': index });
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
        <Controller
          control={control}
          name={`products.${index}.qty`}
          render={({ field }) => (
            <NumberInput
              ref={field.ref}
              label={t('answer.qtyOf', { name })}
              labelHidden
              value={field.value}
              onValueChange={field.onChange}
              onBlur={field.onBlur}
              hint={
                line.asked === null ? t('answer.notAsked') : t('answer.asked', { qty: bottles(line.asked) })
              }
              error={errors?.qty ? t('answer.errors.qty') : undefined}
              {...place('qty')}
            />
          )}
        />
      </td>
      <td className={styles.price}>
        <Controller
          control={control}
          name={`products.${index}.unitPrice`}
          render={({ field }) => (
            <NumberInput
              ref={field.ref}
              label={t('answer.priceOf', { name })}
              labelHidden
              value={field.value}
              onValueChange={field.onChange}
              onBlur={field.onBlur}
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
              error={priceError(errors?.unitPrice !== undefined, unitPrice, t)}
              {...place('price')}
            />
          )}
        />
      </td>
      <td className={styles.figure}>
        <output>{amounts === null ? '–' : formatMoney(amounts.supply, language)}</output>
      </td>
      <td className={styles.note}>
        <TextInput
          {...register(`products.${index}.note`)}
          label={t('answer.noteOf', { name })}
          labelHidden
          maxLength={100}
          placeholder={t('document.note')}
          error={errors?.note ? t('answer.errors.note') : undefined}
          {...place('note')}
        />
      </td>
      <td className={styles.exclude}>
        <IconButton size="small" icon={closeIcon} label={t('answer.exclude', { name })} onClick={onExclude} />
      </td>
    </tr>
  );
}

function priceError(isWrong: boolean, price: number | null, t: (key: string) => string) {
  if (!isWrong) return undefined;
  return t(price === null ? 'answer.errors.unitPrice' : 'answer.errors.unitPriceLimit');
}
