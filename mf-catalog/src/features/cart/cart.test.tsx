import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  acknowledgeCart,
  acknowledgeCartInput,
  type CartItem,
  deleteFromCart,
  getCart,
  getCredit,
  getDeliveryDays,
  listRestockNotifications,
  modifyCart,
  restoreToCart,
  SHOWN_TIERS_LIMIT,
  saveForLater,
} from '@vitis/contracts';
import { $dialogs, publish, subscribe } from '@vitis/platform';
import { answer, answerOk, answerProblem, type FakeAnswer } from '@vitis/testing/answers';
import { aCart, aCartItem } from '@vitis/testing/builders/cart';
import { aCredit } from '@vitis/testing/builders/credit';
import { someDeliveryDays } from '@vitis/testing/builders/delivery-days';
import { type RenderFeatureOptions, renderFeature } from '@vitis/testing/render';
import { fakeSocket } from '@vitis/testing/socket';
import * as v from 'valibot';
import { Screen } from './cart.route.tsx';

/** A provider with a cart that can be changed; `items` is what it holds now. */
function cartProvider(first: readonly CartItem[]) {
  let items = [...first];
  let removed: CartItem[] = [];
  let later: CartItem[] = [];
  const reply = () => ({ status: 200 as const, body: aCart(items, later) });
  const answers: FakeAnswer[] = [
    answer(getCart, reply),
    answer(modifyCart, ({ body }) => {
      const wanted = new Map(
        (body as { items: { idProduct: number; qty: number }[] }).items.map((line) => [
          line.idProduct,
          line.qty,
        ]),
      );
      items = items.map((item) =>
        aCartItem(item.idProduct, wanted.get(item.idProduct) ?? item.qty, {
          wine: item.product,
          price: item.price,
        }),
      );
      return reply();
    }),
    answer(deleteFromCart, ({ body }) => {
      const { idProducts } = body as { idProducts: number[] };
      removed = items.filter(({ idProduct }) => idProducts.includes(idProduct));
      items = items.filter(({ idProduct }) => !idProducts.includes(idProduct));
      return reply();
    }),
    answer(restoreToCart, () => {
      items = [...items, ...removed].sort((one, other) => one.idProduct - other.idProduct);
      return reply();
    }),
    answer(saveForLater, ({ body }) => {
      const { idProducts, later: aside } = body as { idProducts: number[]; later: boolean };
      const all = [...items, ...later].sort((one, other) => one.idProduct - other.idProduct);
      const isAside = ({ idProduct }: CartItem) =>
        idProducts.includes(idProduct) ? aside : later.some((line) => line.idProduct === idProduct);
      later = all.filter(isAside);
      items = all.filter((line) => !later.includes(line));
      return reply();
    }),
  ];
  return {
    answers,
    lines: () => items.map(({ idProduct, qty }): [number, number] => [idProduct, qty]),
    set: (next: readonly CartItem[]) => {
      items = [...next];
    },
  };
}

const lamonet = '샤토 라모네 2019';
const orvier = '도멘 오르비에 NV';
const two = [aCartItem(1, 6), aCartItem(2, 12, { wine: { name: '도멘 오르비에', vintage: null } })];

const restockIds = answerOk(listRestockNotifications, { _embedded: { items: [] } });

const noLimit = answerOk(getCredit, { credit: null });
const everyWeekday = answerOk(getDeliveryDays, someDeliveryDays());

beforeEach(() => sessionStorage.clear());

async function open(
  items: readonly CartItem[] = two,
  answers: readonly FakeAnswer[] = [],
  options: Partial<RenderFeatureOptions> = {},
) {
  const cart = cartProvider(items);
  const shown = await renderFeature(<Screen />, {
    part: 'mf-catalog',
    as: 'buyer',
    route: '/cart',
    path: '/cart',
    answers: [...cart.answers, noLimit, everyWeekday, ...answers],
    ...options,
  });
  const row = async (title: string) =>
    within((await screen.findByRole('link', { name: title })).closest('li') as HTMLElement);
  return { ...shown, cart, row };
}

test('shows every line with its price, the next tier and the sums with tax', async () => {
  const { t, row } = await open();
  const first = await row(lamonet);
  expect(first.getByText(/750ml × 6/)).toBeVisible();
  expect(first.getByText('243,000원')).toBeVisible();
  expect(first.getByText(t('cart.nextTier', { quantity: '6병', price: '38,500원' }))).toBeVisible();
  // 6 × 40,500 + 12 × 38,500
  const sum = within(screen.getByRole('complementary', { name: t('cart.chosen') }));
  expect(sum.getByText('705,000원')).toBeVisible();
  expect(sum.getByText('70,500원')).toBeVisible();
  expect(sum.getByText('775,500원')).toBeVisible();
  expect(sum.getByText(t('flow.wines', { number: '2', quantity: '18병' }))).toBeVisible();
});

test('several presses are one change, which shows at once', async () => {
  const { t, row, cart, calls } = await open();
  const first = await row(lamonet);
  const more = first.getByRole('button', { name: t('quantity.more', { title: lamonet }) });
  fireEvent.click(more);
  fireEvent.click(more);
  expect(first.getByRole('spinbutton')).toHaveValue('3박스');
  expect(first.getByText('693,000원')).toBeVisible();
  await waitFor(() => expect(cart.lines()).toContainEqual([1, 18]));
  expect(calls.filter(({ path }) => path === modifyCart.path)).toHaveLength(1);
});

test('a refused change is taken back and told', async () => {
  const refused = answerProblem(modifyCart, 409, 'CONFLICT', '지금은 바꿀 수 없습니다.');
  const { t, user, row } = await open(two, [refused]);
  const first = await row(lamonet);
  const before = $dialogs.get().length;
  await user.click(first.getByRole('button', { name: t('quantity.more', { title: lamonet }) }));
  expect(first.getByRole('spinbutton')).toHaveValue('2박스');
  await waitFor(() => expect($dialogs.get().slice(before)).toMatchObject([{ kind: 'failure' }]));
  await waitFor(() => expect(first.getByRole('spinbutton')).toHaveValue('1박스'));
});

test('counts by the bottle or by the case', async () => {
  const { t, user, row, cart } = await open([aCartItem(1, 7)]);
  const first = await row(lamonet);
  expect(first.getByRole('spinbutton')).toHaveValue('7병');
  expect(first.getByText('1박스 1병')).toBeVisible();
  await user.click(first.getByRole('radio', { name: t('unit.case', { size: 6 }) }));
  expect(first.getByRole('spinbutton')).toHaveValue('2박스');
  await waitFor(() => expect(cart.lines()).toEqual([[1, 12]]));
});

test('a line goes at once, and comes back with one press', async () => {
  const { t, user, row, cart } = await open();
  await user.click((await row(lamonet)).getByRole('button', { name: t('cart.remove', { title: lamonet }) }));
  expect(screen.queryByRole('link', { name: lamonet })).not.toBeInTheDocument();
  expect(screen.getByRole('list', { name: t('cart.title') })).toHaveFocus();
  await waitFor(() => expect(cart.lines()).toEqual([[2, 12]]));

  await user.click(screen.getByRole('button', { name: t('cart.undo') }));
  expect(await screen.findByRole('link', { name: lamonet })).toBeVisible();
  expect(cart.lines()).toEqual([
    [1, 6],
    [2, 12],
  ]);
});

test('a line that was left out of the sum comes back left out', async () => {
  const { t, user, row, cart } = await open();
  await user.click((await row(lamonet)).getByRole('checkbox'));
  await user.click((await row(lamonet)).getByRole('button', { name: t('cart.remove', { title: lamonet }) }));
  await waitFor(() => expect(cart.lines()).toEqual([[2, 12]]));
  await user.click(screen.getByRole('button', { name: t('cart.undo') }));
  await waitFor(async () => expect((await row(lamonet)).getByRole('checkbox')).not.toBeChecked());
  expect((await row(orvier)).getByRole('checkbox')).toBeChecked();
});

test('the chosen lines go together and come back together, and so does the whole cart', async () => {
  const { t, user, row, cart } = await open();
  await user.click((await row(orvier)).getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: t('cart.removeChosen') }));
  await waitFor(() => expect(cart.lines()).toEqual([[2, 12]]));
  await user.click(screen.getByRole('button', { name: t('cart.undo') }));
  await waitFor(() => expect(cart.lines()).toHaveLength(2));

  await user.click(await screen.findByRole('button', { name: t('cart.removeAll') }));
  await waitFor(() => expect(cart.lines()).toEqual([]));
  expect(await screen.findByText(t('cart.none'))).toBeVisible();
  expect(screen.getByText(t('cart.removedMany', { count: 2 }))).toBeVisible();
  await user.click(screen.getByRole('button', { name: t('cart.undo') }));
  expect(await screen.findByRole('link', { name: lamonet })).toBeVisible();
  expect(cart.lines()).toHaveLength(2);
});

test('a wine is put aside, out of the sum, and taken back', async () => {
  const { t, user, row } = await open();
  await user.click(
    (await row(lamonet)).getByRole('button', { name: t('cart.toLaterOf', { title: lamonet }) }),
  );
  const aside = await screen.findByRole('region', { name: t('cart.later.title') });
  expect(within(aside).getByRole('link', { name: lamonet })).toBeVisible();
  expect(screen.getByText(t('flow.wines', { number: '1', quantity: '12병' }))).toBeVisible();
  await user.click(within(aside).getByRole('button', { name: t('cart.later.backOf', { title: lamonet }) }));
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: t('cart.later.title') })).not.toBeInTheDocument(),
  );
  expect(screen.getByText(t('flow.wines', { number: '2', quantity: '18병' }))).toBeVisible();
});

test('what has changed since last time is told line by line, until it was seen', async () => {
  const tiers = [{ minQty: 1, maxQty: null, price: 39_000 }];
  const changed = [
    aCartItem(1, 6, { seen: { tiers, stock: 312 } }),
    aCartItem(2, 6, { wine: { name: '옛 와인' }, price: null, seen: { tiers, stock: 12 } }),
    aCartItem(3, 6, { wine: { name: '그대로' } }),
  ];
  const { t, user, row, calls } = await open(changed, [
    answer(acknowledgeCart, () => ({ status: 200 as const, body: aCart(changed) })),
  ]);
  const first = await row(lamonet);
  expect(first.getByText(t('cart.change.price', { before: '39,000원', now: '40,500원' }))).toBeVisible();
  expect((await row('옛 와인 2019')).getByText(t('cart.change.gone'))).toBeVisible();
  expect(screen.getByText(t('cart.changes.title', { count: 2 }))).toBeVisible();
  await user.click(screen.getByRole('button', { name: t('cart.changes.seen') }));
  await waitFor(() =>
    expect(calls.find(({ path }) => path === acknowledgeCart.path)?.body).toEqual({
      idProducts: [1, 2],
      shown: [
        { idProduct: 1, tiers: changed[0]?.price?.tiers, stock: 312 },
        { idProduct: 2, tiers: [], stock: 0 },
      ],
    }),
  );
});

test('a price with more steps than can be told is seen like any other', async () => {
  const steps = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      minQty: at + 1,
      maxQty: at + 1 < count ? at + 1 : null,
      price: 90_000 - at,
    }));
  // A cell of the file that staff import prices with has room for thousands.
  const changed = [SHOWN_TIERS_LIMIT, SHOWN_TIERS_LIMIT + 1, 3_000].map((count, at) =>
    aCartItem(at + 1, 6, { price: { tiers: steps(count) }, seen: { tiers: steps(1), stock: 312 } }),
  );
  const { t, user, calls } = await open(changed, [
    answer(acknowledgeCart, () => ({ status: 200 as const, body: aCart(changed) })),
  ]);
  await user.click(await screen.findByRole('button', { name: t('cart.changes.seen') }));
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain(acknowledgeCart.path));
  const { body } = calls.find(({ path }) => path === acknowledgeCart.path) ?? {};
  expect(v.safeParse(acknowledgeCartInput().body, body).issues).toBeUndefined();
  expect(body).toEqual({
    idProducts: [1, 2, 3],
    shown: [{ idProduct: 1, tiers: steps(SHOWN_TIERS_LIMIT), stock: 312 }],
  });
});

test('what is missing to the next price is one press away', async () => {
  const { t, user, row, cart } = await open();
  const missing = t('cart.addMissing', { title: lamonet, quantity: '6병' });
  const first = await row(lamonet);
  await user.click(first.getByRole('button', { name: missing }));
  await waitFor(() => expect(cart.lines()).toContainEqual([1, 12]));
});

test.each([
  [24, 'there is a price after it'],
  [18, 'there is none, for the button is gone'],
])('a key that asks for the next price leads on with a stock of %i: %s', async (stock) => {
  const tiers = [1, 12, 24].map((minQty, at, all) => ({
    minQty,
    maxQty: all[at + 1] === undefined ? null : Number(all[at + 1]) - 1,
    price: 40_000 - at * 1_000,
  }));
  const { t, user, row, cart } = await open([aCartItem(1, 6, { price: { stock, tiers } })]);
  const first = await row(lamonet);
  const missing = (quantity: string) => t('cart.addMissing', { title: lamonet, quantity });
  first.getByRole('button', { name: missing('6병') }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(cart.lines()).toEqual([[1, 12]]));
  const next = first.queryByRole('button', { name: missing('12병') });
  expect(next === null).toBe(stock < 24);
  expect(next ?? first.getByRole('spinbutton')).toHaveFocus();
});

test('what cannot be ordered is marked, left out, and deleted together', async () => {
  const { t, user, row, cart } = await open(
    [
      aCartItem(1, 6),
      aCartItem(2, 6, { wine: { name: '품절 와인', availability: 'SOLD_OUT' }, price: { stock: 0 } }),
      aCartItem(3, 6, { wine: { name: '옛 와인' }, price: null }),
    ],
    [restockIds],
  );
  const soldOut = await row('품절 와인 2019');
  expect(soldOut.getByText(t('stock.soldOut'))).toBeVisible();
  expect(soldOut.getByRole('checkbox')).toBeDisabled();
  expect(
    soldOut.getByRole('button', { name: t('portal.restock.label', { title: '품절 와인 2019' }) }),
  ).toBeVisible();
  expect((await row('옛 와인 2019')).getByText(t('cart.gone'))).toBeVisible();
  expect(screen.getByText(t('flow.wines', { number: '1', quantity: '6병' }))).toBeVisible();

  await user.click(screen.getByRole('button', { name: t('cart.removeClosed') }));
  await waitFor(() => expect(cart.lines()).toEqual([[1, 6]]));
});

test('more than there is can be brought down to what there is', async () => {
  const { t, user, row, cart } = await open([aCartItem(1, 24, { price: { stock: 10 } })]);
  const first = await row(lamonet);
  expect(first.getByText(t('cart.short', { quantity: '10병' }), { exact: false })).toBeVisible();
  await user.click(first.getByRole('button', { name: t('cart.fit', { quantity: '10병' }) }));
  await waitFor(() => expect(cart.lines()).toEqual([[1, 10]]));
});

test.each(['order.title', 'apply.title', 'subscribe.entry', 'cart.askRest'])(
  'what cannot be read of a line is not left behind by %s',
  async (press) => {
    const { t, user, row, address } = await open([
      aCartItem(1, 24, { price: { stock: 10 } }),
      ...two.slice(1),
    ]);
    const quantity = (await row(lamonet)).getByRole('spinbutton');
    await user.click(quantity);
    await user.keyboard('1.5');
    await user.click(screen.getByRole('button', { name: t(press) }));
    expect(quantity).toHaveFocus();
    expect(quantity).toHaveValue('1.5');
    expect(address()).toBe('/cart');
  },
);

test('what cannot be read of a line that is not chosen keeps the others from nothing', async () => {
  const { t, user, row, address } = await open();
  const left = await row(orvier);
  await user.click(left.getByRole('spinbutton'));
  await user.keyboard('1.5');
  await user.click(left.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: t('order.title') }));
  await waitFor(() => expect(address()).toBe('/cart/order?from=cart&ids=1'));
});

test('of more than there is the rest is asked for, and what there is stays in the cart', async () => {
  const { t, user, row, cart, address } = await open([aCartItem(1, 24, { price: { stock: 10 } })]);
  await user.click((await row(lamonet)).getByRole('button', { name: t('cart.askRest') }));
  await waitFor(() => expect(address()).toBe('/cart/apply?ids=1&rest=14'));
  expect(cart.lines()).toEqual([[1, 10]]);
});

test('goes on with the chosen lines, after the provider knows the last press; the choice waits for Back', async () => {
  const { t, user, row, cart, address, unmount } = await open();
  await user.click((await row(orvier)).getByRole('checkbox'));
  await user.click(
    (await row(lamonet)).getByRole('button', { name: t('quantity.more', { title: lamonet }) }),
  );
  await user.click(screen.getByRole('button', { name: t('order.title') }));
  await waitFor(() => expect(address()).toBe('/cart/order?from=cart&ids=1'));
  expect(cart.lines()).toContainEqual([1, 12]);
  unmount();

  const again = await open();
  expect((await again.row(orvier)).getByRole('checkbox')).not.toBeChecked();
  await again.user.click(screen.getByRole('button', { name: again.t('apply.title') }));
  await waitFor(() => expect(again.address()).toBe('/cart/apply?ids=1'));
});

test('a wine that was unticked, deleted and added again is ticked', async () => {
  const { t, user, row, cart, unmount } = await open();
  await user.click((await row(orvier)).getByRole('checkbox'));
  const items = [aCartItem(1, 6), aCartItem(2, 6, { wine: { name: '도멘 오르비에', vintage: null } })];
  await user.click((await row(orvier)).getByRole('button', { name: t('cart.remove', { title: orvier }) }));
  await waitFor(() => expect(cart.lines()).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText(orvier)).not.toBeInTheDocument());
  unmount();

  const again = await open(items);
  expect((await again.row(orvier)).getByRole('checkbox')).toBeChecked();
});

test('nothing chosen, nothing to go on with', async () => {
  const { t, user } = await open();
  await user.click(await screen.findByRole('checkbox', { name: t('cart.selectAll', { chosen: 2, all: 2 }) }));
  expect(screen.getByRole('button', { name: t('apply.title') })).toBeDisabled();
  expect(screen.getByRole('button', { name: t('order.title') })).toBeDisabled();
});

test('every change is told to the other parts and tabs', async () => {
  const changed = jest.fn();
  const end = subscribe('cart/changed', changed);
  const { t, user, row } = await open();
  await user.click((await row(lamonet)).getByRole('button', { name: t('cart.remove', { title: lamonet }) }));
  await waitFor(() => expect(changed).toHaveBeenCalled());
  end();
});

test('a failed delete brings the line back', async () => {
  const { t, user, row } = await open(two, [answerProblem(deleteFromCart, 500, 'INTERNAL', 'x')]);
  await user.click((await row(lamonet)).getByRole('button', { name: t('cart.remove', { title: lamonet }) }));
  expect(await screen.findByRole('link', { name: lamonet })).toBeVisible();
});

test('this tab’s own facts do not ask for the cart twice', async () => {
  const { row, calls } = await open();
  await row(lamonet);
  const before = calls.length;
  act(() => publish('cart/changed', {}));
  expect(calls).toHaveLength(before);
});

test('says what is left of the credit after this order, with all its terms', async () => {
  const credit = aCredit({ receivable: 1_000_000, openOrders: 500_000, openOrderCount: 2 });
  const { t, row } = await open(two, [answerOk(getCredit, { credit })]);
  await row(lamonet);
  // 10,000,000 − 1,000,000 − 500,000 − 775,500
  expect(await screen.findAllByText('7,724,500원')).toHaveLength(2);
  expect(screen.getByText(t('desk.credit.openOrders', { count: 2 }))).toBeVisible();
  expect(screen.getByText('− 775,500원')).toBeVisible();
});

test('what was paid ahead is added to the credit', async () => {
  const credit = aCredit({ receivable: -500_000 });
  const { t, row } = await open(two, [answerOk(getCredit, { credit })]);
  await row(lamonet);
  // 10,000,000 + 500,000 − 775,500
  expect(await screen.findAllByText('9,724,500원')).toHaveLength(2);
  expect(screen.getByText(t('desk.credit.ahead')).nextSibling).toHaveTextContent(/^\+ 500,000원$/);
  expect(screen.queryByText(t('desk.credit.receivable'))).not.toBeInTheDocument();
});

test('a payment that sales enter is seen in the credit of an open cart', async () => {
  let receivable = 1_000_000;
  const asked = jest.fn(() => ({ status: 200 as const, body: { credit: aCredit({ receivable }) } }));
  const socket = await fakeSocket();
  await open(two, [answer(getCredit, asked)]);
  expect(await screen.findByText('− 1,000,000원')).toBeVisible();
  await act(async () => socket.connect());
  await waitFor(() => expect(asked.mock.calls.length).toBeGreaterThan(1));
  receivable = 400_000;
  await act(async () => socket.tell('ledger:changed', { idClient: 1 }));
  expect(await screen.findByText('− 400,000원')).toBeVisible();
});

test.each([
  ['warns', 'WARN', 600_000, 'credit.warn', true],
  ['blocks', 'BLOCK', 600_000, 'credit.block', false],
  ['blocks past its bound', 'WARN', 500_000, 'credit.block', false],
] as const)('a passed limit %s', async (_name, policy, limit, words, isOpen) => {
  const { t, row } = await open(two, [answerOk(getCredit, { credit: aCredit({ limit, policy }) })]);
  await row(lamonet);
  const over = `${(775_500 - limit).toLocaleString('ko-KR')}원`;
  expect(await screen.findByText(t(words, { over }))).toBeVisible();
  expect(screen.getByRole('button', { name: t('order.title') }).hasAttribute('disabled')).toBe(!isOpen);
  expect(screen.getByRole('button', { name: t('apply.title') })).toBeEnabled();
});

test('says until when to order for which day', async () => {
  const days = someDeliveryDays({
    days: ['2099-11-24', '2099-11-25'],
    orderBy: '2099-11-23T15:00:00.000+09:00',
  });
  const { t } = await open(two, [answerOk(getDeliveryDays, days)]);
  expect(
    await screen.findByText(t('delivery.by', { by: '11-23 (월)', time: '15:00', day: '11-24 (화)' })),
  ).toBeVisible();
});
