import { act, screen, waitFor, within } from '@testing-library/react';
import { getClientLedger, listClientAccounts, recordPayment } from '@vitis/contracts';
import { seoulDay } from '@vitis/domain';
import { $dialogs } from '@vitis/platform';
import { answer, type FakeAnswer } from '@vitis/testing/answers';
import { aReceipt } from '@vitis/testing/builders/receipt';
import { aClientLedger, anAccount, someAccounts } from '@vitis/testing/builders/sales';
import { renderFeature } from '@vitis/testing/render';
import { Screen } from './receivables.route.tsx';

const PATH = '/mypage/bonds-sales-situation';
const due = [
  aReceipt({ id: 7, orderFormNumber: 'O20261003-0001', change: 44_000, balance: 44_000 }),
  aReceipt({ id: 8, orderFormNumber: 'O20261103-0001', change: 66_000, balance: 110_000 }),
];
const ledger = answer(getClientLedger, () => ({ status: 200 as const, body: aClientLedger(due) }));
const accounts = answer(listClientAccounts, () => ({
  status: 200 as const,
  body: someAccounts([anAccount()]),
}));

async function open(...answers: FakeAnswer[]) {
  const rendered = await renderFeature(<Screen />, {
    part: 'mf-mypage-sales',
    as: 'sales',
    route: PATH,
    path: `${PATH}?code=C10001`,
    answers: [accounts, ledger, ...answers],
  });
  const { t, user } = rendered;
  await screen.findByRole('table', { name: t('receivables.ledger') });
  await user.click(screen.getByRole('button', { name: t('payment.open') }));
  const dialog = within(await screen.findByRole('dialog'));
  return {
    ...rendered,
    dialog,
    send: () => user.click(dialog.getByRole('button', { name: t('payment.send') })),
  };
}

test('what is chosen makes the amount, and one that is typed stays', async () => {
  const recorded = answer(recordPayment, () => ({
    status: 201 as const,
    body: { entries: [], receivable: 60_000 },
  }));
  const { t, user, dialog, send, calls } = await open(recorded);
  const amount = dialog.getByRole('textbox', { name: new RegExp(t('payment.amount')) });
  await user.click(dialog.getByRole('checkbox', { name: /O20261103-0001/ }));
  expect(amount).toHaveValue('66,000');
  await user.click(dialog.getByRole('checkbox', { name: /O20261003-0001/ }));
  expect(amount).toHaveValue('110,000');
  await user.clear(amount);
  await user.type(amount, '50000');
  await user.click(dialog.getByRole('checkbox', { name: /O20261003-0001/ }));
  await send();
  expect(await screen.findByText(t('payment.recorded', { amount: '60,000원' }))).toBeVisible();
  const sent = calls.find(({ path }) => path === recordPayment.path);
  const day = seoulDay(new Date());
  expect(sent?.body).toEqual({ idClient: 1, amount: 50_000, day, memo: '한강호텔', pays: [8] });
  expect(sent?.headers.get('Idempotency-Key')).toBeTruthy();
});

test('an amount that cannot be read stays, whatever is chosen, and is not recorded', async () => {
  const { t, user, dialog, send, calls } = await open();
  const amount = dialog.getByRole('textbox', { name: new RegExp(t('payment.amount')) });
  await user.type(amount, '1.400.000');
  await user.click(dialog.getByRole('checkbox', { name: /O20261103-0001/ }));
  expect(amount).toHaveValue('1.400.000');
  await send();
  expect(amount).toHaveFocus();
  expect(amount).toHaveAccessibleDescription(expect.stringContaining(t('portal.common.wholeNumber')));
  expect(calls.some(({ path }) => path === recordPayment.path)).toBe(false);
  await user.click(dialog.getByRole('button', { name: t('payment.all') }));
  expect(amount).toBeValid();
});

test('nothing, and a day that is to come, are refused at their fields', async () => {
  const { t, user, dialog, send, calls } = await open();
  await user.clear(dialog.getByLabelText(new RegExp(t('payment.day'))));
  await send();
  expect(dialog.getAllByText(t('payment.errors.REQUIRED'))).toHaveLength(2);
  await user.type(dialog.getByRole('textbox', { name: new RegExp(t('payment.amount')) }), '0');
  await user.type(dialog.getByLabelText(new RegExp(t('payment.day'))), '2999-01-01');
  await send();
  expect(dialog.getByText(t('payment.errors.NOT_POSITIVE'))).toBeVisible();
  expect(dialog.getByText(t('payment.errors.FUTURE'))).toBeVisible();
  expect(calls.some(({ path }) => path === recordPayment.path)).toBe(false);
});

test('more than is owed, and as much as was paid that day, are asked first, and sent once both are wanted', async () => {
  const asked = (code: 'PAYMENT_EXCEEDS_RECEIVABLE' | 'PAYMENT_REPEATED', message: string) => ({
    status: 409 as const,
    body: { ...{ type: 'about:blank', title: 'x', code, requestId: 'test', message }, status: 409 },
  });
  const recorded = answer(recordPayment, ({ body }) => {
    const said = body as { overpaymentAcknowledged?: boolean; repetitionAcknowledged?: boolean };
    if (!said.repetitionAcknowledged) return asked('PAYMENT_REPEATED', '이미 등록되어 있습니다.');
    if (!said.overpaymentAcknowledged)
      return asked('PAYMENT_EXCEEDS_RECEIVABLE', '미수금보다 많은 금액입니다.');
    return { status: 201 as const, body: { entries: [], receivable: -1 } };
  });
  const { t, user, dialog, send } = await open(recorded);
  await user.type(dialog.getByRole('textbox', { name: new RegExp(t('payment.amount')) }), '110001');
  await send();
  for (const message of ['이미 등록되어 있습니다.', '미수금보다 많은 금액입니다.']) {
    await waitFor(() => expect($dialogs.get().at(-1)).toMatchObject({ message }));
    const request = $dialogs.get().at(-1);
    if (request?.kind === 'confirm') await act(async () => request.done(true));
  }
  expect(await screen.findByText(t('payment.recorded', { amount: '-1원' }))).toBeVisible();
});

test('a transfer that the client told of begins its payment', async () => {
  const deposit = {
    ...{ orderFormNumber: 'O20261103-0001', depositor: '김도윤', day: '2026-11-03', amount: 66_000 },
    noticedAt: '2026-11-03T10:00:00+09:00',
  };
  const { t, user } = await renderFeature(<Screen />, {
    part: 'mf-mypage-sales',
    as: 'sales',
    route: PATH,
    path: `${PATH}?code=C10001`,
    answers: [
      accounts,
      answer(getClientLedger, () => ({
        status: 200 as const,
        body: aClientLedger(due, { deposits: [deposit] }),
      })),
    ],
  });
  await user.click(
    await screen.findByRole('button', { name: t('deposit.enterOf', { number: deposit.orderFormNumber }) }),
  );
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('textbox', { name: new RegExp(t('payment.amount')) })).toHaveValue('66000');
  expect(dialog.getByRole('textbox', { name: new RegExp(t('payment.memo')) })).toHaveValue('김도윤');
});
