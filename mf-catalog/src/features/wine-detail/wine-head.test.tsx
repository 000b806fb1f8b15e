import { screen, within } from '@testing-library/react';
import { aWineDetail } from '@vitis/testing/builders/wine';
import { renderFeature } from '@vitis/testing/render';
import { WineHead } from './wine-head.tsx';

const open = (changed: Parameters<typeof aWineDetail>[0] = {}) =>
  renderFeature(<WineHead wine={aWineDetail(changed)} />, { part: 'mf-catalog' });

test('leads to the other years of the wine, marks the open one and says which are sold out', async () => {
  const { t } = await open({
    vintages: [
      { id: 1, vintage: 2019, availability: 'IN_STOCK' },
      { id: 2, vintage: 2020, availability: 'SOLD_OUT' },
      { id: 3, vintage: null, availability: 'IN_STOCK' },
    ],
  });
  const years = within(screen.getByRole('navigation', { name: t('detail.vintages') })).getAllByRole('link');
  expect(years.map((year) => [year.textContent, year.getAttribute('href')])).toEqual([
    ['2019', '/product/1'],
    [`2020 ${t('stock.soldOut')}`, '/product/2'],
    ['NV', '/product/3'],
  ]);
  expect(years.map((year) => year.getAttribute('aria-current'))).toEqual(['true', null, null]);
});

test('has no choice of years where there is one alone', async () => {
  const { t } = await open({ vintages: [{ id: 1, vintage: 2019, availability: 'IN_STOCK' }] });
  expect(screen.queryByRole('navigation', { name: t('detail.vintages') })).not.toBeInTheDocument();
});
