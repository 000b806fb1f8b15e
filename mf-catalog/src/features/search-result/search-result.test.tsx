import { screen } from '@testing-library/react';
import { findProducts, listKinds, searchProducts } from '@vitis/contracts';
import { answerOk } from '@vitis/testing/answers';
import { aPage } from '@vitis/testing/builders/page';
import { aWine } from '@vitis/testing/builders/wine';
import { renderFeature } from '@vitis/testing/render';
import { Screen } from './search-result.route.tsx';

const base = { part: 'mf-catalog', route: '/search-result' } as const;

test('what matched is listed, and a corrected spelling is said', async () => {
  const found = answerOk(searchProducts, { ...aPage([aWine()]), corrected: '샤또' });
  const { t } = await renderFeature(<Screen />, { ...base, path: '/search-result?q=tiEh', answers: [found] });

  expect(await screen.findByRole('link', { name: '샤토 라모네 2019' })).toBeVisible();
  expect(screen.getByText(t('search.corrected', { typed: 'tiEh', corrected: '샤또' }))).toBeVisible();
  expect(screen.getByRole('link', { name: t('search.exactly', { typed: 'tiEh' }) })).toHaveAttribute(
    'href',
    '/product?q=tiEh',
  );
});

test('nothing matched offers what comes near and the kinds', async () => {
  const nothing = answerOk(searchProducts, { ...aPage([]), corrected: null });
  const near = answerOk(findProducts, {
    _embedded: {
      items: [{ kind: 'AREA', id: 1, name: '보르도', nameEn: 'Bordeaux', vintage: null, picture: null }],
    },
    corrected: null,
  });
  const kinds = answerOk(listKinds, {
    _embedded: { items: [{ id: 1, code: 'RED', name: '레드', productCount: 3 }] },
  });
  const { t } = await renderFeature(<Screen />, {
    ...base,
    path: '/search-result?q=zzz',
    answers: [nothing, near, kinds],
  });

  expect(await screen.findByText(t('search.nothingFound', { q: 'zzz' }))).toBeVisible();
  expect(await screen.findByRole('link', { name: '보르도' })).toHaveAttribute(
    'href',
    '/product?idProductionAreas=1',
  );
  expect(await screen.findByRole('link', { name: '레드' })).toHaveAttribute('href', '/product?idKinds=1');
});

test('an empty search asks nothing and says what to type', async () => {
  const { t, calls } = await renderFeature(<Screen />, { ...base, path: '/search-result?q=' });

  expect(screen.getByRole('heading', { name: t('search.nothingTyped') })).toBeVisible();
  expect(calls).toHaveLength(0);
});
