import { screen, within } from '@testing-library/react';
import { listPrices, listProducts } from '@vitis/contracts';
import { answer, answerOk, answerProblem } from '@vitis/testing/answers';
import { aPage } from '@vitis/testing/builders/page';
import { aPrice, aWine, facets } from '@vitis/testing/builders/wine';
import { renderFeature } from '@vitis/testing/render';
import { Screen } from './wine-list.route.tsx';

const wines = [aWine(), aWine({ id: 2, name: '도멘 오르비에', vintage: null })];
const products = answerOk(listProducts, { ...aPage(wines), facets: facets() });
const prices = answerOk(listPrices, { _embedded: { items: [aPrice(), aPrice({ idProduct: 2 })] } });
const base = { part: 'mf-catalog', route: '/product', path: '/product' } as const;
const card = async (name: string) =>
  (await screen.findByRole('link', { name })).closest('article') as HTMLElement;

test.each([
  ['cards', '/product', 'ul'],
  ['rows', '/product?view=table', 'table'],
])('wines of another filter are dimmed while the next are on their way: %s', async (_as, path, place) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const page = { ...aPage(wines), facets: facets() };
  const later = answer(listProducts, async ({ query }) => {
    if (!query.has('idTypes')) return { status: 200 as const, body: page };
    await promise;
    return { status: 200 as const, body: { ...page, ...aPage([aWine({ id: 3, name: '도멘 벨쿠르' })]) } };
  });
  const { user } = await renderFeature(<Screen />, { ...base, path, answers: [later] });
  const shown = async () => (await screen.findByRole('link', { name: /샤토 라모네/ })).closest(place);
  expect(await shown()).not.toHaveClass('waiting');

  await user.click(screen.getByRole('checkbox', { name: /메를로/ }));
  expect(await shown()).toHaveClass('waiting');

  resolve();
  expect(await screen.findByRole('link', { name: /도멘 벨쿠르/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /샤토 라모네/ })).not.toBeInTheDocument();
});

test('where the wines of another filter do not come, those of before are not shown in their place', async () => {
  let isBroken = true;
  const failing = answerProblem(listProducts, 400, 'INVALID_INPUT', '조건이 올바르지 않습니다.');
  const { t, user } = await renderFeature(<Screen />, {
    ...base,
    answers: [
      {
        endpoint: listProducts,
        respond: (call) => (isBroken && call.query.has('idTypes') ? failing : products).respond(call),
      },
    ],
  });
  await card('샤토 라모네 2019');

  await user.click(screen.getByRole('checkbox', { name: /메를로/ }));

  expect(await screen.findByText('조건이 올바르지 않습니다.')).toBeVisible();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  expect(screen.queryByText(t('list.total', { count: 2 }))).not.toBeInTheDocument();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: t('failure.retry') }));
  await card('샤토 라모네 2019');
  expect(screen.queryByRole('button', { name: t('failure.retry') })).not.toBeInTheDocument();
});

test('that a filter leaves nothing is not said of the next one, while its wines are on their way', async () => {
  const never = new Promise<never>(() => {});
  const nothing = { ...aPage([]), facets: facets() };
  const { t, user } = await renderFeature(<Screen />, {
    ...base,
    path: '/product?idTypes=9',
    answers: [
      answer(listProducts, ({ query }) =>
        query.has('idTypes') ? { status: 200 as const, body: nothing } : never,
      ),
    ],
  });
  await user.click(await screen.findByRole('link', { name: t('filter.clear') }));

  expect(screen.queryByText(t('list.nothing'))).not.toBeInTheDocument();
  expect(screen.getByText(t('list.loading'))).toBeInTheDocument();
});

test.each([
  ['card', '/product', 'article'],
  ['row of the table', '/product?view=table', 'row'],
] as const)(
  'a price that did not come is no wine without a price: a %s says so and asks again',
  async (_in, path, role) => {
    let isBroken = true;
    const failing = answerProblem(listPrices, 500, 'INTERNAL', 'INTERNAL');
    const { t, user } = await renderFeature(<Screen />, {
      ...base,
      path,
      as: 'buyer',
      answers: [
        answer(listProducts, ({ query }) => ({
          status: 200 as const,
          body: {
            ...aPage(query.get('page') === '1' ? [aWine({ id: 3, name: '도멘 벨쿠르' })] : wines, {
              number: Number(query.get('page')),
              totalElements: 30,
            }),
            facets: facets(),
          },
        })),
        {
          endpoint: listPrices,
          respond: (call) =>
            call.query.get('ids') === '3'
              ? (isBroken
                  ? failing
                  : answerOk(listPrices, {
                      _embedded: {
                        items: [
                          aPrice({ idProduct: 3, tiers: [{ minQty: 1, maxQty: null, price: 22_000 }] }),
                        ],
                      },
                    })
                ).respond(call)
              : prices.respond(call),
        },
      ],
    });
    expect(await screen.findAllByText('40,500원')).toHaveLength(2);

    await user.click(screen.getByRole('link', { name: t('pager.next') }));

    const place = async () =>
      within(
        (await screen.findByRole(role === 'row' ? 'rowheader' : 'link', { name: /도멘 벨쿠르/ })).closest(
          role === 'row' ? 'tr' : 'article',
        ) as HTMLElement,
      );
    const retry = await (await place()).findByRole('button', { name: t('failure.retry') });
    expect((await place()).getByText(t('card.priceFailed'))).toBeVisible();
    expect((await place()).queryByText(t('card.noPrice'))).not.toBeInTheDocument();
    isBroken = false;
    await user.click(retry);
    expect(await (await place()).findByText('22,000원')).toBeVisible();
  },
);

test('where prices do not come, those of the wines that stood there before stay, and only the others say so', async () => {
  const failing = answerProblem(listPrices, 500, 'INTERNAL', 'INTERNAL');
  const { t, user } = await renderFeature(<Screen />, {
    ...base,
    as: 'buyer',
    answers: [
      answer(listProducts, ({ query }) => {
        const isNext = query.get('page') === '1';
        const page = { number: isNext ? 1 : 0, totalElements: 30 };
        const onPage = isNext ? [wines[1]!, aWine({ id: 3, name: '도멘 벨쿠르' })] : wines;
        return { status: 200 as const, body: { ...aPage(onPage, page), facets: facets() } };
      }),
      {
        endpoint: listPrices,
        respond: (call) => (call.query.getAll('ids').join().includes('3') ? failing : prices).respond(call),
      },
    ],
  });
  expect(await screen.findAllByText('40,500원')).toHaveLength(2);

  await user.click(screen.getByRole('link', { name: t('pager.next') }));

  expect(await screen.findAllByText(t('card.priceFailed'))).toHaveLength(1);
  expect(screen.getAllByText('40,500원')).toHaveLength(1);
  expect(screen.getAllByRole('button', { name: t('failure.retry') })).toHaveLength(1);
});
