import { addToCart, createOrderForm, getOrderForm, listOrderForms } from '@vitis/contracts';
import { expect, type Person } from '../fixtures.ts';
import { patternOf, textOf } from '../texts.ts';
import { closeDialog, type FilledForm, main, unique, wineAt } from './filled-form.ts';

/** Numbers of the latest orders of a buyer that carry this message. */
export async function ordersSaying(buyer: Person, text: string): Promise<string[]> {
  const { _embedded } = await buyer.call(listOrderForms, { query: { size: 20 } });
  const numbers = _embedded.items.map(({ orderFormNumber }) => orderFormNumber);
  const all = await Promise.all(numbers.map((number) => buyer.call(getOrderForm, { params: { number } })));
  return all
    .filter(({ requestMessage }) => requestMessage === text)
    .map(({ orderFormNumber }) => orderFormNumber);
}

/** Ordering a bottle of a wine that is in the cart. */
export async function placeOrder(buyer: Person, place: number): Promise<FilledForm> {
  const catalog = (key: string) => textOf('mf-catalog', key);
  const text = unique('오후에 받겠습니다.');
  const idProduct = await wineAt(buyer, place);
  await buyer.call(addToCart, { body: { items: [{ idProduct, qty: 1 }] } });
  await buyer.goto(`/cart/order?from=cart&ids=${idProduct}`);
  const message = main(buyer).getByRole('textbox', { name: catalog('flow.message') });
  await message.fill(text);
  await main(buyer)
    .getByRole('button', { name: patternOf('mf-catalog', 'order.due.next') })
    .first()
    .click();
  const unsettled = main(buyer).getByRole('button', { name: catalog('flow.unsettled.check') });

  return {
    endpoint: createOrderForm,
    address: createOrderForm.path,
    send: () =>
      main(buyer)
        .getByRole('button', { name: catalog('order.title'), exact: true })
        .click(),
    settle: () => unsettled.click(),
    expectSaid: () => closeDialog(buyer),
    expectKept: async () => {
      await expect(unsettled).toBeVisible();
      // Where it was ordered all the same, its line and the form have gone with it.
      if ((await message.count()) > 0) await expect(message).toHaveValue(text);
    },
    expectDone: async () => {
      await expect(buyer.page).toHaveURL(/\/order\/orderComplete\?number=O/);
      const number = new URL(buyer.page.url()).searchParams.get('number');
      expect(await ordersSaying(buyer, text)).toEqual([number]);
    },
  };
}
