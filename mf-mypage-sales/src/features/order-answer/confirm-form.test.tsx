import { act, screen, waitFor } from '@testing-library/react';
import { etagOf, respondOrderForm } from '@vitis/contracts';
import { addDays, formatDay, lastDeliveryDay, statusLabel } from '@vitis/domain';
import { $dialogs } from '@vitis/platform';
import { answer, answerProblem } from '@vitis/testing/answers';
import { anOrder } from '@vitis/testing/builders/order-form';
import { fakeSocket } from '@vitis/testing/socket';
import { holding, NUMBER, open, SANTA, SUNDAY, today, WINE } from './order-answer.test-support.tsx';

test('says of an order past the credit limit that confirming it takes the stock', async () => {
  const { t } = await open([holding(anOrder({ stockReserved: false })).read]);
  expect(await screen.findByText(t('order.stockOpen'))).toBeVisible();
  expect(screen.getByText(t('order.stockOpenText'))).toBeVisible();
});

test('a lower price needs a reason; the confirmation carries it with the promised day', async () => {
  const { held, read } = holding(anOrder());
  const respond = answer(respondOrderForm, () => {
    held.order = anOrder({ status: 'CONFIRMED', version: 2 });
    return { status: 200 as const, body: held.order };
  });
  const { t, user, calls } = await open([read, respond]);
  await user.click(await screen.findByRole('button', { name: t('order.confirm') }));
  const price = screen.getByRole('textbox', { name: t('order.priceOf', { name: WINE }) });
  await user.clear(price);
  await user.type(price, '36900');
  expect(screen.getByText('974,160원')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: t('order.send') }));
  expect(screen.getByText(t('order.reasonMissing'))).toBeVisible();

  await user.type(screen.getByRole('textbox', { name: t('order.reasonOf', { name: WINE }) }), '수량 할인');
  await user.click(screen.getByRole('button', { name: t('order.send') }));
  expect(await screen.findByText(t('order.confirmed'))).toBeVisible();
  const sent = calls.find(({ method }) => method === 'POST');
  expect(sent?.headers.get('If-Match')).toBe(etagOf(1));
  expect(sent?.body).toEqual({
    responseMessage: '',
    dueDate: '2099-12-01',
    prices: [{ idProduct: 1, unitPrice: 36_900, discountReason: '수량 할인' }],
  });
});

test('one’s own confirmation is not told as somebody else’s change while the order is fetched again', async () => {
  const { held, read } = holding(anOrder());
  const respond = answer(respondOrderForm, () => {
    held.order = anOrder({ status: 'CONFIRMED', version: 2 });
    return { status: 200 as const, body: held.order };
  });
  const { t, user } = await open([read, respond]);
  await user.click(await screen.findByRole('button', { name: t('order.confirm') }));
  const alerts: string[] = [];
  const watch = new MutationObserver(() => {
    for (const alert of document.querySelectorAll('[role="alert"]')) alerts.push(alert.textContent ?? '');
  });
  watch.observe(document.body, { childList: true, subtree: true });
  await user.click(screen.getByRole('button', { name: t('order.send') }));
  expect(await screen.findByText(t('order.confirmed'))).toBeVisible();
  watch.disconnect();
  expect(alerts).toEqual([]);
});

test('somebody was faster: what was typed stays, and goes out in the fresh version once that was read', async () => {
  const { held, read } = holding(anOrder());
  const respond = answer(respondOrderForm, ({ headers }) => {
    if (headers.get('If-Match') === etagOf(1)) {
      held.order = anOrder({ version: 2, requestMessage: '오후로 바꿔 주세요.' });
      return answerProblem(respondOrderForm, 412, 'VERSION_STALE', 'stale').respond({} as never) as never;
    }
    held.order = anOrder({ status: 'CONFIRMED', version: 3 });
    return { status: 200 as const, body: held.order };
  });
  const { t, user } = await open([read, respond]);
  await user.click(await screen.findByRole('button', { name: t('order.confirm') }));
  const message = screen.getByRole('textbox', { name: t('order.message') });
  await user.type(message, '확인했습니다');
  await user.click(screen.getByRole('button', { name: t('order.send') }));
  expect(await screen.findByText(t('portal.changed.whileWriting.order'))).toBeVisible();
  expect(await screen.findByText('오후로 바꿔 주세요.')).toBeVisible();
  expect(message).toHaveValue('확인했습니다');
  expect(screen.getByRole('button', { name: t('order.send') })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: t('portal.changed.takeOver') }));
  await user.click(screen.getByRole('button', { name: t('order.send') }));
  expect(await screen.findByText(t('order.confirmed'))).toBeVisible();
});

test.each([
  ['goes on from it once it was read', anOrder({ version: 2, requestMessage: '오후로 바꿔 주세요.' })],
  ['is told that it has ended', anOrder({ status: 'CANCELLED', version: 2, cancelReason: '중복 주문' })],
])(
  'what others change while a confirmation is being written is told, and its writer %s',
  async (_what, news) => {
    const socket = await fakeSocket();
    const { held, read } = holding(anOrder());
    const respond = answer(respondOrderForm, () => {
      held.order = anOrder({ status: 'CONFIRMED', version: 3 });
      return { status: 200 as const, body: held.order };
    });
    const { t, user, calls } = await open([read, respond]);
    await act(async () => socket.connect());
    await user.click(await screen.findByRole('button', { name: t('order.confirm') }));
    const message = screen.getByRole('textbox', { name: t('order.message') });
    await user.type(message, '확인했습니다');
    held.order = news;
    await act(async () => socket.tell('order:changed', { orderFormNumber: NUMBER, status: news.status }));

    const status = statusLabel('orderForm', news.status, 'ko-KR');
    const isOver = news.status === 'CANCELLED';
    expect(
      await screen.findByText(t(isOver ? 'order.ended' : 'portal.changed.whileWriting.order', { status })),
    ).toBeVisible();
    expect(message).toHaveValue('확인했습니다');
    expect(screen.getByRole('button', { name: t('order.send') })).toBeDisabled();
    await user.keyboard('{Enter}');
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
    if (isOver) return;

    await user.click(screen.getByRole('button', { name: t('portal.changed.takeOver') }));
    await user.click(screen.getByRole('button', { name: t('order.send') }));
    expect(await screen.findByText(t('order.confirmed'))).toBeVisible();
    expect(calls.find(({ method }) => method === 'POST')?.headers.get('If-Match')).toBe(etagOf(2));
  },
);

test('what nobody has typed follows the order that was taken over', async () => {
  const socket = await fakeSocket();
  const first = anOrder({ dueDate: '2099-12-01' });
  const { held, read } = holding(first);
  const respond = answer(respondOrderForm, () => {
    held.order = anOrder({ status: 'CONFIRMED', version: 3 });
    return { status: 200 as const, body: held.order };
  });
  const { t, user, calls } = await open([read, respond]);
  await act(async () => socket.connect());
  await user.click(await screen.findByRole('button', { name: t('order.confirm') }));
  await user.type(screen.getByRole('textbox', { name: t('order.message') }), '확인했습니다');
  held.order = { ...first, version: 2, dueDate: '2099-12-03' };
  await act(async () => socket.tell('order:changed', { orderFormNumber: NUMBER, status: 'REQUESTED' }));
  await user.click(await screen.findByRole('button', { name: t('portal.changed.takeOver') }));
  await user.click(screen.getByRole('button', { name: t('order.send') }));
  expect(await screen.findByText(t('order.confirmed'))).toBeVisible();
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    dueDate: '2099-12-03',
    responseMessage: '확인했습니다',
  });
});

test('a day more than a year ahead is not promised', async () => {
  const { t, user, calls } = await open([holding(anOrder({ dueDate: today })).read]);
  await user.click(await screen.findByRole('button', { name: t('order.confirm') }));
  const day = screen.getByRole('textbox', { name: new RegExp(t('order.promise')) });
  const last = lastDeliveryDay(today);
  await user.clear(day);
  await user.type(day, addDays(last, 1));
  await user.click(screen.getByRole('button', { name: t('order.propose') }));
  expect(
    await screen.findByText(t('document.dayTooFar', { day: formatDay(last, 'ko-KR') }), { exact: false }),
  ).toBeVisible();
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
});

test('what is no day is said to be none, and not promised', async () => {
  const { t, user, calls } = await open([holding(anOrder({ dueDate: today })).read]);
  await user.click(await screen.findByRole('button', { name: t('order.confirm') }));
  const day = screen.getByRole('textbox', { name: new RegExp(t('order.promise')) });
  await user.clear(day);
  await user.type(day, '다음 주');
  await user.click(screen.getByRole('button', { name: t('order.propose') }));
  expect(await screen.findByText(t('narrow.noDay'), { exact: false })).toBeVisible();
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
});

test('a promised Sunday or holiday is named, and asked for before it is sent', async () => {
  const { read } = holding(anOrder({ dueDate: today }));
  const { t, user, calls } = await open([read]);
  await user.click(await screen.findByRole('button', { name: t('order.confirm') }));
  const day = screen.getByRole('textbox', { name: new RegExp(t('order.promise')) });
  for (const [date, name] of [
    [SUNDAY, t('portal.forms.sunday')],
    [SANTA, '기독탄신일'],
  ] as const) {
    await user.clear(day);
    await user.type(day, date);
    expect(await screen.findByText(new RegExp(t('plan.dayOff', { name })))).toBeVisible();
  }
  await user.click(screen.getByRole('button', { name: t('order.propose') }));
  const asked = () => $dialogs.get().at(-1);
  await waitFor(() => expect(asked()).toMatchObject({ message: expect.stringContaining('기독탄신일') }));
  const question = asked();
  await act(async () => question?.kind === 'confirm' && question.done(false));
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
});
