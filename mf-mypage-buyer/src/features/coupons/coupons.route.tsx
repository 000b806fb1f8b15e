import { type Coupon, type CouponState, listCoupons } from '@vitis/contracts';
import { formatDay, formatMoney } from '@vitis/domain';
import { request, useSocketHint } from '@vitis/platform';
import { useEndpoint } from '@vitis/platform/data';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { LoadFailure } from '@vitis/portal/documents';
import { defineScreen } from '@vitis/portal/remote';
import {
  ButtonLink,
  EmptyState,
  Skeleton,
  SkeletonGroup,
  Status,
  starIcon,
  TextLink,
  type Tone,
} from '@vitis/ui';
import { ORDERS_PATH } from '../../shared/paths.ts';
import styles from './coupons.module.scss';

/** 쿠폰함: what the company may take off an order, and what became of the others. */
export const Screen = defineScreen(CouponsScreen, {
  access: ['B2B'],
  data: () => [request(listCoupons)],
});

const TONES: Readonly<Record<CouponState, Tone>> = { USABLE: 'good', USED: 'muted', EXPIRED: 'muted' };

function CouponsScreen() {
  const { t } = useTranslation('mf-mypage-buyer');
  const coupons = useEndpoint(listCoupons, {});
  useSocketHint('order:changed', coupons.refresh);
  const rows = coupons.data?._embedded.items;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('coupons.title')}</h1>
        <TextLink arrow href="/mypage/member-rating">
          {t('rating.title')}
        </TextLink>
      </header>
      {coupons.status === 'loading' ? (
        <SkeletonGroup className={styles.list} label={t('portal.common.loading')}>
          <Skeleton shape="block" height={132} />
          <Skeleton shape="block" height={132} />
        </SkeletonGroup>
      ) : null}
      {coupons.status === 'failed' ? <LoadFailure title={t('coupons.failed')} load={coupons} /> : null}
      {rows?.length === 0 ? (
        <EmptyState
          icon={starIcon}
          title={t('coupons.none')}
          message={t('coupons.noneText')}
          action={
            <ButtonLink variant="primary" href="/mypage/member-rating">
              {t('rating.title')}
            </ButtonLink>
          }
        />
      ) : null}
      {rows === undefined || rows.length === 0 ? null : (
        <>
          <ul className={styles.list} aria-label={t('coupons.title')}>
            {rows.map((coupon) => (
              <CouponCard key={coupon.id} coupon={coupon} />
            ))}
          </ul>
          <p className={styles.note}>{t('coupons.note')}</p>
        </>
      )}
    </div>
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
          <Status tone={TONES[state]}>{t(`coupons.state.${state}`)}</Status>
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
