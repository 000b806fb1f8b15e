import { screen, within } from '@testing-library/react';
import { getClientLedger, listClientAccounts } from '@vitis/contracts';
import { answer, answerOk, answerProblem, type FakeAnswer } from '@vitis/testing/answers';
import { aReceipt, aSettledReceipt } from '@vitis/testing/builders/receipt';
import { aClientLedger, anAccount, someAccounts } from '@vitis/testing/builders/sales';
import { renderFeature } from '@vitis/testing/render';
import { Screen } from './receivables.route.tsx';

const PATH = '/mypage/bonds-sales-situation';
const open = (answers: FakeAnswer[], search = '') =>
  renderFeature(<Screen />, {
    part: 'mf-mypage-sales',
    as: 'sales',
    route: PATH,
    path: `${PATH}${search}`,
    answers,
  });

const late = anAccount({
  ...{ idClient: 2, clientName: '노들상회', erpCode: 'C10002', broughtForward: 300_000, sales: 0 },
  overdue: 120_000,
});

test('shows what each client owes, how late it is, and leads to its ledger', async () => {
  const { t } = await open([answerOk(listClientAccounts, someAccounts([late, anAccount()]))]);
  const row = await screen.findByRole('row', { name: /노들상회/ });
  expect(within(row).getByText('120,000')).toBeInTheDocument();
  expect(within(row).getByText(t('receivables.daysLate', { days: 12 }))).toBeInTheDocument();
  expect(within(row).getByText('30%')).toBeInTheDocument();
  expect(within(row).getByRole('link', { name: '노들상회' })).toHaveAttribute('href', `${PATH}?code=C10002`);
  expect(screen.getByText('410,000원')).toBeVisible();
  expect(screen.getByText('▲ 10%')).toBeVisible();
  expect(
    screen.getByRole('link', { name: t('receivables.lateClients', { count: 1, days: 12 }) }),
  ).toHaveAttribute('href', `${PATH}?view=overdue`);
});

test('the columns can say how old the debts are', async () => {
  const { t } = await open([answerOk(listClientAccounts, someAccounts([late]))], '?show=ageing');
  const row = await screen.findByRole('row', { name: /노들상회/ });
  expect(screen.getByRole('columnheader', { name: t('receivables.ages.OVER_90') })).toBeInTheDocument();
  expect(within(row).getByText('180,000')).toBeInTheDocument();
});

test('a ledger begins with what was brought forward and carries the balance to its foot', async () => {
  const entries = [
    aReceipt({ memo: 'O20261103-0001 납품', change: 110_000, balance: 310_000 }),
    aReceipt({ id: 8, type: 'PAYMENT', change: -60_000, balance: 250_000 }),
  ];
  const ledger = answerOk(getClientLedger, aClientLedger(entries, { broughtForward: 200_000 }));
  const accounts = answer(listClientAccounts, () => ({
    status: 200 as const,
    body: someAccounts([anAccount()]),
  }));
  const { t, calls } = await open([accounts, ledger], '?code=C10001&dateFrom=2026-11-01');
  const table = within(await screen.findByRole('table', { name: t('receivables.ledger') }));
  expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining(t('receivables.ledgerColumns.what')),
    expect.stringContaining('200,000'),
    expect.stringContaining('310,000'),
    expect.stringContaining('60,000250,000'),
    expect.stringContaining('250,000'),
  ]);
  expect(table.getByRole('link', { name: /O20261103-0001/ })).toHaveAttribute(
    'href',
    '/mypage/manage-order-history/O20261103-0001#delivery-31',
  );
  const asked = calls.find(({ path }) => path === getClientLedger.path);
  expect(Object.fromEntries(asked?.query ?? [])).toEqual({ code: 'C10001', dateFrom: '2026-11-01' });
  expect(screen.getByRole('link', { name: t('receivables.closeLedger') })).toHaveAttribute(
    'href',
    `${PATH}?dateFrom=2026-11-01`,
  );
});

test('a payment leads to what it paid, and that leads back; of another month in its own days', async () => {
  const scrollIntoView = jest.fn();
  Object.assign(Element.prototype, { scrollIntoView });
  const sale = {
    id: 7,
    type: 'SALE' as const,
    date: '2026-11-05',
    orderFormNumber: 'O20261103-0001',
    statementNumber: null,
    memo: '',
  };
  const payment = {
    id: 8,
    type: 'PAYMENT' as const,
    date: '2026-11-12',
    orderFormNumber: null,
    statementNumber: null,
    memo: '계좌 입금',
  };
  const before = { ...sale, id: 3, date: '2026-09-05', orderFormNumber: 'O20260903-0001' };
  const entries = [
    aSettledReceipt({ ...sale, change: 110_000, parts: [{ ...payment, amount: 50_000 }] }),
    aSettledReceipt({
      ...payment,
      change: -60_000,
      parts: [
        { ...before, amount: 10_000 },
        { ...sale, amount: 50_000 },
      ],
    }),
  ];
  const { t } = await open(
    [
      answerOk(listClientAccounts, someAccounts([anAccount()])),
      answerOk(getClientLedger, aClientLedger(entries)),
    ],
    '?code=C10001&entry=8',
  );
  const paying = within(await screen.findByRole('row', { name: new RegExp(t('receivables.pays')) }));
  expect(paying.getByRole('link', { name: 'O20261103-0001' })).toHaveAttribute(
    'href',
    `${PATH}?code=C10001&entry=7`,
  );
  expect(paying.getByRole('link', { name: 'O20260903-0001' })).toHaveAttribute(
    'href',
    `${PATH}?dateFrom=2026-09-01&dateTo=2026-09-30&code=C10001&entry=3`,
  );
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  const paid = within(screen.getByRole('row', { name: new RegExp(`${t('receivables.paidBy')} .*11/12`) }));
  expect(paid.getByRole('link', { name: /11\/12/ })).toHaveAttribute('href', `${PATH}?code=C10001&entry=8`);
});

test('another order of the clients is asked for by their columns', async () => {
  const accounts = answer(listClientAccounts, () => ({
    status: 200 as const,
    body: someAccounts([anAccount()]),
  }));
  const { t, user, calls } = await open([accounts]);
  await screen.findByRole('row', { name: /한강호텔/ });
  await user.click(screen.getByRole('button', { name: t('receivables.columns.overdue') }));
  expect(calls.at(-1)?.query.get('sort')).toMatch(/^overdue,/);
});

test('no client, a client that is not there, and a failure are said in their places', async () => {
  const none = await open([answerOk(listClientAccounts, someAccounts([]))], '?view=overdue');
  expect(await screen.findByText(none.t('receivables.none'))).toBeVisible();
  none.unmount();

  const foreign = await open(
    [
      answerOk(listClientAccounts, someAccounts([anAccount()])),
      answerProblem(getClientLedger, 404, 'NOT_FOUND', '찾을 수 없습니다.'),
    ],
    '?code=C19999',
  );
  expect(await screen.findByText(foreign.t('receivables.ledgerFailed'))).toBeVisible();
  foreign.unmount();

  const failed = await open([answerProblem(listClientAccounts, 500, 'INTERNAL', 'INTERNAL')]);
  expect(await screen.findByText(failed.t('receivables.failed'))).toBeVisible();
});
