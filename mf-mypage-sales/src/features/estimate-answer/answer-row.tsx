import { type ClientPrice, LINE_NOTE_LIMIT } from '@vitis/contracts';
import { formatBottles, formatMoney, formatNumber, formatPercent, formatQuantity } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { NumberField, useFormAround } from '@vitis/portal/forms';
import { cellOf, LineCell, LineName, LineShort, OffPrice, typedAmounts } from '@vitis/portal/lines';
import { closeIcon, IconButton, TextInput } from '@vitis/ui';
import { useWatch } from 'react-hook-form';
import { lastBought } from '../../shared/last-bought.ts';
import styles from './answer.module.scss';
import type { AnswerLine, AnswerValues } from './answer-values.ts';

interface Props {
  index: number;
  line: AnswerLine;
  /** Stock and the last purchase, once they are known. */
  price: ClientPrice | undefined;
  /** Whether the client named a price for any of the wines: then there is a column of them. */
  hasTargets: boolean;
  /** Called before something else than typing changes the line. */
  onStep: () => void;
  onExclude: () => void;
}

/** One line of the answer: what it is, and the three fields that sales staff fill. */
export function AnswerRow({ index, line, price, hasTargets, onStep, onExclude }: Props) {
  const { t } = useTranslation('mf-mypage-sales');
  const language = useLanguage();
  const { form, field } = useFormAround<AnswerValues>();
  const [qty, unitPrice] = useWatch({
    control: form.control,
    name: [`products.${index}.qty`, `products.${index}.unitPrice`],
  });
  const amounts = typedAmounts({ qty, unitPrice });
  const name = line.productName;
  const [changedQty, changedPrice, isTakenOff] = useWatch({
    control: form.control,
    name: [`products.${index}.changedQty`, `products.${index}.changedPrice`, `products.${index}.isTakenOff`],
  });
  const settle = (name: 'qty' | 'unitPrice', value: number | null) => {
    onStep();
    if (value !== null) form.setValue(`products.${index}.${name}`, value, { shouldDirty: true });
    form.setValue(`products.${index}.${name === 'qty' ? 'changedQty' : 'changedPrice'}`, null);
  };
  const bottles = (count: number) => formatBottles(count, language);
  const isShort = price !== undefined && qty !== null && qty > price.stock;
  const off = unitPrice === null || line.listPrice === 0 ? 0 : unitPrice / line.listPrice - 1;
  const facts = [
    line.specification,
    price === undefined || isShort ? null : t('answer.stock', { qty: bottles(price.stock) }),
    lastBought(price?.lastPurchase, t, language),
  ];

  return (
    <tr>
      <LineName name={name} facts={facts}>
        {isShort ? <LineShort>{t('answer.short', { qty: bottles(price.stock) })}</LineShort> : null}
        {isTakenOff ? (
          <Decision
            text={t('answer.takenOff')}
            take={{ label: t('answer.exclude', { name }), text: t('answer.takeOff'), run: onExclude }}
            keep={{
              label: t('answer.keepOf', { name }),
              run: () => {
                onStep();
                form.setValue(`products.${index}.isTakenOff`, false);
              },
            }}
          />
        ) : null}
      </LineName>
      <LineCell kind="qty" label={t('portal.document.qty')}>
        <NumberField
          name={`products.${index}.qty`}
          label={t('answer.qtyOf', { name })}
          labelHidden
          hint={
            <>
              {line.asked === null ? t('answer.notAsked') : t('answer.asked', { qty: bottles(line.asked) })}
              {qty !== null && line.caseSize > 1 && qty >= line.caseSize ? (
                <span className={styles.cases}>{formatQuantity(qty, line.caseSize, language)}</span>
              ) : null}
            </>
          }
          {...cellOf('qty', index)}
        />
        {changedQty === null ? null : (
          <Decision
            text={t('answer.changedTo', { value: bottles(changedQty) })}
            take={{
              label: t('answer.takeOf', { name, value: bottles(changedQty) }),
              run: () => settle('qty', changedQty),
            }}
            keep={{ label: t('answer.keepOf', { name }), run: () => settle('qty', null) }}
          />
        )}
      </LineCell>
      {hasTargets ? (
        <LineCell kind="target" label={t('portal.estimate.targetPrice')}>
          {line.targetPrice === null ? '–' : formatNumber(line.targetPrice, language)}
        </LineCell>
      ) : null}
      <LineCell kind="price" label={t('portal.document.unitPrice')}>
        <NumberField
          name={`products.${index}.unitPrice`}
          label={t('answer.priceOf', { name })}
          labelHidden
          hint={
            <>
              {t('answer.list', { price: formatNumber(line.listPrice, language) })}
              <OffPrice share={off} text={formatPercent(off, language)} />
            </>
          }
          {...cellOf('price', index)}
        />
        {changedPrice === null ? null : (
          <Decision
            text={t('answer.changedTo', { value: formatNumber(changedPrice, language) })}
            take={{
              label: t('answer.takeOf', { name, value: formatNumber(changedPrice, language) }),
              run: () => settle('unitPrice', changedPrice),
            }}
            keep={{ label: t('answer.keepOf', { name }), run: () => settle('unitPrice', null) }}
          />
        )}
      </LineCell>
      <LineCell kind="figure">
        <output>{amounts === null ? '–' : formatMoney(amounts.supply, language)}</output>
      </LineCell>
      <LineCell kind="note">
        <TextInput
          {...field(`products.${index}.note`)}
          label={t('answer.noteOf', { name })}
          labelHidden
          maxLength={LINE_NOTE_LIMIT}
          placeholder={t('document.note')}
          {...cellOf('note', index)}
        />
      </LineCell>
      <LineCell kind="remove">
        <IconButton size="small" icon={closeIcon} label={t('answer.exclude', { name })} onClick={onExclude} />
      </LineCell>
    </tr>
  );
}

interface DecisionProps {
  text: string;
  take: { label: string; text?: string; run: () => void };
  keep: { label: string; run: () => void };
}

/** What the client changed while something else stood typed here: both are shown, and one of them is taken. */
function Decision({ text, take, keep }: DecisionProps) {
  const { t } = useTranslation('mf-mypage-sales');
  return (
    <span className={styles.decision} data-open="">
      {text}{' '}
      <button type="button" aria-label={take.label} onClick={take.run}>
        {take.text ?? t('answer.take')}
      </button>{' '}
      <button type="button" aria-label={keep.label} onClick={keep.run}>
        {t('answer.keep')}
      </button>
    </span>
  );
}
