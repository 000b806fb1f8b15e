import { screen, within } from '@testing-library/react';
import { getClientLedger } from '@vitis/contracts';
import { answerOk, answerProblem } from '@vitis/testing/answers';
import { aReceipt } from '@vitis/testing/builders/receipt';
import { aClientLedger } from '@vitis/testing/builders/sales';
import { renderFeature } from '@vitis/testing/render';
import { Screen } from './ledger-print.route.tsx';

const PATH = '/mypage/bonds-sales-situation/print';
const open = (
  answer: Parameters<typeof renderFeature>[1]['answers'],
  search = 'code=C10001&dateFrom=2026-11-01&dateTo=nothing',
) =>
  renderFeature(<Screen />, {
    part: 'mf-mypage-sales',
    as: 'sales',
    route: PATH,
    path: `${PATH}?${search}`,
    answers: answer ?? [],
  });

test('the paper carries the balance from what was brought forward to its foot', async () => {
  const entries = [
    aReceipt({ memo: 'O20261103-0001 납품', balance: 310_000 }),
    aReceipt({ id: 8, type: 'PAYMENT', change: -60_000, balance: 250_000 }),
  ];
  const ledger = aClientLedger(entries, { broughtForward: 200_000 });
  const { calls } = await open([answerOk(getClientLedger, ledger)]);
  const rows = within(await screen.findByRole('table', { name: '거래처원장' })).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '일자적요매출입금·반품잔액',
    '2026-11-01이월200,000',
    expect.stringContaining('O20261103-0001110,000310,000'),
    expect.stringContaining('계좌 입금60,000250,000'),
  ]);
  expect(screen.getByText('한강호텔 귀중')).toBeVisible();
  expect(Object.fromEntries(calls[0]?.query ?? [])).toEqual({ code: 'C10001', dateFrom: '2026-11-01' });
});

test("another contact's client has no paper", async () => {
  const { t } = await open([answerProblem(getClientLedger, 404, 'NOT_FOUND', '찾을 수 없습니다.')]);
  expect(await screen.findByText(t('portal.print.notFound'))).toBeVisible();
});

test.each(['', 'code=%20&dateFrom=2026-11-01'])(
  'without a client ("%s") nothing is asked, and the way leads to the clients',
  async (search) => {
    const { t, calls } = await open([], search);
    expect(await screen.findByText(t('receivables.chooseClient'))).toBeVisible();
    expect(screen.getByRole('link', { name: t('portal.print.toDocument') })).toHaveAttribute(
      'href',
      '/mypage/bonds-sales-situation',
    );
    expect(calls).toEqual([]);
  },
);
