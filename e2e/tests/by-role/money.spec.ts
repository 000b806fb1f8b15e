import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { getCash, getPurchaseSituation, listOrderForms, listReceipts } from '@vitis/contracts';
import { formatMoney, formatNumber } from '@vitis/domain';
import { expect, test } from '../../src/fixtures.ts';
import { expectSound, main, text } from '../../src/own-data.ts';
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
  await pays.getByRole('link', { name: ORDER }).first().click();

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

test('purchases lead from each sum to its documents, in every grouping', async ({ buyer }) => {
  test.slow();
  const { page } = buyer;
  const { rows, totals } = await buyer.call(getPurchaseSituation, { query: { by: 'kind' } });
  await buyer.goto('/mypage/purchase-situation');
  await expect(main(page)).toContainText(formatMoney(totals.supply));
  await expectSound(page);
  await main(page)
    .getByRole('link', { name: text('purchases.by.kind') })
    .click();
  const table = main(page)
    .getByRole('table', { name: text('purchases.by.kind') })
    .last();
  await expect(table.getByRole('link', { name: rows[0]!.label })).toBeVisible();
  await expectSound(page);
  await table.getByRole('link', { name: rows[0]!.label }).click();

  const documents = main(page).getByRole('table', { name: text('purchases.by.document') });
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

test('an order can be put into the cart again, once the buyer has read what changed since', async ({
  buyer,
}) => {
  const { page } = buyer;
  const [order] = (await buyer.call(listOrderForms, { query: { status: 'COMPLETED' } }))._embedded.items;
  await buyer.goto(`/mypage/estimate-order-history/${order!.orderFormNumber}`);
  await main(page)
    .getByRole('button', { name: text('reorder.open') })
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem')).toHaveCount(order!.lineCount);
  await expectSound(page);
  // Adding is left to the component's test: other tests count what lies in this cart.
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
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
  ] as const;
  for (const [path, title] of lists) {
    await buyer.goto(path);
    expect(await savedSheet(buyer.page)).toMatch(new RegExp(`^${text(title)} .*\\.xlsx$`));
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
  const number = (await cards.first().getByRole('link', { name: ORDER }).textContent()) ?? '';
  await expectSound(page);
  await main(page)
    .getByRole('searchbox', { name: text('deliveries.search') })
    .fill(number);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`q=${number}`));
  await expect
    .poll(async () => new Set(await cards.getByRole('link', { name: ORDER }).allTextContents()))
    .toEqual(new Set([number]));
});
