import { act, screen, waitFor, within } from '@testing-library/react';
import { countEstimates, type EstimateSummary, getClient, listEstimatesOfSales } from '@vitis/contracts';
import { addDays, periodRange, seoulDay, statusLabel } from '@vitis/domain';
import { answer, answerOk, answerProblem, type FakeAnswer } from '@vitis/testing/answers';
import { aClient } from '@vitis/testing/builders/client-page';
import { anEstimateRow } from '@vitis/testing/builders/estimate';
import { anOrderStart } from '@vitis/testing/builders/order-start';
import { aPage } from '@vitis/testing/builders/page';
import { type RenderFeatureOptions, renderFeature } from '@vitis/testing/render';
import { Screen } from './manage-estimates.route.tsx';

const today = seoulDay(new Date());

const estimate = (changed: Partial<EstimateSummary> = {}) =>
  anEstimateRow({ status: 'RESPONDED', expiredDate: addDays(today, 3), lineCount: 3, ...changed });

const pageWith = (items: EstimateSummary[], totalPages = 1) =>
  answerOk(listEstimatesOfSales, aPage(items, { totalPages }));
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
    part: 'mf-mypage-sales',
    as: 'sales',
    route: '/mypage/manage-estimate-history',
    path: '/mypage/manage-estimate-history',
    answers: [counts, ...answers],
    ...options,
  });

test('shows number, client, wines, sum, state and what is left of an answer', async () => {
  const { t } = await open([pageWith([estimate()])]);
  const row = await screen.findByRole('row', { name: /E20261118-0004/ });
  expect(within(row).getByRole('link', { name: 'E20261118-0004' })).toHaveAttribute(
    'href',
    '/mypage/manage-estimate-history/E20261118-0004',
  );
  for (const text of [
    '담원다이닝',
    t('portal.list.firstAndMore', { name: '와인 1호 2019', more: 2 }),
    '1,016,400',
    '10:24',
    statusLabel('estimate', 'RESPONDED', 'ko-KR'),
    t('portal.estimates.daysLeft', { days: 3 }),
  ]) {
    expect(within(row).getByText(text)).toBeInTheDocument();
  }
  expect(row).toHaveTextContent('2026-11-18 (수)');
});

test('an answer past its last day is expired, whatever its stored state', async () => {
  await open([pageWith([estimate({ expiredDate: addDays(today, -1), expired: true })])]);
  const row = await screen.findByRole('row', { name: /E20261118-0004/ });
  expect(within(row).getByText(statusLabel('estimate', 'EXPIRED', 'ko-KR'))).toBeInTheDocument();
});

test('the tabs carry counts and addresses, and keep the other filters', async () => {
  const { t } = await open([pageWith([estimate()])], {
    path: '/mypage/manage-estimate-history?dateFrom=2026-11-01&page=3',
  });
  const tabs = within(screen.getByRole('navigation', { name: t('portal.estimates.byStatus') }));
  const expired = await tabs.findByRole('link', {
    name: new RegExp(`^${statusLabel('estimate', 'EXPIRED', 'ko-KR')} ?1$`),
  });
  expect(expired).toHaveAttribute(
    'href',
    '/mypage/manage-estimate-history?status=EXPIRED&dateFrom=2026-11-01',
  );
  expect(tabs.getByRole('link', { name: new RegExp(`^${t('portal.list.all')} ?18$`) })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('asks the provider what the address says', async () => {
  const { calls } = await open([pageWith([estimate()])], {
    path: '/mypage/manage-estimate-history?status=EXPIRED&q=한강&page=2&sort=total,asc&dateTo=2026-11-20',
  });
  await screen.findByRole('row', { name: /E20261118-0004/ });
  const list = calls.find(({ path }) => path === listEstimatesOfSales.path);
  expect(Object.fromEntries(list?.query ?? [])).toEqual({
    status: 'EXPIRED',
    dateTo: '2026-11-20',
    q: '한강',
    page: '1',
    size: '20',
    sort: 'total,asc',
  });
});

test('a period, a search and an order go into the address and start at the first page', async () => {
  const { user, t, address } = await open([pageWith([estimate()], 4)], {
    path: '/mypage/manage-estimate-history?page=3',
  });
  await screen.findByRole('row', { name: /E20261118-0004/ });
  await user.click(screen.getByRole('radio', { name: t('portal.list.periods.MONTHS_3') }));
  const { dateFrom, dateTo } = periodRange('MONTHS_3', today);
  expect(address()).toBe(`/mypage/manage-estimate-history?dateFrom=${dateFrom}&dateTo=${dateTo}`);
  expect(screen.getByRole('radio', { name: t('portal.list.periods.MONTHS_3') })).toBeChecked();

  await user.type(screen.getByRole('searchbox', { name: t('portal.estimates.search') }), '라모네{Enter}');
  expect(new URLSearchParams(address().split('?')[1]).get('q')).toBe('라모네');

  await user.click(
    screen.getByRole('button', { name: new RegExp(`^${t('portal.estimates.columns.expiry')}`) }),
  );
  expect(new URLSearchParams(address().split('?')[1]).get('sort')).toBe('expiredDate,asc');

  await user.click(screen.getByRole('button', { name: t('portal.list.reset') }));
  expect(address()).toBe('/mypage/manage-estimate-history?sort=expiredDate%2Casc');
  expect(screen.getByRole('searchbox', { name: t('portal.estimates.search') })).toHaveValue('');
});

test('nothing at all, and nothing for these filters, say different things', async () => {
  const first = await open([pageWith([])]);
  expect(await screen.findByText(first.t('estimates.none'))).toBeVisible();
  first.unmount();
  const { t } = await open([pageWith([])], { path: '/mypage/manage-estimate-history?q=zzz' });
  expect(await screen.findByText(t('portal.estimates.noneFound'))).toBeVisible();
  expect(screen.getByRole('link', { name: t('portal.list.showAll') })).toHaveAttribute(
    'href',
    '/mypage/manage-estimate-history',
  );
});

test('a failure says so with the request number, and trying again brings the list', async () => {
  let broken = true;
  const failing = answerProblem(listEstimatesOfSales, 500, 'INTERNAL', 'INTERNAL');
  const working = pageWith([estimate()]);
  const { t, user } = await open([
    {
      endpoint: listEstimatesOfSales,
      respond: (call) => (broken ? failing : working).respond(call),
    },
  ]);
  expect(await screen.findByRole('alert')).toHaveTextContent(t('portal.estimates.failed'));
  broken = false;
  await user.click(screen.getByRole('button', { name: t('portal.common.retry') }));
  expect(await screen.findByRole('row', { name: /E20261118-0004/ })).toBeVisible();
});

test('while the next page is on its way, the rows stay and no count is wrong', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const paged = answer(listEstimatesOfSales, async ({ query }) => {
    const second = query.get('page') === '1';
    if (second) await held;
    const item = estimate(second ? { id: 5, estimateNumber: 'E20261117-0001' } : {});
    return {
      status: 200 as const,
      body: aPage([item], { number: second ? 1 : 0, totalElements: 21 }),
    };
  });
  const { t, user } = await open([paged]);
  await screen.findByRole('row', { name: /E20261118-0004/ });
  await user.click(screen.getByRole('link', { name: t('portal.list.page', { page: 2 }) }));
  expect(screen.getByRole('row', { name: /E20261118-0004/ })).toBeInTheDocument();
  await act(async () => release());
  expect(await screen.findByRole('row', { name: /E20261117-0001/ })).toBeInTheDocument();
});

test('an address narrows the list and its counts to a client, a contact and sums, and the fields say so', async () => {
  const { client } = anOrderStart();
  const words = `contact=${encodeURIComponent('김')}&totalFrom=100000&totalTo=500000`;
  const { t, user, calls, address } = await open(
    [
      pageWith([estimate()]),
      answerOk(getClient, aClient({ idClient: client.id, clientName: client.companyName })),
    ],
    { path: `/mypage/manage-estimate-history?client=${client.id}&${words}` },
  );
  await screen.findByRole('row', { name: /E20261118-0004/ });
  const narrowed = calls.filter(({ query }) => query.get('idClient') === `${client.id}`);
  expect(narrowed).toHaveLength(2);
  for (const { query } of narrowed) expect(query.toString()).toContain(words);
  await user.click(screen.getByRole('button', { name: t('narrow.some', { count: 3 }) }));
  // In its field, and as a chip.
  await waitFor(() => expect(screen.getAllByText(client.companyName)).toHaveLength(2));
  expect(screen.getByRole('textbox', { name: t('narrow.contact') })).toHaveValue('김');
  expect(screen.getByRole('textbox', { name: t('narrow.totalTo') })).toHaveValue('500,000');
  await user.click(screen.getByRole('button', { name: t('narrow.clear') }));
  expect(address()).toBe('/mypage/manage-estimate-history');
  expect(screen.getByRole('button', { name: t('narrow.open') })).toBeVisible();
});

test('estimates that were answered can be chosen, and are put on paper together', async () => {
  const waiting = estimate({ id: 5, estimateNumber: 'E20261118-0005', status: 'REQUESTED' });
  const { t, user } = await open([pageWith([estimate(), waiting])]);
  const pick = (number: string) =>
    screen.findByRole('checkbox', { name: t('portal.list.select', { number }) });
  expect(await pick('E20261118-0005')).toBeDisabled();
  await user.click(await pick('E20261118-0004'));
  expect(screen.getByRole('button', { name: t('bulk.estimates', { count: 1 }) })).toBeEnabled();
  expect(screen.getByText(t('portal.bulk.chosen', { count: 1 }))).toBeVisible();
});
