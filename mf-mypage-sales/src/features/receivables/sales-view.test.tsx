import { act, screen, waitFor, within } from '@testing-library/react';
import { getSalesSituation, type SalesSituation } from '@vitis/contracts';
import { answer, answerOk, answerProblem, type FakeAnswer } from '@vitis/testing/answers';
import { aSalesSituation } from '@vitis/testing/builders/sales';
import { renderFeature } from '@vitis/testing/render';
import { fakeSocket } from '@vitis/testing/socket';
import { Screen } from './receivables.route.tsx';

const PATH = '/mypage/bonds-sales-situation';
const open = (answers: FakeAnswer[], search = '?type=SALE') =>
  renderFeature(<Screen />, {
    part: 'mf-mypage-sales',
    as: 'sales',
    route: PATH,
    path: `${PATH}${search}`,
    answers,
  });
const found = (changed: Partial<SalesSituation> = {}) =>
  answerOk(getSalesSituation, aSalesSituation(changed));

test('shows sales as the ledger has them beside the period before, and leads to the documents of each sum', async () => {
  const { t } = await open([found()]);
  const table = within(await screen.findByRole('table', { name: t('portal.trade.by.client') }));
  const row = table.getByRole('row', { name: /한강호텔/ });
  expect(row).toHaveTextContent('286,000');
  expect(within(row).getByText('▲ 30%')).toBeInTheDocument();
  expect(within(row).getByRole('link', { name: '한강호텔' })).toHaveAttribute(
    'href',
    `${PATH}?type=SALE&by=document&dateFrom=2026-11-01&dateTo=2026-11-20&of=client&key=C10001`,
  );
  expect(table.getAllByRole('row').at(-1)).toHaveTextContent('275,000원');
  expect(screen.getByText(t('sales.parts', { supply: '250,000원', tax: '25,000원' }))).toBeVisible();
  expect(screen.getByRole('figure')).toBeVisible();
});

test.each([
  ['delivery:changed', { idDeliveryInfo: 1, status: 'COMPLETED' }],
  ['order:changed', { orderFormNumber: 'O20261103-0001', status: 'COMPLETED' }],
  ['ledger:changed', { idClient: 1 }],
] as const)('what is sold is asked for again after %s', async (event, payload) => {
  const asked = jest.fn(() => ({ status: 200 as const, body: aSalesSituation() }));
  const socket = await fakeSocket();
  const { t } = await open([answer(getSalesSituation, asked)]);
  await screen.findByRole('table', { name: t('portal.trade.by.client') });
  expect(asked).toHaveBeenCalledTimes(1);
  await act(async () => socket.tell(event, payload));
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
});

test('a document leads to its order, and one without to the ledger of its client', async () => {
  const client = { code: 'C10001', name: '한강호텔' };
  const sums = { qty: 0, supply: -10_000, tax: -1_000, before: null };
  const of = (id: number, orderFormNumber: string | null) => ({
    ...{ key: String(id), label: orderFormNumber ?? '월말 에누리', ...sums },
    receipt: { id, type: 'ALLOWANCE' as const, date: '2026-11-05', orderFormNumber, client },
  });
  const rows = [of(7, 'O20261103-0001'), of(8, null)];
  await open([found({ by: 'document', rows })], '?type=SALE&by=document');
  expect(await screen.findByRole('link', { name: 'O20261103-0001' })).toHaveAttribute(
    'href',
    '/mypage/manage-order-history/O20261103-0001',
  );
  expect(screen.getByRole('link', { name: '월말 에누리' })).toHaveAttribute(
    'href',
    `${PATH}?code=C10001&dateFrom=2026-11-01&dateTo=2026-11-20`,
  );
});

test('one client is named with the way back to all, and days and client stay between what is owed and sold', async () => {
  const client = { code: 'C10001', name: '한강호텔' };
  const body = aSalesSituation({ client, rows: [] });
  const { t, calls } = await open(
    [answer(getSalesSituation, () => ({ status: 200 as const, body }))],
    '?type=SALE&code=C10001&dateFrom=2026-11-01&by=everything&page=x',
  );
  expect(await screen.findByText(t('sales.none'))).toBeVisible();
  expect(Object.fromEntries(calls[0]?.query ?? [])).toEqual({
    code: 'C10001',
    dateFrom: '2026-11-01',
    page: '0',
  });
  expect(screen.getByRole('link', { name: t('portal.trade.back') })).toHaveAttribute(
    'href',
    `${PATH}?type=SALE&dateFrom=2026-11-01`,
  );
  const tabs = within(screen.getByRole('navigation', { name: t('receivables.title') }));
  expect(tabs.getByRole('link', { name: t('receivables.receivable') })).toHaveAttribute(
    'href',
    `${PATH}?dateFrom=2026-11-01&code=C10001`,
  );
  expect(tabs.getByRole('link', { name: t('receivables.sales') })).toHaveAttribute('aria-current', 'page');
});

test('a failure says so and can be tried again', async () => {
  const { t } = await open([answerProblem(getSalesSituation, 500, 'INTERNAL', 'INTERNAL')]);
  expect(await screen.findByText(t('sales.failed'))).toBeVisible();
  expect(screen.getByRole('button', { name: t('portal.common.retry') })).toBeVisible();
});

test('that nothing was sold of one sort is not said of the next one while it is asked for', async () => {
  const asked = Promise.withResolvers<void>();
  const none = answer(getSalesSituation, async ({ query }) => {
    if (query.get('by') === 'wine') await asked.promise;
    return { status: 200 as const, body: aSalesSituation({ rows: [] }) };
  });
  const { t, user } = await open([none]);
  await screen.findByText(t('sales.none'));
  await user.click(screen.getByRole('link', { name: t('portal.trade.by.wine') }));
  await waitFor(() => expect(screen.queryByText(t('sales.none'))).not.toBeInTheDocument());
  asked.resolve();
  await screen.findByText(t('sales.none'));
});
