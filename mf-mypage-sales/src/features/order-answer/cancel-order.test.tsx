import { screen, within } from '@testing-library/react';
import { cancelOrderForm, getOrderForm } from '@vitis/contracts';
import { statusLabel } from '@vitis/domain';
import { answer, answerProblem } from '@vitis/testing/answers';
import { anOrder } from '@vitis/testing/builders/order-form';
import { holding, open } from './order-answer.test-support.tsx';

test('an order is cancelled with a reason', async () => {
  const { held, read } = holding(anOrder({ status: 'CONFIRMED' }));
  const cancel = answer(cancelOrderForm, () => {
    held.order = anOrder({ status: 'CANCELLED', cancelReason: '거래처 요청', version: 2 });
    return { status: 200 as const, body: held.order };
  });
  const { t, user } = await open([read, cancel]);
  await user.click(await screen.findByRole('button', { name: t('portal.order.cancel') }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), '거래처 요청');
  await user.click(dialog.getByRole('button', { name: t('portal.order.cancel') }));
  expect(await screen.findByText('거래처 요청')).toBeVisible();
  expect(screen.getAllByText(statusLabel('orderForm', 'CANCELLED', 'ko-KR')).length).toBeGreaterThan(0);
});

test('another company’s number says that there is no such order', async () => {
  const { t } = await open([answerProblem(getOrderForm, 404, 'NOT_FOUND', 'x')]);
  expect(await screen.findByText(t('order.notFound'))).toBeVisible();
});

test('who cancels what has changed meanwhile is told in the dialog, which keeps the reason', async () => {
  const { held, read } = holding(anOrder({ status: 'REQUESTED' }));
  const { t, user } = await open([
    read,
    {
      endpoint: cancelOrderForm,
      respond: (call) => {
        held.order = anOrder({ status: 'COMPLETED', version: 2 });
        return answerProblem(cancelOrderForm, 412, 'VERSION_STALE', '먼저 바뀌었습니다.').respond(call);
      },
    },
  ]);
  await user.click(await screen.findByRole('button', { name: t('portal.order.cancel') }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), '거래처 요청');
  await user.click(dialog.getByRole('button', { name: t('portal.order.cancel') }));
  const status = statusLabel('orderForm', 'COMPLETED', 'ko-KR');
  expect(await dialog.findByRole('alert')).toHaveTextContent(t('portal.document.changed', { status }));
  expect(dialog.getByRole('textbox')).toHaveValue('거래처 요청');
  expect(dialog.getByRole('button', { name: t('portal.order.cancel') })).toBeDisabled();
});
