import { screen, within } from '@testing-library/react';
import { getPurchaseSituation, type PurchaseSituation } from '@vitis/contracts';
import { answer, answerOk, answerProblem } from '@vitis/testing/answers';
import { renderFeature } from '@vitis/testing/render';
import { Screen } from './purchases.route.tsx';

const PATH = '/mypage/purchase-situation';

const situation = (changed: Partial<PurchaseSituation> = {}): PurchaseSituation => ({
  by: 'kind',
  dateFrom: '2026-11-01',
  dateTo: '2026-11-20',
  before: { dateFrom: '2026-10-12', dateTo: '2026-10-31', qty: 10, supply: 200_000, tax: 20_000 },
  rows: [
    {
      key: 'RED',
      label: '레드',
      qty: 9,
      ...{ supply: 260_000, tax: 26_000 },
      before: { qty: 10, supply: 200_000, tax: 20_000 },
      receipt: null,
    },
    {
      ...{ key: '', label: '', qty: 0, supply: -10_000, tax: -1_000 },
      ...{ before: { qty: 0, supply: 0, tax: 0 }, receipt: null },
    },
  ],
  totals: { qty: 9, supply: 250_000, tax: 25_000 },
  within: null,
  ...changed,
});

const open = (answers: Parameters<typeof renderFeature>[1]['answers'], search = '') =>
  renderFeature(<Screen />, {
    part: 'mf-mypage-buyer',
    as: 'buyer',
    route: PATH,
    path: `${PATH}${search}`,
    answers: answers ?? [],
  });

test('compares what was bought with the period before, and leads from each sum to its documents', async () => {
  const { t } = await open([answerOk(getPurchaseSituation, situation())], '?by=kind');
  const red = within(await screen.findByRole('row', { name: /^레드 9/ }));
  expect(red.getByText('▲ 30%')).toBeInTheDocument();
  expect(red.getByRole('link', { name: '레드' })).toHaveAttribute(
    'href',
    `${PATH}?by=document&dateFrom=2026-11-01&dateTo=2026-11-20&of=kind&key=RED`,
  );
  const table = within(screen.getByRole('table', { name: t('portal.trade.by.kind') }));
  expect(table.getByRole('row', { name: new RegExp(t('portal.trade.allowances')) })).toHaveTextContent(
    '-10,000',
  );
  expect(screen.getByText('▲ 25%')).toBeVisible();
  expect(screen.getByRole('figure')).toBeVisible();
});

test('a document leads to its receipt, and back to all', async () => {
  const orderFormNumber = 'O20261103-0001';
  const receipt = { id: 7, type: 'SALE' as const, date: '2026-11-05', orderFormNumber, client: null };
  const sums = { qty: 9, supply: 260_000, tax: 26_000 };
  const rows = [{ key: '7', label: orderFormNumber, ...sums, before: null, receipt }];
  const found = situation({ by: 'document', rows, within: { of: 'kind', key: 'RED', label: '레드' } });
  const { t, calls } = await open([answerOk(getPurchaseSituation, found)], '?by=document&of=kind&key=RED');
  expect(await screen.findByRole('link', { name: 'O20261103-0001' })).toHaveAttribute(
    'href',
    '/mypage/receipt/7',
  );
  expect(screen.getByRole('link', { name: t('portal.trade.back') })).toHaveAttribute(
    'href',
    `${PATH}?by=kind`,
  );
  expect(Object.fromEntries(calls[0]?.query ?? [])).toEqual({
    by: 'document',
    of: 'kind',
    key: 'RED',
    size: '100',
  });
});

test('more documents than a page has are on pages of their own', async () => {
  const page = { number: 1, size: 100, totalElements: 250, totalPages: 3 };
  const { t, calls } = await open([answerOk(getPurchaseSituation, situation({ page }))], '?by=kind&page=2');
  const pages = within(await screen.findByRole('navigation', { name: t('portal.list.pages') }));
  expect(calls[0]?.query.get('page')).toBe('1');
  expect(pages.getByRole('link', { name: t('portal.list.page', { page: 3 }) })).toHaveAttribute(
    'href',
    `${PATH}?by=kind&page=3`,
  );
  expect(screen.getByRole('link', { name: t('portal.trade.by.wine') })).toHaveAttribute(
    'href',
    `${PATH}?by=wine`,
  );
});

test('a page behind the last one leads back, and does not say that nothing was bought', async () => {
  const page = { number: 8, size: 100, totalElements: 50, totalPages: 1 };
  const { t } = await open(
    [answerOk(getPurchaseSituation, situation({ by: 'document', rows: [], page }))],
    '?by=document&page=9',
  );
  expect(await screen.findByRole('link', { name: t('portal.list.showAll') })).toHaveAttribute(
    'href',
    `${PATH}?by=document`,
  );
  expect(screen.queryByText(t('purchases.none'))).toBeNull();
});

test('asks for what the address says and makes sense, and no more', async () => {
  const body = situation({ rows: [] });
  const { t, calls } = await open(
    [answer(getPurchaseSituation, () => ({ status: 200 as const, body }))],
    '?by=everything&dateFrom=2026-11-30&dateTo=2026-11-01&of=none',
  );
  expect(await screen.findByText(t('purchases.none'))).toBeVisible();
  expect(Object.fromEntries(calls[0]?.query ?? [])).toEqual({
    dateFrom: '2026-11-01',
    dateTo: '2026-11-30',
    size: '100',
  });
});

test('a failure says so and can be tried again', async () => {
  const { t } = await open([answerProblem(getPurchaseSituation, 500, 'INTERNAL', 'INTERNAL')]);
  expect(await screen.findByText(t('purchases.failed'))).toBeVisible();
  expect(screen.getByRole('button', { name: t('portal.common.retry') })).toBeVisible();
});
