import { type ClientPrice, MESSAGE_LIMIT } from '@vitis/contracts';
import {
  formatBottles,
  formatDay,
  formatMoney,
  formatNumber,
  formatPack,
  formatQuantity,
  lineName,
  unitPriceAt,
  wineTitle,
} from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { NumberField, useFormAround } from '@vitis/portal/forms';
import { AddWine, cellOf, LineCell, LineName, LineShort, typedAmounts } from '@vitis/portal/lines';
import { Button, closeIcon, Tag, TextInput } from '@vitis/ui';
import { useWatch } from 'react-hook-form';
import styles from './confirm.module.scss';
import {
  type ConfirmValues,
  isLowered,
  keyOf,
  NO_SUBSTITUTE,
  needsConsent,
  type OrderedLine,
} from './confirm-values.ts';

interface Props {
  line: OrderedLine;
  index: number;
  idClient: number;
  /** Wines of the order, and those that take the place of others. */
  taken: ReadonlySet<number>;
  /** Stock and the last purchase of the wine that is to be supplied, once they are known. */
  price: ClientPrice | undefined;
  /** Bottles of it that the order has taken already. */
  held: number;
  /** Called before something else than typing changes the line. */
  onStep: () => void;
}

const CHANGE = { shouldDirty: true, shouldValidate: true } as const;

/** One line of a confirmation: how much of which wine at what price, and why where that is not what was ordered. */
export function ConfirmLine({ line, index, idClient, taken, price, held, onStep }: Props) {
  const { t } = useTranslation('mf-mypage-sales');
  const language = useLanguage();
  const { form, field } = useFormAround<ConfirmValues>();
  const { caseSize } = line;
  const name = lineName(line);
  const path = `lines.${keyOf(line)}` as const;
  const typed = useWatch({ control: form.control, name: path });
  const { qty, unitPrice, substitute } = typed;
  const isOther = substitute.idProduct !== 0;
  const amounts = qty === 0 ? null : typedAmounts({ qty, unitPrice });
  const isLeftOut = qty === 0;
  const free = price === undefined ? undefined : price.stock + held;
  const isShort = free !== undefined && qty !== null && qty > free;
  const last = price?.lastPurchase;
  const facts = [
    isOther ? substitute.specification : line.specification,
    free === undefined ? null : t('order.free', { qty: formatQuantity(free, caseSize, language) }),
    last
      ? t('answer.bought', {
          price: formatNumber(last.price, language),
          day: formatDay(last.date, language).slice(2, 10),
        })
      : null,
  ];
  const set = (to: Partial<ConfirmValues['lines'][string]>) => {
    onStep();
    form.setValue(path, { ...form.getValues(path), ...to }, CHANGE);
  };

  return (
    <tr data-consent={needsConsent(typed, line) || undefined}>
      <LineName
        name={
          isOther ? (
            <>
              <del className={styles.ordered}>{name}</del> {substitute.productName}
            </>
          ) : (
            name
          )
        }
        facts={facts}
      >
        {isShort ? (
          <LineShort>
            {t('answer.short', { qty: formatBottles(free, language) })}
            {free > 0 ? (
              <Button size="small" variant="quiet" onClick={() => set({ qty: free })}>
                {t('order.fit', { qty: formatBottles(free, language) })}
              </Button>
            ) : null}
          </LineShort>
        ) : null}
        {needsConsent(typed, line) ? (
          <span className={styles.consent}>
            <Tag tone="careful">{t(isLeftOut ? 'order.leftOut' : 'order.consent')}</Tag>
          </span>
        ) : null}
      </LineName>
      <LineCell kind="qty" label={t('portal.document.qty')}>
        <NumberField
          name={`${path}.qty`}
          label={t('answer.qtyOf', { name })}
          labelHidden
          hint={t('answer.asked', { qty: formatBottles(line.qty, language) })}
          {...cellOf('qty', index)}
        />
      </LineCell>
      <LineCell kind="price" label={t('portal.document.unitPrice')}>
        <NumberField
          name={`${path}.unitPrice`}
          label={t('order.priceOf', { name })}
          labelHidden
          hint={
            isOther
              ? t('answer.list', { price: formatNumber(substitute.listPrice, language) })
              : t('order.was', { price: formatNumber(line.unitPrice, language) })
          }
          {...cellOf('price', index)}
        />
      </LineCell>
      <LineCell kind="figure">
        <output>{amounts === null ? '–' : formatMoney(amounts.supply, language)}</output>
      </LineCell>
      <LineCell kind="note">
        {isLowered(typed, line) || needsConsent(typed, line) ? (
          <TextInput
            {...field(`${path}.reason`)}
            label={t(isLowered(typed, line) ? 'order.reasonOf' : 'order.whyOf', { name })}
            labelHidden
            required={isLowered(typed, line)}
            maxLength={MESSAGE_LIMIT}
            placeholder={t(isLowered(typed, line) ? 'order.reason' : 'order.why')}
          />
        ) : null}
      </LineCell>
      <LineCell kind="step">
        {isOther ? (
          <Button
            size="small"
            variant="quiet"
            icon={closeIcon}
            aria-label={t('order.originalOf', { name })}
            onClick={() => set({ substitute: NO_SUBSTITUTE, unitPrice: line.unitPrice })}
          >
            {t('order.original')}
          </Button>
        ) : (
          <AddWine
            idClient={idClient}
            taken={taken}
            label={{ text: t('order.substitute'), name: t('order.substituteOf', { name }) }}
            isSingle
            onPick={(wine, tiers) => {
              const wanted = form.getValues(path).qty;
              const bottles = wanted || line.qty;
              const own = unitPriceAt(tiers, bottles);
              set({
                // What cannot be read stays, to be typed anew.
                qty: Number.isNaN(wanted) ? wanted : bottles,
                // What takes its place costs the buyer no more than what it ordered, unless sales staff say otherwise.
                unitPrice: Math.min(own, line.unitPrice),
                substitute: {
                  idProduct: wine.id,
                  productName: wineTitle(wine),
                  specification: formatPack(wine.volume, wine.caseSize),
                  listPrice: own,
                },
              });
            }}
          />
        )}
      </LineCell>
    </tr>
  );
}
