import type { Locator } from '@playwright/test';
import {
  createEstimate,
  createOrderForm,
  getDeliveryDays,
  getOrderForm,
  getOrderStart,
  listProducts,
  listShippingAddresses,
  type ProductCard,
  searchMyClients,
} from '@vitis/contracts';
import { wineTitle } from '@vitis/domain';
import { expectInWindow, expectSound } from '../../src/expect-sound.ts';
import { expect, expectAccessible, type Person, test } from '../../src/fixtures.ts';
import { textsOf } from '../../src/texts.ts';

const text = textsOf('mf-mypage-sales', 'ko-KR');

/** Two wines in stock, away from where other tests begin. */
async function twoWines(person: Person): Promise<[ProductCard, ProductCard]> {
  const { _embedded } = await person.call(listProducts, {
    query: { size: 60, facets: false, sort: 'name,asc' },
  });
  const [one, two] = _embedded.items.filter(({ availability }) => availability === 'IN_STOCK').slice(-2);
  if (!one || !two) throw new Error('there are no two wines in stock');
  return [one, two];
}

/** Writes into the clipboard what a sheet would, and presses Ctrl+V in a cell. */
async function pasteInto({ page, context }: Person, cell: Locator, sheet: string): Promise<void> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((cells) => navigator.clipboard.writeText(cells), sheet);
  await cell.focus();
  await page.keyboard.press('Control+v');
}

interface Grid {
  person: Person;
  /** Quantities and prices of both lines. */
  qty: [Locator, Locator];
  price: [Locator, Locator];
}

const cell = (form: Locator, key: string, wine: ProductCard) =>
  form.getByRole('textbox', { name: text(key, { name: wineTitle(wine) }), exact: true });

/** What holds in every editor of lines: paste, the way back from it and from a typed figure, the mouse, and Enter. */
async function holdsAsASheet({ person, qty, price }: Grid): Promise<void> {
  const { page } = person;
  const began = {
    qty: await Promise.all(qty.map((each) => each.inputValue())),
    price: await Promise.all(price.map((each) => each.inputValue())),
  };
  const holds = async (amounts: string[], prices: string[]) => {
    for (const at of [0, 1] as const) {
      await expect(qty[at]).toHaveValue(amounts[at]!);
      await expect(price[at]).toHaveValue(prices[at]!);
    }
  };
  const undo = page.getByRole('button', { name: text('portal.lines.undo') });
  await expect(undo).toBeDisabled();

  await pasteInto(person, qty[0], '3\t41,000\r\n4\t42,000\r\n');
  await expect(page.getByText(text('portal.lines.pasted', { count: '4' }))).toBeVisible();
  await expect(qty[1]).toHaveValue('4');
  await expect(price[1]).toHaveValue('42,000');
  await page.keyboard.press('Control+z');
  await expect(qty[0]).toBeFocused();
  await qty[1].focus();
  await holds(began.qty, began.price);

  await pasteInto(person, price[0], '41,000\r\n42,000');
  await undo.click();
  await holds(began.qty, began.price);
  await expect(undo).toBeDisabled();

  // A press marks the figure, so that the next one takes its place; Enter goes down; the way back is one for each cell.
  await price[0].click();
  await page.keyboard.type('38500');
  await page.keyboard.press('Enter');
  await expect(price[1]).toBeFocused();
  await expect(price[0]).toHaveValue('38,500');
  await page.keyboard.type('39500');
  await page.keyboard.press('Control+z');
  await expect(price[1]).toBeFocused();
  await expect(price[0]).toHaveValue('38,500');
  await page.keyboard.press('Control+z');
  await qty[1].focus();
  await holds(began.qty, began.price);
}

test('an answer to an estimate is written as in a sheet', async ({ buyer, sales }) => {
  const wines = await twoWines(buyer);
  const { estimateNumber } = await buyer.call(createEstimate, {
    body: { products: wines.map(({ id }) => ({ idProduct: id, qty: 6 })) },
  });
  await sales.goto(`/mypage/manage-estimate-history/${estimateNumber}`);
  const form = sales.page.getByRole('form', { name: text('answer.title') });
  await holdsAsASheet({
    person: sales,
    qty: [cell(form, 'answer.qtyOf', wines[0]), cell(form, 'answer.qtyOf', wines[1])],
    price: [cell(form, 'answer.priceOf', wines[0]), cell(form, 'answer.priceOf', wines[1])],
  });
  await expectAccessible(sales.page);
  await sales.page.keyboard.press('Control+Enter');
  await expect(form).toHaveCount(0);
});

test('an order is confirmed as in a sheet', async ({ buyer, sales }) => {
  const wines = await twoWines(buyer);
  const { _embedded: kept } = await buyer.call(listShippingAddresses);
  const { id: _id, name: _name, isDefault: _isDefault, ...shipping } = kept.items[0]!;
  const { days } = await buyer.call(getDeliveryDays, { query: { postalCode: shipping.postalCode } });
  const { orderFormNumber } = await buyer.call(createOrderForm, {
    body: {
      products: wines.map(({ id }) => ({ idProduct: id, qty: 6 })),
      dueDate: days[1]!,
      shipping,
      creditAcknowledged: true,
    },
  });
  await sales.goto(`/mypage/manage-order-history/${orderFormNumber}`);
  await sales.page.getByRole('button', { name: text('order.confirm'), exact: true }).press('Enter');
  const form = sales.page.getByRole('form', { name: text('order.confirmTitle') });
  await holdsAsASheet({
    person: sales,
    qty: [cell(form, 'answer.qtyOf', wines[0]), cell(form, 'answer.qtyOf', wines[1])],
    price: [cell(form, 'order.priceOf', wines[0]), cell(form, 'order.priceOf', wines[1])],
  });
  await expectSound(sales.page);
  await sales.page.keyboard.press('Control+Enter');
  await expect(sales.page.getByText(text('order.confirmed'))).toBeVisible();
  const order = await sales.call(getOrderForm, { params: { number: orderFormNumber } });
  expect(order.products.map(({ qty }) => qty)).toEqual([6, 6]);
});

test('an order by telephone is written as in a sheet', async ({ sales }) => {
  const { page } = sales;
  const wines = await twoWines(sales);
  const { _embedded } = await sales.call(searchMyClients, { query: { q: 'ㄷㅇ' } });
  const client = _embedded.items[0]!;
  await sales.call(getOrderStart, { params: { id: client.id } });
  await sales.goto(`/mypage/manage-order-history/regist?client=${client.id}`);
  const entry = page.getByRole('combobox', { name: text('regist.wine') });
  await expect(entry).toBeFocused();
  const form = page.getByRole('form', { name: text('regist.order.title') });
  for (const wine of wines) {
    await page.keyboard.type(`#${wine.id} 5병`);
    await page.keyboard.press('Enter');
    await expect(cell(form, 'answer.qtyOf', wine)).toHaveValue('5');
    await expect(entry).toBeFocused();
  }
  // What put the wines there can be taken back as well; here it is the figures that are looked at.
  const undo = page.getByRole('button', { name: text('portal.lines.undo') });
  await expect(undo).toBeEnabled();
  const qty = cell(form, 'answer.qtyOf', wines[1]);
  await pasteInto(sales, cell(form, 'answer.qtyOf', wines[0]), '3\t41000\n4\t42000');
  await expect(qty).toHaveValue('4');
  await page.keyboard.press('Control+z');
  await expect(cell(form, 'answer.qtyOf', wines[0])).toBeFocused();
  await expect(qty).toHaveValue('5');
  await qty.click();
  await page.keyboard.type('7');
  await page.keyboard.press('Enter');
  await expect(entry).toBeFocused();
  await expect(qty).toHaveValue('7');
  // The empty field has nothing of its own to take back.
  await page.keyboard.press('Control+z');
  await expect(qty).toHaveValue('5');
  await page.keyboard.press('Control+z');
  await expect(qty).toHaveCount(0);
});

test('on narrow screens a line is a card, whose fields have room for what is typed into them', async ({
  buyer,
  sales,
}) => {
  const [wine] = await twoWines(buyer);
  const asked = await buyer.call(createEstimate, {
    body: { products: [{ idProduct: wine.id, qty: 6 }], requestMessage: '' },
  });
  const { page } = sales;
  for (const width of [375, 768]) {
    await page.setViewportSize({ width, height: 900 });
    await sales.goto(`/mypage/manage-estimate-history/${asked.estimateNumber}`);
    const form = page.getByRole('form', { name: text('answer.title') });
    const price = cell(form, 'answer.priceOf', wine);
    await expect(price).toBeVisible();
    // Inside of its frame: ten figures.
    expect((await price.boundingBox())?.width).toBeGreaterThan(90);
    const name = form.getByRole('rowheader');
    expect((await name.boundingBox())?.width).toBeGreaterThan(width === 375 ? 280 : 400);
    await expectInWindow(page);
  }
});
