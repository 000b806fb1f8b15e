import { screen, waitFor, within } from '@testing-library/react';
import { getProduct, listPrices } from '@vitis/contracts';
import { answer, answerOk, answerProblem, type FakeAnswer } from '@vitis/testing/answers';
import { aPrice, aWineDetail } from '@vitis/testing/builders/wine';
import { renderFeature } from '@vitis/testing/render';
import { Screen } from './wine-compare.route.tsx';

const other = aWineDetail({ id: 2, name: '도멘 오르비에', vintage: 2021, alcohol: 12.5 });
const base = { part: 'mf-catalog', route: '/product/compare', path: '/product/compare?ids=1,2' } as const;

beforeEach(() => localStorage.clear());

const missing = answerProblem(getProduct, 404, 'NOT_FOUND', '없습니다.');
/** Wines 1 and 2; any other is not there. */
const wines: FakeAnswer[] = [
  {
    endpoint: getProduct,
    respond: (call) => {
      const found = [aWineDetail(), other].find(({ id }) => call.path.endsWith(`/${id}`));
      return found ? { status: 200, body: found } : missing.respond(call);
    },
  },
];

test('wines stand side by side, and what tells them apart is marked', async () => {
  const { t, user } = await renderFeature(<Screen />, { ...base, answers: wines });

  const table = within(await screen.findByRole('table', { name: t('compare.title') }));
  expect(table.getByRole('columnheader', { name: /샤토 라모네 2019/ })).toBeVisible();
  expect(table.getByRole('row', { name: /알코올.*14%.*12.5%/ })).toHaveTextContent(t('compare.differs'));
  expect(table.getByRole('row', { name: /품종/ })).not.toHaveTextContent(t('compare.differs'));
  expect(table.queryByText(t('compare.firstPrice'))).not.toBeInTheDocument();

  await user.click(screen.getByRole('checkbox', { name: t('compare.onlyDifferent') }));
  expect(table.queryByRole('row', { name: /품종/ })).not.toBeInTheDocument();
  expect(table.getByRole('row', { name: /알코올/ })).toBeVisible();
});

test('a wine is taken off by a link, which is the address without it', async () => {
  const { t, user, address } = await renderFeature(<Screen />, { ...base, answers: wines });
  await user.click(
    await screen.findByRole('link', { name: t('compare.remove', { title: '샤토 라모네 2019' }) }),
  );
  expect(address()).toBe('/product/compare?ids=2');
  expect(await screen.findByText(t('compare.addAnother'))).toBeVisible();
});

test('the last wine that is taken off is no longer put aside', async () => {
  const { t, user } = await renderFeature(<Screen />, {
    ...base,
    path: '/product/compare?ids=1',
    answers: wines,
  });
  await user.click(
    await screen.findByRole('link', { name: t('compare.remove', { title: '샤토 라모네 2019' }) }),
  );
  expect(await screen.findByText(t('compare.none'))).toBeVisible();
  expect(localStorage.getItem('vitis-compared-wines')).toBeNull();
});

test('a buyer sees the own prices', async () => {
  const prices = answerOk(listPrices, {
    _embedded: { items: [aPrice(), aPrice({ idProduct: 2, price: 9_000 })] },
  });
  const { t } = await renderFeature(<Screen />, { ...base, as: 'buyer', answers: [...wines, prices] });
  const row = (await screen.findByText(t('compare.firstPrice'))).closest('tr');
  await waitFor(() => expect(row).toHaveTextContent('40,500원'));
});

const rowOf = async (label: string) => (await screen.findByText(label)).closest('tr')!;

test('prices have their rows while they are on their way, and tell no wines apart', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const slow = answer(listPrices, async () => {
    await promise;
    return { status: 200 as const, body: { _embedded: { items: [aPrice(), aPrice({ idProduct: 2 })] } } };
  });
  const { t, user } = await renderFeature(<Screen />, {
    ...base,
    as: 'buyer',
    answers: [...wines, slow],
  });
  await user.click(await screen.findByRole('checkbox', { name: t('compare.onlyDifferent') }));
  for (const label of ['compare.firstPrice', 'compare.bestPrice', 'table.lastPurchase'] as const) {
    const row = await rowOf(t(label));
    expect(row).toHaveAttribute('aria-busy', 'true');
    expect(row).not.toHaveTextContent(t('compare.differs'));
    expect(row).not.toHaveTextContent('–');
  }

  resolve();
  await waitFor(() => expect(screen.queryByText(t('compare.firstPrice'))).not.toBeInTheDocument());
});

test('prices that do not come are said in their rows, with another try', async () => {
  let isFailing = true;
  const failing = answerProblem(listPrices, 500, 'INTERNAL', 'INTERNAL');
  const prices = answerOk(listPrices, { _embedded: { items: [aPrice(), aPrice({ idProduct: 2 })] } });
  const { t, user } = await renderFeature(<Screen />, {
    ...base,
    as: 'buyer',
    answers: [
      ...wines,
      { endpoint: listPrices, respond: (call) => (isFailing ? failing : prices).respond(call) },
    ],
  });
  const again = await screen.findAllByRole('button', { name: t('card.priceAgain') });
  expect(again).toHaveLength(2);
  for (const label of ['compare.firstPrice', 'compare.bestPrice', 'table.lastPurchase'] as const)
    expect(await rowOf(t(label))).toHaveTextContent(t('failure.title'));

  isFailing = false;
  await user.click(again[0]!);
  const row = await rowOf(t('compare.firstPrice'));
  await waitFor(() => expect(row).toHaveTextContent('40,500원40,500원'));
});

test.each(['', '?ids=', '?ids=abc,-1', `?ids=${'x'.repeat(10_000)}`])(
  '%.20s names no wine',
  async (search) => {
    const { t } = await renderFeature(<Screen />, {
      ...base,
      path: `/product/compare${search}`,
      answers: [],
    });
    expect(await screen.findByRole('heading', { level: 1, name: t('compare.none') })).toBeVisible();
  },
);

test('a wine that is gone is said to be, the others stay', async () => {
  const { t } = await renderFeature(<Screen />, {
    ...base,
    path: '/product/compare?ids=1,77',
    answers: wines,
  });
  expect(await screen.findByText(t('compare.missing', { count: 1 }))).toBeVisible();
  expect(screen.getByRole('columnheader', { name: /샤토 라모네 2019/ })).toBeVisible();
});
