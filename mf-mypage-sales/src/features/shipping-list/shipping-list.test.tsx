import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { type DeliveryInfo, failDelivery, startDelivery } from '@vitis/contracts';
import { addDays, formatDay } from '@vitis/domain';
import { answer } from '@vitis/testing/answers';
import { shipping } from '@vitis/testing/builders/shipping-address';
import { outbox } from './outbox/use-outbox.ts';
import { delivery, emptyOutbox, open, planned, provider, today } from './shipping-list.test-support.tsx';

afterEach(emptyOutbox);

test('shows the stops in their order with address, telephone, map, items and message', async () => {
  const { answers } = provider([
    planned(),
    planned({ idDeliveryInfo: 32, clientName: '노들상회', position: 1, status: 'COMPLETED' }),
  ]);
  const { t } = await open(answers);
  const cards = await screen.findAllByRole('heading', { level: 2 });
  expect(cards.map(({ textContent }) => textContent)).toEqual(['담원다이닝', '노들상회']);
  expect(screen.getByText(t('shipping.left', { total: 2, left: 1 }))).toBeVisible();
  const [first] = screen.getAllByRole('listitem');
  const stop = within(first as HTMLElement);
  expect(stop.getByText(shipping.message)).toBeVisible();
  expect(stop.getByRole('link', { name: t('shipping.call') })).toHaveAttribute(
    'href',
    `tel:${shipping.mobile}`,
  );
  expect(stop.getByRole('link', { name: t('shipping.map') })).toHaveAttribute(
    'href',
    expect.stringContaining(encodeURIComponent(shipping.address1)),
  );
  expect(stop.getByRole('row', { name: /와인 1호 2019/ })).toHaveTextContent('24병');
  expect(stop.getByRole('button', { name: t('shipping.start') })).toBeEnabled();
});

test('the days are yesterday, today and tomorrow, each with an address', async () => {
  const { answers } = provider([]);
  const { t, user, calls, address } = await open(answers);
  await screen.findByText(t('shipping.none'));
  await user.click(screen.getByRole('link', { name: new RegExp(`^${t('shipping.day.1')}`) }));
  expect(address()).toBe(`/mypage/shipping-list?date=${addDays(today, 1)}`);
  await waitFor(() => expect(calls.at(-1)?.query.get('date')).toBe(addDays(today, 1)));
});

test('starts, and fails with a reason that may be a usual one', async () => {
  const start = answer(startDelivery, () => {
    held.stops = [planned({ status: 'IN_TRANSIT' })];
    return { status: 200 as const, body: held.stops[0] as DeliveryInfo };
  });
  const fail = answer(failDelivery, () => {
    held.stops = [planned({ status: 'FAILED', failedReason: '수령인이 부재중입니다.' })];
    return { status: 200 as const, body: held.stops[0] as DeliveryInfo };
  });
  const { held, answers } = provider([planned()], [start, fail]);
  const { t, user, calls } = await open(answers);
  await user.click(await screen.findByRole('button', { name: t('shipping.start') }));
  expect(await screen.findByText(delivery('IN_TRANSIT'))).toBeVisible();
  await user.click(screen.getByRole('button', { name: t('shipping.fail') }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: t('shipping.failSave') }));
  expect(dialog.getByText(t('shipping.reasonMissing'))).toBeVisible();
  await user.click(dialog.getByRole('button', { name: t('shipping.usual.absent') }));
  await user.click(dialog.getByRole('button', { name: t('shipping.failSave') }));
  expect(await screen.findByText(delivery('FAILED'))).toBeVisible();
  await waitFor(() =>
    expect(calls.find(({ path }) => path.endsWith('/fail'))?.body).toEqual({
      reason: t('shipping.usual.absent'),
    }),
  );
});

test('a driver who has left the list by the time the signal is back has nothing left behind', async () => {
  const start = answer(startDelivery, () => ({
    status: 200 as const,
    body: planned({ status: 'IN_TRANSIT' }),
  }));
  const { held, answers } = provider([planned()], [start]);
  held.up = false;
  const { t, user, calls, unmount } = await open(answers);
  await user.click(await screen.findByRole('button', { name: t('shipping.start') }));
  expect(await screen.findByText(t('outbox.waiting', { count: 1 }))).toBeVisible();
  unmount();
  held.up = true;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(calls.filter(({ path }) => path.endsWith('/start')).length).toBeGreaterThan(1));
  await waitFor(() => expect(outbox.$state.get().actions).toMatchObject([{ state: 'sent' }]));
});

test('a stop of tomorrow is begun only with a reason, after its day was said', async () => {
  const tomorrow = addDays(today, 1);
  const stop = planned({ requestDate: tomorrow, requestMessage: '오전 10시 전 하역장' });
  const started = answer(startDelivery, { status: 200, body: { ...stop, status: 'IN_TRANSIT' } });
  const { answers } = provider([stop], [started]);
  const { t, user, calls } = await open(answers, `?date=${tomorrow}`);
  expect(await screen.findByText(/오전 10시 전 하역장/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: t('shipping.start') }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(t('shipping.early.title', { day: formatDay(tomorrow) }))).toBeVisible();
  await user.click(dialog.getByRole('button', { name: t('shipping.start') }));
  expect(dialog.getByText(t('shipping.reasonMissing'))).toBeVisible();
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  await user.type(dialog.getByRole('textbox'), '행사가 당겨졌습니다.');
  await user.click(dialog.getByRole('button', { name: t('shipping.start') }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      earlyReason: '행사가 당겨졌습니다.',
    }),
  );
});
