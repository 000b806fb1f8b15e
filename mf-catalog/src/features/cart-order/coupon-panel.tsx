import type { listCoupons, SuccessOf } from '@vitis/contracts';
import { couponDiscount, formatDay, formatMoney } from '@vitis/domain';
import type { Loaded } from '@vitis/platform/data';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { Panel, RadioGroup } from '@vitis/ui';
import { useEffect } from 'react';
import { MissingParts } from '../../shared/missing-parts.tsx';
import styles from './cart-order.module.scss';

interface CouponPanelProps {
  coupons: Loaded<SuccessOf<typeof listCoupons>>;
  /** Of the order, without VAT. */
  supply: number;
  /** The id that is chosen; null for none. */
  value: number | null;
  onValueChange: (id: number | null) => void;
}

const NONE = 'none';

/** The coupons that may be used on this order; nothing where there is none. */
export function CouponPanel({ coupons, supply, value, onValueChange }: CouponPanelProps) {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  const { data } = coupons;
  const usable = data?._embedded.items.filter(({ state }) => state === 'USABLE') ?? [];
  const isGone = data !== undefined && value !== null && !usable.some(({ id }) => id === value);
  // A colleague has used it meanwhile: what nobody can take back any more is not sent.
  useEffect(() => {
    if (isGone) onValueChange(null);
  }, [isGone, onValueChange]);
  // Nothing is used that nobody sees.
  if (value !== null && coupons.status === 'failed') return <MissingParts parts={[coupons]} />;
  if (usable.length === 0) return null;
  const withVat = (amount: number) => amount + Math.floor(amount / 10);
  return (
    <Panel title={t('coupon.title')}>
      <RadioGroup
        label={t('coupon.title')}
        labelHidden
        layout="cards"
        name="coupon"
        value={value === null ? NONE : String(value)}
        onValueChange={(chosen) => onValueChange(chosen === NONE ? null : Number(chosen))}
        options={[
          { value: NONE, label: t('coupon.none') },
          ...usable.map((coupon) => ({
            value: String(coupon.id),
            label: <b>{t('coupon.use', { percent: coupon.percent })}</b>,
            hint: t('coupon.takes', {
              amount: formatMoney(withVat(couponDiscount(coupon, supply)), language),
              day: formatDay(coupon.validTo, language),
            }),
          })),
        ]}
      />
      <p className={styles.couponNote}>{t('coupon.note')}</p>
    </Panel>
  );
}
