import { screen, within } from '@testing-library/react';
import { type Coupon, countCoupons, listCoupons } from '@vitis/contracts';
import { COUPON_LABELS } from '@vitis/domain';
import { answerOk, answerProblem } from '@vitis/testing/answers';
import { aCoupon } from '@vitis/testing/builders/coupon';
import { aPage } from '@vitis/testing/builders/page';
import { renderFeature } from '@vitis/testing/render';
import { Screen } from './coupons.route.tsx';

const base = {
  part: 'mf-mypage-buyer',
  as: 'buyer',
  route: '/mypage/coupon',
  path: '/mypage/coupon',
} as const;
const counted = answerOk(countCoupons, { USABLE: 1, USED: 1, EXPIRED: 0, total: 2 });
const open = (items: Coupon[]) =>
  renderFeature(<Screen />, { ...base, answers: [counted, answerOk(listCoupons, aPage(items))] });

test('says what each coupon takes off and until when, and where one was used', async () => {
  const used = aCoupon({ id: 2, state: 'USED', orderFormNumber: 'O20261120-0002', discount: 30_000 });
  const { t } = await open([aCoupon(), used]);
  const [first, second] = within(await screen.findByRole('list', { name: t('coupons.title') })).getAllByRole(
    'listitem',
  );
  expect(within(first!).getByText(COUPON_LABELS.USABLE['ko-KR'])).toBeVisible();
  expect(within(first!).getByText(t('coupons.most', { amount: '300,000원' }))).toBeVisible();
  expect(within(second!).getByRole('link', { name: 'O20261120-0002' })).toHaveAttribute(
    'href',
    '/mypage/estimate-order-history/O20261120-0002',
  );
});

test('tabs count what can be used and what was used', async () => {
  await open([aCoupon()]);
  const name = new RegExp(`^${COUPON_LABELS.USABLE['ko-KR']} ?1`);
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '/mypage/coupon?status=USABLE');
});

test('without one it leads to how one gets one, and a failure says so', async () => {
  const none = await open([]);
  expect(await screen.findByText(none.t('coupons.none'))).toBeVisible();
  none.unmount();
  const failed = answerProblem(listCoupons, 503, 'UNAVAILABLE', '잠시 후 다시 시도해 주세요.');
  const { t } = await renderFeature(<Screen />, { ...base, answers: [counted, failed] });
  expect(await screen.findByText(t('coupons.failed'))).toBeVisible();
});
