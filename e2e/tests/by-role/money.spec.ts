import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  deleteFromCart,
  getCart,
  getCash,
  getOrderForm,
  getPurchaseSituation,
  getReceipt,
  listOrderForms,
  listPrices,
  listReceipts,
  listWishes,
  type ReceiptDetail,
} from '@vitis/contracts';
import { formatMoney, formatNumber, lastDayOfMonth, wineTitle } from '@vitis/domain';
import { expectSound } from '../../src/expect-sound.ts';
import { expect, type Person, test } from '../../src/fixtures.ts';
import { main, text } from '../../src/own-data.ts';
import { textOf } from '../../src/texts.ts';

const ORDER = /^O\d{8}-\d{4}$/;
const RECEIPT = /\/mypage\/receipt\/\d+$/;

test('a buyer follows each won from the ledger to the wines, the order and the payment, and back', async ({
  buyer,
}) => {
  test.slow();
  const { page } = buyer;
  const cash = await buyer.call(getCash);
  await buyer.goto('/mypage/cash');
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(text('cash.title'));
  await expect(main(page)).toContainText(formatMoney(cash.balance));
  await expectSound(page);

  const [paid] = (await buyer.call(listReceipts, { query: { status: 'PAYMENT' } }))._embedded.items;
  await buyer.goto('/mypage/receipt?status=PAYMENT');
  await expectSound(page);
  await main(page).locator(`a[href="/mypage/receipt/${paid!.id}"]`).click();
  const pays = main(page).getByRole('table', { name: text('receipt.parts.pays') });
  await pays
    .getByRole('link', { name: /O\d{8}-\d{4}$/ })
    .first()
    .click();

  await expect(page).toHaveURL(RECEIPT);
  await expect(main(page).getByRole('table', { name: text('receipt.parts.paidBy') })).toBeVisible();
  await expect(main(page).getByRole('table', { name: text('portal.document.lines') })).toBeVisible();
  await expectSound(page);
  const receipt = new URL(page.url()).pathname;
  await main(page).getByRole('link', { name: ORDER }).first().click();
  await expect(page).toHaveURL(/estimate-order-history\/O/);
  const receipts = main(page).getByRole('table', { name: text('order.receipts') });
  await expect(receipts.locator(`a[href="${receipt}"]`)).toBeVisible();
  await expect(main(page).locator(`article a[href="${receipt}"]`)).toBeVisible();
});

/** A sale that began with an estimate, and that a payment has paid. */
async function paidSale(buyer: Person): Promise<ReceiptDetail> {
  const { _embedded } = await buyer.call(listReceipts, { query: { status: 'SALE', size: 100 } });
  for (const { id } of _embedded.items) {
    const sale = await buyer.call(getReceipt, { params: { id } });
    const isPaid = sale.parts.some(({ type }) => type === 'PAYMENT');
    if (sale.estimateNumber !== null && sale.idDelivery !== null && isPaid) return sale;
  }
  throw new Error('The shop has no such sale');
}

test('from the lines of an estimate to what paid them, and all the way back, each step is a link', async ({
  buyer,
}) => {
  test.slow();
  const { page } = buyer;
  const sale = await paidSale(buyer);
  const payment = sale.parts.find(({ type }) => type === 'PAYMENT')!;
  const order = `/mypage/estimate-order-history/${sale.orderFormNumber}`;
  const estimate = `/mypage/estimate-apply-history/${sale.estimateNumber}`;
  const receipt = (id: number) => `/mypage/receipt/${id}`;
  const heading = main(page).getByRole('heading', { level: 1 });
  const follow = async (href: string, within = main(page)) => {
    await within.locator(`a[href="${href}"]`).first().click();
    await expect(page).toHaveURL(href);
    await expect(heading).toBeVisible();
  };
  const table = (key: string) => main(page).getByRole('table', { name: text(key) });
  const wine = sale.lines[0]!.productName;

  await buyer.goto(estimate);
  await expect(table('portal.document.lines').getByRole('link', { name: wine })).toBeVisible();
  await follow(order);
  await expect(table('portal.document.lines').getByRole('link', { name: wine })).toBeVisible();
  await follow(receipt(sale.id), main(page).getByRole('article'));
  await expect(table('portal.document.lines').getByRole('link', { name: wine })).toBeVisible();
  await expect(main(page).getByRole('article')).toContainText(wine);
  await follow(receipt(payment.id), table('receipt.parts.paidBy'));

  await follow(receipt(sale.id), table('receipt.parts.pays'));
  await follow(`/mypage/cash?month=${sale.date.slice(0, 7)}&entry=${sale.id}`);
  await expect(main(page).locator(`[data-row="${sale.id}"]`)).toBeInViewport();
  await follow(receipt(sale.id), table('cash.entries'));
  await follow(order);
  await follow(estimate);
  await expect(heading).toHaveText(sale.estimateNumber!);
});

/** Presses a link of the page to a line, which is marked and in sight then. */
async function followTo(page: Page, href: string, from = main(page)) {
  await from.locator(`a[href="${href}"]`).first().click();
  await expect(page).toHaveURL(href);
  const line = page.locator(href.slice(href.indexOf('#')));
  await expect(line).toHaveAttribute('aria-current', 'location');
  await expect(line).toBeInViewport();
  return line;
}

test('each line leads to its counterparts, for the buyer: estimate, order, delivery, ledger, and back', async ({
  buyer,
}) => {
  test.slow();
  const { page } = buyer;
  const sale = await paidSale(buyer);
  const line = `wine-${sale.lines[0]!.idProduct}`;
  const order = `/mypage/estimate-order-history/${sale.orderFormNumber}`;
  const estimate = `/mypage/estimate-apply-history/${sale.estimateNumber}`;
  const receipt = `/mypage/receipt/${sale.id}`;
  const delivered = `${order}#delivery-${sale.idDelivery}-${line}`;

  await buyer.goto(estimate);
  await followTo(page, `${order}#${line}`);
  await expectSound(page);
  await followTo(page, delivered);
  await followTo(page, `${receipt}#${line}`);
  await expectSound(page);
  await followTo(page, delivered);
  await followTo(page, `${order}#${line}`);
  await followTo(page, `${estimate}#${line}`);
});

test('each line leads to its counterparts, for sales: up to the payment, and back', async ({
  buyer,
  sales,
}) => {
  test.slow();
  const { page } = sales;
  const sale = await paidSale(buyer);
  const payment = sale.parts.find(({ type }) => type === 'PAYMENT')!;
  const line = `wine-${sale.lines[0]!.idProduct}`;
  const order = `/mypage/manage-order-history/${sale.orderFormNumber}`;
  const estimate = `/mypage/manage-estimate-history/${sale.estimateNumber}`;
  const { erpCode } = await sales.call(getOrderForm, { params: { number: sale.orderFormNumber! } });
  const entry = (day: string, id: number) =>
    `/mypage/bonds-sales-situation?dateFrom=${day.slice(0, 7)}-01&dateTo=${lastDayOfMonth(day)}&code=${erpCode}&entry=${id}`;

  const followToEntry = async ({ date, id }: { date: string; id: number }) => {
    await main(page)
      .locator(`a[href="${entry(date, id)}"]`)
      .first()
      .click();
    await expect(main(page).locator(`[data-row="${id}"]`)).toBeInViewport();
  };

  await sales.goto(estimate);
  await followTo(page, `${order}#${line}`);
  await followTo(page, `${order}#delivery-${sale.idDelivery}-${line}`);
  await followToEntry(sale);
  await followToEntry(payment);
  await followToEntry(sale);
  await followTo(page, `${order}#delivery-${sale.idDelivery}`);
  await expectSound(page);
  await followTo(page, `${order}#${line}`);
  await followTo(page, `${estimate}#${line}`);
});

test('purchases lead from each sum to its documents, in every grouping', async ({ buyer }) => {
  test.slow();
  const { page } = buyer;
  const { rows, totals } = await buyer.call(getPurchaseSituation, { query: { by: 'kind' } });
  await buyer.goto('/mypage/purchase-situation');
  await expect(main(page)).toContainText(formatMoney(totals.supply));
  await expectSound(page);
  await main(page)
    .getByRole('link', { name: text('portal.trade.by.kind') })
    .click();
  const table = main(page)
    .getByRole('table', { name: text('portal.trade.by.kind') })
    .last();
  await expect(table.getByRole('link', { name: rows[0]!.label })).toBeVisible();
  await expectSound(page);
  await table.getByRole('link', { name: rows[0]!.label }).click();

  const documents = main(page).getByRole('table', { name: text('portal.trade.by.document') });
  await expect(documents.getByRole('row').last()).toContainText(formatNumber(rows[0]!.supply));
  await expectSound(page);
  await documents.getByRole('link', { name: ORDER }).first().click();
  await expect(page).toHaveURL(RECEIPT);
});

test("another company's receipt, and one that is none, are not there", async ({ buyer, buyer2 }) => {
  const { page } = buyer;
  buyer.expectError(/404/);
  buyer.expectError(/400/);
  const [theirs] = (await buyer2.call(listReceipts))._embedded.items;
  for (const id of [theirs!.id, 'nothing']) {
    await buyer.goto(`/mypage/receipt/${id}`);
    await expect(main(page)).toContainText(text('receipt.notFound'));
  }
});

test('my page begins with what waits for a buyer, and each of it leads there', async ({ buyer }) => {
  const { page } = buyer;
  const { owed } = await buyer.call(getCash);
  await buyer.goto('/mypage');
  await expect(main(page).getByRole('heading', { name: text('overview.waiting.title') })).toBeVisible();
  await expect(main(page).getByRole('figure')).toBeVisible();
  await expectSound(page);
  // On a phone it comes before the menu.
  await page.setViewportSize({ width: 375, height: 812 });
  const waiting = await main(page)
    .getByRole('heading', { name: text('overview.waiting.title') })
    .boundingBox();
  const menu = page.getByRole('navigation', { name: textOf('shell', 'mypage.title'), exact: true });
  expect((await menu.boundingBox())!.y).toBeGreaterThan(waiting!.y);
  await main(page)
    .getByRole('link', { name: formatMoney(owed.receivable) })
    .click();
  await expect(page).toHaveURL(/\/mypage\/cash$/);
});

/** A completed order with a wine that can be had and does not lie in the cart yet. */
async function orderToRepeat(person: Person) {
  const cart = await person.call(getCart);
  const kept = new Set(cart._embedded.items.map(({ idProduct }) => idProduct));
  const orders = await person.call(listOrderForms, { query: { status: 'COMPLETED' } });
  for (const { orderFormNumber: number } of orders._embedded.items) {
    const { products } = await person.call(getOrderForm, { params: { number } });
    const ids = [...new Set(products.map(({ idProduct }) => idProduct))];
    const prices = await person.call(listPrices, { query: { ids } });
    const there = new Set(
      prices._embedded.items.filter(({ stock }) => stock > 0).map(({ idProduct }) => idProduct),
    );
    const line = products.find(({ idProduct }) => there.has(idProduct) && !kept.has(idProduct));
    if (line) return { number, line, wines: ids.length };
  }
  throw new Error('no wine of a completed order can be had');
}

// The second buyer's: other tests count what lies in the cart of the first.
test('what a buyer chooses of an order is in the cart again, once it was read what changed since', async ({
  buyer2,
}) => {
  const { page } = buyer2;
  const { number, line, wines } = await orderToRepeat(buyer2);
  const { idProduct } = line;
  await buyer2.goto(`/mypage/estimate-order-history/${number}`);
  await main(page)
    .getByRole('button', { name: text('portal.reorder.open') })
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem')).toHaveCount(wines);
  await expectSound(page);

  for (const box of await dialog.getByRole('checkbox').all()) await box.uncheck();
  const add = (count: number) => dialog.getByRole('button', { name: text('portal.reorder.add', { count }) });
  await expect(add(0)).toBeDisabled();
  const row = dialog.getByRole('listitem').filter({ hasText: line.productName }).first();
  await row.getByRole('checkbox').first().check();
  const bottles = row.getByRole('spinbutton');
  await bottles.fill('1');
  await page.keyboard.press('Tab');
  await expect(bottles).toHaveAttribute('aria-valuenow', '1');
  await add(1).click();
  try {
    await expect(main(page).getByText(text('portal.reorder.added'))).toBeVisible();
    await main(page)
      .getByRole('link', { name: text('portal.reorder.toCart') })
      .click();
    await expect(page).toHaveURL(/\/cart$/);
    await expect(main(page).locator(`a[href="/product/${idProduct}"]`).first()).toBeVisible();
    const cart = await buyer2.call(getCart);
    expect(cart._embedded.items.find((item) => item.idProduct === idProduct)?.qty).toBe(1);
  } finally {
    await buyer2.call(deleteFromCart, { body: { idProducts: [idProduct] } });
  }
});

/** Saves the open list, and answers what the file is called. */
async function savedSheet(page: Page): Promise<string> {
  const button = main(page).getByRole('button', { name: text('portal.list.sheet') });
  await expect(button).toBeEnabled();
  const download = page.waitForEvent('download');
  await button.click();
  const file = await download;
  const content = await readFile(await file.path());
  // A workbook is an archive.
  expect(content.subarray(0, 2).toString()).toBe('PK');
  return file.suggestedFilename();
}

test('every list of a buyer and of sales staff is saved as a workbook', async ({ buyer, sales }) => {
  test.slow();
  const lists = [
    ['/mypage/estimate-apply-history', 'estimates.title'],
    ['/mypage/estimate-order-history?status=CONFIRMED', 'orders.title'],
    ['/mypage/delivery', 'deliveries.title'],
    ['/mypage/receipt', 'receipts.title'],
    ['/mypage/cash', 'cash.title'],
    ['/mypage/purchase-situation?by=wine', 'purchases.title'],
    ['/mypage/wish', 'wish.title'],
    ['/mypage/inquiry', 'inquiries.title'],
    ['/mypage/order', 'boughtOrders.title'],
    ['/mypage/cancel-history', 'cancellations.title'],
    ['/mypage/coupon', 'coupons.title'],
    ['/mypage/own-wine', 'ownWine.title'],
  ] as const;
  for (const [path, title] of lists) {
    await buyer.goto(path);
    // No file's name has a colon.
    expect(await savedSheet(buyer.page)).toMatch(new RegExp(`^${text(title).replace(':', '.')} .*\\.xlsx$`));
  }
  for (const path of ['/mypage/manage-estimate-history', '/mypage/manage-order-history']) {
    await sales.goto(path);
    expect(await savedSheet(sales.page)).toMatch(/\.xlsx$/);
  }
});

test('a buyer finds a delivery by its days, its state and its words', async ({ buyer }) => {
  const { page } = buyer;
  await buyer.goto('/mypage/delivery');
  const cards = main(page).getByRole('article');
  await expect(cards.first()).toBeVisible();
  // A link's mark stands behind a space that does not break.
  const numbers = async () =>
    (await cards.getByRole('link', { name: ORDER }).allTextContents()).map((number) => number.trim());
  const [number = ''] = await numbers();
  await expectSound(page);
  await main(page)
    .getByRole('searchbox', { name: text('deliveries.search') })
    .fill(number);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`q=${number}`));
  await expect.poll(async () => new Set(await numbers())).toEqual(new Set([number]));
});

test('a buyer finds a wish by its words, and puts the list in another order', async ({ buyer }) => {
  const { page } = buyer;
  const wishes = (await buyer.call(listWishes, { query: { sort: 'name,asc' } }))._embedded.items;
  const wine = wishes.at(-1)!.product;
  const rows = main(page)
    .getByRole('list', { name: text('wish.title') })
    .getByRole('heading', { level: 2 });
  await buyer.goto('/mypage/wish');
  await main(page)
    .getByRole('combobox', { name: text('list.sort') })
    .selectOption({ label: text('wish.orders.byName') });
  await expect(rows.first()).toHaveText(wineTitle(wishes[0]!.product));
  const field = main(page).getByRole('searchbox', { name: text('wish.search') });
  await field.fill(`${wine.name} ${wine.vintage ?? ''}`);
  await field.press('Enter');
  await expect(page).toHaveURL(/sort=name%2Casc/);
  await expect(rows).toHaveText([wineTitle(wine)]);
  await expectSound(page);
  await main(page)
    .getByRole('button', { name: text('portal.list.reset') })
    .click();
  await expect(rows.first()).toHaveText(wineTitle(wishes[0]!.product));
});
