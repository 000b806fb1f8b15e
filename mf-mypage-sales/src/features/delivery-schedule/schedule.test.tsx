import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  cancelDelivery,
  createDelivery,
  type DeliveryInfo,
  etagOf,
  getOrderForm,
  listDrivers,
  listHolidays,
  listOrderFormsOfSales,
  listScheduledDeliveries,
  type OrderFormSummary,
  saveDeliveries,
} from '@vitis/contracts';
import { addDays, dayOfWeek, formatDay, seoulDay } from '@vitis/domain';
import { $dialogs } from '@vitis/platform';
import { answer, answerOk, answerProblem, type FakeAnswer } from '@vitis/testing/answers';
import { renderFeature } from '@vitis/testing/render';
import { aDelivery, anOrder, anOrderRow } from '../../shared/order.builders.ts';
import { Screen } from './schedule.route.tsx';

const today = seoulDay(new Date());
const oh = { id: 3, fullName: '오태식', mobile: null };
const choi = { id: 4, fullName: '최민준', mobile: null };
const stop = (id: number, clientName: string, changed: Partial<DeliveryInfo> = {}) =>
  aDelivery({ idDeliveryInfo: id, clientName, requestDate: today, driver: oh, position: id, ...changed });

type Saved = { idDeliveryInfo: number; idDriver: number | null; requestDate: string; position: number };

/** A provider that holds a schedule and saves what it is told. */
function provider(first: DeliveryInfo[], unplanned: OrderFormSummary[] = []) {
  const held = { deliveries: first };
  const save = answer(saveDeliveries, ({ body }) => {
    const { items } = body as { items: Saved[] };
    held.deliveries = held.deliveries.map((delivery) => {
      const item = items.find(({ idDeliveryInfo }) => idDeliveryInfo === delivery.idDeliveryInfo);
      if (!item) return delivery;
      const driver = [oh, choi].find(({ id }) => id === item.idDriver) ?? null;
      const { requestDate, position } = item;
      return { ...delivery, driver, requestDate, position, version: delivery.version + 1 };
    });
    return { status: 200 as const, body: { _embedded: { items: held.deliveries } } };
  });
  const answers: FakeAnswer[] = [
    answer(listScheduledDeliveries, () => ({
      status: 200 as const,
      body: { _embedded: { items: held.deliveries } },
    })),
    answerOk(listDrivers, { _embedded: { items: [oh, choi] } }),
    answerOk(listHolidays, { _embedded: { items: [{ date: today, name: '한글날', substitute: false }] } }),
    answerOk(listOrderFormsOfSales, {
      _embedded: { items: unplanned },
      page: { number: 0, size: 100, totalElements: unplanned.length, totalPages: 1 },
    }),
    save,
  ];
  return { held, answers };
}

const open = (answers: FakeAnswer[], search = '') =>
  renderFeature(<Screen />, {
    part: 'mf-mypage-sales',
    as: 'sales',
    route: '/mypage/manage-delivery-schedule',
    path: `/mypage/manage-delivery-schedule${search}`,
    answers,
  });

const column = (name: string) => within(screen.getByRole('region', { name }));
const clients = (name: string) =>
  column(name)
    .queryAllByRole('listitem')
    .map((item) => item.querySelector('b')?.textContent);
const handle = (t: (key: string, values: { name: string }) => string, name: string) =>
  screen.findByRole('button', { name: t('schedule.carry.handle', { name }) });

test('a day stands side by side by driver, nobody first, and names a holiday', async () => {
  const { answers } = provider([
    stop(1, '담원다이닝'),
    stop(2, '노들상회', { driver: null }),
    stop(3, '호텔 라온재', { status: 'COMPLETED', position: 9 }),
    stop(4, '취소된 곳', { status: 'CANCELLED' }),
  ]);
  const { t } = await open(answers);
  await handle(t as never, '담원다이닝');
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

test('by keyboard a stop goes to another driver; it is told on the way and saved when it is put down', async () => {
  const { answers } = provider([stop(1, '담원다이닝'), stop(2, '노들상회')]);
  const { t, user, calls } = await open(answers);
  (await handle(t as never, '담원다이닝')).focus();
  await user.keyboard(' ');
  expect(screen.getByText(t('schedule.carry.picked', { name: '담원다이닝' }))).toBeInTheDocument();
  await user.keyboard('{ArrowRight}');
  expect(
    screen.getByText(
      t('schedule.carry.over', {
        name: '담원다이닝',
        day: formatDay(today, 'ko-KR'),
        driver: '최민준',
        number: 1,
        of: 1,
      }),
    ),
  ).toBeInTheDocument();
  expect(clients('최민준')).toEqual(['담원다이닝']);
  expect(await handle(t as never, '담원다이닝')).toHaveFocus();
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);

  await user.keyboard('{ArrowRight}');
  expect(screen.getByText(t('schedule.carry.edge'))).toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(await screen.findByText(t('schedule.saved'))).toBeInTheDocument();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    items: [
      {
        idDeliveryInfo: 1,
        version: 1,
        type: 'DIRECT',
        classify: 'SUPPLY',
        requestDate: today,
        idDriver: 4,
        position: 0,
        message: '뒷문으로 와 주세요.',
      },
    ],
  });
  expect(clients('최민준')).toEqual(['담원다이닝']);
});

test('arrows order the stops of a driver; Escape and leaving bring them back', async () => {
  const { answers } = provider([stop(1, '담원다이닝'), stop(2, '노들상회'), stop(3, '호텔 라온재')]);
  const { t, user, calls } = await open(answers);
  (await handle(t as never, '호텔 라온재')).focus();
  await user.keyboard('{Enter}{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(clients('오태식')).toEqual(['호텔 라온재', '담원다이닝', '노들상회']);
  await user.keyboard('{Escape}');
  expect(clients('오태식')).toEqual(['담원다이닝', '노들상회', '호텔 라온재']);

  await user.keyboard('{Enter}{ArrowUp}');
  await user.tab();
  await waitFor(() => expect(clients('오태식')).toEqual(['담원다이닝', '노들상회', '호텔 라온재']));
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);

  (await handle(t as never, '호텔 라온재')).focus();
  await user.keyboard(' {ArrowUp}{ArrowUp} ');
  await screen.findByText(t('schedule.saved'));
  expect(clients('오태식')).toEqual(['호텔 라온재', '담원다이닝', '노들상회']);
});

test('a change shows at once; when somebody was faster everything stands where it stood, and it is said', async () => {
  const { answers } = provider([stop(1, '담원다이닝')]);
  let release = () => {};
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  const stale = answer(saveDeliveries, async (call) => {
    await until;
    return answerProblem(saveDeliveries, 412, 'VERSION_STALE', 'stale').respond(call) as never;
  });
  const { t, user } = await open([...answers, stale]);
  (await handle(t as never, '담원다이닝')).focus();
  await user.keyboard(' {ArrowRight} ');
  expect(clients('최민준')).toEqual(['담원다이닝']);
  await act(async () => release());
  expect(await screen.findByRole('alert')).toHaveTextContent(t('schedule.stale'));
  expect(clients('최민준')).toEqual([]);
  expect(clients('오태식')).toEqual(['담원다이닝']);
});

test('a line that is cut takes the change back as well', async () => {
  const { answers } = provider([stop(1, '담원다이닝')]);
  const cut: FakeAnswer = {
    endpoint: saveDeliveries,
    respond: () => {
      throw new TypeError('Failed to fetch');
    },
  };
  const { t, user } = await open([...answers, cut]);
  (await handle(t as never, '담원다이닝')).focus();
  await user.keyboard(' {ArrowLeft} ');
  expect(await screen.findByRole('alert')).toHaveTextContent(t('schedule.refused'));
  expect(clients('오태식')).toEqual(['담원다이닝']);
});

test('by drag a stop goes to another driver', async () => {
  const { answers } = provider([stop(1, '담원다이닝'), stop(2, '노들상회', { driver: choi })]);
  const { t, calls } = await open(answers);
  const tile = (await handle(t as never, '담원다이닝')).closest('li') as HTMLElement;
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

test('in a week a stop goes to the next day with its driver', async () => {
  // A Sunday has no next day in its week.
  const here = dayOfWeek(today) === 0 ? addDays(today, 1) : today;
  const { answers } = provider([stop(1, '담원다이닝', { requestDate: here })]);
  const { t, user, calls } = await open(answers, `?view=week&day=${here}`);
  (await handle(t as never, '담원다이닝')).focus();
  await user.keyboard(' {ArrowRight} ');
  await screen.findByText(t('schedule.saved'));
  expect(clients(formatDay(addDays(here, 1), 'ko-KR'))).toEqual(['담원다이닝']);
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    items: [{ requestDate: addDays(here, 1), idDriver: 3 }],
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
