import { screen } from '@testing-library/react';
import { addToCart } from '@vitis/contracts';
import { answerOk } from '@vitis/testing/answers';
import { aCart } from '@vitis/testing/builders/cart';
import { aPrice, aWine } from '@vitis/testing/builders/wine';
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

test('what cannot be read as cases stays, and nothing goes into the cart', async () => {
  const { t, user, calls } = await renderFeature(
    <AgainCard wine={aWine()} price={{ status: 'known', price: aPrice() }} />,
    { part: 'mf-catalog', as: 'buyer', answers: [answerOk(addToCart, aCart())] },
  );
  const quantity = screen.getByRole('spinbutton');
  await user.click(quantity);
  await user.keyboard('1.5');
  await user.click(screen.getByText(t('card.add')));
  expect(quantity).toHaveFocus();
  expect(quantity).toHaveValue('1.5');
  expect(calls).toEqual([]);
});
