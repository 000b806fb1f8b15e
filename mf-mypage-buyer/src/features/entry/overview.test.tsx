import { screen, within } from '@testing-library/react';
import {
  type CashStatement,
  type Dashboard,
  getCash,
  getDashboard,
  getMe,
  getPurchaseSituation,
  listPosts,
} from '@vitis/contracts';
import { answerOk, answerProblem, type FakeAnswer } from '@vitis/testing/answers';
import { aPage } from '@vitis/testing/builders/page';
import { aCashStatement } from '@vitis/testing/builders/receipt';
import { renderFeature } from '@vitis/testing/render';
import { sampleOf } from '@vitis/testing/sample';
import { Screen } from './entry.route.tsx';

const AT_WORK: Dashboard = {
  estimates: { count: 2, latest: 'E20261118-0004', total: 6_381_540 },
  expiring: { count: 1, first: 'E20261109-0002', expiredDate: '2026-11-23', total: 2_148_960 },
  proposals: { count: 1, first: 'O20261120-0002', dueDate: '2026-12-01' },
  nextDelivery: {
    ...{ date: '2099-12-01', orderFormNumber: 'O20261118-0004', qty: 108 },
    ...{ type: 'DIRECT', driverName: null },
  },
  credit: {
    ...{ limit: 30_000_000, receivable: 7_501_560, openOrders: 14_439_370 },
    ...{ openOrderCount: 4, available: 8_059_070 },
  },
};
const OVERDUE: CashStatement['owed'] = {
  ...{ receivable: 7_501_560, overdue: 352_440, overdueCount: 1 },
  nextDue: { date: '2026-11-30', amount: 1_000_000 },
};
const month = { label: '', qty: 9, supply: 260_000, tax: 26_000, before: null, receipt: null };
const PURCHASES = {
  ...{ by: 'month' as const, dateFrom: '2026-05-20', dateTo: '2026-11-20', within: null },
  before: { dateFrom: '2025-11-16', dateTo: '2026-05-19', qty: 0, supply: 0, tax: 0 },
  rows: [{ key: '2026-11', ...month }],
  totals: { qty: 9, supply: 260_000, tax: 26_000 },
};
const notice = { id: 3, title: '연말 배송 일정 안내', pinned: false, publishedOn: '2026-11-20' };

const answers = (dashboard: FakeAnswer, owed = OVERDUE): FakeAnswer[] => [
  dashboard,
  answerOk(getCash, aCashStatement([], { owed })),
  answerOk(getPurchaseSituation, PURCHASES),
  answerOk(listPosts, aPage([notice])),
  answerOk(getMe, sampleOf(getMe.responses[200]) as never),
];
const open = (dashboard: FakeAnswer, more: { owed?: typeof OVERDUE; isOpen?: () => boolean } = {}) =>
  renderFeature(<Screen />, {
    part: 'mf-mypage-buyer',
    as: 'buyer',
    route: '/mypage',
    path: '/mypage',
    answers: answers(dashboard, more.owed),
    ...(more.isOpen && { isOpen: more.isOpen }),
  });

test('what waits comes first, the most urgent before the rest, each with its way', async () => {
  const { t } = await open(answerOk(getDashboard, AT_WORK));
  await screen.findByText(t('overview.waiting.overdue', { count: 1 }));
  const panel = screen.getByRole('heading', { name: t('overview.waiting.title') }).closest('section')!;
  expect(
    within(panel)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([
    '/mypage/receipt?status=OPEN',
    '/mypage/estimate-apply-history/E20261109-0002',
    '/mypage/estimate-order-history/O20261120-0002',
    '/mypage/estimate-apply-history?status=RESPONDED',
    '/mypage/estimate-order-history/O20261118-0004',
  ]);
});

test('what may still be ordered has every term of its sum, and the owed one leads to the ledger', async () => {
  const { t } = await open(answerOk(getDashboard, AT_WORK));
  expect(await screen.findByText('8,059,070원')).toBeVisible();
  for (const figure of ['30,000,000원', '14,439,370원']) expect(screen.getByText(figure)).toBeVisible();
  expect(screen.getByRole('link', { name: '7,501,560원' })).toHaveAttribute('href', '/mypage/cash');
  expect(await screen.findByText(t('overview.credit.nextDue', { day: '11-30 (월)' }))).toBeVisible();
});

test('purchases by month are drawn, with their table; notices lead to their pages', async () => {
  await open(answerOk(getDashboard, AT_WORK));
  const chart = within(await screen.findByRole('figure'));
  expect(chart.getByRole('rowheader', { hidden: true, name: '26.11' })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: notice.title })).toHaveAttribute('href', '/mypage/notice/3');
});

test('nothing that waits says so; notices without a page are not asked for', async () => {
  const owed = { receivable: 0, overdue: 0, overdueCount: 0, nextDue: null };
  const { t, calls } = await open(
    answerOk(getDashboard, { credit: null, nextDelivery: null, expiring: null }),
    {
      owed,
      isOpen: () => false,
    },
  );
  expect(await screen.findByText(t('overview.waiting.none'))).toBeVisible();
  expect(screen.getByText(t('overview.credit.noLimit'))).toBeVisible();
  expect(calls.some(({ path }) => path === listPosts.path)).toBe(false);
});

test('a failure says so, and the rest of the page stays', async () => {
  const { t } = await open(answerProblem(getDashboard, 500, 'INTERNAL', 'INTERNAL'));
  expect(await screen.findByText(t('overview.failed'))).toBeVisible();
  expect(await screen.findByRole('figure')).toBeVisible();
});
