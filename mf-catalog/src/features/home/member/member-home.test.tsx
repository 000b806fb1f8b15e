import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import {
  addToCart,
  type Dashboard,
  getCart,
  getDashboard,
  getOrderForm,
  listOrderForms,
  listPrices,
} from '@vitis/contracts';
import { seoulDay } from '@vitis/domain';
import { answer, answerOk } from '@vitis/testing/answers';
import { aCart } from '@vitis/testing/builders/cart';
import { aLine } from '@vitis/testing/builders/document-line';
import { anOrder, anOrderRow } from '@vitis/testing/builders/order-form';
import { aPage } from '@vitis/testing/builders/page';
import { aPrice, aWine } from '@vitis/testing/builders/wine';
import { renderFeature } from '@vitis/testing/render';
import { fakeSocket } from '@vitis/testing/socket';
import { useState } from 'react';
import { Screen } from '../home.route.tsx';
import { base, knows, shop, wines } from '../home.test-support.ts';

const atWork: Dashboard = {
  wishCount: 12,
  cartCount: 3,
  unreadMessages: 0,
  estimates: { count: 2, latest: 'E20261118-0004', total: 6_381_540 },
  expiring: { count: 1, first: 'E20261109-0002', expiredDate: '2026-11-23', total: 2_148_960 },
  nextDelivery: {
    date: '2027-03-02',
    orderFormNumber: 'O20261117-0002',
    qty: 48,
    type: 'DIRECT',
    classify: 'SUPPLY',
    driverName: '최민준',
  },
  credit: {
    limit: 30_000_000,
    receivable: 7_501_560,
    openOrders: 14_439_370,
    openOrderCount: 4,
    available: 8_059_070,
  },
  reorder: [aWine({ id: 9, name: '도멘 벨쿠르', vintage: 2022 })],
};

test.each([true, false])('a buyer sees whom to ask; that they are at work: %s', async (working) => {
  const nothing = answerOk(listPrices, { _embedded: { items: [] } });
  const { t } = await renderFeature(<Screen />, {
    ...base,
    as: 'buyer',
    answers: [...shop, knows(working), answerOk(getDashboard, atWork), nothing],
  });
  const desk = within(await screen.findByRole('region', { name: t('desk.label') }));
  expect(await desk.findByRole('link', { name: t('desk.contact', { name: '한서윤' }) })).toHaveAttribute(
    'href',
    '/chat',
  );
  expect(desk.getByText(t(working ? 'desk.working' : 'desk.away'))).toBeVisible();
});

test('a buyer finds what waits first, and credit with every term of its sum', async () => {
  const { t } = await renderFeature(<Screen />, {
    ...base,
    as: 'buyer',
    answers: [...shop, answerOk(getDashboard, atWork), answerOk(listPrices, { _embedded: { items: [] } })],
  });

  const desk = within(await screen.findByRole('region', { name: t('desk.label') }));
  expect(await desk.findByText(t('desk.estimates.buyer.some', { count: 2 }))).toBeVisible();
  expect(desk.getByText('6,381,540원')).toBeVisible();
  expect(desk.getByRole('link', { name: new RegExp(t('desk.expiring.some', { count: 1 })) })).toHaveAttribute(
    'href',
    '/mypage/estimate-apply-history/E20261109-0002',
  );
  expect(desk.getByText(t('desk.delivery.some', { day: '2027-03-02 (화)' }))).toBeVisible();
  expect(desk.getByText(t('desk.messages.none'))).toBeVisible();
  expect(desk.getByRole('link', { name: `${t('desk.lists.wishes')} 12` })).toHaveAttribute(
    'href',
    '/mypage/wish',
  );

  expect(desk.getByText('8,059,070원')).toBeVisible();
  expect(desk.getByRole('link', { name: '30,000,000원' })).toHaveAttribute('href', '/mypage');
  expect(desk.getByRole('link', { name: '7,501,560원' })).toHaveAttribute('href', '/mypage/cash');
  expect(desk.getByRole('link', { name: '14,439,370원' })).toHaveAttribute(
    'href',
    '/mypage/estimate-order-history?view=open',
  );
});

/** The desk of a buyer of whom this is known. */
async function deskOf(known: Partial<Dashboard>) {
  const { t } = await renderFeature(<Screen />, {
    ...base,
    as: 'buyer',
    answers: [
      ...shop,
      answerOk(getDashboard, { ...atWork, ...known }),
      answerOk(listPrices, { _embedded: { items: [] } }),
    ],
  });
  const desk = within(await screen.findByRole('region', { name: t('desk.label') }));
  await desk.findByText('30,000,000원');
  return { t, desk };
}

test('what goes back or is fetched is no delivery, and several of a day lead to all of that day', async () => {
  const today = seoulDay(new Date());
  const next = { ...atWork.nextDelivery!, classify: 'COLLECT' as const };
  const { t, desk } = await deskOf({ nextDelivery: next });
  expect(desk.getByText(t('desk.return.some', { day: '2027-03-02 (화)' }))).toBeVisible();
  expect(desk.getByText(/최민준.*회수/)).toBeVisible();
  cleanup();
  const fetched = await deskOf({ nextDelivery: { ...next, type: 'PICKUP', classify: 'SUPPLY' } });
  expect(fetched.desk.getByText(t('desk.pickup.some', { day: '2027-03-02 (화)' }))).toBeVisible();
  cleanup();
  const parcel = { ...next, date: today, type: 'PARCEL' as const, classify: 'SUPPLY' as const };
  const alone = await deskOf({ nextDelivery: parcel, deliveriesToday: 1 });
  expect(alone.desk.getByText(t('desk.delivery.today'))).toBeVisible();
  expect(alone.desk.queryByText(/최민준/)).not.toBeInTheDocument();
  cleanup();
  const counts = { deliveriesToday: 5, pickupsToday: 2, returnsToday: 1 };
  const many = await deskOf({ nextDelivery: { ...next, date: today }, ...counts });
  const all = Object.entries({ ...counts, deliveriesToday: 3 }).map(([key, count]) =>
    t(`desk.delivery.${key}`, { count }),
  );
  expect(many.desk.getByRole('link', { name: new RegExp(all.join(' · ')) })).toHaveAttribute(
    'href',
    `/mypage/delivery?dateFrom=${today}&dateTo=${today}`,
  );
});

test.each([
  [{ waiting: 2, failed: 1 }, 'desk.repeats', 2],
  [{ waiting: 0, failed: 1 }, 'desk.repeatsFailed', 1],
] as const)(
  'dates of repeating orders that want a word lead to where it is given: %j',
  async (repeatDates, key, count) => {
    const { t, desk } = await deskOf({ repeatDates });
    const way = desk.getByRole('link', { name: new RegExp(t(key, { count })) });
    expect(way).toHaveAttribute('href', '/order/subscribe');
    expect(desk.getByText(t('desk.expiring.some', { count: 1 }))).toBeVisible();
  },
);

test('own requests that nobody has answered are counted, and found', async () => {
  const { t, desk } = await deskOf({ estimates: { count: 0, latest: null }, estimatesAsked: 3 });
  expect(desk.getByText(t('desk.estimates.buyer.asked', { count: 3 }))).toBeVisible();
  expect(desk.getByRole('link', { name: new RegExp(t('desk.estimates.buyer.none')) })).toHaveAttribute(
    'href',
    '/mypage/estimate-apply-history?status=REQUESTED',
  );
});

test('what was paid ahead is added', async () => {
  const { t, desk } = await deskOf({ credit: { ...atWork.credit!, receivable: -100_000 } });
  const term = desk.getByText(t('desk.credit.ahead'));
  expect(term.nextSibling).toHaveTextContent(/^\+ 100,000원$/);
});

test('what happens meanwhile is seen on an open home: what waits, the credit, and the last orders', async () => {
  let known = atWork;
  const asked = jest.fn(() => ({ status: 200 as const, body: known }));
  let orders = [anOrderRow({ orderFormNumber: 'O20261109-0001', firstProductName: '도멘 벨쿠르 2022' })];
  const socket = await fakeSocket();
  const { t } = await renderFeature(<Screen />, {
    ...base,
    as: 'buyer',
    answers: [
      ...shop,
      answerOk(listPrices, { _embedded: { items: [] } }),
      answer(getDashboard, asked),
      answer(listOrderForms, () => ({ status: 200 as const, body: aPage(orders) })),
    ],
  });
  expect(await screen.findByText(t('desk.estimates.buyer.some', { count: 2 }))).toBeVisible();
  await act(async () => socket.connect());
  await waitFor(() => expect(asked.mock.calls.length).toBeGreaterThan(1));

  known = { ...known, estimates: { count: 3, latest: 'E20261120-0001', total: 7_000_000 } };
  await act(async () =>
    socket.tell('estimate:changed', { estimateNumber: 'E20261120-0001', status: 'RESPONDED' }),
  );
  expect(await screen.findByText(t('desk.estimates.buyer.some', { count: 3 }))).toBeVisible();

  known = { ...known, credit: { ...atWork.credit!, receivable: 1_000_000, available: 14_560_630 } };
  await act(async () => socket.tell('ledger:changed', { idClient: 1 }));
  expect(await screen.findByText('14,560,630원')).toBeVisible();

  known = { ...known, nextDelivery: null };
  await act(async () => socket.tell('delivery:changed', { idDeliveryInfo: 1, status: 'COMPLETED' }));
  expect(await screen.findByText(t('desk.delivery.none'))).toBeVisible();

  known = { ...known, repeatDates: { waiting: 2, failed: 0 } };
  await act(async () => socket.tell('repeating-order:changed', { id: 5 }));
  expect(await screen.findByText(t('desk.repeats', { count: 2 }))).toBeVisible();

  known = { ...known, unreadMessages: 4 };
  await act(async () => socket.tell('chat:read', { idChatRoom: 1, idUser: 1, sequence: 1 }));
  expect(await screen.findByText(t('desk.messages.some', { count: 4 }))).toBeVisible();

  orders = [anOrderRow({ orderFormNumber: 'O20261120-0002', firstProductName: '샤토 라모네 2018' })];
  await act(async () =>
    socket.tell('order:changed', { orderFormNumber: 'O20261120-0002', status: 'REQUESTED' }),
  );
  expect(await screen.findByText(/O20261120-0002/)).toBeVisible();
});

test('what is bought meanwhile does not move the wines to order again', async () => {
  const lamonet = aWine({ id: 1, name: '샤토 라모네' });
  let known = { ...atWork, reorder: [lamonet] };
  const socket = await fakeSocket();
  const { t } = await renderFeature(<Screen />, {
    ...base,
    as: 'buyer',
    answers: [
      ...shop,
      answerOk(listPrices, { _embedded: { items: [] } }),
      answer(getDashboard, () => ({ status: 200 as const, body: known })),
    ],
  });
  const heading = t('home.again.heading');
  const cards = async () =>
    within((await screen.findByRole('heading', { name: heading })).closest('section')!).getAllByRole(
      'article',
    );
  await waitFor(async () => expect(await cards()).toHaveLength(1));
  await act(async () => socket.connect());

  const estimates = { count: 3, latest: 'E20261120-0001', total: 7_000_000 };
  known = { ...known, estimates, reorder: [aWine({ id: 2, name: '도멘 벨쿠르' }), lamonet] };
  await act(async () =>
    socket.tell('order:changed', { orderFormNumber: 'O20261120-0002', status: 'CONFIRMED' }),
  );
  expect(await screen.findByText(t('desk.estimates.buyer.some', { count: 3 }))).toBeVisible();
  expect((await cards()).map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('샤토 라모네'),
  ]);
});

test('wines to order again are those of the answer to this visit, not what a visit before has left', async () => {
  const lamonet = aWine({ id: 1, name: '샤토 라모네' });
  let known = { ...atWork, reorder: [lamonet] };
  function Visits() {
    const [isHere, setHere] = useState(true);
    return (
      <>
        <button type="button" onClick={() => setHere(!isHere)}>
          다녀오기
        </button>
        {isHere ? <Screen /> : null}
      </>
    );
  }
  const { user } = await renderFeature(<Visits />, {
    ...base,
    as: 'buyer',
    answers: [
      ...shop,
      answerOk(listPrices, { _embedded: { items: [] } }),
      answer(getDashboard, () => ({ status: 200 as const, body: known })),
    ],
  });
  expect((await screen.findAllByRole('link', { name: /샤토 라모네/ })).length).toBeGreaterThan(0);
  const leave = screen.getByRole('button', { name: '다녀오기' });
  await user.click(leave);
  known = { ...known, reorder: [aWine({ id: 2, name: '도멘 벨쿠르' }), lamonet] };
  await user.click(leave);
  expect((await screen.findAllByRole('link', { name: /도멘 벨쿠르/ })).length).toBeGreaterThan(0);
});

test('a proposal for an order stands where messages do otherwise, with the way to its answer', async () => {
  const proposals = { count: 2, first: 'O20261120-0002', dueDate: '2026-12-01' };
  const nothing = answerOk(listPrices, { _embedded: { items: [] } });
  const { t } = await renderFeature(<Screen />, {
    ...base,
    as: 'buyer',
    answers: [...shop, answerOk(getDashboard, { ...atWork, proposals }), nothing],
  });
  const way = await screen.findByRole('link', { name: new RegExp(t('desk.proposals', { count: 2 })) });
  expect(way).toHaveAttribute('href', '/mypage/estimate-order-history/O20261120-0002');
  expect(screen.queryByText(t('desk.messages.none'))).not.toBeInTheDocument();
});

test('a buyer puts into the cart again what was bought the last time, and sees what has become of its price', async () => {
  const price = aPrice({
    idProduct: 9,
    caseSize: 6,
    stock: 240,
    price: 27_900,
    tiers: [{ minQty: 1, maxQty: null, price: 27_900 }],
    lastPurchase: { date: '2026-09-30', qty: 12, price: 28_500 },
  });
  const { t, user, calls } = await renderFeature(<Screen />, {
    ...base,
    as: 'buyer',
    answers: [
      ...shop,
      answerOk(getDashboard, atWork),
      answerOk(listPrices, { _embedded: { items: [price] } }),
      answerOk(addToCart, aCart()),
      answerOk(getCart, aCart()),
    ],
  });

  expect(await screen.findByRole('heading', { name: t('home.again.heading') })).toBeVisible();
  expect(await screen.findByText('27,900원')).toBeVisible();
  expect(screen.getByText(`${t('home.again.hint')} · ${t('price.withoutVat')}`)).toBeVisible();
  expect(screen.getByText(`${t('home.recommendedHint')} · ${t('price.withoutVat')}`)).toBeVisible();
  expect(screen.getByText('600원')).toBeVisible();
  await user.click(
    screen.getByRole('button', {
      name: t('card.addLabel', { title: '도멘 벨쿠르 2022', quantity: '2박스' }),
    }),
  );
  expect(calls.find(({ path }) => path === addToCart.path)?.body).toEqual({
    items: [{ idProduct: 9, qty: 12 }],
  });
});

test('as much as the last time stays wanted where there is less, and what there is can be taken', async () => {
  const price = aPrice({
    idProduct: 9,
    caseSize: 6,
    stock: 10,
    lastPurchase: { date: '2026-09-30', qty: 24, price: 28_500 },
  });
  const { t, user, calls, address } = await renderFeature(<Screen />, {
    ...base,
    as: 'buyer',
    answers: [
      ...shop,
      answerOk(getDashboard, atWork),
      answerOk(listPrices, { _embedded: { items: [price] } }),
      answerOk(addToCart, aCart()),
      answerOk(getCart, aCart()),
    ],
  });
  await user.click(await screen.findByRole('button', { name: t('cart.fit', { quantity: '10병' }) }));
  expect(screen.getByRole('spinbutton')).toHaveAttribute('aria-valuenow', '10');
  await user.clear(screen.getByRole('spinbutton'));
  await user.type(screen.getByRole('spinbutton'), '12{Enter}');
  await user.click(screen.getByRole('button', { name: t('cart.askRest') }));
  await waitFor(() => expect(address()).toBe('/cart/apply?ids=9&rest=2'));
  expect(calls.find(({ path }) => path === addToCart.path)?.body).toEqual({
    items: [{ idProduct: 9, qty: 10 }],
  });
});

test('a buyer puts a whole order into the cart again, and is told what cannot be had', async () => {
  const number = 'O20261109-0001';
  const products = [
    aLine({ position: 1, idProduct: 9, productName: '도멘 벨쿠르 2022', qty: 12 }),
    aLine({ position: 2, idProduct: 10, productName: '샤토 라모네 2018', qty: 6 }),
  ];
  const row = anOrderRow({
    orderFormNumber: number,
    firstProductName: '도멘 벨쿠르 2022',
    lineCount: 2,
    total: 841_500,
  });
  const prices = [aPrice({ idProduct: 9, stock: 240 }), aPrice({ idProduct: 10, stock: 0 })];
  const { t, user, calls } = await renderFeature(<Screen />, {
    ...base,
    as: 'buyer',
    answers: [
      ...shop,
      answerOk(listOrderForms, aPage([row])),
      answerOk(getDashboard, atWork),
      answerOk(getOrderForm, anOrder({ orderFormNumber: number, products })),
      answerOk(listPrices, { _embedded: { items: prices } }),
      answerOk(addToCart, aCart()),
      answerOk(getCart, aCart()),
    ],
  });

  const orders = within(
    (await screen.findByRole('heading', { name: t('home.orders.heading') })).closest(
      'section',
    ) as HTMLElement,
  );
  const link = await orders.findByRole('link', {
    name: t('portal.list.firstAndMore', { name: '도멘 벨쿠르 2022', more: 1 }),
  });
  expect(link).toHaveAttribute('href', `/mypage/estimate-order-history/${number}`);
  expect(orders.getByText('841,500원')).toBeVisible();
  expect(orders.getByText(t('price.withVat'))).toBeVisible();
  await user.click(orders.getByRole('button', { name: t('portal.reorder.title', { number }) }));

  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(t('portal.reorder.state.GONE'))).toBeVisible();
  await user.click(dialog.getByRole('button', { name: t('portal.reorder.add', { count: 1 }) }));
  await waitFor(() => expect(orders.getByRole('status')).toHaveTextContent(t('portal.reorder.added')));
  expect(calls.find(({ path }) => path === addToCart.path)?.body).toEqual({
    items: [{ idProduct: 9, qty: 12 }],
  });
});

test('sales staff find their desk, and nothing to put into a cart', async () => {
  const waiting: Dashboard = { unreadMessages: 2, estimates: { count: 3, latest: 'E20261120-0001' } };
  const { t } = await renderFeature(<Screen />, {
    ...base,
    as: 'sales',
    answers: [
      ...shop,
      answerOk(getDashboard, waiting),
      answerOk(listPrices, { _embedded: { items: wines.map(({ id }) => aPrice({ idProduct: id })) } }),
    ],
  });
  const desk = within(await screen.findByRole('region', { name: t('desk.label') }));
  expect(await desk.findByText(t('desk.estimates.sales.some', { count: 3 }))).toBeVisible();
  expect(desk.getByText(t('desk.messages.note.sales'))).toBeVisible();
  expect(screen.queryByRole('heading', { name: t('home.first.heading') })).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: t('home.orders.heading') })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /담기$/ })).not.toBeInTheDocument();
});
