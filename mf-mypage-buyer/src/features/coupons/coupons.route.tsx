import { COUPON_STATES, type Coupon, countCoupons, listCoupons } from '@vitis/contracts';
import { COUPON_LABELS, listFilters } from '@vitis/domain';
import { useTranslation } from '@vitis/platform/i18n';
import { documentListScreen } from '@vitis/portal/list';
import { ButtonLink, starIcon, TextLink } from '@vitis/ui';
import { COUPONS_PATH, RATING_PATH } from '../../shared/paths.ts';
import { CouponRows } from './coupon-rows.tsx';

/** 쿠폰함: what the company may take off an order, and what became of the others. */
export const Screen = documentListScreen({
  endpoint: listCoupons,
  counts: countCoupons,
  filters: listFilters({ path: COUPONS_PATH, statuses: COUPON_STATES, sorts: ['validFrom'] }),
  states: { order: COUPON_STATES, label: (state, language) => COUPON_LABELS[state][language] },
  number: ({ id }: Coupon) => String(id),
  hints: ['order:changed'],
  columns: [],
  texts: {
    title: 'coupons.title',
    search: 'coupons.search',
    searchHint: 'coupons.searchHint',
    days: 'coupons.days',
    failed: 'coupons.failed',
    none: 'coupons.none',
    noneText: 'coupons.noneText',
    noneFound: 'coupons.noneFound',
  },
  empty: { icon: starIcon, Action: RatingButton },
  Link: RatingLink,
  ahead: true,
  hasSheet: true,
  Rows: CouponRows,
});

function RatingButton() {
  const { t } = useTranslation('mf-mypage-buyer');
  return (
    <ButtonLink variant="primary" href={RATING_PATH}>
      {t('rating.title')}
    </ButtonLink>
  );
}

/** The way to what a level gives, and what is missing for the next. */
function RatingLink() {
  const { t } = useTranslation('mf-mypage-buyer');
  return (
    <TextLink arrow href={RATING_PATH}>
      {t('rating.title')}
    </TextLink>
  );
}
