import { screen, waitFor, within } from '@testing-library/react';
import { createDelivery } from '@vitis/contracts';
import { addBusinessDays, addDays, formatDay, lastDeliveryDay, seoulDay, statusLabel } from '@vitis/domain';
import { answer } from '@vitis/testing/answers';
import { aDelivery } from '@vitis/testing/builders/delivery';
import { anOrder } from '@vitis/testing/builders/order-form';
import { holding, NUMBER, open, WINE } from './order-answer.test-support.tsx';

/** A day on which deliveries go out, whatever today is. */
const today = seoulDay(new Date());
const dueDate = addBusinessDays(today, 2, new Set());

test('what was handed over can come back, and no more than that is not on its way back', async () => {
  const done = aDelivery({ status: 'COMPLETED', completedAt: '2026-11-20T10:00:00.000+09:00' });
  const back = aDelivery({
    idDeliveryInfo: 32,
    classify: 'COLLECT',
    products: [{ ...done.products[0]!, qty: 20 }],
    totalQty: 20,
  });
  const rest = { ...back, idDeliveryInfo: 33 };
  const { held, read } = holding(anOrder({ status: 'COMPLETED', dueDate, deliveries: [done, back] }));
  const create = answer(createDelivery, () => {
    held.order = anOrder({ status: 'COMPLETED', deliveries: [done, back, rest], version: 2 });
    return { status: 201 as const, body: rest };
  });
  const { t, user, calls } = await open([read, create]);
  await user.click(await screen.findByRole('button', { name: t('order.planBack') }));
  const dialog = within(await screen.findByRole('dialog'));
  const kind = dialog.getByRole('combobox', { name: t('plan.classify') });
  expect(within(kind).getAllByRole('option')).toHaveLength(3);
  expect(kind).toHaveValue('COLLECT');
  // Nothing is filled in: one press must not fetch a whole order.
  const bottles = () => dialog.getByRole('textbox', { name: t('plan.qtyOf', { name: WINE }) });
  expect(bottles()).toHaveValue('0');
  expect(dialog.getByText(t('plan.left.COLLECT', { qty: '4병' }), { exact: false })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: t('plan.save') }));
  expect(dialog.getByText(t('plan.nothing.COLLECT'))).toBeVisible();
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  await user.selectOptions(kind, statusLabel('deliveryClassify', 'SAMPLE', 'ko-KR'));
  expect(bottles()).toHaveValue('0');
  expect(dialog.getByText(t('plan.left.SAMPLE', { qty: '24병' }), { exact: false })).toBeVisible();
  await user.selectOptions(kind, statusLabel('deliveryClassify', 'COLLECT', 'ko-KR'));
  await user.clear(bottles());
  await user.type(bottles(), '4');
  await user.click(dialog.getByRole('button', { name: t('plan.save') }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    classify: 'COLLECT',
    products: [{ idProduct: 1, qty: 4 }],
  });
});

test('plans what no delivery carries yet', async () => {
  const half = aDelivery({ products: [{ ...aDelivery().products[0]!, qty: 10 }], totalQty: 10 });
  const { held, read } = holding(anOrder({ status: 'CONFIRMED', dueDate, deliveries: [half] }));
  const create = answer(createDelivery, () => {
    const planned = aDelivery({ idDeliveryInfo: 32 });
    held.order = anOrder({ status: 'CONFIRMED', deliveries: [half, planned], version: 2 });
    return { status: 201 as const, body: planned };
  });
  const { t, user, calls } = await open([read, create]);
  await user.click(await screen.findByRole('button', { name: t('order.plan') }));
  const dialog = within(await screen.findByRole('dialog'));
  const qty = dialog.getByRole('textbox', { name: t('plan.qtyOf', { name: WINE }) });
  expect(qty).toHaveValue('14');
  await user.clear(qty);
  await user.type(qty, '15');
  await user.click(dialog.getByRole('button', { name: t('plan.save') }));
  expect(dialog.getByText(t('plan.badQty', { qty: '14병' }))).toBeVisible();
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);

  await user.clear(qty);
  await user.paste('12 bottles');
  await user.selectOptions(dialog.getByRole('combobox', { name: t('plan.driver') }), '오태식');
  await user.click(dialog.getByRole('button', { name: t('plan.save') }));
  expect(await screen.findAllByText(t('order.noDriver'), { exact: false })).toHaveLength(2);
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    orderFormNumber: NUMBER,
    type: 'DIRECT',
    classify: 'SUPPLY',
    requestDate: dueDate,
    idDriver: 3,
    message: '뒷문으로 와 주세요.',
    products: [{ idProduct: 1, qty: 12 }],
  });
});

test('a day that is over, or more than a year ahead, is not planned', async () => {
  const { t, user, calls } = await open([holding(anOrder({ status: 'CONFIRMED', dueDate })).read]);
  await user.click(await screen.findByRole('button', { name: t('order.plan') }));
  const dialog = within(await screen.findByRole('dialog'));
  const day = dialog.getByLabelText(new RegExp(t('plan.day')));
  const last = lastDeliveryDay(today);
  for (const [typed, wrong] of [
    [addDays(today, -1), t('plan.pastDay')],
    ['다음 주', t('narrow.noDay')],
    [addDays(last, 1), t('document.dayTooFar', { day: formatDay(last, 'ko-KR') })],
  ] as const) {
    await user.clear(day);
    await user.type(day, typed);
    await user.click(dialog.getByRole('button', { name: t('plan.save') }));
    await waitFor(() => expect(day).toHaveAccessibleDescription(expect.stringContaining(wrong)));
  }
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
});

test('a delivery of an order that is picked up begins as such', async () => {
  const pickup = {
    idStore: 1,
    name: '성수 쇼룸',
    phone: '0200001001',
    address: '',
    note: null,
    time: '14:30',
  };
  const { read } = holding(anOrder({ status: 'CONFIRMED', dueDate, pickup }));
  const { t, user } = await open([read]);
  await user.click(await screen.findByRole('button', { name: t('order.plan') }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('combobox', { name: t('plan.type') })).toHaveValue('PICKUP');
});

test('shows what the client told of its transfer, and leads to its ledger', async () => {
  const deposit = {
    ...{ depositor: '비티스 경리', day: '2026-11-21', amount: 66_000 },
    noticedAt: '2026-11-20T10:00:00+09:00',
  };
  const { t } = await open([holding(anOrder({ status: 'CONFIRMED', deposit, erpCode: 'C10001' })).read]);
  expect(await screen.findByText('비티스 경리')).toBeVisible();
  expect(screen.getByText('66,000원')).toBeVisible();
  expect(screen.getByRole('link', { name: t('deposit.toLedger') })).toHaveAttribute(
    'href',
    '/mypage/bonds-sales-situation?code=C10001',
  );
});
