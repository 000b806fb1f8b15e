import { screen, within } from '@testing-library/react';
import { addToCart, getCart, getOrderForm, listPrices, listVintages, type OrderForm } from '@vitis/contracts';
import { answer, answerOk } from '@vitis/testing/answers';
import { aCart } from '@vitis/testing/builders/cart';
import { aLine } from '@vitis/testing/builders/document-line';
import { anOrder } from '@vitis/testing/builders/order-form';
import { aPrice, aWine } from '@vitis/testing/builders/wine';
import { renderFeature } from '@vitis/testing/render';
import { ReorderButton } from './reorder.tsx';

const tiers = (price: number) => [{ minQty: 1, maxQty: null, price }];
const products = [1, 2, 3].map((idProduct) => aLine({ idProduct, qty: 12, unitPrice: 30_000 }));

/** The first wine has become dearer, of the second there is less than was ordered, the third is sold no more. */
async function open(order: OrderForm = anOrder({ products })) {
  const added = jest.fn();
  const shown = await renderFeature(<ReorderButton order={order} onAdded={added} />, {
    part: 'mf-mypage-buyer',
    as: 'buyer',
    answers: [
      answerOk(getOrderForm, order),
      answerOk(listPrices, {
        _embedded: {
          items: [
            aPrice({ idProduct: 1, stock: 90, price: 31_000, tiers: tiers(31_000) }),
            aPrice({ idProduct: 2, stock: 5, price: 30_000, tiers: tiers(30_000) }),
          ],
        },
      }),
      answerOk(listVintages, { _embedded: { items: [aWine({ id: 33, vintage: 2021 })] } }),
      answer(addToCart, { status: 200, body: aCart() }),
      answerOk(getCart, aCart()),
    ],
  });
  await shown.user.click(screen.getByRole('button', { name: shown.t('reorder.open') }));
  return { ...shown, added, dialog: within(screen.getByRole('dialog')) };
}

test('tells what has changed of each wine, and offers the next vintage of one that is gone', async () => {
  const { t, dialog } = await open();
  const [dearer, short, gone] = await dialog.findAllByRole('listitem');
  expect(dearer).toHaveTextContent(t('portal.reorder.price', { ordered: '30,000원', today: '31,000원' }));
  expect(short).toHaveTextContent(t('portal.reorder.state.SHORT'));
  expect(short).toHaveTextContent(t('portal.reorder.left', { quantity: '5병' }));
  expect(gone).toHaveTextContent(t('portal.reorder.state.GONE'));
  expect(
    await dialog.findByRole('link', { name: t('portal.reorder.vintage', { vintage: 2021 }) }),
  ).toHaveAttribute('href', '/product/33');
});

test('puts what can be had into the cart at once, with the bottles that were ordered', async () => {
  const { t, user, calls, added, dialog } = await open();
  await user.click(await dialog.findByRole('button', { name: t('portal.reorder.add', { count: 2 }) }));
  await screen.findByRole('button', { name: t('reorder.open') });
  expect(calls.find(({ path }) => path === addToCart.path)?.body).toEqual({
    items: [
      { idProduct: 1, qty: 12 },
      { idProduct: 2, qty: 12 },
    ],
  });
  expect(added).toHaveBeenCalledTimes(1);
});
