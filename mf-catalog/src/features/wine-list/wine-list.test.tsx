import { act, screen, waitFor, within } from '@testing-library/react';
import { addToCart, getCart, listKinds, listPrices, listProducts, toggleWish } from '@vitis/contracts';
import { $dialogs, subscribe } from '@vitis/platform';
import { answer, answerOk, answerProblem } from '@vitis/testing/answers';
import { aCart, aCartItem } from '@vitis/testing/builders/cart';
import { aPage } from '@vitis/testing/builders/page';
import { aPrice, aWine, facets } from '@vitis/testing/builders/wine';
import { renderFeature, signInAs } from '@vitis/testing/render';
import { Screen } from './wine-list.route.tsx';

const wines = [aWine(), aWine({ id: 2, name: '도멘 오르비에', vintage: null, availability: 'SOLD_OUT' })];
const products = answerOk(listProducts, { ...aPage(wines), facets: facets() });
const prices = answerOk(listPrices, {
  _embedded: {
    items: [
      aPrice({ lastPurchase: { date: '2026-08-12', qty: 24, price: 38_500 } }),
      aPrice({ idProduct: 2, stock: 0 }),
    ],
  },
});
const base = { part: 'mf-catalog', route: '/product', path: '/product' } as const;
const card = async (name: string) =>
  (await screen.findByRole('link', { name })).closest('article') as HTMLElement;

test('a visitor sees wines and no price, and is told who sees prices', async () => {
  const { t, calls, container } = await renderFeature(<Screen />, { ...base, answers: [products] });

  await card('샤토 라모네 2019');
  await card('도멘 오르비에 NV');
  expect(screen.getByText(t('prices.forMembers'))).toBeVisible();
  expect(container).not.toHaveTextContent(/\d원|₩/);
  expect(screen.queryByRole('button', { name: new RegExp(t('card.add')) })).not.toBeInTheDocument();
  expect(calls.every(({ path }) => path === listProducts.path)).toBe(true);
});

test('a buyer sees the price for the quantity and puts a case into the cart', async () => {
  const added = jest.fn();
  const end = subscribe('cart/line-added', added);
  const cart = answerOk(addToCart, {
    _embedded: { items: [], later: [] },
    totals: { supply: 0, tax: 0, total: 0 },
  });
  const { t, user, calls } = await renderFeature(<Screen />, {
    ...base,
    as: 'buyer',
    answers: [products, prices, cart],
  });

  const wine = within(await card('샤토 라모네 2019'));
  expect(await wine.findByText('40,500원')).toBeVisible();
  expect(wine.getByText(t('card.bought'))).toBeVisible();
  const title = '샤토 라모네 2019';
  await user.click(wine.getByRole('button', { name: t('quantity.more', { title }) }));
  expect(wine.getByText('38,500원')).toBeVisible();

  await user.click(wine.getByRole('button', { name: t('card.addLabel', { title, quantity: '2박스' }) }));

  expect(calls.find(({ path }) => path === addToCart.path)?.body).toEqual({
    items: [{ idProduct: 1, qty: 12 }],
  });
  expect(added).toHaveBeenCalledWith({ idProduct: 1, bottles: 12 }, { remote: false });
  expect(await screen.findByText(t('cart.added', { quantity: '12병' }))).toBeVisible();
  end();
});

test.each([
  ['card', '/product'],
  ['row of the table', '/product?view=table'],
])('a quantity past the stock stays on a %s, and what there is can be taken', async (_name, path) => {
  const few = answerOk(listPrices, { _embedded: { items: [aPrice({ stock: 20 })] } });
  const { t, user } = await renderFeature(<Screen />, {
    ...base,
    path,
    as: 'buyer',
    answers: [products, prices, few],
  });
  const quantity = await screen.findByRole('spinbutton', {
    name: t('quantity.of', { title: '샤토 라모네 2019' }),
  });
  await user.clear(quantity);
  await user.type(quantity, '5{Enter}');
  expect(quantity).toHaveAttribute('aria-valuenow', '30');
  expect(screen.getByRole('alert')).toHaveTextContent(t('cart.short', { quantity: '20병' }));
  screen.getByRole('button', { name: t('cart.fit', { quantity: '20병' }) }).focus();
  await user.keyboard('{Enter}');
  expect(quantity).toHaveAttribute('aria-valuenow', '20');
  expect(quantity).toHaveFocus();
});

test('from a card an estimate of what the stock does not reach is asked for, once; what there is goes into the cart', async () => {
  const { promise: held, resolve: answerNow } = Promise.withResolvers<void>();
  const few = answerOk(listPrices, { _embedded: { items: [aPrice({ stock: 20 })] } });
  const { t, user, calls, address } = await renderFeature(<Screen />, {
    ...base,
    as: 'buyer',
    answers: [
      products,
      few,
      answerOk(getCart, aCart([aCartItem(1, 8)])),
      answer(addToCart, async () => {
        await held;
        return { status: 200 as const, body: aCart() };
      }),
    ],
  });
  const quantity = await screen.findByRole('spinbutton', {
    name: t('quantity.of', { title: '샤토 라모네 2019' }),
  });
  await user.clear(quantity);
  await user.type(quantity, '5{Enter}');
  const ask = screen.getByRole('button', { name: t('cart.askRest') });
  await user.dblClick(ask);
  expect(ask).toHaveAttribute('aria-busy', 'true');
  answerNow();
  await waitFor(() => expect(address()).toBe('/cart/apply?ids=1&rest=10'));
  // Eight bottles lie there already.
  expect(calls.filter(({ path, method }) => path === addToCart.path && method === 'POST')).toMatchObject([
    { body: { items: [{ idProduct: 1, qty: 12 }] } },
  ]);
});

test.each([
  ['card', '/product'],
  ['row of the table', '/product?view=table'],
])('what cannot be read on a %s stays, and nothing goes into the cart', async (_name, path) => {
  const few = answerOk(listPrices, { _embedded: { items: [aPrice({ stock: 20 })] } });
  const { t, user, calls } = await renderFeature(<Screen />, {
    ...base,
    path,
    as: 'buyer',
    answers: [products, few, answerOk(getCart, aCart()), answerOk(addToCart, aCart())],
  });
  const title = '샤토 라모네 2019';
  const quantity = await screen.findByRole('spinbutton', { name: t('quantity.of', { title }) });
  await user.click(quantity);
  await user.keyboard('5{Enter}1.5');
  const presses = [
    t('card.addLabel', { title, quantity: '5박스' }),
    t('cart.askRest'),
    t('table.addAll'),
  ].flatMap((name) => screen.queryAllByRole('button', { name }));
  expect(presses).not.toEqual([]);
  for (const press of presses) {
    await user.click(press);
    expect(quantity).toHaveFocus();
  }
  expect(quantity).toHaveValue('1.5');
  expect(quantity).toHaveAccessibleDescription(t('portal.common.wholeNumber'));
  expect(calls.some(({ path: called, method }) => called === addToCart.path && method === 'POST')).toBe(
    false,
  );
});

test('where the cart cannot be read, nobody is led to an estimate', async () => {
  const few = answerOk(listPrices, { _embedded: { items: [aPrice({ stock: 20 })] } });
  const { t, user, address } = await renderFeature(<Screen />, {
    ...base,
    as: 'buyer',
    answers: [products, few, answerProblem(getCart, 500, 'INTERNAL', 'x')],
  });
  const before = $dialogs.get().length;
  const quantity = await screen.findByRole('spinbutton', {
    name: t('quantity.of', { title: '샤토 라모네 2019' }),
  });
  await user.clear(quantity);
  await user.type(quantity, '5{Enter}');
  await user.click(screen.getByRole('button', { name: t('cart.askRest') }));
  await waitFor(() => expect($dialogs.get().slice(before)).toMatchObject([{ kind: 'failure' }]));
  expect(address()).toBe('/product');
});

test('stock and last purchase are counted in what is ordered in: cases, or bottles', async () => {
  const some = answerOk(listPrices, {
    _embedded: {
      items: [aPrice({ stock: 20, lastPurchase: { date: '2026-08-12', qty: 24, price: 38_500 } })],
    },
  });
  const { t, user } = await renderFeature(<Screen />, { ...base, as: 'buyer', answers: [products, some] });

  const wine = within(await card('샤토 라모네 2019'));
  expect(await wine.findByText(t('stock.number', { quantity: '3박스 2병' }))).toBeVisible();
  const last = (quantity: string) => t('card.lastPurchase', { quantity, date: '2026-08-12' });
  expect(wine.getByText(last('4박스'))).toBeVisible();

  await user.click(wine.getByRole('radio', { name: t('unit.bottleShort') }));

  expect(wine.getByText(t('stock.number', { quantity: '20병' }))).toBeVisible();
  expect(wine.getByText(last('24병'))).toBeVisible();
});

test('a sold-out wine offers to tell when it is back', async () => {
  const { t } = await renderFeature(<Screen />, { ...base, as: 'buyer', answers: [products, prices] });

  const wine = within(await card('도멘 오르비에 NV'));
  expect(
    await wine.findByRole('button', { name: t('portal.restock.label', { title: '도멘 오르비에 NV' }) }),
  ).toBeVisible();
  expect(wine.getByText(t('stock.soldOut'))).toBeVisible();
});

test('a wish shows at once and is taken back when the provider refuses', async () => {
  const refusal = answerProblem(toggleWish, 409, 'CONFLICT', '지금은 담을 수 없습니다.');
  const { t, user } = await renderFeature(<Screen />, {
    ...base,
    as: 'buyer',
    answers: [products, prices, refusal],
  });
  const wine = within(await card('샤토 라모네 2019'));
  await wine.findByText('40,500원');
  const heart = wine.getByRole('button', { name: t('wish.toggle', { title: '샤토 라모네 2019' }) });
  const seen: (string | null)[] = [];
  const observer = new MutationObserver(() => seen.push(heart.getAttribute('aria-pressed')));
  observer.observe(heart, { attributes: true, attributeFilter: ['aria-pressed'] });

  await user.click(heart);

  await screen.findByRole('button', {
    name: t('wish.toggle', { title: '샤토 라모네 2019' }),
    pressed: false,
  });
  expect(seen[0]).toBe('true');
  expect(heart).toHaveAttribute('aria-pressed', 'false');
  expect($dialogs.get().at(-1)).toMatchObject({ kind: 'failure' });
  observer.disconnect();
});

test('a guest who presses the heart is asked to sign in and comes back to this address', async () => {
  const { t, user, address } = await renderFeature(<Screen />, {
    ...base,
    path: '/product?idKinds=1',
    answers: [products],
  });
  const wine = within(await card('샤토 라모네 2019'));

  await user.click(wine.getByRole('button', { name: t('wish.toggle', { title: '샤토 라모네 2019' }) }));
  const request = $dialogs.get().at(-1);
  expect(request).toMatchObject({ kind: 'confirm', message: t('signIn.question') });
  if (request?.kind === 'confirm') request.done(true);

  await screen.findByText(/.*/, { selector: 'body' });
  expect(address()).toBe('/account/login?returnTo=%2Fproduct%3FidKinds%3D1');
});

test('ticking a filter changes the address, its chip takes it off again', async () => {
  const { t, user, address } = await renderFeature(<Screen />, {
    ...base,
    path: '/product?page=2',
    answers: [products],
  });
  await user.click(await screen.findByRole('checkbox', { name: /메를로/ }));
  expect(address()).toBe('/product?idTypes=2,3');

  await user.click(screen.getByRole('button', { name: t('filter.remove', { name: '메를로' }) }));
  expect(address()).toBe('/product');
});

test('where the list does not come, a kind has the name that the frame knows; what else was chosen is one chip', async () => {
  const kinds = [{ id: 1, code: 'RED', name: '레드', productCount: 231 }] as const;
  const { t, user, address } = await renderFeature(<Screen />, {
    ...base,
    path: '/product?idKinds=1&idTypes=2,3',
    answers: [
      answerProblem(listProducts, 500, 'INTERNAL', 'INTERNAL'),
      answerOk(listKinds, { _embedded: { items: [...kinds] } }),
    ],
  });
  expect(
    await screen.findByRole('button', { name: t('filter.remove', { name: '레드' }) }),
  ).toBeInTheDocument();
  const grapes = t('filter.unnamed', { label: t('filter.idTypes') });
  await user.click(screen.getByRole('button', { name: t('filter.remove', { name: grapes }) }));
  expect(address()).toBe('/product?idKinds=1');
});

test('what the address says in vain is named, and the wines are there', async () => {
  const { t, calls } = await renderFeature(<Screen />, {
    ...base,
    path: '/product?idKinds=red&startPrice=1000',
    answers: [products],
  });

  await card('샤토 라모네 2019');
  expect(screen.getByText(t('list.refused', { names: t('filter.idKinds') }))).toBeVisible();
  expect(screen.getByText(t('list.pricesNeedSignIn'))).toBeVisible();
  expect(calls[0]?.query.has('idKinds')).toBe(false);
  expect(calls[0]?.query.has('startPrice')).toBe(false);
});

test('nothing found shows the way out', async () => {
  const nothing = answerOk(listProducts, { ...aPage([]), facets: facets({ kinds: [] }) });
  const { t } = await renderFeature(<Screen />, { ...base, path: '/product?idTypes=9', answers: [nothing] });

  expect(await screen.findByText(t('list.nothingFound'))).toBeVisible();
  expect(screen.getByRole('link', { name: t('filter.clear') })).toHaveAttribute('href', '/product');
});

test('a failed list says why and can be asked again', async () => {
  const failing = answerProblem(listProducts, 400, 'INVALID_INPUT', '조건이 올바르지 않습니다.');
  const { t } = await renderFeature(<Screen />, { ...base, answers: [failing] });

  expect(await screen.findByText('조건이 올바르지 않습니다.')).toBeVisible();
  expect(screen.getByRole('button', { name: t('failure.retry') })).toBeVisible();
  // The button of the filters would open nothing.
  expect(screen.getByRole('button', { name: t('filter.heading') })).toBeDisabled();
});

test('a buyer writes quantities into the rows of the table and adds them all at once', async () => {
  const cart = answerOk(addToCart, {
    _embedded: { items: [], later: [] },
    totals: { supply: 0, tax: 0, total: 0 },
  });
  const { t, user, calls } = await renderFeature(<Screen />, {
    ...base,
    path: '/product?view=table',
    as: 'buyer',
    answers: [products, prices, cart],
  });

  const row = (await screen.findByRole('rowheader', { name: /샤토 라모네 2019/ })).closest(
    'tr',
  ) as HTMLElement;
  expect(await within(row).findByText('40,500원')).toBeVisible();
  const bar = within(screen.getByRole('region', { name: t('table.pad') }));
  expect(bar.getByRole('button', { name: t('table.addAll') })).toBeDisabled();

  const more = within(row).getByRole('button', { name: t('quantity.more', { title: '샤토 라모네 2019' }) });
  await user.click(more);
  await user.click(more);
  expect(within(row).getByText('38,500원')).toBeVisible();
  await user.click(bar.getByRole('radio', { name: t('unit.bottleShort') }));
  await user.click(more);
  expect(bar.getByRole('status')).toHaveTextContent('1종 13병500,500원');
  await user.click(bar.getByRole('button', { name: t('table.addAll') }));

  expect(calls.find(({ path }) => path === addToCart.path)?.body).toEqual({
    items: [{ idProduct: 1, qty: 13 }],
  });
  expect(await bar.findByText(t('table.added', { count: 1 }))).toBeVisible();
  expect(within(row).getByRole('spinbutton')).toHaveValue('0병');
});

test('a buyer keeps a wine from its row in the table', async () => {
  const kept = answerOk(toggleWish, { idProduct: 1, wished: true, count: 1 });
  const { t, user } = await renderFeature(<Screen />, {
    ...base,
    path: '/product?view=table',
    as: 'buyer',
    answers: [products, prices, kept],
  });
  const heart = await screen.findByRole('button', { name: t('wish.toggle', { title: '샤토 라모네 2019' }) });
  // A press on it opens no page.
  expect(heart.closest('a')).toBeNull();
  await user.click(heart);
  expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('staff, who have no wish list, have no column for it', async () => {
  const { t } = await renderFeature(<Screen />, {
    ...base,
    path: '/product?view=table',
    as: 'sales',
    answers: [products, prices],
  });
  await screen.findByRole('row', { name: /샤토 라모네/ });
  expect(screen.queryByRole('columnheader', { name: t('wish.short') })).not.toBeInTheDocument();
});

test('what was written stays while the order, the view and the wines change', async () => {
  const sorted = answer(listProducts, ({ query }) => ({
    status: 200 as const,
    body: {
      ...aPage(query.get('sort') === 'score,desc' ? [aWine({ id: 3, name: '바롤로' })] : wines),
      facets: facets(),
    },
  }));
  const ofSorted = answer(listPrices, ({ query }) => ({
    status: 200 as const,
    body: { _embedded: { items: [aPrice(query.get('ids') === '3' ? { idProduct: 3 } : {})] } },
  }));
  const { t, user } = await renderFeature(<Screen />, {
    ...base,
    path: '/product?view=table',
    as: 'buyer',
    answers: [sorted, ofSorted],
  });
  await user.click(
    await screen.findByRole('button', { name: t('quantity.more', { title: '샤토 라모네 2019' }) }),
  );
  const bar = () => screen.findByRole('region', { name: t('table.pad') });
  expect(await bar()).toHaveTextContent('1종 6병');

  await user.click(screen.getByRole('button', { name: t('filter.score') }));
  await user.click(await screen.findByRole('button', { name: t('quantity.more', { title: '바롤로 2019' }) }));
  expect(await bar()).toHaveTextContent('2종 12병');

  await user.click(screen.getByRole('button', { name: t('list.asGrid') }));
  await card('바롤로 2019');
  await user.click(screen.getByRole('button', { name: t('list.asTable') }));
  expect(await bar()).toHaveTextContent('2종 12병');
});

test('a heading of the table sorts, by the best score first', async () => {
  const { t, user, address } = await renderFeature(<Screen />, {
    ...base,
    path: '/product?view=table&idKinds=1',
    answers: [products],
  });
  const score = () => screen.findByRole('button', { name: t('filter.score') });
  await user.click(await score());
  expect(address()).toBe('/product?idKinds=1&sort=score,desc&view=table');
  await user.click(await score());
  expect(address()).toBe('/product?idKinds=1&sort=score,asc&view=table');
  await user.click(await screen.findByRole('button', { name: t('filter.idVolumes') }));
  expect(address()).toBe('/product?idKinds=1&sort=volume,desc&view=table');
});

test.each([
  ['a visitor', undefined, true],
  ['sales staff', 'sales', true],
  ['a buyer, who writes quantities there', 'buyer', false],
] as const)('a narrow table tells the volume to %s: %s, %s', async (_name, as, isTold) => {
  window.matchMedia = (media: string) =>
    Object.assign(new EventTarget(), { matches: false, media }) as MediaQueryList;
  try {
    const { t } = await renderFeature(<Screen />, {
      ...base,
      path: '/product?view=table',
      ...(as === undefined ? {} : { as }),
      answers: [products, prices],
    });
    await screen.findByRole('row', { name: /샤토 라모네/ });
    const headings = screen.queryAllByRole('columnheader', { name: t('filter.idVolumes') });
    expect(headings).toHaveLength(isTold ? 1 : 0);
  } finally {
    Reflect.deleteProperty(window, 'matchMedia');
  }
});

test('what there is, and for a buyer what was bought, are conditions; a guest has no history', async () => {
  const { t, user, address, calls } = await renderFeature(<Screen />, {
    ...base,
    path: '/product?bought=true',
    as: 'buyer',
    answers: [products, prices],
  });
  await user.click(await screen.findByRole('checkbox', { name: new RegExp(t('filter.inStock')) }));
  expect(address()).toBe('/product?inStock=true&bought=true');
  expect(calls[0]?.query.get('bought')).toBe('true');
  await user.click(screen.getByRole('button', { name: t('filter.remove', { name: t('filter.bought') }) }));
  expect(address()).toBe('/product?inStock=true');
});

test('a guest is told that what was bought before needs a sign-in', async () => {
  const { t, calls } = await renderFeature(<Screen />, {
    ...base,
    path: '/product?bought=true',
    answers: [products],
  });
  await card('샤토 라모네 2019');
  expect(screen.getByText(t('list.pricesNeedSignIn'))).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: t('filter.bought') })).not.toBeInTheDocument();
  expect(calls[0]?.query.has('bought')).toBe(false);
});

test('a price is typed, or chosen among those that are asked for often', async () => {
  const buckets = [{ from: 9_000, to: 120_000, count: 2 }];
  const priced = answerOk(listProducts, {
    ...aPage(wines),
    facets: facets({ prices: { min: 9_000, max: 120_000, buckets } }),
  });
  const { t, user, address } = await renderFeature(<Screen />, {
    ...base,
    as: 'buyer',
    answers: [priced, prices],
  });
  const title = t('filter.price');
  const highest = await screen.findByRole('textbox', { name: t('filter.typeHighest', { title }) });
  await user.type(highest, '3만{Enter}');
  expect(address()).toBe('/product?endPrice=30000');
  await user.type(screen.getByRole('textbox', { name: t('filter.typeLowest', { title }) }), '50000{Enter}');
  expect(address()).toBe('/product?startPrice=30000&endPrice=50000');

  const preset = t('filter.presetBetween', { from: '3만', to: '5만' });
  await user.click(screen.getByRole('button', { name: preset, pressed: true }));
  expect(address()).toBe('/product');
});

test('a link of an event says which one', async () => {
  const linked = answerOk(listProducts, {
    ...aPage(wines),
    facets: facets({ linked: { idEvent: '가을 시음전' } }),
  });
  const { t, user, address } = await renderFeature(<Screen />, {
    ...base,
    path: '/product?idEvent=5',
    answers: [linked],
  });
  const label = t('filter.linked', { label: t('filter.idEvent'), name: '가을 시음전' });
  await user.click(await screen.findByRole('button', { name: t('filter.remove', { name: label }) }));
  expect(address()).toBe('/product');
});

test('a heading that names none of its conditions is nobody’s: anybody can write one', async () => {
  const { t } = await renderFeature(<Screen />, {
    ...base,
    path: '/product?title=%EA%B3%B5%EC%A7%9C&idKinds=1',
    answers: [products],
  });
  await card('샤토 라모네 2019');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(t('list.headingOf', { name: '레드' }));
});

test('a list that cannot be had is not called what its link says', async () => {
  const path = '/product?title=%EA%B3%B5%EC%A7%9C';
  const { t } = await renderFeature(<Screen />, {
    ...base,
    path,
    answers: [answerProblem(listProducts, 500, 'INTERNAL', 'INTERNAL')],
  });
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(t('list.heading'));
  const search = new URL(path, 'http://shop.test').searchParams;
  expect(Screen.route.head?.({ params: {}, search }, () => undefined)?.title || '').toBe('');
});

test('what leaves nothing stays among the filters, so that it can be taken off', async () => {
  const nothing = answerOk(listProducts, {
    ...aPage([]),
    facets: facets({
      kinds: [{ id: 1, code: 'RED', name: '레드', count: 0 }],
      countries: [],
      areas: [],
      types: [],
    }),
  });
  await renderFeature(<Screen />, { ...base, path: '/product?idKinds=1&startScore=99', answers: [nothing] });
  expect(await screen.findByRole('checkbox', { name: /레드/ })).toBeChecked();
});

test('the list is called what the menu calls it, until a condition changes', async () => {
  const { t, user, address, calls } = await renderFeature(<Screen />, {
    ...base,
    path: `/product?idKinds=1&title=${encodeURIComponent('레드')}`,
    answers: [products],
  });
  expect(await screen.findByRole('heading', { level: 1, name: '레드' })).toBeVisible();
  expect(calls[0]?.query.has('title')).toBe(false);

  await user.click(await screen.findByRole('checkbox', { name: /메를로/ }));

  expect(address()).toBe('/product?idKinds=1&idTypes=2,3');
  const heading = t('list.headingOf', { name: '레드' });
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
});

test('words of the address narrow the list as they were typed, and a chip takes them off', async () => {
  const { t, user, address, calls } = await renderFeature(<Screen />, {
    ...base,
    path: '/product?q=tiEh',
    answers: [products],
  });
  const heading = t('search.heading', { q: 'tiEh' });
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(calls[0]?.query.get('q')).toBe('tiEh');

  await user.click(await screen.findByRole('button', { name: t('filter.remove', { name: '“tiEh”' }) }));

  expect(address()).toBe('/product');
});

test('what a buyer wrote is nobody else’s who comes next on the open page, nor is the end of their adding it', async () => {
  const sent = Promise.withResolvers<void>();
  const nothing = { _embedded: { items: [], later: [] }, totals: { supply: 0, tax: 0, total: 0 } };
  const cart = answer(addToCart, async () => {
    await sent.promise;
    return { status: 200 as const, body: nothing };
  });
  const { t, user } = await renderFeature(<Screen />, {
    ...base,
    path: '/product?view=table',
    as: 'buyer',
    answers: [products, prices, cart],
  });
  const more = () => screen.findByRole('button', { name: t('quantity.more', { title: '샤토 라모네 2019' }) });
  const bar = () => screen.findByRole('region', { name: t('table.pad') });
  await user.click(await more());
  expect(await bar()).toHaveTextContent('1종 6병');
  await user.click(screen.getByRole('button', { name: t('table.addAll') }));

  act(() => signInAs(null));
  act(() => signInAs({ id: 7, fullName: '김민서', roles: ['B2B'] }));
  expect(await bar()).toHaveTextContent(t('table.padHint'));
  await user.click(await more());
  await act(async () => sent.resolve());
  expect(await bar()).toHaveTextContent('1종 6병');
});
