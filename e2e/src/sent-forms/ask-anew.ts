import {
  createEstimate,
  getEstimate,
  listEstimateRevisions,
  modifyEstimate,
  respondEstimate,
  urlOf,
} from '@vitis/contracts';
import { addDays, seoulDay } from '@vitis/domain';
import { expect, type Person } from '../fixtures.ts';
import { textOf } from '../texts.ts';
import { closeDialog, type FilledForm, main, unique, wineAt } from './filled-form.ts';

/** An estimate that the sales staff have answered; its number. */
async function answeredEstimate(buyer: Person, sales: Person, place: number): Promise<string> {
  const products = [{ idProduct: await wineAt(buyer, place), qty: 2 }];
  const asked = await buyer.call(createEstimate, {
    body: { products, requestMessage: '견적 부탁드립니다.' },
  });
  await sales.call(respondEstimate, {
    params: { number: asked.estimateNumber },
    version: asked.version,
    body: {
      expiredDate: addDays(seoulDay(new Date()), 14),
      products: products.map((line) => ({ ...line, unitPrice: 50_000 })),
    },
  });
  return asked.estimateNumber;
}

/** Asking anew after the sales staff's answer: a word to them, with the bottles as they were. */
export async function askAnew(buyer: Person, sales: Person, place: number): Promise<FilledForm> {
  const buying = (key: string) => textOf('mf-mypage-buyer', key);
  const text = unique('수량을 다시 여쭙니다.');
  const params = { number: await answeredEstimate(buyer, sales, place) };
  await buyer.goto(`/mypage/estimate-apply-history/${params.number}`);
  const button = main(buyer).getByRole('button', { name: buying('estimate.modify'), exact: true });
  await button.click();
  const message = main(buyer).getByRole('textbox', { name: buying('modify.message') });
  await message.fill(text);
  const send = () => button.click();

  return {
    endpoint: modifyEstimate,
    address: urlOf(modifyEstimate, { params }),
    send,
    settle: send,
    expectSaid: () => closeDialog(buyer),
    expectKept: () => expect(message).toHaveValue(text),
    expectDone: async () => {
      await expect(main(buyer).getByText(buying('estimate.done.modified'))).toBeVisible();
      await expect(message).toHaveCount(0);
      expect(await buyer.call(getEstimate, { params })).toMatchObject({
        status: 'REQUESTED',
        requestMessage: text,
      });
      const { _embedded } = await buyer.call(listEstimateRevisions, { params });
      expect(_embedded.items.map(({ revision }) => revision)).toEqual([0, 1, 2]);
    },
  };
}
