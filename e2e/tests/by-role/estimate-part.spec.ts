import {
  createEstimate,
  type Estimate,
  getEstimate,
  getOrderForm,
  listProducts,
  type ProductCard,
  respondEstimate,
} from '@vitis/contracts';
import { addDays, formatMoney, seoulDay, wineTitle } from '@vitis/domain';
import { expectSound } from '../../src/expect-sound.ts';
import { expect, type Person, test } from '../../src/fixtures.ts';
import { patternOf, textsOf } from '../../src/texts.ts';

const buying = textsOf('mf-mypage-buyer', 'ko-KR');
const selling = textsOf('mf-mypage-sales', 'ko-KR');
const ordering = textsOf('mf-catalog', 'ko-KR');

/** Three wines that are there in plenty, answered at a price of their own each. */
async function answered(buyer: Person, sales: Person): Promise<{ estimate: Estimate; wines: ProductCard[] }> {
  const { _embedded } = await buyer.call(listProducts, {
    query: { size: 60, facets: false, sort: 'price,asc' },
  });
  const wines = _embedded.items.filter(({ availability }) => availability === 'IN_STOCK').slice(-3);
  const products = wines.map(({ id }) => ({ idProduct: id, qty: 6 }));
  const asked = await buyer.call(createEstimate, { body: { products } });
  const estimate = await sales.call(respondEstimate, {
    params: { number: asked.estimateNumber },
    version: asked.version,
    body: {
      expiredDate: addDays(seoulDay(new Date()), 7),
      products: products.map((line, at) => ({ ...line, unitPrice: 12_000 + at * 1_005 })),
    },
  });
  return { estimate, wines };
}

test('a buyer takes two wines of an answer, orders these alone, and sales see which one was left out', async ({
  buyer,
  sales,
}) => {
  const { estimate, wines } = await answered(buyer, sales);
  const { estimateNumber: number } = estimate;
  const left = wineTitle(wines[1]!);
  const main = buyer.page.getByRole('main');
  await sales.goto(`/mypage/manage-estimate-history/${number}`);

  await buyer.goto(`/mypage/estimate-apply-history/${number}`);
  await main.getByRole('button', { name: buying('estimate.confirmLines') }).click();
  const form = main.getByRole('form', { name: buying('confirmLines.title') });
  await form.getByRole('checkbox', { name: buying('confirmLines.line', { name: left }) }).uncheck();
  await form.getByRole('textbox').fill('이 와인은 다음 달에 주문하겠습니다.');
  await expectSound(buyer.page);
  // What was chosen is still there after a reload.
  await buyer.page.reload();
  await expect(form.getByRole('textbox')).toHaveValue('이 와인은 다음 달에 주문하겠습니다.');
  await expect(
    form.getByRole('checkbox', { name: buying('confirmLines.line', { name: left }) }),
  ).not.toBeChecked();

  const sum = [0, 2].map((at) => Math.floor((12_000 + at * 1_005) * 6 * 1.1)).reduce((a, b) => a + b);
  await expect(form.getByRole('row').last()).toContainText(formatMoney(sum, 'ko-KR'));
  await form.getByRole('button', { name: buying('confirmLines.send', { all: 3, count: 2 }) }).dblclick();
  await buyer.page
    .getByRole('alertdialog')
    .getByRole('button', { name: buying('estimate.confirm') })
    .click();
  await expect(main.getByText(buying('estimate.done.confirmedLines'))).toBeVisible();
  await expect(main.getByText(buying('portal.estimate.notTaken'))).toBeVisible();

  // The screen of the sales contact hears of it by itself.
  const theirs = sales.page.getByRole('main');
  await expect(theirs.getByText(selling('portal.estimate.notTaken'))).toBeVisible();
  await expect(theirs.getByText(patternOf('mf-mypage-sales', 'portal.estimate.notTakenWines'))).toContainText(
    left,
  );
  await expect(theirs.getByText('이 와인은 다음 달에 주문하겠습니다.')).toBeVisible();
  await expectSound(sales.page);

  await main.getByRole('link', { name: buying('estimate.order') }).click();
  await expect(buyer.page).toHaveURL(/\/cart\/order\?estimate=/);
  await expect(main.getByText(wineTitle(wines[0]!)).first()).toBeVisible();
  await expect(main.getByText(left)).toHaveCount(0);
  await main
    .getByRole('button', { name: patternOf('mf-catalog', 'order.due.next') })
    .first()
    .click();
  await main.getByRole('button', { name: ordering('order.title'), exact: true }).click();
  await expect(buyer.page).toHaveURL(/\/order\/orderComplete\?number=O/);
  const { orderFormNumber } = await buyer.call(getEstimate, { params: { number } });
  const order = await buyer.call(getOrderForm, { params: { number: orderFormNumber! } });
  expect(order).toMatchObject({
    total: sum,
    products: [{ idProduct: wines[0]!.id }, { idProduct: wines[2]!.id }],
  });
});
