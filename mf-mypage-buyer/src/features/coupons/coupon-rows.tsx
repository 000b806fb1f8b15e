import type { Coupon, CouponState } from '@vitis/contracts';
import { COUPON_LABELS, formatDay, formatMoney } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { LoadFailure } from '@vitis/portal/documents';
import { NoRows, pagerLabels, type RowsProps } from '@vitis/portal/list';
import { classNames, Pager, Skeleton, SkeletonGroup, Status, TextLink, type Tone } from '@vitis/ui';
import { ORDERS_PATH } from '../../shared/paths.ts';
import styles from './coupons.module.scss';

const TONES: Readonly<Record<CouponState, Tone>> = { USABLE: 'good', USED: 'muted', EXPIRED: 'muted' };

/** One page of coupons as cards, those that can be used first. */
export function CouponRows<Status extends string, Sort extends string>({
  of,
  state: { filters, list, rows, isStale },
}: RowsProps<Coupon, Status, Sort>) {
  const { t } = useTranslation('mf-mypage-buyer');
  if (list.status === 'loading')
    return (
      <SkeletonGroup className={styles.list} label={t('portal.common.loading')}>
        <Skeleton shape="block" height={132} />
        <Skeleton shape="block" height={132} />
      </SkeletonGroup>
    );
  if (list.status === 'failed') return <LoadFailure title={t('coupons.failed')} load={list} />;
  if (rows.length === 0) return <NoRows of={of} filters={filters} />;
  return (
    <>
      <ul className={classNames(styles.list, isStale && styles.stale)} aria-label={t('coupons.title')}>
        {rows.map((coupon) => (
          <CouponCard key={coupon.id} coupon={coupon} />
        ))}
      </ul>
      <Pager
        className={styles.pager}
        labels={pagerLabels(t)}
        page={filters.page}
        pageCount={list.data.page.totalPages}
        href={(page) => of.filters.href({ ...filters, page })}
      />
      <p className={styles.note}>{t('coupons.note')}</p>
    </>
  );
}

function CouponCard({ coupon }: { coupon: Coupon }) {
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  const { percent, most, level, state, validFrom, validTo, orderFormNumber, discount } = coupon;
  return (
    <li className={styles.card} data-state={state}>
      <p className={styles.percent}>{t('coupons.percent', { percent })}</p>
      <div className={styles.words}>
        <p className={styles.name}>
          <b>{t('coupons.of', { level: t(`rating.level.${level}`) })}</b>
          <Status tone={TONES[state]}>{COUPON_LABELS[state][language]}</Status>
        </p>
        <p>{t('coupons.most', { amount: formatMoney(most, language) })}</p>
        <p className={styles.days}>
          {formatDay(validFrom, language)} – {formatDay(validTo, language)}
        </p>
        {orderFormNumber === null ? null : (
          <p>
            <TextLink href={`${ORDERS_PATH}/${orderFormNumber}`}>{orderFormNumber}</TextLink>
            {discount === null ? null : ` −${formatMoney(discount, language)}`}
          </p>
        )}
      </div>
    </li>
  );
}
