import { screen, within } from '@testing-library/react';
import { listClientCredits } from '@vitis/contracts';
import { answerOk, answerProblem, type FakeAnswer } from '@vitis/testing/answers';
import { anAccount } from '@vitis/testing/builders/sales';
import { renderFeature } from '@vitis/testing/render';
import { ClientCredits } from './client-credit.tsx';

const open = (credits: FakeAnswer, props: Partial<Parameters<typeof ClientCredits>[0]> = {}) =>
  renderFeature(<ClientCredits idClients={[1]} {...props} />, {
    part: 'mf-mypage-sales',
    as: 'sales',
    answers: [credits],
  });
const of = (...items: ReturnType<typeof anAccount>[]) =>
  answerOk(listClientCredits, { _embedded: { items } });
const credit = { limit: 1_000_000, policy: 'WARN' as const, bound: null, receivable: 300_000 };

test('every term of the credit stands there, and what the estimate at hand would leave of it', async () => {
  const account = anAccount({
    ...{ receivable: 300_000, overdue: 120_000 },
    credit: { ...credit, openOrders: 500_000, openOrderCount: 2 },
  });
  const { t } = await open(of(account), { cart: { label: '이 견적', total: 250_000 } });
  const bar = within(await screen.findByRole('region', { name: t('portal.credit.title') }));
  for (const figure of ['1,000,000', '300,000', '500,000', '250,000', '-50,000'])
    expect(bar.getByText(figure)).toBeVisible();
  expect(bar.getByText(`120,000 · ${t('portal.credit.days', { count: 12 })}`)).toBeVisible();
  expect(screen.getByRole('link', { name: t('credit.toLedger') })).toHaveAttribute(
    'href',
    '/mypage/bonds-sales-situation?code=C10001',
  );
});

test('several clients are told apart by their names; one without a limit has none', async () => {
  const other = anAccount({ idClient: 2, clientName: '노들상회', credit: null });
  const { t } = await open(of(anAccount(), other), { idClients: [2, 1, 2] });
  expect(await screen.findByText('노들상회')).toBeVisible();
  expect(screen.getByText('한강호텔')).toBeVisible();
  expect(screen.getByText(t('portal.credit.noLimit'))).toBeVisible();
});

test('a failure says so and can be tried again', async () => {
  const { t } = await open(answerProblem(listClientCredits, 500, 'INTERNAL', 'INTERNAL'));
  expect(await screen.findByText(t('credit.failed'))).toBeVisible();
  expect(screen.getByRole('button', { name: t('portal.common.retry') })).toBeVisible();
});
