import { act, screen, waitFor, within } from '@testing-library/react';
import { changeOrderPayment, getOrderPayment, listHolidays, type OrderPayment } from '@vitis/contracts';
import { seoulDay } from '@vitis/domain';
import { answer, answerOk, answerProblem, type FakeAnswer } from '@vitis/testing/answers';
import { aPayment } from '@vitis/testing/builders/order-payment';
import { renderFeature } from '@vitis/testing/render';
import { fakeSocket } from '@vitis/testing/socket';
import { Screen } from './order-payment.route.tsx';

const NUMBER = 'O20261120-0002';

const holiday = seoulDay(new Date());
const holidays = answerOk(listHolidays, {
  _embedded: { items: [{ date: holiday, name: '창립기념일', substitute: false }] },
});

const open = (given: Partial<OrderPayment> = {}, answers: readonly FakeAnswer[] = []) =>
  renderFeature(<Screen />, {
    part: 'mf-catalog',
    as: 'buyer',
    route: '/order/payment',
    path: `/order/payment?order=${NUMBER}`,
    answers: [answerOk(getOrderPayment, aPayment(given)), holidays, ...answers],
  });

test('says how much is due and by when, and what an account closed at the end of the month means', async () => {
  const { t } = await open();
  const due = within(await screen.findByRole('complementary', { name: t('payment.amountDue') }));
  expect(due.getByText('1,016,400원', { selector: 'p' })).toBeVisible();
  expect(due.getByText(t('payment.byExpected', { day: '2026-12-24 (목)' }))).toBeVisible();
  expect(screen.getByRole('radio', { name: /외상 거래/ })).toBeChecked();
  expect(screen.getAllByText(/2026-11-30 \(월\)/).length).toBeGreaterThan(0);
  expect(due.getByRole('link', { name: t('complete.toOrder') })).toHaveAttribute(
    'href',
    `/mypage/estimate-order-history/${NUMBER}`,
  );
});

test('a transfer shows the account, and its notice goes out once with the amount that is due', async () => {
  const sent = answer(changeOrderPayment, ({ body }) => {
    const { method, deposit } = body as {
      method: 'BANK_TRANSFER';
      deposit: NonNullable<OrderPayment['deposit']>;
    };
    return {
      status: 200 as const,
      body: aPayment({ method, deposit: { ...deposit, noticedAt: '2026-11-20T10:00:00+09:00' } }),
    };
  });
  const { t, user, calls } = await open({}, [sent]);
  await user.click(
    await screen.findByRole('radio', { name: new RegExp(t('payment.byMethod.BANK_TRANSFER')) }),
  );
  expect(screen.getByText('000-000000-00-000')).toBeVisible();
  const day = screen.getByRole('textbox', { name: new RegExp(`^${t('payment.day')}`) });
  await user.clear(day);
  await user.type(day, '20261121');
  const depositor = screen.getByRole('textbox', { name: new RegExp(`^${t('payment.depositor')}`) });
  await user.clear(depositor);
  await user.click(screen.getByRole('button', { name: t('payment.notify') }));
  expect(await screen.findByText(t('flow.error.REQUIRED'))).toBeVisible();
  await user.type(depositor, '비스트로 루멘');
  await user.click(screen.getByRole('button', { name: t('payment.notify') }));
  expect(await screen.findByText(t('payment.notified'))).toBeVisible();
  await waitFor(() =>
    expect(calls.filter(({ method }) => method === 'PUT')).toMatchObject([
      {
        body: {
          method: 'BANK_TRANSFER',
          deposit: { depositor: '비스트로 루멘', day: '2026-11-21', amount: 1_016_400 },
        },
      },
    ]),
  );
});

test('the calendar of a transfer names holidays', async () => {
  const { t, user } = await open({ method: 'BANK_TRANSFER' });
  await user.click(await screen.findByRole('button', { name: t('portal.forms.calendar') }));
  expect(await screen.findByRole('button', { name: /창립기념일/ })).toBeEnabled();
});

test('what the provider refuses stands at its field', async () => {
  const message = '값이 너무 큽니다.';
  const problem = answerProblem(changeOrderPayment, 400, 'INVALID_INPUT', '확인해 주세요.');
  const wrong: FakeAnswer = {
    endpoint: changeOrderPayment,
    respond: (call) => {
      const { body } = problem.respond(call) as { body: object };
      const errors = [{ field: 'deposit.amount', code: 'TOO_LARGE', message }];
      return { status: 400, body: { ...body, errors } };
    },
  };
  const { t, user } = await open({ method: 'BANK_TRANSFER' }, [wrong]);
  await user.type(
    await screen.findByRole('textbox', { name: new RegExp(`^${t('payment.depositor')}`) }),
    '비스트로',
  );
  await user.click(screen.getByRole('button', { name: t('payment.notify') }));
  expect(await screen.findByText(message)).toBeVisible();
});

test('what was paid ahead and a coupon stand between the sum and the amount due', async () => {
  const { t } = await open({ amountDue: 1_000_000, cash: 10_000, coupon: 6_400 });
  const due = within(await screen.findByRole('complementary', { name: t('payment.amountDue') }));
  for (const text of ['1,016,400원', '−10,000원', '−6,400원', '1,000,000원'])
    expect(due.getByText(text)).toBeVisible();
});

test('an order that is paid, and one that was cancelled, ask for nothing', async () => {
  const paid = await open({ amountDue: 0, settled: 1_016_400, status: 'COMPLETED', dueDay: null });
  expect(await screen.findByText(paid.t('payment.paid'))).toBeVisible();
  paid.unmount();
  const { t } = await open({ amountDue: 0, status: 'CANCELLED', dueDay: null });
  expect(await screen.findByText(t('payment.cancelled'))).toBeVisible();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

test('a transfer that sales book is no longer asked for on an open page', async () => {
  let given: Partial<OrderPayment> = {};
  const asked = jest.fn(() => ({ status: 200 as const, body: aPayment(given) }));
  const payment = answer(getOrderPayment, asked);
  const socket = await fakeSocket();
  const { t } = await open({}, [payment]);
  expect(await screen.findByRole('radio', { name: /외상 거래/ })).toBeVisible();
  await act(async () => socket.connect());
  await waitFor(() => expect(asked.mock.calls.length).toBeGreaterThan(1));
  given = { amountDue: 0, settled: 1_016_400, dueDay: null };
  await act(async () => socket.tell('ledger:changed', { idClient: 1 }));
  expect(await screen.findByText(t('payment.paid'))).toBeVisible();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

test('an order of others is not there', async () => {
  const { t } = await open({}, [answerProblem(getOrderPayment, 404, 'NOT_FOUND', '없습니다.')]);
  expect(await screen.findByText(t('complete.notFound'))).toBeVisible();
});
