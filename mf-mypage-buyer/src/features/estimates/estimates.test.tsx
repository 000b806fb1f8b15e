import { screen, within } from '@testing-library/react';
import { countEstimates, type EstimateSummary, listEstimates } from '@vitis/contracts';
import { addDays, periodRange, seoulDay, statusLabel } from '@vitis/domain';
import { answerOk, type FakeAnswer } from '@vitis/testing/answers';
import { anEstimateRow } from '@vitis/testing/builders/estimate';
import { aPage } from '@vitis/testing/builders/page';
import { type RenderFeatureOptions, renderFeature } from '@vitis/testing/render';
import { Screen } from './estimates.route.tsx';

const PATH = '/mypage/estimate-apply-history';
const today = seoulDay(new Date());
const NUMBER = 'E20261118-0004';

const listed = (...items: EstimateSummary[]) => answerOk(listEstimates, aPage(items));
const counts = answerOk(countEstimates, {
  REQUESTED: 2,
  RESPONDED: 5,
  EXPIRED: 1,
  CONFIRMED: 7,
  CANCELLED: 3,
  total: 18,
});

const open = (answers: FakeAnswer[], options: Partial<RenderFeatureOptions> = {}) =>
  renderFeature(<Screen />, {
    part: 'mf-mypage-buyer',
    as: 'buyer',
    route: PATH,
    path: PATH,
    answers: [counts, ...answers],
    ...options,
  });

test('shows number, day, wines, sum, state and what is left of an answer', async () => {
  const { t } = await open([
    listed(anEstimateRow({ status: 'RESPONDED', expiredDate: addDays(today, 3), lineCount: 3 })),
  ]);
  const row = await screen.findByRole('row', { name: new RegExp(NUMBER) });
  expect(within(row).getByRole('link', { name: NUMBER })).toHaveAttribute('href', `${PATH}/${NUMBER}`);
  for (const text of [
    t('portal.list.firstAndMore', { name: '와인 1호 2019', more: 2 }),
    '1,016,400',
    statusLabel('estimate', 'RESPONDED', 'ko-KR'),
    t('portal.estimates.daysLeft', { days: 3 }),
  ])
    expect(within(row).getByText(text)).toBeInTheDocument();
});

test('an answer past its last day is expired, whatever its stored state', async () => {
  await open([
    listed(anEstimateRow({ status: 'RESPONDED', expiredDate: addDays(today, -1), expired: true })),
  ]);
  const row = await screen.findByRole('row', { name: new RegExp(NUMBER) });
  expect(within(row).getByText(statusLabel('estimate', 'EXPIRED', 'ko-KR'))).toBeInTheDocument();
});

test('the tabs carry the counts, and a period goes into the address', async () => {
  const { t, user, address } = await open([listed(anEstimateRow())], { path: `${PATH}?page=2` });
  const tabs = within(screen.getByRole('navigation', { name: t('portal.estimates.byStatus') }));
  const answered = statusLabel('estimate', 'RESPONDED', 'ko-KR');
  expect(await tabs.findByRole('link', { name: new RegExp(`^${answered} ?5$`) })).toHaveAttribute(
    'href',
    `${PATH}?status=RESPONDED`,
  );
  await user.click(screen.getByRole('radio', { name: t('portal.list.periods.MONTH_1') }));
  const { dateFrom, dateTo } = periodRange('MONTH_1', today);
  expect(address()).toBe(`${PATH}?dateFrom=${dateFrom}&dateTo=${dateTo}`);
});

test('asks the provider what the address says, and counts what the words find in every tab', async () => {
  const { calls, t } = await open([listed(anEstimateRow())], {
    path: `${PATH}?status=EXPIRED&q=라모네&page=2&sort=total,asc`,
  });
  await screen.findByRole('row', { name: new RegExp(NUMBER) });
  const asked = calls.find(({ path }) => path === listEstimates.path);
  expect(Object.fromEntries(asked?.query ?? [])).toEqual({
    status: 'EXPIRED',
    q: '라모네',
    page: '1',
    size: '20',
    sort: 'total,asc',
  });
  const counted = calls.find(({ path }) => path === countEstimates.path);
  expect(Object.fromEntries(counted?.query ?? [])).toEqual({ q: '라모네' });
  const tabs = within(screen.getByRole('navigation', { name: t('portal.estimates.byStatus') }));
  const expired = statusLabel('estimate', 'EXPIRED', 'ko-KR');
  expect(tabs.getByRole('link', { name: new RegExp(`^${expired} ?1$`) })).toBeVisible();
});

test('who has asked for nothing yet is led to the wines', async () => {
  const { t } = await open([listed()]);
  expect(await screen.findByText(t('estimates.none'))).toBeVisible();
  expect(screen.getByRole('link', { name: t('list.toWines') })).toHaveAttribute('href', '/product');
});
