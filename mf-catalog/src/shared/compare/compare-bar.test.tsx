import { screen } from '@testing-library/react';
import { renderFeature } from '@vitis/testing/render';
import { CompareBar } from './compare-bar.tsx';
import { keepCompared } from './compared.store.ts';

afterEach(() => keepCompared([]));

test.each([
  [[1, 2], 'compare.chosen'],
  [[1, 2, 3, 4], 'compare.full'],
] as const)('with %j put aside it says %s, since a fifth has no button', async (ids, words) => {
  keepCompared(ids);
  const { t } = await renderFeature(<CompareBar />, { part: 'mf-catalog' });
  expect(await screen.findByRole('status')).toHaveTextContent(t(words, { count: ids.length, most: 4 }));
});
