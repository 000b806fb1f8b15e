import { screen, within } from '@testing-library/react';
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

test('a wine is taken by the bottle as well as by the case', async () => {
  const { t, user } = await renderFeature(
    <AgainCard wine={aWine()} price={{ status: 'known', price: aPrice() }} />,
    { part: 'mf-catalog', as: 'buyer' },
  );
  const unit = within(screen.getByRole('radiogroup', { name: t('unit.of', { title: '샤토 라모네 2019' }) }));
  expect(unit.getByRole('radio', { name: t('unit.caseShort') })).toBeChecked();

  await user.click(unit.getByRole('radio', { name: t('unit.bottleShort') }));
  await user.click(screen.getByRole('button', { name: t('quantity.more', { title: '샤토 라모네 2019' }) }));
  expect(screen.getByRole('spinbutton')).toHaveValue('7병');
});

test('where there is no whole case, there is no unit to choose', async () => {
  await renderFeature(<AgainCard wine={aWine()} price={{ status: 'known', price: aPrice({ stock: 5 }) }} />, {
    part: 'mf-catalog',
    as: 'buyer',
  });
  expect(screen.getByRole('spinbutton')).toHaveValue('1병');
  expect(screen.queryByRole('radiogroup')).not.toBeInTheDocument();
});
