import type { OwnWine } from '@vitis/contracts';
import {
  bottleMargin,
  bottlesLeft,
  formatBottles,
  formatDay,
  formatMoney,
  glassMargin,
  type Margin,
  shortageOf,
  wineTitle,
} from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { NumberInput, Picture, Tag, TextLink } from '@vitis/ui';
import { memo } from 'react';
import { OWN_WINE_FIELDS, type OwnWineField, type Typed } from '../../shared/use-own-wine-errors.ts';
import styles from './own-wine.module.scss';
import { withTyped } from './use-own-wine-changes.ts';

/** What is wrong with a wine, by its fields. */
export type OwnWineErrors = Partial<Record<OwnWineField, string>>;

interface Props {
  wine: OwnWine;
  typed: Typed;
  onChange: (wine: OwnWine, field: OwnWineField, value: number | null) => void;
  /** Undefined where nothing is wrong. */
  errors: OwnWineErrors | undefined;
}

/**
 * One wine of the house: how much came and is left, and what a glass and a bottle bring. Of hundreds only the one that
 * somebody types in is drawn anew.
 */
export const OwnWineRow = memo(function OwnWineRow({ wine, typed, onChange, errors }: Props) {
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  const now = withTyped(wine, typed);
  const { product } = wine;
  const title = product ? wineTitle(product) : wine.productName;
  const short = shortageOf(now);

  const marginText = ({ cost, margin, costRate, marginRate }: Margin) =>
    margin === null || costRate === null || marginRate === null
      ? t('ownWine.cost', { amount: formatMoney(cost, language) })
      : t('ownWine.costRate', {
          amount: formatMoney(cost, language),
          rate: costRate,
          margin: formatMoney(margin, language),
          marginRate,
        });
  const left = bottlesLeft(now);
  const shownOf = (field: OwnWineField) => {
    if (field in typed) return typed[field] ?? null;
    return field === 'left' ? left : wine[field];
  };
  const hints: Partial<Record<OwnWineField, string>> = {
    left:
      wine.countedAt === null || typed.left !== undefined
        ? undefined
        : t('ownWine.countedOn', { day: formatDay(wine.countedAt.slice(0, 10), language) }),
    par: short > 0 ? t('ownWine.missing', { quantity: formatBottles(short, language) }) : undefined,
    glassPrice: marginText(glassMargin(now)),
    bottlePrice: marginText(bottleMargin(now)),
  };

  return (
    <li className={styles.row}>
      <div className={styles.stage}>
        {product?.picture ? <Picture picture={product.picture} alt="" sizes="56px" fit="contain" /> : null}
      </div>
      <div className={styles.wine}>
        <p className={styles.name}>
          {product ? <TextLink href={`/product/${wine.idProduct}`}>{title}</TextLink> : title}
          {short > 0 ? (
            <Tag tone="careful">{t('ownWine.missing', { quantity: formatBottles(short, language) })}</Tag>
          ) : null}
          {product === null || product.availability === 'SOLD_OUT' ? <Tag>{t('ownWine.soldOut')}</Tag> : null}
        </p>
        <p className={styles.facts}>
          {t('ownWine.bought', {
            quantity: formatBottles(wine.bought, language),
            day: formatDay(wine.lastBoughtDay, language),
            price: formatMoney(wine.lastUnitPrice, language),
          })}
        </p>
      </div>
      <div className={styles.fields}>
        {OWN_WINE_FIELDS.map((field) => (
          <NumberInput
            key={field}
            data-field={field}
            label={<Label wine={title} field={t(`ownWine.fields.${field}`)} />}
            suffix={t(`ownWine.units.${field}`)}
            units={field === 'left' || field === 'par' ? 'bottles' : undefined}
            value={shownOf(field)}
            onValueChange={(value) => onChange(wine, field, value)}
            hint={hints[field]}
            unreadError={t('portal.common.wholeNumber')}
            error={errors?.[field]}
          />
        ))}
      </div>
    </li>
  );
});

/** A label that says which wine it is about to whoever hears it alone. */
function Label({ wine, field }: { wine: string; field: string }) {
  return (
    <>
      <span className="visually-hidden">{wine} </span>
      {field}
    </>
  );
}
