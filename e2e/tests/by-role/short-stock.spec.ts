import {
  addToCart,
  cancelRestockNotification,
  deleteFromCart,
  getCart,
  getEstimate,
  listPrices,
  listProducts,
  listRestockWines,
} from '@vitis/contracts';
import { expectSound } from '../../src/expect-sound.ts';
import { expect, expectAccessible, type Person, test } from '../../src/fixtures.ts';
import { patternOf, textOf } from '../../src/texts.ts';

const text = (key: string, values?: Record<string, string>) => textOf('mf-catalog', key, values);

/** A wine of which there are a few bottles, with how many. */
async function scarceWine(buyer: Person): Promise<{ id: number; stock: number }> {
  const { _embedded } = await buyer.call(listProducts, { query: { inStock: true, size: 100 } });
  const low = _embedded.items.filter(({ availability }) => availability === 'LOW');
  const ids = low.map(({ id }) => id);
  const prices = await buyer.call(listPrices, { query: { ids } });
  const found = prices._embedded.items.find(({ stock }) => stock > 0 && stock < 900)!;
  return { id: found.idProduct, stock: found.stock };
}

test('what the stock does not reach is asked for as an estimate, and what there is stays in the cart', async ({
  buyer,
}) => {
  const { page } = buyer;
  const main = page.getByRole('main');
  const { id, stock } = await scarceWine(buyer);
  await buyer.call(addToCart, { body: { items: [{ idProduct: id, qty: stock }] } });
  // The same rest asked for twice within the hour is one intent.
  const rest = 7 + Math.floor(Math.random() * 400);
  try {
    await buyer.goto('/cart');
    const row = page.getByRole('listitem').filter({ has: page.locator(`a[href="/product/${id}"]`) });
    const bottles = row.getByRole('radio', { name: patternOf('mf-catalog', 'unit.bottle') });
    if ((await bottles.count()) > 0) await bottles.check();
    const quantity = row.getByRole('spinbutton');
    await quantity.fill(String(stock + rest));
    await quantity.press('Enter');
    await expect(quantity).toHaveAttribute('aria-invalid', 'true');
    await expectSound(page);
    await row.getByRole('button', { name: text('cart.askRest') }).click();
    await expect(page).toHaveURL(new RegExp(`/cart/apply\\?ids=${id}&rest=${rest}$`));
    await expectSound(page);
    await main.getByRole('button', { name: text('apply.title'), exact: true }).click();
    await expect(page).toHaveURL(/\/mypage\/estimate-apply-history\/E\d{8}-\d{4,}/);

    const number = /E\d{8}-\d{4,}/.exec(page.url())![0];
    const { products } = await buyer.call(getEstimate, { params: { number } });
    expect(products.map(({ idProduct, qty }) => [idProduct, qty])).toEqual([[id, rest]]);
    const cart = await buyer.call(getCart);
    expect(cart._embedded.items.find(({ idProduct }) => idProduct === id)?.qty).toBe(stock);
  } finally {
    await buyer.call(deleteFromCart, { body: { idProducts: [id] } });
  }
});

test('a wine that is sold out is waited for, and the wait is taken off where it is listed', async ({
  buyer,
}) => {
  const { page } = buyer;
  const wish = (key: string, values?: Record<string, string>) => textOf('mf-mypage-buyer', key, values);
  // What is sold out stands last; the very last one is another test's.
  const { page: pages } = await buyer.call(listProducts, { query: { size: 1 } });
  const { _embedded } = await buyer.call(listProducts, { query: { size: 1, page: pages.totalElements - 2 } });
  const { id, availability } = _embedded.items[0]!;
  expect(availability).toBe('SOLD_OUT');
  await buyer.call(cancelRestockNotification, { query: { idProduct: id } });

  await buyer.goto(`/product/${id}`);
  const bell = page.getByRole('button', { name: new RegExp(text('portal.restock.ask')) }).first();
  await bell.click();
  await expect
    .poll(async () => (await buyer.call(listRestockWines))._embedded.items.map((wine) => wine.id))
    .toContain(id);
  await buyer.goto('/mypage/wish');
  const waits = page.getByRole('list', { name: wish('wish.waits.title') });
  const row = waits.getByRole('listitem').filter({ has: page.locator(`a[href="/product/${id}"]`) });
  await expect(row).toHaveCount(1);
  await expectAccessible(page);
  await expectSound(page);
  await row.getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(row).toHaveCount(0);
  const waited = await buyer.call(listRestockWines);
  expect(waited._embedded.items.map((wine) => wine.id)).not.toContain(id);
});
