import { expect, expectAccessible, test, waitUntilAtRest } from '../../src/fixtures.ts';
import { textOf } from '../../src/texts.ts';

const shell = (key: string, values?: Record<string, string | number>) => textOf('shell', key, values);

test('finds wines by typing, and sees the words again as a recent search', async ({ guest }) => {
  const { page } = guest;
  await guest.goto('/');
  const box = page.getByRole('banner').getByRole('search').locator('input');
  await box.click();
  await box.fill('샤르도네');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/search-result\?q=/);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  const cookies = await guest.context.cookies();
  expect(cookies.map(({ name }) => name)).toContain('search-histories');

  await waitUntilAtRest(page);
  await page.getByRole('banner').getByRole('search').locator('input').fill('');
  await expect(page.getByRole('heading', { name: shell('search.recent') })).toBeVisible();
});

test('follows a suggestion by the keys, and narrows what a search finds', async ({ guest }) => {
  const { page } = guest;
  await guest.goto('/');
  const box = page.getByRole('banner').getByRole('combobox');
  await box.fill('보르');
  await expect(page.getByRole('option', { name: /^지역\s*보르도/ })).toBeVisible();
  await box.press('ArrowDown');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/product\?idProductionAreas=\d+/);

  await box.fill('보르드');
  await box.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    textOf('mf-catalog', 'search.heading', { q: '보르도' }),
  );
  await expectAccessible(page);
  const white = page.getByRole('complementary').getByRole('checkbox', { name: /화이트/ });
  await white.click();
  await expect(page).toHaveURL(/\/search-result\?q=[^&]+&idKinds=2/);
  await expect(white).toBeChecked();
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('화이트');
});

test('on a phone, a suggestion of a long name keeps its year, on one line', async ({ guest }) => {
  const { page } = guest;
  await page.setViewportSize({ width: 375, height: 812 });
  await guest.goto('/about');
  await page
    .getByRole('banner')
    .getByRole('button', { name: shell('search.open') })
    .click();
  const box = page.getByRole('combobox', { name: shell('search.label') });
  await box.fill('베르들라크 그라비에르');
  const wine = page.getByRole('option', { name: /그라비에르 드 베르들라크/ }).first();
  await expect(wine).toBeVisible();
  const lines = await wine.evaluate((option) => {
    const edge = option.getBoundingClientRect().right;
    const texts = document.createTreeWalker(option, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      if (!/^ ?\d{4}$/.test(text.textContent ?? '')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      return [range.getClientRects().length, range.getBoundingClientRect().right <= edge];
    }
    return null;
  });
  expect(lines).toEqual([1, true]);
});

test('a history of searches that was written by hand does no harm, and goes on', async ({
  guest,
  baseURL,
}) => {
  const { page, context } = guest;
  await guest.goto('/');
  const box = page.getByRole('banner').getByRole('combobox');
  for (const value of ['%E0%A4%A,%zz,%', ',,,,,', 'x'.repeat(3_900), '<b>"\\,%00%1b', '%F0%9F%8D%B7']) {
    await context.addCookies([{ name: 'search-histories', value, url: baseURL ?? '' }]);
    await box.fill('');
    await box.blur();
    await box.click();
    await box.fill('메독');
    await box.press('Enter');
    await expect(page).toHaveURL(/\/search-result\?q=/);
    await box.fill('');
    await expect(
      page
        .getByRole('banner')
        .getByRole('option', { name: /^메독/ })
        .or(page.getByRole('banner').getByText('메독', { exact: true }))
        .first(),
    ).toBeVisible();
  }
});
