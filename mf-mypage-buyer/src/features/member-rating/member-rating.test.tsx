import { screen } from '@testing-library/react';
import { getBuyerLevels } from '@vitis/contracts';
import { answerOk } from '@vitis/testing/answers';
import { someLevels } from '@vitis/testing/builders/coupon';
import { renderFeature } from '@vitis/testing/render';
import { Screen } from './member-rating.route.tsx';

const open = (given: Parameters<typeof someLevels>[0] = {}) =>
  renderFeature(<Screen />, {
    part: 'mf-mypage-buyer',
    as: 'buyer',
    route: '/mypage/member-rating',
    path: '/mypage/member-rating',
    answers: [answerOk(getBuyerLevels, someLevels(given))],
  });

test('says the level, what is missing for the next one, and what each gives', async () => {
  const { t } = await open();
  const missing = t('rating.missing', { level: t('rating.level.GOLD'), amount: '10,000,000원' });
  expect(await screen.findByText(missing)).toBeVisible();
  expect(screen.getByRole('progressbar', { name: t('rating.progress') })).toHaveAttribute(
    'aria-valuetext',
    missing,
  );
  expect(screen.getByRole('row', { name: new RegExp(t('rating.now')) })).toHaveTextContent(
    t('rating.level.SILVER'),
  );
  expect(screen.getByText(t('rating.coupon', { percent: 3, amount: '300,000원' }))).toBeVisible();
});

test('at the top nothing is missing', async () => {
  const { t } = await open({ level: 'PLATINUM', bought: 200_000_000, next: null });
  expect(await screen.findByText(t('rating.top'))).toBeVisible();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});
