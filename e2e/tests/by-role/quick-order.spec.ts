import { readFile } from 'node:fs/promises';
import { deleteFromCart, getCart, listProducts } from '@vitis/contracts';
import { wineTitle } from '@vitis/domain';
import { aWorkbook } from '@vitis/testing/workbook';
import { expectInWindow } from '../../src/expect-sound.ts';
import { expect, expectAccessible, type Person, test } from '../../src/fixtures.ts';
import { patternOf, textsOf } from '../../src/texts.ts';

const text = textsOf('mf-catalog', 'ko-KR');

/** Wines in stock that no other test orders, which take the first of the list. */
async function someWines(person: Person) {
  const { _embedded } = await person.call(listProducts, {
    query: { size: 60, facets: false, sort: 'name,desc' },
  });
  const wines = _embedded.items.filter(({ availability }) => availability === 'IN_STOCK').slice(-3);
  await person.call(deleteFromCart, { body: { idProducts: wines.map(({ id }) => id) } });
  return wines;
}

const cartOf = async (person: Person, ids: readonly number[]) =>
  (await person.call(getCart))._embedded.items
    .filter(({ idProduct }) => ids.includes(idProduct))
    .map(({ idProduct, qty }) => [idProduct, qty]);

const find = (person: Person) => person.page.getByRole('button', { name: text('quick.find') });
const add = (person: Person) =>
  person.page.getByRole('button', { name: patternOf('mf-catalog', 'quick.add_other') });

test('an order as it comes by message goes into the cart, and what is not clear stays on the screen', async ({
  buyer,
}) => {
  const [wine, other] = await someWines(buyer);
  if (!wine || !other) throw new Error('no wine is in stock');
  const { page } = buyer;
  await buyer.goto('/cart');
  await page
    .getByRole('link', { name: text('quick.title') })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('quick.title'));
  await expectAccessible(page);

  const order = `안녕하세요\n#${wine.id} 두 박스, #${other.id} 7병\n보르도 레드 6병\n없는와인이름 3병`;
  await page.getByRole('textbox', { name: text('quick.text') }).fill(order);
  // What was written outlives a reload.
  await page.reload();
  await expect(page.getByRole('textbox', { name: text('quick.text') })).toHaveValue(order);
  await find(buyer).click();
  const row = (source: string) => page.getByRole('listitem', { name: source, exact: true });
  await expect(row(`#${wine.id} 두 박스`).getByRole('link')).toHaveText(wineTitle(wine));
  await expect(row('보르도 레드 6병').getByText(text('quick.state.choose'))).toBeVisible();
  await expect(row('없는와인이름 3병').getByText(text('quick.state.unknown'))).toBeVisible();
  expect(await cartOf(buyer, [wine.id, other.id])).toEqual([]);
  await expectAccessible(page);
  await page.setViewportSize({ width: 375, height: 812 });
  await expectInWindow(page);

  await add(buyer).click();
  await expect(page.getByText(text('quick.added_other', { number: '2' }))).toBeVisible();
  expect(await cartOf(buyer, [wine.id, other.id])).toEqual(
    expect.arrayContaining([
      [wine.id, 2 * wine.caseSize],
      [other.id, 7],
    ]),
  );
  await expect(row('보르도 레드 6병')).toBeVisible();
  await expect(page.getByRole('link', { name: wineTitle(wine), exact: true })).toHaveCount(0);
});

test('a workbook is read in the browser, and the sample that the shop gives is read as well', async ({
  buyer2,
}) => {
  const wines = await someWines(buyer2);
  const { page } = buyer2;
  await buyer2.goto('/cart/quick');
  const picker = page.getByLabel(text('quick.file'));
  const head = ['상품번호', '와인명', '수량', '단위'];
  const rows = wines.map(({ id, name }) => [id, name, 6, '병']);
  const file = (name: string, bytes: Uint8Array) => ({
    name,
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(bytes),
  });
  await picker.setInputFiles(file('주문.xlsx', aWorkbook([head, ...rows])));
  const lines = page
    .getByRole('list', { name: patternOf('mf-catalog', 'quick.lines') })
    .getByRole('listitem');
  await expect(lines).toHaveCount(wines.length);
  await expect(page.getByText(text('quick.allReady'))).toBeVisible();

  await picker.setInputFiles(file('주문.xlsx', aWorkbook([['x']]).slice(0, 100)));
  await expect(page.getByText(text('quick.fileTrouble.BROKEN'))).toBeVisible();

  const given = page.waitForEvent('download');
  await page.getByRole('button', { name: text('quick.sample') }).click();
  const sample = await readFile(await (await given).path());
  await picker.setInputFiles(file('예시.csv', sample));
  // Its rows come to those of the file before.
  await expect(lines).toHaveCount(wines.length + 3);
  await expect(page.getByText(text('quick.fileTrouble.BROKEN'))).toHaveCount(0);
});

test('who is no buyer has no quick order', async ({ sales, guest }) => {
  await guest.goto('/cart/quick');
  await expect(guest.page).toHaveURL(/\/login/);
  sales.expectError(/403/);
  await sales.goto('/cart/quick');
  await expect(sales.page.getByRole('textbox', { name: text('quick.text') })).toHaveCount(0);
});
