import { formatPhone } from '@vitis/domain';
import { planOrder } from '../../src/delivered-order.ts';
import { expect, test } from '../../src/fixtures.ts';
import { main } from '../../src/own-data.ts';
import { readPdf, squeezed } from '../../src/read-pdf.ts';
import { textOf } from '../../src/texts.ts';

const selling = (key: string) => textOf('mf-mypage-sales', key);
const PRINT = '/mypage/manage-delivery-schedule/print';

test('a day is printed from the board: what each driver loads and where it goes, each on sheets of their own', async ({
  buyer,
  sales,
  sales2,
}) => {
  test.slow();
  const { stop } = await planOrder({ buyer, sales }, { lines: 2, driverName: '최민준' });
  const mobile = formatPhone(stop.shipping.mobile);
  await sales.goto(`/mypage/manage-delivery-schedule?day=${stop.requestDate}`);
  await main(sales.page)
    .getByRole('link', { name: selling('schedule.printRound') })
    .click();
  const round = (page: typeof sales.page) => page.getByRole('region', { name: '최민준' });
  const loaded = round(sales.page).getByRole('table', { name: '상차 목록' });
  for (const { productName } of stop.products) await expect(loaded).toContainText(productName);
  const way = round(sales.page).getByRole('table', { name: '배송 순서' });
  const row = way.getByRole('row').filter({ hasText: stop.shipping.address1 }).last();
  await expect(row).toContainText(stop.clientName);
  await expect(row).toContainText(mobile);

  const drivers = await sales.page.getByRole('region').count();
  const pages = await readPdf(await sales.page.pdf({ preferCSSPageSize: true }));
  const sheets = pages.map(({ texts }) => squeezed(texts.map(({ text }) => text).join('')));
  expect(sheets.length).toBeGreaterThanOrEqual(drivers);
  expect(sheets.filter((sheet) => sheet.includes('최민준')).length).toBeGreaterThan(0);
  // Nothing of the screen's own goes on paper.
  for (const sheet of sheets)
    expect(sheet).not.toContain(squeezed(textOf('mf-mypage-sales', 'portal.print.print')));

  // A colleague knows that the van goes there; whom to call is the client's own contact's matter.
  await sales2.goto(`${PRINT}?date=${stop.requestDate}`);
  const theirs = round(sales2.page).getByRole('table', { name: '배송 순서' });
  await expect(theirs).toContainText('다른 담당자');
  await expect(theirs).not.toContainText(mobile);
});

test('a day without rounds says so, and leads back to the board of that day', async ({ sales }) => {
  await sales.goto(`${PRINT}?date=2020-01-02`);
  await expect(main(sales.page).getByText(selling('schedule.noRound'))).toBeVisible();
  await expect(sales.page.getByRole('table')).toHaveCount(0);
  await sales.page.getByRole('link', { name: selling('portal.document.back') }).click();
  await expect(sales.page).toHaveURL(/manage-delivery-schedule\?day=2020-01-02$/);
});

test('whoever plans no deliveries has no such page', async ({ buyer, driver }) => {
  for (const person of [buyer, driver]) {
    await person.goto(PRINT);
    await expect(person.page.getByRole('heading', { level: 1 })).toContainText(
      textOf('shell', 'error.403.title'),
    );
    await expect(person.page.getByRole('table')).toHaveCount(0);
  }
});
