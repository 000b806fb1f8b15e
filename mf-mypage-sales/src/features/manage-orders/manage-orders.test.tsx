import { act, screen, waitFor, within } from '@testing-library/react';
import {
  completeOrderForms,
  countOrderForms,
  downloadOrderPapers,
  getOrderForm,
  listOrderFormsOfSales,
  type OrderFormSummary,
  respondOrderForms,
  urlOf,
} from '@vitis/contracts';
import { statusLabel } from '@vitis/domain';
import { answer, answerOk, type FakeAnswer } from '@vitis/testing/answers';
import { anOrder, anOrderRow } from '@vitis/testing/builders/order-form';
import { aPage } from '@vitis/testing/builders/page';
import { renderFeature } from '@vitis/testing/render';
import { fakeSocket } from '@vitis/testing/socket';
import { credits } from '../../shared/client-credit.test-support.ts';
import { Screen } from './manage-orders.route.tsx';

const counts = answerOk(countOrderForms, {
  REQUESTED: 3,
  CONFIRMED: 4,
  COMPLETED: 9,
  CANCELLED: 1,
  total: 17,
});
const pageWith = (items: OrderFormSummary[]) => answerOk(listOrderFormsOfSales, aPage(items));

const open = (answers: FakeAnswer[], search = '') =>
  renderFeature(<Screen />, {
    part: 'mf-mypage-sales',
    as: 'sales',
    route: '/mypage/manage-order-history',
    path: `/mypage/manage-order-history${search}`,
    answers: [counts, credits, ...answers],
  });

const first = anOrderRow();
const second = anOrderRow({
  id: 8,
  orderFormNumber: 'O20261118-0002',
  clientName: '노들상회',
  requestMessage: '2018 빈티지가 아니면 연락 주세요.',
});
const confirmed = anOrderRow({ id: 9, orderFormNumber: 'O20261117-0001', status: 'CONFIRMED' });
const done = anOrderRow({ id: 10, orderFormNumber: 'O20261116-0001', status: 'COMPLETED' });

const pick = (t: Awaited<ReturnType<typeof open>>['t'], number: string) =>
  screen.findByRole('checkbox', { name: t('portal.list.select', { number }) });

test('shows orders with their state, and counts by state', async () => {
  const { t } = await open([pageWith([first, { ...second, dueDate: '2026-01-02' }])]);
  const row = await screen.findByRole('row', { name: /O20261118-0002/ });
  expect(within(row).getByText('노들상회')).toBeInTheDocument();
  expect(within(row).getByText(t('orders.overdue'))).toBeInTheDocument();
  expect(within(row).getByRole('link', { name: 'O20261118-0002' })).toHaveAttribute(
    'href',
    '/mypage/manage-order-history/O20261118-0002',
  );
  const tabs = within(screen.getByRole('navigation', { name: t('portal.orders.byStatus') }));
  expect(
    await tabs.findByRole('link', {
      name: new RegExp(`^${statusLabel('orderForm', 'CONFIRMED', 'ko-KR')} ?4$`),
    }),
  ).toHaveAttribute('href', '/mypage/manage-order-history?status=CONFIRMED');
});

test('an address narrows to a state and days of deliveries, and a chip takes each off', async () => {
  const days = 'deliveryFrom=2026-11-01&deliveryTo=2026-11-30';
  const { t, user, calls, address } = await open([pageWith([first])], `?delivery=FAILED&${days}`);
  await screen.findByRole('row', { name: new RegExp(first.orderFormNumber) });
  const asked = calls.filter(({ query }) => query.get('delivery') === 'FAILED');
  expect(asked).toHaveLength(2);
  for (const { query } of asked) expect(query.toString()).toContain(days);
  await user.click(screen.getByRole('button', { name: t('narrow.some', { count: 2 }) }));
  expect(await screen.findByRole('combobox', { name: t('narrow.delivery') })).toHaveValue('FAILED');
  expect(screen.getByRole('textbox', { name: t('narrow.deliveryTo') })).toHaveValue('2026-11-30');
  const failed = statusLabel('delivery', 'FAILED', 'ko-KR');
  await user.click(await screen.findByRole('button', { name: t('narrow.remove', { name: failed }) }));
  expect(address()).toBe(`/mypage/manage-order-history?${days}`);
  expect(screen.getByRole('button', { name: t('narrow.some', { count: 1 }) })).toBeVisible();
});

test.each(['11/25', '2026-02-30'])('%s is no day to narrow by, and is said at its field', async (typed) => {
  const { t, user, address } = await open([pageWith([first])]);
  await user.click(await screen.findByRole('button', { name: t('narrow.open') }));
  const from = await screen.findByRole('textbox', { name: t('narrow.deliveryFrom') });
  const to = screen.getByRole('textbox', { name: t('narrow.deliveryTo') });
  await user.type(from, '2026-11-01');
  await user.type(to, typed);
  await user.click(screen.getByRole('button', { name: t('narrow.apply') }));
  await waitFor(() => expect(to).toHaveFocus());
  expect(to).toHaveAccessibleDescription(t('narrow.noDay'));
  expect(from).toBeValid();
  expect(address()).toBe('/mypage/manage-order-history');
  await user.clear(to);
  expect(to).toBeValid();
});

test('confirms several at once, says what became of each, and tries the failed ones again', async () => {
  const respond = answer(respondOrderForms, ({ body }) => {
    const { items } = body as { items: { orderFormNumber: string; version: number }[] };
    return {
      status: 200 as const,
      body: {
        results: items.map(({ orderFormNumber, version }) =>
          orderFormNumber === second.orderFormNumber && version === 1
            ? {
                orderFormNumber,
                done: false,
                status: null,
                code: 'VERSION_STALE',
                message: '다른 사람이 바꿨습니다.',
              }
            : { orderFormNumber, done: true, status: 'CONFIRMED' as const },
        ),
      },
    };
  });
  const fresh = answer(getOrderForm, () => ({
    status: 200 as const,
    body: anOrder({ orderFormNumber: second.orderFormNumber, clientName: second.clientName, version: 5 }),
  }));
  const { t, user, calls } = await open([pageWith([first, second, confirmed]), respond, fresh]);
  for (const { orderFormNumber } of [first, second, confirmed])
    await user.click(await pick(t, orderFormNumber));
  expect(screen.getByText(t('portal.bulk.chosen', { count: 3 }))).toBeVisible();
  await user.click(screen.getByRole('button', { name: t('bulk.confirm') }));

  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(t('portal.bulk.skipped', { count: 1 }))).toBeVisible();
  expect((await dialog.findAllByRole('region', { name: t('portal.credit.title') })).length).toBeGreaterThan(
    0,
  );
  // Confirmed as it was asked for, nobody need have opened it: what the client wrote is read here.
  const wishes = dialog.getByRole('list', { name: t('hand.wish') });
  expect(within(wishes).getAllByRole('listitem')).toHaveLength(1);
  expect(wishes).toHaveTextContent('노들상회');
  expect(wishes).toHaveTextContent('2018 빈티지가 아니면 연락 주세요.');
  await user.type(dialog.getByRole('textbox', { name: t('bulk.message') }), '감사합니다');
  await user.click(dialog.getByRole('button', { name: t('bulk.confirm') }));

  expect(await dialog.findByText(t('portal.bulk.doneOf', { total: 2, done: 1 }))).toBeVisible();
  expect(dialog.getByRole('row', { name: /O20261118-0002/ })).toHaveTextContent('다른 사람이 바꿨습니다.');
  await user.click(dialog.getByRole('button', { name: t('portal.bulk.retry', { count: 1 }) }));
  expect(await dialog.findByText(t('portal.bulk.doneOf', { total: 2, done: 2 }))).toBeVisible();

  const sent = calls.filter(({ path }) => path === respondOrderForms.path);
  expect(sent.map(({ body }) => body)).toEqual([
    {
      items: [
        { orderFormNumber: first.orderFormNumber, version: 1 },
        { orderFormNumber: second.orderFormNumber, version: 1 },
      ],
      responseMessage: '감사합니다',
    },
    { items: [{ orderFormNumber: second.orderFormNumber, version: 5 }], responseMessage: '감사합니다' },
  ]);
  const keys = sent.map(({ headers }) => headers.get('Idempotency-Key'));
  expect(new Set(keys).size).toBe(2);
});

test('before several are confirmed, what one client wrote to two orders is told apart by their numbers', async () => {
  const third = {
    ...second,
    id: 12,
    orderFormNumber: 'O20261118-0003',
    requestMessage: '뒷문으로 부탁드립니다.',
  };
  const { t, user } = await open([pageWith([second, third])]);
  for (const { orderFormNumber } of [second, third]) await user.click(await pick(t, orderFormNumber));
  await user.click(screen.getByRole('button', { name: t('bulk.confirm') }));
  const dialog = within(screen.getByRole('dialog'));
  const wishes = within(dialog.getByRole('list', { name: t('hand.wish') })).getAllByRole('listitem');
  expect(wishes.map(({ textContent }) => textContent)).toEqual([
    '노들상회 O20261118-0002 2018 빈티지가 아니면 연락 주세요.',
    '노들상회 O20261118-0003 뒷문으로 부탁드립니다.',
  ]);
});

test('completes confirmed orders; what is over and on no paper cannot be chosen', async () => {
  const complete = answerOk(completeOrderForms, {
    results: [{ orderFormNumber: confirmed.orderFormNumber, done: true, status: 'COMPLETED' }],
  });
  const cancelled = anOrderRow({ id: 11, orderFormNumber: 'O20261115-0001', status: 'CANCELLED' });
  const { t, user } = await open([pageWith([confirmed, cancelled]), complete]);
  expect(await pick(t, cancelled.orderFormNumber)).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: t('portal.list.selectAll') }));
  expect(screen.getByRole('button', { name: t('bulk.confirm') })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: t('bulk.complete') }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: t('bulk.complete') }));
  expect(await dialog.findByText(t('portal.bulk.doneOf', { total: 1, done: 1 }))).toBeVisible();
});

test('puts the chosen orders on paper in one file, and says how many of them are on it', async () => {
  const saved: string[] = [];
  Object.assign(URL, { createObjectURL: () => 'blob:papers', revokeObjectURL: () => {} });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const { t, user } = await open([pageWith([first, confirmed, done])]);
  for (const { orderFormNumber } of [first, confirmed, done])
    await user.click(await pick(t, orderFormNumber));
  const asked: string[] = [];
  jest.mocked(globalThis.fetch).mockImplementation(async (input) => {
    asked.push((input as Request).url);
    return new Response('papers', { status: 200 });
  });
  // What is not confirmed yet has no statement.
  await user.click(screen.getByRole('button', { name: t('bulk.statements', { count: 2 }) }));
  await waitFor(() => expect(saved).toEqual([`거래명세서 ${confirmed.orderFormNumber} 외 1건.pdf`]));
  expect(asked.map((url) => decodeURIComponent(new URL(url).pathname + new URL(url).search))).toEqual([
    urlOf(downloadOrderPapers, {
      params: { paper: 'statement' },
      query: { numbers: [confirmed.orderFormNumber, done.orderFormNumber] },
    }).replaceAll('%2C', ','),
  ]);
  expect(screen.getByRole('button', { name: t('bulk.orders', { count: 3 }) })).toBeEnabled();
});

test('a new order waits as long as the pointer is on a row, and is marked when it has come', async () => {
  const socket = await fakeSocket();
  let items = [second, done];
  const list = answer(listOrderFormsOfSales, () => ({ status: 200 as const, body: aPage(items) }));
  const { t, user } = await open([list]);
  await user.hover(await screen.findByRole('row', { name: /O20261118-0002/ }));
  const newest = anOrderRow({ id: 11, orderFormNumber: 'O20261118-0009' });
  items = [newest, second, done];
  await act(async () =>
    socket.tell('order:changed', { orderFormNumber: newest.orderFormNumber, status: 'REQUESTED' }),
  );
  expect(await screen.findByRole('button', { name: t('portal.list.view.held') })).toBeVisible();
  expect(screen.queryByRole('row', { name: /O20261118-0009/ })).not.toBeInTheDocument();

  await user.hover(screen.getByRole('heading', { level: 1 }));
  expect(await screen.findByRole('row', { name: /O20261118-0009/ })).toHaveTextContent(
    t('portal.list.view.isNew'),
  );
  expect(screen.getByRole('row', { name: /O20261118-0002/ })).not.toHaveTextContent(
    t('portal.list.view.isNew'),
  );
  expect(screen.queryByRole('button', { name: t('portal.list.view.held') })).not.toBeInTheDocument();
});
