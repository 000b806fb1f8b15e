import { createEstimate, listEstimateRevisions, respondEstimate, urlOf } from '@vitis/contracts';
import { expect, type Person } from '../fixtures.ts';
import { patternOf, textOf } from '../texts.ts';
import { closeDialog, type FilledForm, main, unique, wineAt } from './filled-form.ts';

/** The sales staff's answer to an estimate. */
export async function answerEstimate(sales: Person, buyer: Person, place: number): Promise<FilledForm> {
  const selling = (key: string, values?: Record<string, number>) => textOf('mf-mypage-sales', key, values);
  const text = unique('같은 단가로 드립니다.');
  const products = [{ idProduct: await wineAt(buyer, place), qty: 2 }];
  const asked = await buyer.call(createEstimate, {
    body: { products, requestMessage: '견적 부탁드립니다.' },
  });
  const params = { number: asked.estimateNumber };
  await sales.goto(`/mypage/manage-estimate-history/${params.number}`);
  const price = main(sales).getByRole('textbox', { name: patternOf('mf-mypage-sales', 'answer.priceOf') });
  await price.first().press('ControlOrMeta+a');
  await price.first().pressSequentially('50000');
  const message = main(sales).getByRole('textbox', { name: selling('answer.message') });
  await message.fill(text);
  const send = () =>
    main(sales)
      .getByRole('button', { name: selling('answer.send'), exact: true })
      .click();

  return {
    endpoint: respondEstimate,
    address: urlOf(respondEstimate, { params }),
    send,
    settle: send,
    expectSaid: () => closeDialog(sales),
    expectKept: async () => {
      await expect(message).toHaveValue(text);
      await expect(price.first()).toHaveValue(/^50,?000$/);
    },
    expectDone: async () => {
      await expect(sales.page.getByText(selling('answer.sent', { number: 1 }))).toBeVisible();
      const { _embedded } = await sales.call(listEstimateRevisions, { params });
      expect(_embedded.items.map(({ revision }) => revision)).toEqual([0, 1]);
    },
  };
}
