import { screen, within } from '@testing-library/react';
import { addToCart, getCart, listPrices, listVintages } from '@vitis/contracts';
import { answer, answerOk, answerProblem, type FakeAnswer } from '@vitis/testing/answers';
import { aCart } from '@vitis/testing/builders/cart';
import { aLine } from '@vitis/testing/builders/document-line';
import { aPrice, aWine } from '@vitis/testing/builders/wine';
import { renderFeature } from '@vitis/testing/render';
import { ReorderButton } from './reorder.tsx';

const tiers = (price: number) => [{ minQty: 1, maxQty: null, price }];
const products = [1, 2, 3].map((idProduct) =>
  aLine({ idProduct, qty: 12, unitPrice: 30_000, productName: `와인 ${idProduct}호 2019` }),
);
const priced = (idProduct: number, stock: number, price: number) =>
  aPrice({ idProduct, stock, price, tiers: tiers(price) });

/** The first wine has become dearer, of the second there is less than was ordered, the third is sold no more. */
async function open(answers: FakeAnswer[] = []) {
  const added = jest.fn();
  const shown = await renderFeature(
    <ReorderButton number="O20261109-0001" products={products} onAdded={added} />,
    {
      part: 'mf-mypage-buyer',
      as: 'buyer',
      answers: [
        answerOk(listPrices, {
          _embedded: {
            items: [
              priced(1, 90, 31_000),
              priced(2, 5, 30_000),
              priced(33, 60, 33_000),
              priced(34, 60, 34_000),
            ],
          },
        }),
        answerOk(listVintages, {
          vintage: 2019,
          _embedded: { items: [aWine({ id: 34, vintage: 2022 }), aWine({ id: 33, vintage: 2021 })] },
        }),
        answer(addToCart, { status: 200, body: aCart() }),
        answerOk(getCart, aCart()),
        ...answers,
      ],
    },
  );
  const { t, user, calls } = shown;
  await user.click(screen.getByRole('button', { name: t('portal.reorder.open') }));
  const dialog = within(screen.getByRole('dialog'));
  await dialog.findAllByRole('listitem');
  const box = (name: string) => dialog.getByRole('checkbox', { name });
  const add = (count: number) =>
    user.click(dialog.getByRole('button', { name: t('portal.reorder.add', { count }) }));
  const sent = () => calls.find(({ path }) => path === addToCart.path)?.body;
  return { ...shown, added, dialog, box, add, sent };
}

test('tells what has changed of each wine, and offers the next vintage of one that is gone', async () => {
  const { t, dialog, box } = await open();
  const [dearer, short, gone] = dialog.getAllByRole('listitem');
  expect(dearer).toHaveTextContent(t('portal.reorder.price', { ordered: '30,000원', today: '31,000원' }));
  expect(short).toHaveTextContent(t('portal.reorder.state.SHORT'));
  expect(short).toHaveTextContent(t('portal.reorder.left', { quantity: '5병' }));
  expect(gone).toHaveTextContent(t('portal.reorder.state.GONE'));
  expect(box('와인 3호 2019')).toBeDisabled();
  expect(box('와인 3호 2019')).not.toBeChecked();
  expect(
    await dialog.findByRole('checkbox', { name: t('portal.reorder.vintage', { vintage: 2021 }) }),
  ).not.toBeChecked();
  expect(gone).toHaveTextContent('33,000원');
});

test('puts what can be had into the cart at once, with the bottles that were ordered', async () => {
  const { t, add, sent, added } = await open();
  await add(2);
  await screen.findByRole('button', { name: t('portal.reorder.open') });
  expect(sent()).toEqual({
    items: [
      { idProduct: 1, qty: 12 },
      { idProduct: 2, qty: 12 },
    ],
  });
  expect(added).toHaveBeenCalledTimes(1);
});

test('what is left out stays out, other bottles are taken, and the next vintage goes with the rest', async () => {
  const { t, user, dialog, box, add, sent } = await open();
  await user.click(box('와인 1호 2019'));
  const bottles = dialog.getByRole('spinbutton', {
    name: t('portal.reorder.quantity', { wine: '와인 2호 2019' }),
  });
  await user.clear(bottles);
  await user.type(bottles, '5{Enter}');
  const [, short] = dialog.getAllByRole('listitem');
  expect(short).toHaveTextContent(t('portal.reorder.state.SAME'));
  await user.click(
    await dialog.findByRole('checkbox', { name: t('portal.reorder.vintage', { vintage: 2021 }) }),
  );
  await add(2);
  await screen.findByRole('button', { name: t('portal.reorder.open') });
  expect(sent()).toEqual({
    items: [
      { idProduct: 2, qty: 5 },
      { idProduct: 33, qty: 12 },
    ],
  });
});

test('what cannot be read as bottles stays, and nothing is added', async () => {
  const { t, user, dialog, add, sent } = await open();
  const bottles = dialog.getByRole('spinbutton', {
    name: t('portal.reorder.quantity', { wine: '와인 2호 2019' }),
  });
  await user.click(bottles);
  await user.keyboard('1.5');
  await add(2);
  expect(bottles).toHaveFocus();
  expect(bottles).toHaveValue('1.5');
  expect(bottles).toHaveAccessibleDescription(t('portal.common.wholeNumber'));
  expect(sent()).toBeUndefined();
});

test('what cannot be read of a wine that is left out keeps the others from nothing', async () => {
  const { t, user, dialog, box, add, sent } = await open();
  await user.click(
    dialog.getByRole('spinbutton', { name: t('portal.reorder.quantity', { wine: '와인 1호 2019' }) }),
  );
  await user.keyboard('1.5');
  await user.click(box('와인 1호 2019'));
  await add(1);
  await screen.findByRole('button', { name: t('portal.reorder.open') });
  expect(sent()).toMatchObject({ items: [{ idProduct: 2 }] });
});

test('a refusal names the wine, and says that nothing was added', async () => {
  const message = '품절된 와인이 있습니다: 와인 2호 2019';
  const { t, dialog, add, added } = await open([answerProblem(addToCart, 409, 'OUT_OF_STOCK', message)]);
  await add(2);
  const alert = await dialog.findByRole('alert');
  expect(alert).toHaveTextContent(message);
  expect(alert).toHaveTextContent(t('portal.reorder.nothingAdded'));
  expect(added).not.toHaveBeenCalled();
});
