import { act, screen, waitFor, within } from '@testing-library/react';
import {
  cancelDelivery,
  createDelivery,
  etagOf,
  getOrderForm,
  listScheduledDeliveries,
  saveDeliveries,
} from '@vitis/contracts';
import { $dialogs } from '@vitis/platform';
import { answer, answerOk, type FakeAnswer } from '@vitis/testing/answers';
import { anOrder, anOrderRow } from '@vitis/testing/builders/order-form';
import { choi, clients, drag, handle, oh, open, provider, stop, today } from './schedule.test-support.tsx';

/** The day of these tests is a holiday: whoever plans on it is asked. */
async function agreeToHoliday(): Promise<void> {
  await waitFor(() => expect($dialogs.get().at(-1)?.kind).toBe('confirm'));
  const question = $dialogs.get().at(-1);
  if (question?.kind === 'confirm') await act(async () => question.done(true));
}

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
  await drag(t, '담원다이닝', '최민준');
  await screen.findByText(t('schedule.saved'));
  expect(clients('최민준')).toHaveLength(2);
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    items: expect.arrayContaining([expect.objectContaining({ idDeliveryInfo: 1, idDriver: 4 })]),
  });
});

test.each([
  ['its answer', saveDeliveries],
  ['what holds after it', listScheduledDeliveries],
])('a stop that is dragged while another one waits for %s is saved after it', async (_what, endpoint) => {
  const { answers } = provider([stop(1, '담원다이닝'), stop(2, '노들상회'), stop(3, '호텔 라온재')]);
  const gate = Promise.withResolvers<void>();
  let isHeld = false;
  const held = answers.map((each): FakeAnswer => {
    if (each.endpoint !== endpoint) return each;
    return {
      endpoint,
      respond: async (call) => {
        if (isHeld) await gate.promise;
        return each.respond(call);
      },
    };
  });
  const { t, calls } = await open(held);
  await handle(t, '담원다이닝');
  isHeld = true;
  await drag(t, '담원다이닝', '최민준');
  await waitFor(() => expect(calls.some(({ method }) => method === 'POST')).toBe(true));
  await drag(t, '노들상회', '최민준');
  await drag(t, '담원다이닝', t('schedule.nobody'));
  expect(clients('최민준')).toEqual(['노들상회']);
  expect(clients(t('schedule.nobody'))).toEqual(['담원다이닝']);
  isHeld = false;
  await act(async () => gate.resolve());

  const saved = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  await waitFor(() => expect(saved()).toHaveLength(3));
  expect(saved()).toMatchObject([
    { items: [{ idDeliveryInfo: 1, version: 1, idDriver: 4 }] },
    { items: [{ idDeliveryInfo: 2, version: 1, idDriver: 4 }] },
    { items: [{ idDeliveryInfo: 1, version: 2, idDriver: null }] },
  ]);
  await waitFor(() => expect(screen.getByText(t('schedule.saved'))).toBeInTheDocument());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(clients('최민준')).toEqual(['노들상회']);
  expect(clients(t('schedule.nobody'))).toEqual(['담원다이닝']);
});

test('a dragged stop that somebody else has changed meanwhile is not overruled', async () => {
  const { answers, held } = provider([stop(1, '담원다이닝'), stop(2, '노들상회')]);
  const gate = Promise.withResolvers<void>();
  const slow = answers.map((each): FakeAnswer => {
    if (each.endpoint !== saveDeliveries) return each;
    return {
      endpoint: saveDeliveries,
      respond: async (call) => {
        await gate.promise;
        const answered = await each.respond(call);
        held.deliveries = held.deliveries.map((one) =>
          one.idDeliveryInfo === 2 ? { ...one, version: 9 } : one,
        );
        return answered;
      },
    };
  });
  const { t, calls } = await open(slow);
  await drag(t, '담원다이닝', '최민준');
  await drag(t, '노들상회', '최민준');
  await act(async () => gate.resolve());
  const saved = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  await waitFor(() => expect(saved()).toHaveLength(2));
  expect(saved()[1]).toMatchObject({ items: [{ idDeliveryInfo: 2, version: 1 }] });
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
  await agreeToHoliday();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    orderFormNumber: row.orderFormNumber,
    requestDate: today,
    idDriver: null,
    products: [{ idProduct: 1, qty: 24 }],
  });
});

test('what a driver could not hand over waits with its reason, and is given another day', async () => {
  const { answers } = provider([
    stop(1, '담원다이닝', {
      status: 'FAILED',
      failedReason: '수령인이 부재중입니다.',
      requestDate: '2026-01-02',
    }),
  ]);
  const { t, user, calls } = await open(answers);
  const waiting = within(await screen.findByRole('list', { name: t('schedule.failedStops') }));
  expect(waiting.getByText(/수령인이 부재중입니다./)).toBeVisible();
  await user.click(waiting.getByRole('button', { name: t('schedule.replanOf', { name: '담원다이닝' }) }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText(new RegExp(t('plan.day')))).toHaveValue(today);
  await user.click(dialog.getByRole('button', { name: t('schedule.replan') }));
  await agreeToHoliday();
  await waitFor(() =>
    expect(calls.findLast(({ method }) => method === 'POST')?.body).toMatchObject({
      items: [{ idDeliveryInfo: 1, requestDate: today, idDriver: oh.id }],
    }),
  );
});

test('a stop of a colleague is seen in its place, and cannot be moved or opened', async () => {
  const { t } = await open(
    provider([
      stop(1, '담원다이닝'),
      stop(2, '노들상회', { isOwn: false, products: [] }),
      stop(3, '한강호텔'),
    ]).answers,
  );
  await screen.findByRole('region', { name: oh.fullName });
  expect(clients(oh.fullName)).toEqual(['담원다이닝', '노들상회', '한강호텔']);
  const name = { name: '노들상회' };
  for (const key of ['schedule.carry.handle', 'schedule.editOf', 'schedule.showOf'])
    expect(screen.queryByRole('button', { name: t(key, name) })).not.toBeInTheDocument();
});
