import { screen } from '@testing-library/react';
import { aWine } from '@vitis/testing/builders/wine';
import { renderFeature } from '@vitis/testing/render';
import { AgainCard } from './again-card.tsx';

test('a price that did not come is said, and asked for again', async () => {
  const retry = jest.fn();
  const { t, user } = await renderFeature(
    <AgainCard wine={aWine()} price={{ status: 'failed', retry, busy: false }} />,
    { part: 'mf-catalog', as: 'buyer' },
  );
  expect(screen.getByText(t('card.priceFailed'))).toBeVisible();

  await user.click(screen.getByRole('button', { name: t('failure.retry') }));

  expect(retry).toHaveBeenCalledTimes(1);
});
