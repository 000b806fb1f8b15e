import { type ClientPrice, LINE_NOTE_LIMIT } from '@vitis/contracts';
import {
  formatBottles,
  formatMoney,
  formatNumber,
  formatPercent,
  formatQuantity,
  MAX_LINE_BOTTLES,
} from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { NumberField, useFormAround } from '@vitis/portal/forms';
import { cellOf, LineCell, LineName, LineShort, OffPrice, UnitSwitch } from '@vitis/portal/lines';
import { Button, closeIcon, IconButton, type QuantityUnit, TextInput } from '@vitis/ui';
import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { lastBought } from '../../shared/last-bought.ts';
import styles from './regist.module.scss';
import {
  bottlesOf,
  clientPriceOf,
  isLowered,
  type RegistLine as Line,
  type RegistValues,
  registAmounts,
} from './regist-values.ts';

interface Props {
  index: number;
  /** Stock and the last purchase, once they are known. */
  price: ClientPrice | undefined;
  /** Sales staff agree on prices; of an estimate they are answered later. */
  hasPrices: boolean;
  /** Called before something else than typing changes the line. */
  onStep: () => void;
  onRemove: () => void;
}

const CHANGE = { shouldDirty: true, shouldValidate: true } as const;

/** The price follows the quantity through the client's tiers as long as it is the client's own. */
function useFollowingPrice(index: number, line: Line) {
  const { form } = useFormAround<RegistValues>();
  const own = clientPriceOf(line, bottlesOf(line));
  const before = useRef(own);
  useEffect(() => {
    if (before.current === own) return;
    const isOwn = form.getValues(`products.${index}.unitPrice`) === before.current;
    before.current = own;
    if (isOwn) form.setValue(`products.${index}.unitPrice`, own, { shouldDirty: true });
  }, [own, form, index]);
  return own;
}

/** One line: how much of the wine, by the case or by the bottle, at what price, and why where that is less. */
export function RegistLine({ index, price, hasPrices, onStep, onRemove }: Props) {
  const { t } = useTranslation('mf-mypage-sales');
  const language = useLanguage();
  const { form, field } = useFormAround<RegistValues>();
  const line = useWatch({ control: form.control, name: `products.${index}` });
  const own = useFollowingPrice(index, line);
  const { productName: name, caseSize, unit, unitPrice } = line;
  const bottles = bottlesOf(line);
  const amounts = registAmounts(line);
  const isShort = price !== undefined && bottles !== null && bottles > price.stock;
  const off = unitPrice === null || own === 0 ? 0 : unitPrice / own - 1;
  const take = (next: QuantityUnit) => {
    onStep();
    form.setValue(`products.${index}.unit`, next, CHANGE);
  };
  const takeStock = (stock: number) => {
    take('bottle');
    form.setValue(`products.${index}.count`, stock, CHANGE);
  };

  return (
    <tr>
      <LineName
        name={name}
        facts={[
          line.specification,
          price === undefined || isShort
            ? null
            : t('answer.stock', { qty: formatQuantity(price.stock, caseSize, language) }),
          lastBought(price?.lastPurchase, t, language),
        ]}
      >
        {isShort ? (
          <LineShort>
            {t('answer.short', { qty: formatBottles(price.stock, language) })}
            {price.stock > 0 ? (
              <Button size="small" variant="quiet" onClick={() => takeStock(price.stock)}>
                {t('regist.fit', { qty: formatBottles(price.stock, language) })}
              </Button>
            ) : null}
          </LineShort>
        ) : null}
      </LineName>
      <LineCell kind="qty" label={t('portal.document.qty')} className={styles.qty}>
        <NumberField
          name={`products.${index}.count`}
          label={t('answer.qtyOf', { name })}
          labelHidden
          hint={
            bottles === null || unit === 'bottle' || bottles > MAX_LINE_BOTTLES
              ? undefined
              : formatBottles(bottles, language)
          }
          onKeyDown={(event) => {
            if (event.key !== ' ' || caseSize === 1) return;
            event.preventDefault();
            take(unit === 'case' ? 'bottle' : 'case');
          }}
          {...cellOf('qty', index)}
        />
        {caseSize > 1 ? (
          <UnitSwitch
            label={t('regist.unitOf', { name })}
            unit={unit}
            words={{ case: t('regist.case'), bottle: t('regist.bottle') }}
            onSwitch={take}
          />
        ) : (
          <span className={styles.unit}>{t('regist.bottle')}</span>
        )}
      </LineCell>
      <LineCell kind="price" label={t('portal.document.unitPrice')}>
        {hasPrices ? (
          <NumberField
            name={`products.${index}.unitPrice`}
            label={t('answer.priceOf', { name })}
            labelHidden
            hint={
              <>
                {t('regist.ownPrice', { price: formatNumber(own, language) })}
                <OffPrice share={off} text={formatPercent(off, language)} />
              </>
            }
            {...cellOf('price', index)}
          />
        ) : (
          <output>{formatNumber(own, language)}</output>
        )}
      </LineCell>
      <LineCell kind="figure">
        <output>{amounts === null ? '–' : formatMoney(amounts.supply, language)}</output>
      </LineCell>
      {hasPrices ? (
        <LineCell kind="note">
          <TextInput
            {...field(`products.${index}.note`)}
            label={t(isLowered(line) ? 'order.reasonOf' : 'answer.noteOf', { name })}
            labelHidden
            required={isLowered(line)}
            maxLength={LINE_NOTE_LIMIT}
            placeholder={t(isLowered(line) ? 'order.reason' : 'document.note')}
            {...cellOf('note', index)}
          />
        </LineCell>
      ) : null}
      <LineCell kind="remove">
        <IconButton size="small" icon={closeIcon} label={t('regist.remove', { name })} onClick={onRemove} />
      </LineCell>
    </tr>
  );
}
