import { act, screen, waitFor, within } from '@testing-library/react';
import { addToCart, getCart, getProduct, listPrices, listProducts, toggleWish } from '@vitis/contracts';
import { $dialogs } from '@vitis/platform';
import { answer, answerOk, answerProblem } from '@vitis/testing/answers';
import { aCart, aCartItem } from '@vitis/testing/builders/cart';
import { aPage } from '@vitis/testing/builders/page';
import { aPrice, aWine, aWineDetail } from '@vitis/testing/builders/wine';
import { renderFeature, signInAs } from '@vitis/testing/render';
import { preloadOf } from '../../shared/picture-sizes.ts';
import { detailSizes } from './detail-sizes.ts';
import { Screen } from './wine-detail.route.tsx';

const wine = answerOk(getProduct, aWineDetail());
const related = answerOk(listProducts, aPage([]));
const prices = answerOk(listPrices, { _embedded: { items: [aPrice()] } });
const base = { part: 'mf-catalog', route: '/product/:pid', path: '/product/1' } as const;

test('the tier in force follows the quantity, and the sum foots', async () => {
  const { t, user } = await renderFeature(<Screen />, {
    ...base,
    as: 'buyer',
    answers: [wine, related, prices],
  });

  const tiers = within(await screen.findByRole('list', { name: t('detail.tiers') }));
  const current = () => tiers.getAllByRole('listitem', { current: true });
  expect(current()).toHaveLength(1);
  expect(current()[0]).toHaveTextContent('40,500원');

  await user.click(screen.getByRole('button', { name: t('quantity.more', { title: '샤토 라모네 2019' }) }));

  expect(current()[0]).toHaveTextContent('38,500원');
  expect(screen.getByText(t('detail.sum', { supply: '462,000', tax: '46,200' }))).toBeVisible();
  expect(screen.getByText('508,200원')).toBeVisible();
  // The bar of a phone has both, and says of each which it is.
  const bar = screen.getByText(t('detail.barTotal', { total: '508,200원' })).closest('p');
  expect(bar).toHaveTextContent(/38,500원\/병 · 부가세 별도부가세 포함 508,200원/);
});

test.each(['buyer', undefined] as const)(
  'related wines say that prices have no tax to who sees prices: %s',
  async (as) => {
    const others = answerOk(listProducts, aPage([aWine({ id: 3, name: '도멘 벨쿠르' })]));
    const { t } = await renderFeature(<Screen />, {
      ...base,
      ...(as && { as }),
      answers: [wine, others, prices],
    });
    const more = await screen.findByRole('link', { name: new RegExp(t('detail.moreOf', { name: '.*' })) });
    const strip = more.closest('section')!;
    expect(within(strip).queryAllByText(t('price.withoutVat'))).toHaveLength(as === undefined ? 0 : 1);
  },
);

test('related wines of which half does not come are shown, and the rest can be asked for again', async () => {
  let isFailing = true;
  const failing = answerProblem(listProducts, 500, 'INTERNAL', 'INTERNAL');
  const ofHouse = answerOk(listProducts, aPage([aWine({ id: 3, name: '도멘 벨쿠르' })]));
  const ofArea = answerOk(
    listProducts,
    aPage([aWine({ id: 4, name: '마스 알바렐', winery: { id: 9, name: '마스', nameEn: 'Mas' } })]),
  );
  const { t, user } = await renderFeature(<Screen />, {
    ...base,
    answers: [
      wine,
      {
        endpoint: listProducts,
        respond: (call) =>
          (call.query.has('idWinery') ? ofHouse : isFailing ? failing : ofArea).respond(call),
      },
    ],
  });
  await screen.findByText(t('portal.common.failedText'));
  expect(await screen.findByText(/도멘 벨쿠르/)).toBeVisible();

  isFailing = false;
  await user.click(screen.getByRole('button', { name: t('failure.retry') }));
  expect(await screen.findByText(/마스 알바렐/)).toBeVisible();
});

test('bottles may be ordered one by one', async () => {
  const { t, user } = await renderFeature(<Screen />, {
    ...base,
    as: 'buyer',
    answers: [wine, related, prices],
  });

  await user.click(await screen.findByRole('radio', { name: t('unit.bottleShort') }));
  await user.click(screen.getByRole('button', { name: t('quantity.more', { title: '샤토 라모네 2019' }) }));

  expect(screen.getByRole('spinbutton')).toHaveValue('7병');
});

test('a quantity past the stock stays, and what there is can be taken', async () => {
  const { t, user } = await renderFeature(<Screen />, {
    ...base,
    as: 'buyer',
    answers: [wine, related, answerOk(listPrices, { _embedded: { items: [aPrice({ stock: 20 })] } })],
  });
  const quantity = await screen.findByRole('spinbutton');
  await user.clear(quantity);
  await user.type(quantity, '30{Enter}');

  expect(quantity).toHaveAttribute('aria-valuenow', '180');
  expect(screen.getByText(t('detail.short', { quantity: '20병' }))).toBeVisible();
  expect(screen.getByRole('button', { name: t('detail.addToCart') })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: t('cart.fit', { quantity: '20병' }) }));
  expect(quantity).toHaveAttribute('aria-valuenow', '20');
  expect(screen.getByRole('button', { name: t('detail.addToCart') })).toBeEnabled();
});

test.each([
  ['an empty cart', aCart([]), 20],
  ['a cart with some of it', aCart([aCartItem(1, 5)]), 15],
])('with %s, an estimate of the rest puts what there is into it', async (_name, before, missing) => {
  const cart = answerOk(addToCart, {
    _embedded: { items: [], later: [] },
    totals: { supply: 0, tax: 0, total: 0 },
  });
  const { t, user, calls, address } = await renderFeature(<Screen />, {
    ...base,
    as: 'buyer',
    answers: [
      ...[wine, related, cart, answerOk(getCart, before)],
      answerOk(listPrices, { _embedded: { items: [aPrice({ stock: 20 })] } }),
    ],
  });
  const quantity = await screen.findByRole('spinbutton');
  await user.clear(quantity);
  await user.type(quantity, '30{Enter}');
  await user.click(screen.getByRole('button', { name: t('detail.askEstimate', { quantity: '160병' }) }));

  await waitFor(() => expect(address()).toBe('/cart/apply?ids=1&rest=160'));
  expect(calls.find(({ path }) => path === addToCart.path)?.body).toEqual({
    items: [{ idProduct: 1, qty: missing }],
  });
});

test.each([
  ['1.5', 'detail.addToCart'],
  ['30{Enter}1.5', 'detail.askEstimate'],
])('after %s is typed, %s leads to the quantity and puts nothing into the cart', async (typed, press) => {
  const { t, user, calls } = await renderFeature(<Screen />, {
    ...base,
    as: 'buyer',
    answers: [
      ...[wine, related, answerOk(addToCart, aCart()), answerOk(getCart, aCart())],
      answerOk(listPrices, { _embedded: { items: [aPrice({ stock: 20 })] } }),
    ],
  });
  const quantity = await screen.findByRole('spinbutton');
  await user.click(quantity);
  await user.keyboard(typed);
  await user.click(screen.getByRole('button', { name: t(press, { quantity: '160병' }) }));
  expect(quantity).toHaveFocus();
  expect(quantity).toHaveValue('1.5');
  expect(calls.some(({ path, method }) => path === addToCart.path && method === 'POST')).toBe(false);
});

test('where nobody knows what lies in the cart, nothing more is put into it', async () => {
  const { t, user, calls, address } = await renderFeature(<Screen />, {
    ...base,
    as: 'buyer',
    answers: [
      ...[wine, related, answerProblem(getCart, 500, 'INTERNAL', 'INTERNAL')],
      answerOk(listPrices, { _embedded: { items: [aPrice({ stock: 20 })] } }),
    ],
  });
  const quantity = await screen.findByRole('spinbutton');
  await user.clear(quantity);
  await user.type(quantity, '30{Enter}');
  await user.click(screen.getByRole('button', { name: t('detail.askEstimate', { quantity: '160병' }) }));
  await waitFor(() => expect($dialogs.get()).toHaveLength(1));
  expect(calls.map(({ path }) => path)).not.toContain(addToCart.path);
  expect(address()).not.toContain('/cart/apply');
});

test('the heart of one year says nothing of another, with or without a picture', async () => {
  const years = answer(getProduct, ({ path }) => ({
    status: 200 as const,
    body: aWineDetail(path.endsWith('/2') ? { id: 2, vintage: 2020, picture: null } : {}),
  }));
  const both = answerOk(listPrices, { _embedded: { items: [aPrice(), aPrice({ idProduct: 2 })] } });
  const kept = answerOk(toggleWish, { idProduct: 1, wished: true, count: 1 });
  const { t, user } = await renderFeature(<Screen />, {
    ...base,
    as: 'buyer',
    answers: [years, related, both, kept],
  });
  const heart = (title: string) => screen.findByRole('button', { name: t('wish.toggle', { title }) });
  await user.click(await heart('샤토 라모네 2019'));
  expect(await heart('샤토 라모네 2019')).toHaveAttribute('aria-pressed', 'true');

  await user.click(screen.getByRole('link', { name: /2020/ }));

  expect(await heart('샤토 라모네 2020')).toHaveAttribute('aria-pressed', 'false');
});

test('a heart that one member has pressed is not shown to the next', async () => {
  const kept = answerOk(toggleWish, { idProduct: 1, wished: true, count: 1 });
  const { t, user } = await renderFeature(<Screen />, {
    ...base,
    as: 'buyer',
    answers: [wine, related, prices, kept],
  });
  const heart = () => screen.findByRole('button', { name: t('wish.toggle', { title: '샤토 라모네 2019' }) });
  await user.click(await heart());
  expect(await heart()).toHaveAttribute('aria-pressed', 'true');

  act(() => signInAs({ id: 99, fullName: '다른 사람', roles: ['B2B'] }));

  expect(await heart()).toHaveAttribute('aria-pressed', 'false');
});

test('another year is not sold before it is there, though its price is', async () => {
  const next = Promise.withResolvers<void>();
  const years = answer(getProduct, async ({ path }) => {
    if (path.endsWith('/2')) await next.promise;
    return {
      status: 200 as const,
      body: aWineDetail(path.endsWith('/2') ? { id: 2, vintage: 2020 } : {}),
    };
  });
  const { t, user, calls } = await renderFeature(<Screen />, {
    ...base,
    as: 'buyer',
    answers: [
      years,
      related,
      answer(listPrices, ({ query }) => ({
        status: 200 as const,
        body: { _embedded: { items: [aPrice({ idProduct: Number(query.get('ids')) })] } },
      })),
      answerOk(getCart, aCart()),
      answerOk(addToCart, aCart()),
    ],
  });
  const box = () => within(screen.getByRole('region', { name: t('detail.purchase') }));
  await screen.findByRole('spinbutton');

  await user.click(screen.getByRole('link', { name: /^2020/ }));
  await waitFor(() => expect(calls.some(({ query }) => query.get('ids') === '2')).toBe(true));
  await waitFor(() => expect(box().queryByRole('spinbutton')).not.toBeInTheDocument());

  next.resolve();
  await user.click(await box().findByRole('button', { name: t('detail.addToCart') }));
  await waitFor(() =>
    expect(calls.findLast(({ path }) => path === addToCart.path)?.body).toMatchObject({
      items: [{ idProduct: 2 }],
    }),
  );
});

test('a price that did not come is said, and asked for again', async () => {
  let isBroken = true;
  const failing = answerProblem(listPrices, 500, 'INTERNAL', 'INTERNAL');
  const years = answer(getProduct, ({ path }) => ({
    status: 200 as const,
    body: aWineDetail(path.endsWith('/2') ? { id: 2, vintage: 2020 } : {}),
  }));
  const { t, user } = await renderFeature(<Screen />, {
    ...base,
    as: 'buyer',
    answers: [
      years,
      related,
      {
        endpoint: listPrices,
        respond: (call) =>
          (call.query.get('ids') === '1'
            ? prices
            : isBroken
              ? failing
              : answerOk(listPrices, { _embedded: { items: [aPrice({ idProduct: 2 })] } })
          ).respond(call),
      },
    ],
  });
  await screen.findByRole('spinbutton');

  await user.click(screen.getByRole('link', { name: /^2020/ }));

  const box = within(await screen.findByRole('region', { name: t('detail.purchase') }));
  expect(await box.findByText(t('card.priceFailed'))).toBeVisible();
  expect(box.queryByText(t('card.noPrice'))).not.toBeInTheDocument();
  isBroken = false;
  await user.click(box.getByRole('button', { name: t('failure.retry') }));
  expect(await box.findByRole('spinbutton')).toBeVisible();
});

test('says what the wine has won', async () => {
  const awards = [{ competition: '한강 와인 어워드', year: 2024, medal: 'GOLD' as const }];
  const { t } = await renderFeature(<Screen />, {
    ...base,
    answers: [answerOk(getProduct, aWineDetail({ awards })), related],
  });
  expect(await screen.findByRole('heading', { name: t('detail.awards') })).toBeVisible();
  expect(screen.getByText('한강 와인 어워드')).toBeVisible();
  expect(screen.getByText(t('detail.medal.GOLD'))).toBeVisible();
});

test('a visitor reads everything about the wine except its price', async () => {
  const { t, container, calls } = await renderFeature(<Screen />, { ...base, answers: [wine, related] });

  expect(await screen.findByRole('heading', { level: 1, name: '샤토 라모네 2019' })).toBeVisible();
  expect(screen.getByText(t('prices.forMembers'))).toBeVisible();
  expect(container).not.toHaveTextContent(/\d원|₩/);
  expect(calls.some(({ path }) => path === listPrices.path)).toBe(false);
});

test.each(['/product/abc', '/product/999'])('%s is not found', async (path) => {
  const missing = answerProblem(getProduct, 404, 'NOT_FOUND', '없습니다.');
  const { t } = await renderFeature(<Screen />, { ...base, path, answers: [missing, related] });

  expect(await screen.findByRole('heading', { level: 1, name: t('detail.notFound') })).toBeVisible();
});

test('the page preloads exactly what the picture will choose from', async () => {
  const { container } = await renderFeature(<Screen />, { ...base, answers: [wine, related] });
  await screen.findByRole('heading', { level: 1 });

  const picture = aWineDetail().picture;
  if (picture === null) throw new Error('The wine of this test has a picture');
  const wanted = preloadOf(picture, detailSizes(picture));
  // The bottle, and its label: of another file it would come before the page has its first picture.
  const sources = [...container.querySelectorAll(`source[type="${wanted.type}"]`)].slice(0, 2);
  for (const source of sources) {
    expect(source).toHaveAttribute('srcset', wanted.srcSet);
    expect(source).toHaveAttribute('sizes', wanted.sizes);
  }
  expect(sources).toHaveLength(2);
  expect(screen.getByRole('img', { name: '샤토 라모네 2019' })).toHaveAttribute('fetchpriority', 'high');
});

test('sales staff go on to a document with the wine, where they say for whom', async () => {
  const { t } = await renderFeature(<Screen />, { ...base, as: 'sales', answers: [wine, related, prices] });

  const estimate = await screen.findByRole('link', { name: t('detail.intoEstimate') });
  expect(estimate).toHaveAttribute('href', '/mypage/manage-estimate-history/regist?wine=1');
  expect(screen.getByRole('link', { name: t('detail.intoOrder') })).toHaveAttribute(
    'href',
    '/mypage/manage-order-history/regist?wine=1',
  );
});
