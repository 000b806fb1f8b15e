import { screen, within } from '@testing-library/react';
import { getCash } from '@vitis/contracts';
import { answer, answerOk, answerProblem } from '@vitis/testing/answers';
import { aCashStatement, aReceipt } from '@vitis/testing/builders/receipt';
import { renderFeature } from '@vitis/testing/render';
import { Screen } from './cash.route.tsx';

const PATH = '/mypage/cash';
const open = (answers: Parameters<typeof renderFeature>[1]['answers'], path = PATH) =>
  renderFeature(<Screen />, {
    part: 'mf-mypage-buyer',
    as: 'buyer',
    route: PATH,
    path,
    answers: answers ?? [],
  });

test('the terms of the month add up to its balance, and each entry leads to its receipt', async () => {
  const entries = [
    aReceipt({ balance: 310_000 }),
    aReceipt({ id: 8, type: 'PAYMENT', change: -60_000, balance: 250_000 }),
  ];
  const cash = aCashStatement(entries, { broughtForward: 200_000 });
  const { t } = await open([answerOk(getCash, cash)]);
  const table = within(await screen.findByRole('table', { name: t('cash.entries') }));
  expect(table.getByRole('link', { name: 'O20261103-0001' })).toHaveAttribute('href', '/mypage/receipt/7');
  expect(table.getByText('310,000')).toBeVisible();
  for (const figure of ['200,000원', '+110,000원', '−60,000원'])
    expect(screen.getByText(figure)).toBeVisible();
  expect(screen.getAllByText('250,000원').length).toBeGreaterThan(0);
  expect(screen.getByRole('heading', { level: 2, name: '2026년 11월' })).toBeVisible();
});

test('leads to the month before, as far as there is one, and to what is overdue', async () => {
  const owed = { receivable: 5_000, overdue: 5_000, overdueCount: 1, nextDue: null };
  const { t, calls } = await open(
    [answer(getCash, () => ({ status: 200 as const, body: aCashStatement([], { owed }) }))],
    `${PATH}?month=2026-11`,
  );
  expect(await screen.findByRole('link', { name: '2026년 10월' })).toHaveAttribute(
    'href',
    `${PATH}?month=2026-10`,
  );
  expect(screen.queryByRole('link', { name: '2026년 12월' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: t('cash.toOpen') })).toHaveAttribute(
    'href',
    '/mypage/receipt?status=OPEN&sort=date,asc',
  );
  expect(screen.getByText(t('cash.none'))).toBeVisible();
  expect(Object.fromEntries(calls[0]?.query ?? [])).toEqual({ month: '2026-11' });
});

test('any month of the ledger is one choice away, also from one outside of it', async () => {
  const cash = aCashStatement([], { month: '2027-02', firstMonth: '2025-10', lastMonth: '2026-11' });
  const { t, user, address } = await open([answerOk(getCash, cash)], `${PATH}?month=2027-02`);
  const months = await screen.findByRole('combobox', { name: t('cash.months') });
  const names = within(months)
    .getAllByRole('option')
    .map((option) => option.textContent);
  expect(names).toHaveLength(15);
  expect([names[0], names[1], names.at(-1)]).toEqual(['2027년 2월', '2026년 11월', '2025년 10월']);
  await user.selectOptions(months, '2025년 11월');
  expect(address()).toBe(`${PATH}?month=2025-11`);
});

test('thousands of entries are on pages of a hundred', async () => {
  const entries = Array.from({ length: 250 }, (_, at) => aReceipt({ id: at + 1 }));
  const { t } = await open([answerOk(getCash, aCashStatement(entries))], `${PATH}?month=2026-11&page=3`);
  const table = within(await screen.findByRole('table', { name: t('cash.entries') }));
  expect(table.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    Array.from({ length: 50 }, (_, at) => `/mypage/receipt/${at + 201}`),
  );
  expect(screen.getByRole('link', { name: t('portal.list.page', { page: 2 }) })).toHaveAttribute(
    'href',
    `${PATH}?month=2026-11&page=2`,
  );
});

test('the entry that the address names is on its page, marked and brought into sight', async () => {
  const shown: Element[] = [];
  Object.assign(Element.prototype, {
    scrollIntoView(this: Element) {
      shown.push(this);
    },
  });
  const entries = Array.from({ length: 250 }, (_, at) => aReceipt({ id: at + 1 }));
  await open([answerOk(getCash, aCashStatement(entries))], `${PATH}?month=2026-11&entry=207`);
  const rows = (await screen.findAllByRole('row')).filter((row) => row.classList.contains('chosen'));
  expect(rows).toHaveLength(1);
  expect(within(rows[0]!).getByRole('link')).toHaveAttribute('href', '/mypage/receipt/207');
  expect(shown).toEqual(rows);
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

test('what is no month is not asked for; a failure can be tried again', async () => {
  const { t, calls } = await open(
    [answerProblem(getCash, 500, 'INTERNAL', 'INTERNAL')],
    `${PATH}?month=2026-13`,
  );
  expect(await screen.findByText(t('cash.failed'))).toBeVisible();
  expect([...(calls[0]?.query ?? [])]).toEqual([]);
  expect(screen.getByRole('button', { name: t('portal.common.retry') })).toBeVisible();
});
