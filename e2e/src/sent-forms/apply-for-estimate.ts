import { addToCart, createEstimate, getEstimate, listEstimates } from '@vitis/contracts';
import { expect, type Person } from '../fixtures.ts';
import { textOf } from '../texts.ts';
import { closeDialog, type FilledForm, main, unique, wineAt } from './filled-form.ts';

/** Asking for an estimate of a wine in the cart. */
export async function applyForEstimate(buyer: Person, place: number): Promise<FilledForm> {
  const catalog = (key: string) => textOf('mf-catalog', key);
  const text = unique('행사용입니다.');
  const idProduct = await wineAt(buyer, place);
  await buyer.call(addToCart, { body: { items: [{ idProduct, qty: 1 }] } });
  await buyer.goto(`/cart/apply?ids=${idProduct}`);
  const message = main(buyer).getByRole('textbox', { name: catalog('flow.message') });
  await message.fill(text);
  const unsettled = main(buyer).getByRole('button', { name: catalog('flow.unsettled.check') });

  return {
    endpoint: createEstimate,
    address: createEstimate.path,
    send: () =>
      main(buyer)
        .getByRole('button', { name: catalog('apply.title'), exact: true })
        .click(),
    settle: () => unsettled.click(),
    expectSaid: () => closeDialog(buyer),
    expectKept: async () => {
      await expect(unsettled).toBeVisible();
      // Where the estimate was made all the same, its lines and the form have gone with it.
      if ((await message.count()) > 0) await expect(message).toHaveValue(text);
    },
    expectDone: async () => {
      await expect(buyer.page).toHaveURL(/\/mypage\/estimate-apply-history\/E\d{8}-\d{4,}/);
      const { _embedded } = await buyer.call(listEstimates, { query: { size: 20 } });
      const numbers = _embedded.items.map(({ estimateNumber }) => estimateNumber);
      const all = await Promise.all(numbers.map((number) => buyer.call(getEstimate, { params: { number } })));
      const mine = all.filter(({ requestMessage }) => requestMessage === text);
      expect(mine.map(({ estimateNumber }) => estimateNumber)).toEqual([
        /E\d{8}-\d{4,}/.exec(buyer.page.url())?.[0],
      ]);
    },
  };
}
