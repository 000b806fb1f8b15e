import { LANGUAGES } from '@vitis/contracts';
import { expect, expectAccessible, test, waitUntilAtRest } from '../../src/fixtures.ts';
import { textOf } from '../../src/texts.ts';

test('a buyer sees own prices in the list and on the page of a wine', async ({ buyer }) => {
  const { page } = buyer;
  await buyer.goto('/product');
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(/\d{1,3},\d{3}원/);

  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\/\d+/);
  await expect(page.getByRole('region', { name: textOf('mf-catalog', 'detail.purchase') })).toContainText(
    /\d{1,3},\d{3}원/,
  );
});

test('a buyer answers five questions and is shown wines that fit, each with its reason', async ({
  buyer,
}) => {
  const { page } = buyer;
  const taste = (key: string) => textOf('mf-mypage-buyer', `taste.${key}`);
  await page.setViewportSize({ width: 1440, height: 900 });
  await buyer.goto('/mypage/taste-analysis');
  await expect(page.getByRole('heading', { level: 1, name: taste('title') })).toBeVisible();
  const again = page.getByRole('button', { name: taste('again') });
  const send = page.getByRole('button', { name: taste('send') });
  await expect(again.or(send)).toBeVisible();
  if (await again.isVisible()) await again.click();
  for (const [question, value] of [
    ['kind', 'RED'],
    ['sugar', 'LOW'],
    ['body', 'HIGH'],
    ['acidity', 'MEDIUM'],
    ['tannin', 'HIGH'],
  ])
    await page
      .getByRole('group', { name: taste(`questions.${question}`) })
      .getByText(taste(`answers.${question}.${value}`), { exact: true })
      .click();
  await expectAccessible(page);
  await send.click();
  const wines = page.getByRole('region', { name: taste('wines') }).getByRole('listitem');
  await expect(wines.first()).toContainText(/\d+% 일치/);
  await expect(wines.first()).toContainText(taste('reasons.body.HIGH'));
  await page.setViewportSize({ width: 375, height: 800 });
  await waitUntilAtRest(page);
  await expectAccessible(page);
});

test('a buyer writes quantities into the table and adds several wines at once', async ({ buyer }) => {
  const { page } = buyer;
  await buyer.goto('/product?view=table&inStock=true');
  const table = page.getByRole('main').getByRole('table');
  await expect(table.getByText(/\d{1,3},\d{3}원/).first()).toBeVisible();
  const heights = await table.locator('tbody tr').evaluateAll((rows) => rows.map((row) => row.clientHeight));
  expect(Math.max(...heights)).toBeLessThanOrEqual(40);

  const more = table.getByRole('button', { name: /늘리기$/ });
  await more.nth(0).click();
  await more.nth(2).click();
  const bar = page.getByRole('region', { name: textOf('mf-catalog', 'table.pad') });
  await expect(bar.getByRole('status')).toContainText(/^2종 \d+병[\d,]+원/);
  await bar.getByRole('button', { name: textOf('mf-catalog', 'table.addAll') }).click();
  await expect(bar.getByRole('status')).toContainText('2종을 장바구니에 담았습니다');

  await table.getByRole('button', { name: textOf('mf-catalog', 'table.lastPurchase') }).click();
  await expect(page).toHaveURL(/sort=bought/);
  await expect(table.locator('tbody tr').first()).toContainText(/\d\d-\d\d-\d\d/);
});

test('a buyer lists what was bought before', async ({ buyer }) => {
  const { page } = buyer;
  await buyer.goto('/product');
  await page.getByRole('checkbox', { name: textOf('mf-catalog', 'filter.bought') }).click();
  await expect(page).toHaveURL(/bought=true/);
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.first().getByText(textOf('mf-catalog', 'card.bought'))).toBeVisible();
  const marked = cards.filter({ hasText: textOf('mf-catalog', 'card.bought') });
  await expect.poll(async () => (await marked.count()) === (await cards.count())).toBe(true);
});

test('on a phone, price, quantity and cart of a wine stay in reach at both ends of its page', async ({
  buyer,
}) => {
  const { page } = buyer;
  await page.setViewportSize({ width: 375, height: 812 });
  await buyer.goto('/product/2');
  const add = page.getByRole('button', { name: textOf('mf-catalog', 'card.add'), exact: true });
  const quantity = page
    .getByRole('region', { name: textOf('mf-catalog', 'detail.purchase') })
    .getByRole('spinbutton');
  for (const place of [0, 600, 99_999]) {
    await page.evaluate((y) => scrollTo(0, y), place);
    await expect(add).toBeInViewport({ ratio: 1 });
    await expect(quantity).toBeInViewport({ ratio: 1 });
  }
  await quantity.fill('9999');
  await quantity.press('Enter');
  await expect(page.getByText(/까지 발주하실 수 있습니다/)).toBeVisible();
  await expect(add).toBeDisabled();
  await expectAccessible(page);
});

test('on a phone, what one orders with stays inside of its card, however long the words are', async ({
  buyer,
}) => {
  const { page } = buyer;
  for (const language of LANGUAGES) {
    await page.setViewportSize({ width: 375, height: 812 });
    await buyer.goto(`/product?lang=${language}`);
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards.first().getByRole('radiogroup')).toBeVisible();
    for (const width of [375, 320]) {
      await page.setViewportSize({ width, height: 812 });
      const outside = await cards.evaluateAll((all) =>
        all.flatMap((card) => {
          const edge = card.getBoundingClientRect().right;
          return [...card.querySelectorAll('button, [role="radiogroup"]')]
            .filter((control) => control.getBoundingClientRect().right > edge + 0.5)
            .map((control) => control.textContent);
        }),
      );
      expect([width, language, outside]).toEqual([width, language, []]);
    }
  }
});

for (const [width, language] of [
  [992, 'ko-KR'],
  [1024, 'en-US'],
  [1199, 'ja-JP'],
  [1440, 'ja-JP'],
] as const) {
  test(`at ${width} px in ${language} the switch between case and bottle is whole`, async ({ buyer }) => {
    const { page } = buyer;
    await page.setViewportSize({ width, height: 900 });
    await buyer.goto(`/product/2?lang=${language}`);
    const units = page
      .getByRole('region', { name: textOf('mf-catalog', 'detail.purchase', {}, language) })
      .getByRole('radiogroup');
    await expect(units).toBeVisible();
    const cut = await units.evaluate((group) => group.scrollWidth - group.clientWidth);
    expect(cut).toBeLessThanOrEqual(0);
  });
}
