import { act, screen, waitFor, within } from '@testing-library/react';
import {
  addToCart,
  askRestockNotification,
  type ClientPrice,
  cancelRestockNotification,
  getCart,
  listPrices,
  listRestockNotifications,
  listRestockWines,
  listWishes,
  type ProductCard,
  toggleWish,
  type Wish,
} from '@vitis/contracts';
import { formatBottles } from '@vitis/domain';
import { $dialogs } from '@vitis/platform';
import { answer, answerOk, answerProblem, type FakeAnswer } from '@vitis/testing/answers';
import { aCart } from '@vitis/testing/builders/cart';
import { aPage } from '@vitis/testing/builders/page';
import { aPrice, aWish } from '@vitis/testing/builders/wine';
import { type RenderFeatureOptions, renderFeature } from '@vitis/testing/render';
import { Screen } from './wish.route.tsx';

const wish = (id: number, name: string, changed: Partial<ProductCard> = {}) =>
  aWish({ id, name, ...changed });
const price = (idProduct: number, changed: Partial<ClientPrice> = {}) =>
  aPrice({
    idProduct,
    price: 38_500,
    tiers: [
      { minQty: 1, maxQty: 11, price: 38_500 },
      { minQty: 12, maxQty: null, price: 36_900 },
    ],
    wished: true,
    ...changed,
  });

const lamonet = '샤토 라모네 2019';
const belcour = '도멘 벨쿠르 2019';
const wishes = [wish(1, '샤토 라모네'), wish(2, '도멘 벨쿠르')];
const listed = (items: Wish[]) => answerOk(listWishes, aPage(items));
const priced = (...items: ClientPrice[]) => answerOk(listPrices, { _embedded: { items } });

/** A wish list that turns a wine the other way round, as the provider does. */
function turning(wished: Set<number>): FakeAnswer {
  return answer(toggleWish, ({ path }) => {
    const id = Number(path.split('/').at(-2));
    if (!wished.delete(id)) wished.add(id);
    return { status: 200 as const, body: { idProduct: id, wished: wished.has(id), count: wished.size } };
  });
}

async function open(answers: FakeAnswer[] = [], options: Partial<RenderFeatureOptions> = {}) {
  const shown = await renderFeature(<Screen />, {
    part: 'mf-mypage-buyer',
    as: 'buyer',
    route: '/mypage/wish',
    path: '/mypage/wish',
    answers: [
      listed(wishes),
      priced(price(1), price(2, { stock: 4 })),
      answerOk(listRestockWines, { _embedded: { items: [] } }),
      ...answers,
    ],
    ...options,
  });
  const { t } = shown;
  const row = async (title: string) =>
    (await screen.findByRole('link', { name: title })).closest('li') as HTMLElement;
  const remove = (title: string) =>
    shown.user.click(screen.getByRole('button', { name: t('wish.remove', { title }) }));
  return { ...shown, row, remove };
}

test('shows the own price, stock and what the chosen bottles cost', async () => {
  const { t, row, user } = await open();
  const first = within(await row(lamonet));
  expect(await first.findByText('38,500원')).toBeVisible();
  expect(first.getByText(t('wish.stock', { quantity: formatBottles(312) }))).toBeVisible();
  expect(first.getByText(t('wish.supply', { amount: '231,000원' }))).toBeVisible();

  await user.click(first.getByRole('button', { name: t('wish.more', { title: lamonet }) }));
  expect(first.getByText('36,900원')).toBeVisible();
  expect(first.getByText(t('wish.supply', { amount: '442,800원' }))).toBeVisible();
});

test('what is typed past the stock stays, and what there is can be taken', async () => {
  const { t, row, user } = await open();
  const second = within(await row(belcour));
  const quantity = await second.findByRole('spinbutton', { name: t('wish.quantityOf', { title: belcour }) });
  expect(quantity).toHaveAttribute('aria-valuenow', '1');
  await user.clear(quantity);
  await user.type(quantity, '9{Enter}');
  expect(quantity).toHaveAttribute('aria-valuenow', '9');
  expect(second.getByRole('status')).toHaveTextContent(t('wish.short', { quantity: '4병' }));
  await user.click(second.getByRole('button', { name: t('wish.fit', { quantity: '4병' }) }));
  expect(quantity).toHaveAttribute('aria-valuenow', '4');
});

test('what the stock does not reach is asked for in an estimate, once; what there is goes into the cart', async () => {
  const { promise: held, resolve: answerNow } = Promise.withResolvers<void>();
  const { t, row, user, calls, address } = await open([
    answerOk(getCart, aCart()),
    answer(addToCart, async () => {
      await held;
      return { status: 200 as const, body: aCart() };
    }),
  ]);
  const second = within(await row(belcour));
  const quantity = await second.findByRole('spinbutton', { name: t('wish.quantityOf', { title: belcour }) });
  await user.clear(quantity);
  await user.type(quantity, '9{Enter}');
  const ask = second.getByRole('button', { name: t('wish.askRest') });
  await user.dblClick(ask);
  expect(ask).toHaveAttribute('aria-busy', 'true');
  expect(ask).toHaveFocus();
  answerNow();
  await waitFor(() => expect(address()).toBe('/cart/apply?ids=2&rest=5'));
  expect(
    calls.flatMap(({ path, method, body }) => (path === addToCart.path && method === 'POST' ? [body] : [])),
  ).toEqual([{ items: [{ idProduct: 2, qty: 4 }] }]);
});

test('what cannot be read as bottles stays, and neither goes into the cart nor into an estimate', async () => {
  const { t, row, user, calls } = await open([answerOk(addToCart, aCart()), answerOk(getCart, aCart())]);
  const second = within(await row(belcour));
  const quantity = await second.findByRole('spinbutton', { name: t('wish.quantityOf', { title: belcour }) });
  await user.clear(quantity);
  await user.type(quantity, '9{Enter}');
  await user.keyboard('1.5');
  await user.click(second.getByRole('button', { name: t('wish.askRest') }));
  expect(quantity).toHaveFocus();
  await user.click(second.getByRole('button', { name: new RegExp(t('wish.add')) }));
  expect(quantity).toHaveFocus();
  expect(quantity).toHaveValue('1.5');
  expect(second.getByRole('alert')).toHaveTextContent(t('portal.common.wholeNumber'));
  expect(calls.some(({ path, method }) => path === addToCart.path && method === 'POST')).toBe(false);
});

test('puts the chosen bottles into the cart and says so, with the way there', async () => {
  const { t, row, user, calls } = await open([answerOk(addToCart, aCart()), answerOk(getCart, aCart())]);
  const first = within(await row(lamonet));
  const label = t('wish.addLabel', { title: lamonet, quantity: '1박스' });
  await user.click(await first.findByRole('button', { name: label }));
  expect(await screen.findByText(t('wish.added', { quantity: '6병' }))).toBeVisible();
  expect(screen.getByRole('link', { name: t('wish.toCart') })).toHaveAttribute('href', '/cart');
  const sent = calls.find(({ path }) => path === addToCart.path);
  expect(sent?.body).toEqual({ items: [{ idProduct: 1, qty: 6 }] });
});

test('a wine that is sold out offers to tell when it is back in place of the cart', async () => {
  const waiting = new Set<number>();
  const { t, user } = await open([
    answer(listRestockNotifications, () => ({
      status: 200 as const,
      body: { _embedded: { items: [...waiting] } },
    })),
    answer(askRestockNotification, () => {
      waiting.add(1);
      return { status: 201 as const, body: { idProduct: 1 } };
    }),
    listed([wish(1, '샤토 라모네', { availability: 'SOLD_OUT' })]),
    priced(price(1, { stock: 0 })),
  ]);
  expect(await screen.findByText('38,500원')).toBeVisible();
  expect(screen.queryByRole('spinbutton')).not.toBeInTheDocument();
  expect(screen.queryByText(t('wish.add'))).not.toBeInTheDocument();
  const bell = screen.getByRole('button', { name: t('portal.restock.label', { title: lamonet }) });
  expect(bell).toHaveAttribute('aria-pressed', 'false');
  await user.click(bell);
  expect(await screen.findByText(t('portal.restock.on'))).toBeVisible();
  await waitFor(() => expect(waiting).toEqual(new Set([1])));
});

test('a wine leaves the list at once and comes back with one press', async () => {
  const wished = new Set([1, 2]);
  const { t, row, remove, user } = await open([turning(wished)]);
  await row(lamonet);
  await remove(lamonet);
  expect(screen.queryByRole('link', { name: lamonet })).not.toBeInTheDocument();
  const undo = screen.getByRole('button', { name: t('wish.undoLabel', { title: lamonet }) });
  expect(undo).toHaveFocus();
  expect(screen.getByText(t('wish.count', { number: 1 }))).toBeVisible();
  await waitFor(() => expect(wished).toEqual(new Set([2])));

  await user.click(undo);
  expect(await row(lamonet)).toBeVisible();
  await waitFor(() => expect(wished).toEqual(new Set([1, 2])));
  expect(screen.getByRole('button', { name: t('wish.remove', { title: lamonet }) })).toHaveFocus();
});

test('undo before the provider has answered still ends where the person wanted', async () => {
  const wished = new Set([1, 2]);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const slow = turning(wished);
  const { t, row, remove, user } = await open([
    { endpoint: toggleWish, respond: async (call) => held.then(() => slow.respond(call)) },
  ]);
  await row(lamonet);
  await remove(lamonet);
  await user.click(screen.getByRole('button', { name: t('wish.undoLabel', { title: lamonet }) }));
  await act(async () => release());
  await waitFor(() => expect(wished).toEqual(new Set([1, 2])));
  expect(await row(lamonet)).toBeVisible();
});

test('a wine that another window took off already is not put back by taking it off', async () => {
  const wished = new Set([2]);
  const { t, row, remove, calls } = await open([turning(wished)]);
  await row(lamonet);
  await remove(lamonet);
  await waitFor(() => expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(2));
  await waitFor(() => expect(wished).toEqual(new Set([2])));
  expect(screen.getByRole('button', { name: t('wish.undoLabel', { title: lamonet }) })).toBeVisible();
});

test('where the provider refuses, the wine is back and the reason is told', async () => {
  const { row, remove } = await open([answerProblem(toggleWish, 500, 'INTERNAL', 'INTERNAL')]);
  await row(lamonet);
  const before = $dialogs.get().length;
  await remove(lamonet);
  expect(await row(lamonet)).toBeVisible();
  expect($dialogs.get().slice(before)).toMatchObject([{ kind: 'failure' }]);
});

test('an empty list leads to the wines', async () => {
  const { t } = await open([listed([])]);
  expect(await screen.findByText(t('wish.none'))).toBeVisible();
  expect(screen.getByRole('link', { name: t('wish.toWines') })).toHaveAttribute('href', '/product');
});

test('finds wines by words and puts them in another order, both in the address', async () => {
  const { t, user, row, address } = await open([
    answer(listWishes, ({ query }) => {
      const found = wishes.filter(({ product }) => product.name.includes(query.get('q') ?? ''));
      const items = query.get('sort') === 'name,asc' ? found.toReversed() : found;
      return { status: 200 as const, body: aPage(items, { totalElements: items.length }) };
    }),
  ]);
  await row(lamonet);
  await user.selectOptions(screen.getByRole('combobox', { name: t('list.sort') }), t('wish.orders.byName'));
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent(belcour));
  expect(address()).toBe('/mypage/wish?sort=name%2Casc');

  const field = screen.getByRole('searchbox', { name: t('wish.search') });
  await user.type(field, '라모네{Enter}');
  await waitFor(() => expect(screen.queryByRole('link', { name: belcour })).not.toBeInTheDocument());
  expect(await row(lamonet)).toBeVisible();
  expect(field).toHaveFocus();
  await user.clear(field);
  await user.type(field, '없는 와인{Enter}');
  expect(await screen.findByText(t('wish.noneFound'))).toBeVisible();
  expect(screen.getByRole('link', { name: t('portal.list.showAll') })).toHaveAttribute(
    'href',
    '/mypage/wish',
  );
});

test('an address past the last page goes to the last one', async () => {
  const { address, row } = await open(
    [
      answer(listWishes, ({ query }) => ({
        status: 200 as const,
        body: aPage(query.get('page') === '0' ? wishes : [], {
          number: Number(query.get('page')),
          totalElements: 2,
        }),
      })),
    ],
    { path: '/mypage/wish?page=3' },
  );
  expect(await row(lamonet)).toBeVisible();
  expect(address()).toBe('/mypage/wish');
});

test('prices that cannot be loaded leave the wines, and can be asked for again', async () => {
  let broken = true;
  const failing = answerProblem(listPrices, 500, 'INTERNAL', 'INTERNAL');
  const working = priced(price(1), price(2));
  const { t, user } = await open([
    { endpoint: listPrices, respond: (call) => (broken ? failing : working).respond(call) },
  ]);
  expect(await screen.findByRole('alert')).toHaveTextContent(t('wish.pricesFailed'));
  broken = false;
  await user.click(screen.getByRole('button', { name: t('portal.common.retry') }));
  expect(await screen.findAllByText('38,500원')).toHaveLength(2);
});

test('wines that are waited for stand below, each with the way to wait no longer', async () => {
  const waiting = new Map(wishes.map(({ product }) => [product.id, product]));
  const { t, user } = await open([
    listed([]),
    answer(listRestockWines, () => ({
      status: 200 as const,
      body: { _embedded: { items: [...waiting.values()] } },
    })),
    answer(cancelRestockNotification, ({ query }) => {
      waiting.delete(Number(query.get('idProduct')));
      return { status: 204 as const, body: undefined };
    }),
  ]);
  const list = within(await screen.findByRole('list', { name: t('wish.waits.title') }));
  expect(list.getByRole('link', { name: lamonet })).toHaveAttribute('href', '/product/1');
  await user.click(list.getByRole('button', { name: t('wish.waits.stopOf', { title: belcour }) }));
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
  expect(screen.getByRole('list', { name: t('wish.waits.title') })).toHaveFocus();
  await user.click(list.getByRole('button', { name: t('wish.waits.stopOf', { title: lamonet }) }));
  await waitFor(() => expect(screen.queryByRole('list', { name: t('wish.waits.title') })).toBeNull());
});
