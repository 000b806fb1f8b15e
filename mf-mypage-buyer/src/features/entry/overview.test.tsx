import { act, screen, waitFor, within } from '@testing-library/react';
import {
  addToCart,
  type BuyerLevels,
  type CashStatement,
  type Dashboard,
  getBuyerLevels,
  getCart,
  getCash,
  getDashboard,
  getMe,
  getOrderForm,
  getPurchaseSituation,
  listOrderForms,
  listPosts,
  listPrices,
  type Me,
} from '@vitis/contracts';
import { seoulDay } from '@vitis/domain';
import { answerOk, answerProblem, type FakeAnswer } from '@vitis/testing/answers';
import { aCart } from '@vitis/testing/builders/cart';
import { aLine } from '@vitis/testing/builders/document-line';
import { anOrder, anOrderRow } from '@vitis/testing/builders/order-form';
import { aPage } from '@vitis/testing/builders/page';
import { aCashStatement } from '@vitis/testing/builders/receipt';
import { aPrice } from '@vitis/testing/builders/wine';
import { renderFeature } from '@vitis/testing/render';
import { sampleOf } from '@vitis/testing/sample';
import { fakeSocket } from '@vitis/testing/socket';
import { Screen } from './entry.route.tsx';

const AT_WORK: Dashboard = {
  estimates: { count: 2, latest: 'E20261118-0004', total: 6_381_540 },
  expiring: { count: 1, first: 'E20261109-0002', expiredDate: '2026-11-23', total: 2_148_960 },
  proposals: { count: 1, first: 'O20261120-0002', dueDate: '2026-12-01' },
  nextDelivery: {
    ...{ date: '2099-12-01', orderFormNumber: 'O20261118-0004', qty: 108 },
    ...{ type: 'DIRECT', classify: 'SUPPLY', driverName: null },
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

const me = sampleOf(getMe.responses[200]) as Me;
const manager = { ...me.client!.manager!, fullName: '한서윤', statusMessage: '시음회 준비 중' };
const levels = { ...(sampleOf(getBuyerLevels.responses[200]) as BuyerLevels), level: 'GOLD' as const };
const knows = (changed: Partial<typeof manager>) =>
  answerOk(getMe, { ...me, client: { ...me.client!, manager: { ...manager, ...changed } } });
const AT_NINE = {
  ...{ weekdayStartTime: '09:00', weekdayEndTime: '18:00', weekendStartTime: null, weekendEndTime: null },
  ...{ holidayStartTime: null, holidayEndTime: null },
};
const panelOf = (title: string) =>
  within(screen.getByRole('heading', { name: title }).closest('section') as HTMLElement);

const answers = (dashboard: FakeAnswer, owed = OVERDUE): FakeAnswer[] => [
  dashboard,
  answerOk(getCash, aCashStatement([], { owed })),
  answerOk(getPurchaseSituation, PURCHASES),
  answerOk(listPosts, aPage([notice])),
  answerOk(getMe, me),
  answerOk(getBuyerLevels, levels),
  answerOk(listOrderForms, aPage([])),
];
interface More {
  owed?: typeof OVERDUE;
  isOpen?: () => boolean;
  answers?: FakeAnswer[];
}
const open = (dashboard: FakeAnswer, more: More = {}) =>
  renderFeature(<Screen />, {
    part: 'mf-mypage-buyer',
    as: 'buyer',
    route: '/mypage',
    path: '/mypage',
    answers: [...answers(dashboard, more.owed), ...(more.answers ?? [])],
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
    '/mypage/receipt?status=OPEN&sort=date,asc',
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

test('how much of the limit is used is a bar: what is owed, and what is to come beside it', async () => {
  const { container } = await open(answerOk(getDashboard, AT_WORK));
  await screen.findByText('8,059,070원');
  const widths = [...container.querySelectorAll('rect')].map((part) => part.getAttribute('width'));
  expect(widths).toEqual([`${(7_501_560 / 30_000_000) * 100}%`, `${(14_439_370 / 30_000_000) * 100}%`, '0%']);
});

test('the last orders are there, each put into the cart again with what has changed since', async () => {
  const order = anOrderRow({ orderFormNumber: 'O20261118-0004', lineCount: 3, total: 1_980_000 });
  const { t, user, calls } = await open(answerOk(getDashboard, AT_WORK), {
    answers: [
      answerOk(listOrderForms, aPage([order])),
      answerOk(getOrderForm, anOrder({ orderFormNumber: 'O20261118-0004', products: [aLine()] })),
      answerOk(listPrices, { _embedded: { items: [aPrice({ idProduct: 1 })] } }),
      answerOk(addToCart, aCart()),
      answerOk(getCart, aCart()),
    ],
  });
  const words = t('portal.list.firstAndMore', { name: order.firstProductName, more: 2 });
  expect(await screen.findByRole('link', { name: words })).toHaveAttribute(
    'href',
    '/mypage/estimate-order-history/O20261118-0004',
  );
  expect(screen.getByText('2026-11-20 (금) · O20261118-0004')).toBeVisible();
  expect(screen.getByText('1,980,000원')).toBeVisible();
  expect(screen.getByText(t('overview.withVat'), { exact: false })).toBeVisible();
  expect(calls.find(({ path }) => path === listOrderForms.path)?.query.get('size')).toBe('5');
  await user.click(
    screen.getByRole('button', { name: t('portal.reorder.title', { number: 'O20261118-0004' }) }),
  );
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: t('portal.reorder.add', { count: 1 }) }));
  expect(await screen.findByText(t('portal.reorder.added'))).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
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

test('what goes back or is fetched is no delivery, and several of a day lead to all of that day', async () => {
  const next = { ...AT_WORK.nextDelivery!, classify: 'COLLECT' as const };
  const { t, unmount } = await open(answerOk(getDashboard, { nextDelivery: next }));
  expect(await screen.findByText(t('overview.waiting.return', { day: '2099-12-01 (화)' }))).toBeVisible();
  expect(screen.getByText('O20261118-0004 · 회수')).toBeVisible();
  unmount();
  const fetched = { ...AT_WORK.nextDelivery!, type: 'PICKUP' as const, classify: 'SUPPLY' as const };
  const pickup = await open(answerOk(getDashboard, { nextDelivery: fetched }));
  expect(await screen.findByText(t('overview.waiting.pickup', { day: '2099-12-01 (화)' }))).toBeVisible();
  pickup.unmount();
  const today = seoulDay(new Date());
  const counts = { deliveriesToday: 5, pickupsToday: 2, returnsToday: 1 };
  const many = { nextDelivery: { ...next, date: today }, ...counts };
  await open(answerOk(getDashboard, many));
  const all = Object.entries({ ...counts, deliveriesToday: 3 }).map(([key, count]) =>
    t(`overview.waiting.${key}`, { count }),
  );
  expect(await screen.findByRole('link', { name: all.join(' · ') })).toHaveAttribute(
    'href',
    `/mypage/delivery?dateFrom=${today}&dateTo=${today}`,
  );
});

test('dates of repeating orders that want a word lead to where it is given', async () => {
  const { t } = await open(answerOk(getDashboard, { repeatDates: { waiting: 2, failed: 1 } }));
  for (const title of [
    t('overview.waiting.repeats', { count: 2 }),
    t('overview.waiting.repeatsFailed', { count: 1 }),
  ])
    expect(await screen.findByRole('link', { name: title })).toHaveAttribute('href', '/order/subscribe');
});

test('what was paid ahead is added, and orders to come lead to those that are counted', async () => {
  const credit = { ...AT_WORK.credit!, receivable: -100_000 };
  const { t } = await open(answerOk(getDashboard, { ...AT_WORK, credit }));
  expect(await screen.findByText(t('overview.credit.ahead'))).toBeVisible();
  expect(screen.getByRole('link', { name: '100,000원' })).toHaveAttribute('href', '/mypage/cash');
  expect(screen.queryByText(t('overview.credit.receivable'))).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: '14,439,370원' })).toHaveAttribute(
    'href',
    '/mypage/estimate-order-history?view=open',
  );
});

test('a payment that sales enter is on the open page at once, with all that follows from the ledger', async () => {
  const socket = await fakeSocket();
  const { calls } = await open(answerOk(getDashboard, AT_WORK));
  await screen.findByText('8,059,070원');
  await act(async () => socket.connect());
  const asked = () =>
    [getDashboard, getCash, getPurchaseSituation, getBuyerLevels].map(
      ({ path }) => calls.filter((call) => call.path === path).length,
    );
  const before = asked();
  await act(async () => socket.tell('ledger:changed', { idClient: 1 }));
  await waitFor(() => expect(asked()).toEqual(before.map((count) => count + 1)));
});

test('the level of the company leads to what it gives', async () => {
  const { t } = await open(answerOk(getDashboard, AT_WORK));
  const way = await screen.findByRole('link', { name: `${t('rating.title')} ${t('rating.level.GOLD')}` });
  expect(way).toHaveAttribute('href', '/mypage/member-rating');
});

test.each([true, false])('whom to ask, how, when, and whether they are at work: %s', async (working) => {
  const { t } = await open(answerOk(getDashboard, AT_WORK), {
    answers: [
      knows({
        working,
        mobile: '01012345678',
        hours: AT_NINE,
      }),
    ],
  });
  await screen.findByText(/한서윤/);
  const panel = panelOf(t('clientInfo.manager'));
  expect(panel.getByText(t(`memberInfo.work.${working ? 'working' : 'away'}`))).toBeVisible();
  expect(panel.getByText('시음회 준비 중')).toBeVisible();
  expect(panel.getByRole('link', { name: '010-1234-5678' })).toHaveAttribute('href', 'tel:01012345678');
  expect(panel.getByRole('link', { name: t('document.chat') })).toHaveAttribute('href', '/chat?room=manager');
  expect(panel.getByText(t('memberInfo.work.weekday')).nextSibling).toHaveTextContent('09:00');
});
