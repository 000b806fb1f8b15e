import type { listCoupons, SuccessOf } from '@vitis/contracts';
import { couponDiscount, formatDay, formatMoney } from '@vitis/domain';
import type { Loaded } from '@vitis/platform/data';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { Button, Notice, Panel, RadioGroup } from '@vitis/ui';
import styles from './cart-order.module.scss';

type LoadedCoupons = Loaded<SuccessOf<typeof listCoupons>>;

interface CouponPanelProps {
  coupons: LoadedCoupons;
  /** Says so, and offers to do without it. */
  isHeld: boolean;
  /** Of the order, without VAT. */
  supply: number;
  /** The id that is chosen; null for none. */
  value: number | null;
  onValueChange: (id: number | null) => void;
}

const NONE = 'none';

/** Id of the words that say why a chosen coupon holds the order. */
export const COUPON_HOLD = 'coupon-hold';

/**
 * Whether a coupon is chosen that is not among those that may be used: it did not come, or a colleague has used it. Nothing
 * is used that nobody sees, and what costs more without it goes out on the buyer's word alone.
 */
export const couponHolds = ({ data }: LoadedCoupons, value: number | null): boolean =>
  value !== null && !data?._embedded.items.some(({ id, state }) => id === value && state === 'USABLE');

/** The coupons that may be used on this order; nothing where there is none. */
export function CouponPanel({ coupons, isHeld, supply, value, onValueChange }: CouponPanelProps) {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  const { data } = coupons;
  const usable = data?._embedded.items.filter(({ state }) => state === 'USABLE') ?? [];
  const hasFailed = coupons.status === 'failed';
  if (usable.length === 0 && !isHeld) return null;
  const missing = hasFailed ? 'failed' : 'loading';
  const held = data === undefined ? missing : 'gone';
  const withVat = (amount: number) => amount + Math.floor(amount / 10);
  return (
    <Panel title={t('coupon.title')}>
      {isHeld ? (
        <Notice
          tone="careful"
          role="status"
          className={styles.hold}
          action={
            <span className={styles.ways}>
              {hasFailed ? (
                <Button size="small" loading={coupons.isRefreshing} onClick={coupons.refresh}>
                  {t('failure.retry')}
                </Button>
              ) : null}
              <Button size="small" onClick={() => onValueChange(null)}>
                {t('coupon.without')}
              </Button>
            </span>
          }
        >
          <span id={COUPON_HOLD} tabIndex={-1}>
            {t(`coupon.${held}`)}
          </span>
        </Notice>
      ) : null}
      {usable.length > 0 ? (
        <>
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
        </>
      ) : null}
    </Panel>
  );
}
