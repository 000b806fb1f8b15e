import { screen, waitFor, within } from '@testing-library/react';
import { listPrices, listProducts } from '@vitis/contracts';
import { answer, answerOk, answerProblem } from '@vitis/testing/answers';
import { aPage } from '@vitis/testing/builders/page';
import { aPrice, aWine, facets } from '@vitis/testing/builders/wine';
import { renderFeature } from '@vitis/testing/render';
import { Screen } from './price-list.route.tsx';

const base = {
  part: 'mf-catalog',
  route: '/product/pdf',
  path: '/product/pdf?idKinds=1&view=table',
} as const;
const all = Array.from({ length: 130 }, (_, at) => aWine({ id: at + 1, name: `와인 ${at + 1}호` }));
/** The provider's pages of a hundred. */
const products = answer(listProducts, ({ query }) => {
  const page = Number(query.get('page'));
  const items = all.slice(page * 100, (page + 1) * 100);
  const info = { number: page, size: 100, totalElements: all.length, totalPages: 2 };
  return {
    status: 200 as const,
    body: { _embedded: { items }, page: info, ...(page === 0 ? { facets: facets() } : {}) },
  };
});
const prices = answer(listPrices, ({ query }) => ({
  status: 200 as const,
  body: {
    _embedded: { items: (query.get('ids') ?? '').split(',').map((id) => aPrice({ idProduct: Number(id) })) },
  },
}));

test('a visitor prints all wines of the address, without a price', async () => {
  const { t, calls, container } = await renderFeature(<Screen />, { ...base, answers: [products] });

  const table = within(await screen.findByRole('table', { name: t('print.wineList') }));
  expect(await table.findByRole('rowheader', { name: /와인 130호 2019/ })).toBeVisible();
  expect(table.getAllByRole('rowheader')).toHaveLength(130);
  expect(screen.getByText(`${t('list.total', { count: 130 })} · 레드`)).toBeVisible();
  expect(container).not.toHaveTextContent(/\d원|₩/);
  expect(calls.map(({ query }) => [query.get('idKinds'), query.get('page'), query.get('size')])).toEqual([
    ['1', '0', '100'],
    ['1', '1', '100'],
  ]);
});

test('a buyer prints the own prices with their tiers, for the company', async () => {
  const { t } = await renderFeature(<Screen />, { ...base, as: 'buyer', answers: [products, prices] });

  const row = (await screen.findByRole('rowheader', { name: /와인 130호/ })).closest('tr') as HTMLElement;
  expect(await within(row).findByText('40,500원')).toBeVisible();
  expect(row).toHaveTextContent('12병부터 38,500원 60병부터 36,900원');
  expect(screen.getByRole('heading', { level: 1, name: t('print.priceList') })).toBeVisible();
  // The prices of other wines may come later than those of this one.
  const print = screen.getByRole('button', { name: t('portal.print.print') });
  await waitFor(() => expect(print).not.toHaveAttribute('aria-busy', 'true'));
});

test('prices that do not come are said, and nothing is printed without them', async () => {
  const failing = answerProblem(listPrices, 500, 'INTERNAL', 'INTERNAL');
  const { t } = await renderFeature(<Screen />, { ...base, as: 'buyer', answers: [products, failing] });
  expect((await screen.findAllByRole('button', { name: t('failure.retry') }))[0]).toBeVisible();
  const print = screen.getByRole('button', { name: t('portal.print.print') });
  await waitFor(() => expect(print).toBeDisabled());
  expect(print).not.toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByText('…')).not.toBeInTheDocument();
});

test('the sheet names no condition that does not narrow it, and says which made no sense', async () => {
  const { t } = await renderFeature(<Screen />, {
    ...base,
    path: '/product/pdf?idKinds=red&startPrice=10000',
    answers: [products],
  });
  expect(await screen.findByText(t('list.refused', { names: t('filter.idKinds') }))).toBeVisible();
  expect(screen.getByText(t('list.pricesNeedSignIn'))).toBeVisible();
  expect(screen.getByText(t('list.total', { count: 130 }))).toBeVisible();
});

test('a list of more than a thousand wines says on its sheet how many it leaves out', async () => {
  const long = answer(listProducts, ({ query }) => {
    const number = Number(query.get('page'));
    const info = { number, size: 100, totalElements: 12_345, totalPages: 124 };
    return {
      status: 200 as const,
      body: { _embedded: { items: [aWine({ id: number + 1 })] }, page: info, facets: facets() },
    };
  });
  const { calls } = await renderFeature(<Screen />, { ...base, answers: [long] });
  expect(
    await screen.findByText(/전체 12,345종 가운데 앞의 1,000종만 실었습니다\. 나머지 11,345종은/),
  ).toBeVisible();
  expect(screen.getByText('12,345종 · 레드')).toBeVisible();
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(10));
  expect(calls).toHaveLength(10);
});

test('conditions that leave nothing lead back to the list', async () => {
  const nothing = answerOk(listProducts, { ...aPage([]), facets: facets() });
  const { t } = await renderFeature(<Screen />, { ...base, answers: [nothing] });
  expect(await screen.findByRole('heading', { level: 1, name: t('list.nothingFound') })).toBeVisible();
  expect(screen.getByRole('link', { name: t('print.back') })).toHaveAttribute(
    'href',
    '/product?idKinds=1&view=table',
  );
});
