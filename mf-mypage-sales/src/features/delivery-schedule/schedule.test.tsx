import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { cancelDelivery, createDelivery, etagOf, getOrderForm } from '@vitis/contracts';
import { $dialogs } from '@vitis/platform';
import { answer, answerOk } from '@vitis/testing/answers';
import { anOrder, anOrderRow } from '@vitis/testing/builders/order-form';
import { choi, clients, handle, open, provider, stop, today } from './schedule.test-support.tsx';

test('a day stands side by side by driver, nobody first, and names a holiday', async () => {
  const { answers } = provider([
    stop(1, '담원다이닝'),
    stop(2, '노들상회', { driver: null }),
    stop(3, '호텔 라온재', { status: 'COMPLETED', position: 9 }),
    stop(4, '취소된 곳', { status: 'CANCELLED' }),
  ]);
  const { t } = await open(answers);
  await handle(t, '담원다이닝');
  expect(clients(t('schedule.nobody'))).toEqual(['노들상회']);
  // What is over stands first, whatever its number.
  expect(clients('오태식')).toEqual(['호텔 라온재', '담원다이닝']);
  expect(clients('최민준')).toEqual([]);
  expect(screen.queryByText('취소된 곳')).toBeNull();
  expect(
    screen.queryByRole('button', { name: t('schedule.carry.handle', { name: '호텔 라온재' }) }),
  ).toBeNull();
  expect(await screen.findByText('한글날')).toBeVisible();
});

test('by drag a stop goes to another driver', async () => {
  const { answers } = provider([stop(1, '담원다이닝'), stop(2, '노들상회', { driver: choi })]);
  const { t, calls } = await open(answers);
  const tile = (await handle(t, '담원다이닝')).closest('li') as HTMLElement;
  const target = screen.getByRole('region', { name: '최민준' });
  const dataTransfer = { types: ['application/x-vitis-schedule'], setData: () => {}, effectAllowed: '' };
  fireEvent.dragStart(tile, { dataTransfer });
  fireEvent.dragOver(target, { dataTransfer });
  fireEvent.drop(target, { dataTransfer });
  fireEvent.dragEnd(tile, { dataTransfer });
  await screen.findByText(t('schedule.saved'));
  expect(clients('최민준')).toHaveLength(2);
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    items: expect.arrayContaining([expect.objectContaining({ idDeliveryInfo: 1, idDriver: 4 })]),
  });
});

test('the dialog moves, changes and takes back', async () => {
  const { answers } = provider([stop(1, '담원다이닝', { version: 7 })]);
  const cancel = answer(cancelDelivery, () => ({ status: 200 as const, body: stop(1, '담원다이닝') }));
  const { t, user, calls } = await open([...answers, cancel]);
  await user.click(await screen.findByRole('button', { name: t('schedule.editOf', { name: '담원다이닝' }) }));
  let dialog = within(screen.getByRole('dialog'));
  await user.selectOptions(dialog.getByRole('combobox', { name: t('plan.driver') }), '최민준');
  await user.selectOptions(dialog.getByRole('combobox', { name: t('plan.type') }), 'QUICK');
  await user.click(dialog.getByRole('button', { name: t('schedule.save') }));
  await screen.findByText(t('schedule.saved'));
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    items: [{ idDeliveryInfo: 1, version: 7, type: 'QUICK', idDriver: 4 }],
  });

  await user.click(screen.getByRole('button', { name: t('schedule.editOf', { name: '담원다이닝' }) }));
  dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: t('schedule.cancel') }));
  await waitFor(() => expect($dialogs.get()).toHaveLength(1));
  const [question] = $dialogs.get();
  if (question?.kind === 'confirm') await act(async () => question.done(true));
  await waitFor(() =>
    expect(calls.findLast(({ path }) => path.endsWith('/cancel'))?.headers.get('If-Match')).toBe(etagOf(8)),
  );
});

test('an order that waits beside the board is planned from its dialog', async () => {
  const row = anOrderRow({ status: 'CONFIRMED', dueDate: today });
  const { answers } = provider([], [row]);
  const order = answerOk(getOrderForm, anOrder({ status: 'CONFIRMED', dueDate: today }));
  const create = answer(createDelivery, { status: 201, body: stop(9, '담원다이닝', { driver: null }) });
  const { t, user, calls } = await open([...answers, order, create]);
  await user.click(
    await screen.findByRole('button', {
      name: t('schedule.planOf', { name: '담원다이닝', number: row.orderFormNumber }),
    }),
  );
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: t('plan.save') }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    orderFormNumber: row.orderFormNumber,
    requestDate: today,
    idDriver: null,
    products: [{ idProduct: 1, qty: 24 }],
  });
});
