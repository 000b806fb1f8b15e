import { screen } from '@testing-library/react';
import { aWine } from '@vitis/testing/builders/wine';
import { renderFeature } from '@vitis/testing/render';
import { PriceAndStock } from './price-and-stock.tsx';

test('in place of a price that did not come stands the way to ask for it again', async () => {
  const retry = jest.fn();
  const { t, user } = await renderFeature(
    <PriceAndStock wine={aWine()} price={{ status: 'failed', retry, busy: false }} viewer="buyer" />,
    { part: 'mf-catalog', as: 'buyer' },
  );

  await user.click(screen.getByRole('button', { name: t('card.priceAgain') }));

  expect(retry).toHaveBeenCalledTimes(1);
});
