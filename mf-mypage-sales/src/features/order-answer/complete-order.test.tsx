import { screen, waitFor, within } from '@testing-library/react';
import {
  completeDeliveredOrderForm,
  completeOrderForm,
  completeSoldOrderForm,
  getOrderForm,
} from '@vitis/contracts';
import { $dialogs } from '@vitis/platform';
import { answer, answerOk } from '@vitis/testing/answers';
import { aDelivery } from '@vitis/testing/builders/delivery';
import { anOrder } from '@vitis/testing/builders/order-form';
import { holding, open } from './order-answer.test-support.tsx';

test('completes an order without deliveries after asking, and tells a refusal in the provider’s words', async () => {
  const { read } = holding(anOrder({ status: 'CONFIRMED' }));
  const refused = answer(completeOrderForm, {
    status: 409,
    body: {
      type: 'about:blank',
      title: 'x',
      status: 409,
      code: 'DELIVERY_UNDER_WAY',
      message: '배송이 진행 중입니다.',
      requestId: 'r',
    },
  });
  const { t, user } = await open([read, refused]);
  await user.click(await screen.findByRole('button', { name: t('order.complete') }));
  const [question] = $dialogs.get();
  if (question?.kind === 'confirm') question.done(true);
  await waitFor(() =>
    expect($dialogs.get()).toContainEqual(
      expect.objectContaining({ kind: 'alert', message: '배송이 진행 중입니다.' }),
    ),
  );
});

test('asks what became of bottles that were refused at the door, and takes them off the order', async () => {
  const delivered = aDelivery({
    status: 'COMPLETED',
    products: [{ ...aDelivery().products[0]!, qty: 10 }],
    totalQty: 10,
  });
  const { held, read } = holding(anOrder({ status: 'CONFIRMED', deliveries: [delivered] }));
  const complete = answer(completeDeliveredOrderForm, () => {
    held.order = anOrder({ status: 'COMPLETED', version: 2, deliveries: [delivered] });
    return { status: 200 as const, body: held.order };
  });
  const { t, user, calls } = await open([read, complete]);
  await user.click(await screen.findByRole('button', { name: t('order.complete') }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('listitem')).toHaveTextContent('14병');
  await user.click(dialog.getByRole('button', { name: t('order.complete') }));
  expect(dialog.getByText(t('order.rest.missing'))).toBeVisible();
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  await user.click(dialog.getByRole('radio', { name: new RegExp(t('order.rest.DROPPED.label')) }));
  await user.click(dialog.getByRole('button', { name: t('order.complete') }));
  expect(await screen.findByText(t('order.completed'))).toBeVisible();
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('says that what a delivery left was handed over after all, by a call that says so', async () => {
  const [product] = aDelivery().products;
  const delivered = aDelivery({ status: 'COMPLETED', products: [{ ...product!, qty: 10 }], totalQty: 10 });
  const { held, read } = holding(anOrder({ status: 'CONFIRMED', deliveries: [delivered] }));
  const complete = answer(completeSoldOrderForm, () => {
    held.order = anOrder({ status: 'COMPLETED', version: 2, deliveries: [delivered] });
    return { status: 200 as const, body: held.order };
  });
  const { t, user } = await open([read, complete]);
  await user.click(await screen.findByRole('button', { name: t('order.complete') }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('radio', { name: new RegExp(t('order.rest.HANDED_OVER.label')) }));
  await user.click(dialog.getByRole('button', { name: t('order.complete') }));
  expect(await screen.findByText(t('order.completed'))).toBeVisible();
});

test('an order of which nothing was handed over is cancelled, not emptied', async () => {
  const failed = aDelivery({ status: 'FAILED', failedReason: '휴무' });
  const { t, user } = await open([
    answerOk(getOrderForm, anOrder({ status: 'CONFIRMED', deliveries: [failed] })),
  ]);
  await user.click(await screen.findByRole('button', { name: t('order.complete') }));
  expect(
    await screen.findByRole('radio', { name: new RegExp(t('order.rest.DROPPED.label')) }),
  ).toBeDisabled();
  expect(screen.getByText(t('order.rest.nothing'))).toBeVisible();
});

test('an order with an open delivery completes with it, and is not cancelled under it', async () => {
  const { t } = await open([
    answerOk(getOrderForm, anOrder({ status: 'CONFIRMED', deliveries: [aDelivery()] })),
  ]);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('button', { name: t('order.complete') })).toBeNull();
  expect(screen.queryByRole('button', { name: t('portal.order.cancel') })).toBeNull();
});
