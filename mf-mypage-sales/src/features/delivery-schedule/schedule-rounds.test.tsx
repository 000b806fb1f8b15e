import { act, screen, waitFor, within } from '@testing-library/react';
import {
  changeVan,
  type DeliveryInfo,
  getLocation,
  kakaoAddress,
  listScheduledDeliveries,
  saveDeliveries,
  VAN_CASES_LIMIT,
} from '@vitis/contracts';
import { addDays, shortDay } from '@vitis/domain';
import { answer, answerOk, answerProblem, type FakeAnswer } from '@vitis/testing/answers';
import { aLocation } from '@vitis/testing/builders/places';
import { shipping } from '@vitis/testing/builders/shipping-address';
import { choi, clients, column, handle, oh, open, provider, stop, today } from './schedule.test-support.tsx';

/** Places along one line; what is not here is on no map. */
const LONGITUDES: Readonly<Record<string, number>> = { 가길: 127.1, 나길: 127.2, 다길: 127.3 };

const map = answer(kakaoAddress, ({ query }) => {
  const x = LONGITUDES[query.get('query') ?? ''];
  const found =
    x === undefined
      ? []
      : [{ address_name: '', address_type: '', x: String(x), y: '37.5', address: null, road_address: null }];
  return { status: 200 as const, body: { meta: { total_count: found.length }, documents: found } };
});
const house = answerOk(getLocation, aLocation({ longitude: 127, latitude: 37.5 }));
const at = (address1: string): Partial<DeliveryInfo> => ({ shipping: { ...shipping, address1 } });

test('a driver’s stops are proposed by distance, saved when that is taken, and put back', async () => {
  const { answers } = provider([
    stop(1, '먼 곳', at('다길 (먼동)')),
    stop(2, '가까운 곳', at('가길')),
    stop(3, '가운데', at('나길')),
  ]);
  const { t, user, calls } = await open([...answers, map, house]);
  await handle(t, '먼 곳');
  await user.click(screen.getByRole('button', { name: t('proposal.orderOf', { name: '오태식' }) }));
  const dialog = within(await screen.findByRole('dialog'));
  const proposed = () => dialog.getAllByRole('listitem').map((item) => item.querySelector('b')?.textContent);
  expect(proposed()).toEqual(['가까운 곳', '가운데', '먼 곳']);
  expect(dialog.getByText(t('proposal.wasHere', { number: 1 }))).toBeVisible();
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);

  await user.click(dialog.getByRole('button', { name: t('proposal.take') }));
  await waitFor(() => expect(clients('오태식')).toEqual(['가까운 곳', '가운데', '먼 곳']));
  await user.click(await screen.findByRole('button', { name: t('proposal.undo') }));
  await waitFor(() => expect(clients('오태식')).toEqual(['먼 곳', '가까운 곳', '가운데']));
  const saved = calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(saved[1]).toMatchObject({
    items: expect.arrayContaining([expect.objectContaining({ idDeliveryInfo: 1, version: 2, position: 1 })]),
  });
});

test('what stands by distance already is said to, and there is nothing to take', async () => {
  const { answers } = provider([stop(1, '가까운 곳', at('가길')), stop(2, '먼 곳', at('다길'))]);
  const { t, user } = await open([...answers, map, house]);
  await handle(t, '먼 곳');
  await user.click(screen.getByRole('button', { name: t('proposal.orderOf', { name: '오태식' }) }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(t('proposal.same.distance'))).toBeVisible();
  expect(dialog.queryByRole('button', { name: t('proposal.take') })).toBeNull();
});

test('the day is proposed as it was a week before; a stale proposal changes nothing', async () => {
  const days = provider([
    stop(1, '담원다이닝', { driver: null, idClient: 7 }),
    stop(2, '노들상회', { idClient: 8 }),
  ]);
  const before = stop(9, '담원다이닝', {
    idClient: 7,
    driver: choi,
    requestDate: addDays(today, -7),
    status: 'COMPLETED',
  });
  const answers = days.answers.map(
    (each): FakeAnswer =>
      each.endpoint === listScheduledDeliveries
        ? answer(listScheduledDeliveries, ({ query }) => ({
            status: 200 as const,
            body: { _embedded: { items: query.get('dateFrom') === today ? days.held.deliveries : [before] } },
          }))
        : each,
  );
  const stale = answerProblem(saveDeliveries, 412, 'VERSION_STALE', '다른 사람이 먼저 바꾸었습니다.');
  const { t, user } = await open([...answers.filter(({ endpoint }) => endpoint !== saveDeliveries), stale]);
  await handle(t, '담원다이닝');
  await user.click(screen.getByRole('button', { name: t('proposal.likeLastWeek') }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(within(dialog.getByRole('region', { name: '최민준' })).getByText('담원다이닝')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: t('proposal.take') }));
  expect(await screen.findByRole('alert')).toHaveTextContent(t('schedule.stale'));
  expect(screen.queryByRole('button', { name: t('proposal.undo') })).toBeNull();
  expect(clients(t('schedule.nobody'))).toEqual(['담원다이닝']);
});

test('a map that does not answer is told, and the board stays', async () => {
  const { answers } = provider([stop(1, '먼 곳', at('다길')), stop(2, '가까운 곳', at('가길'))]);
  const { t, user } = await open([...answers, answerProblem(kakaoAddress, 503, 'UNAVAILABLE', 'x'), house]);
  await handle(t, '먼 곳');
  await user.click(screen.getByRole('button', { name: t('proposal.orderOf', { name: '오태식' }) }));
  expect(await screen.findByRole('alert')).toHaveTextContent(t('proposal.failed'));
  expect(clients('오태식')).toEqual(['먼 곳', '가까운 곳']);
});

test('a van with more than it holds is marked, with how much; what is fetched takes no room', async () => {
  const { answers } = provider([
    stop(1, '담원다이닝', { totalCases: 10 }),
    stop(2, '노들상회', { totalCases: 5, isOwn: false }),
    stop(3, '한강호텔', { totalCases: 9, classify: 'COLLECT' }),
    stop(4, '라온재', { totalCases: 3, driver: choi }),
  ]);
  const { t } = await open(answers);
  await handle(t, '담원다이닝');
  expect(column('오태식').getByText(t('schedule.vanOver', { cases: 15, holds: 12, over: 3 }))).toBeVisible();
  expect(column('최민준').getByText(t('schedule.cases', { cases: 3 }))).toBeVisible();
});

test('how much a van holds is said where its load is seen', async () => {
  const { answers } = provider([stop(1, '담원다이닝', { totalCases: 10, driver: choi })]);
  const change = answer(changeVan, { status: 200, body: { ...choi, vanCases: 8 } });
  const { t, user, calls } = await open([...answers, change]);
  await handle(t, '담원다이닝');
  await user.click(screen.getByRole('button', { name: t('schedule.holds.title', { name: '최민준' }) }));
  const dialog = within(await screen.findByRole('dialog'));
  const cases = dialog.getByRole('textbox', { name: t('schedule.holds.cases') });
  await user.type(cases, '0');
  await user.click(dialog.getByRole('button', { name: t('schedule.holds.save') }));
  expect(dialog.getByText(t('schedule.holds.wrong', { most: VAN_CASES_LIMIT }))).toBeVisible();
  await user.clear(cases);
  // Not read as none, which would mean that nobody counts.
  await user.type(cases, '8.5');
  await user.click(dialog.getByRole('button', { name: t('schedule.holds.save') }));
  expect(cases).toHaveFocus();
  expect(cases).toHaveAccessibleDescription(expect.stringContaining(t('portal.common.wholeNumber')));
  await user.clear(cases);
  await user.type(cases, '8');
  await user.click(dialog.getByRole('button', { name: t('schedule.holds.save') }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.filter(({ method }) => method === 'PUT').map(({ path, body }) => [path, body])).toEqual([
    [`/api/v1/b2b/delivery-info/drivers/${choi.id}/van`, { vanCases: 8 }],
  ]);
});

test('a stop that comes too late for its client is named with the one before it; clients lead to their pages', async () => {
  const late = { from: '15:00', until: null };
  const early = { from: '09:00', until: '11:30' };
  const { answers } = provider([
    stop(1, '담원다이닝', { receiving: late, idClient: 7 }),
    stop(2, '라온재', { receiving: early }),
    stop(3, '노들상회', { isOwn: false }),
  ]);
  const { t } = await open(answers);
  await handle(t, '라온재');
  const tooLate = t('schedule.tooLate', { name: '담원다이닝', from: '15:00', until: '11:30' });
  expect(column(oh.fullName).getByText(new RegExp(tooLate))).toBeVisible();
  expect(column(oh.fullName).getByText(t('schedule.receives', { hours: '15:00–' }))).toBeVisible();
  expect(screen.getByRole('link', { name: '담원다이닝' })).toHaveAttribute('href', '/mypage/clients/7');
  expect(screen.queryByRole('link', { name: '노들상회' })).toBeNull();
});

test('a stop says by when its order is due, of one that comes later, too', async () => {
  const { answers } = provider([
    stop(1, '담원다이닝', { dueDate: today }),
    stop(2, '라온재', { dueDate: addDays(today, -1) }),
  ]);
  const { t } = await open(answers);
  await handle(t, '라온재');
  for (const day of [today, addDays(today, -1)])
    expect(screen.getByText(t('portal.order.due', { day: shortDay(day) }))).toBeVisible();
});

test('a parcel takes the number of its carrier, and no other signs', async () => {
  const { answers } = provider([stop(1, '담원다이닝', { type: 'PARCEL' })]);
  const { t, user, calls } = await open(answers);
  await user.click(await screen.findByRole('button', { name: t('schedule.editOf', { name: '담원다이닝' }) }));
  const dialog = within(screen.getByRole('dialog'));
  const field = dialog.getByRole('textbox', { name: t('plan.tracking') });
  await user.type(field, '6412/33');
  await user.click(dialog.getByRole('button', { name: t('schedule.save') }));
  expect(dialog.getByText(t('plan.badTracking'))).toBeVisible();
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  await user.clear(field);
  await user.type(field, '6412-33');
  await act(async () => dialog.getByRole('button', { name: t('schedule.save') }).click());
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      items: [{ idDeliveryInfo: 1, trackingNumber: '6412-33' }],
    }),
  );
});

test.each(['6412/33', '6412-33'])(
  'what is no parcel any more is saved without its number %s',
  async (typed) => {
    const { answers } = provider([stop(1, '담원다이닝', { type: 'PARCEL' })]);
    const { t, user, calls } = await open(answers);
    await user.click(
      await screen.findByRole('button', { name: t('schedule.editOf', { name: '담원다이닝' }) }),
    );
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: t('plan.tracking') }), typed);
    await user.selectOptions(dialog.getByRole('combobox', { name: t('plan.type') }), 'DIRECT');
    await act(async () => dialog.getByRole('button', { name: t('schedule.save') }).click());
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
        items: [{ idDeliveryInfo: 1, type: 'DIRECT', trackingNumber: '' }],
      }),
    );
  },
);
