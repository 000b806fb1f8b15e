import type { Locator, Page } from '@playwright/test';
import { EMAILS, expect, PASSWORD, PHONE, test, waitUntilUsable } from '../../src/fixtures.ts';
import { textOf } from '../../src/texts.ts';

const shell = (key: string) => textOf('shell', key);
const catalog = (key: string) => textOf('mf-catalog', key);
const account = (key: string) => textOf('mf-account', key);

/** Holds all scripts of a page back, as a slow line does; what comes back lets them come. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/js/**', async (route) => {
    await held;
    await route.continue();
  });
  return async () => {
    release();
    await waitUntilUsable(page);
  };
}

/** Opens a page as far as the server has drawn it; beside other tests it may have too much to do, and sends the frame. */
const open = (page: Page, path: string, drawn: Locator) =>
  expect(async () => {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(drawn).toBeVisible({ timeout: 5_000 });
  }).toPass();

test.describe(() => {
  test.use({ device: PHONE });
  test('what is pressed on a phone before the page is alive is done when it is', async ({ guest }) => {
    const { page } = guest;
    const release = await holdScripts(page);
    const filters = page.getByRole('button', { name: catalog('filter.heading') });
    await open(page, '/product', filters);
    // Three times, because nothing happens.
    for (let press = 0; press < 3; press += 1) await filters.tap();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await release();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

test('what is typed into the search before the page is alive stays, and is searched for', async ({
  guest,
}) => {
  const { page } = guest;
  const release = await holdScripts(page);
  const field = page.getByRole('banner').getByRole('combobox', { name: shell('search.label') });
  await open(page, '/', field);
  await field.pressSequentially('마고');
  await field.press('Enter');
  await release();
  await expect(page).toHaveURL(/\/search-result\?q=/);
  await expect(page.getByRole('main')).toContainText('마고');
});

/** Collects what a screen reader is told from now on. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const told: string[] = [];
    const live = '[role="alert"], [role="status"], [aria-live]:not([aria-live="off"])';
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const text = element?.closest(live)?.textContent?.trim();
        if (text) told.push(text);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
    Object.assign(window, { told });
  });
const told = (page: Page) => page.evaluate(() => (window as unknown as { told: string[] }).told);

test('who is on a link by keyboard when the page comes alive stays there, and is told nothing', async ({
  guest,
}) => {
  const { page } = guest;
  const release = await holdScripts(page);
  const link = page.getByRole('main').getByRole('article').nth(2).getByRole('link').first();
  await open(page, '/product', link);
  await link.focus();
  await listen(page);
  await release();
  await expect(link).toBeFocused();
  expect(await told(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/product\/\d+$/);
});

test('a caret in a field stays where it is when the page comes alive', async ({ guest }) => {
  const { page } = guest;
  const release = await holdScripts(page);
  const field = page.getByRole('main').getByRole('searchbox');
  await open(page, '/winery', field);
  await field.pressSequentially('샤토 마고');
  await field.evaluate((input: HTMLInputElement) => input.setSelectionRange(1, 3));
  await release();
  await expect(field).toBeFocused();
  const caret = (input: HTMLInputElement) => [input.value, input.selectionStart, input.selectionEnd];
  expect(await field.evaluate(caret)).toEqual(['샤토 마고', 1, 3]);
});

test('an order of the list that is chosen before the page is alive holds', async ({ guest }) => {
  const { page } = guest;
  const release = await holdScripts(page);
  const sort = page.getByRole('main').getByRole('combobox').first();
  await open(page, '/product', sort);
  await sort.selectOption({ index: 1 });
  const chosen = await sort.inputValue();
  await release();
  await expect(page).toHaveURL(/sort=/);
  await expect(sort).toHaveValue(chosen);
});

test('a box of the filters that is ticked before the page is alive narrows the list', async ({ guest }) => {
  const { page } = guest;
  const release = await holdScripts(page);
  const kinds = page.locator('details').filter({
    has: page.getByRole('heading', { name: catalog('filter.idKinds'), exact: true }),
  });
  const box = kinds.getByRole('checkbox').first();
  await open(page, '/product', box);
  await box.click();
  await release();
  await expect(page).toHaveURL(/\?idKinds=\d+$/);
  await expect(box).toBeChecked();
});

test('what is searched for in a member’s own list before the page is alive is found', async ({ buyer }) => {
  const { page } = buyer;
  const release = await holdScripts(page);
  const search = page.getByRole('main').getByRole('searchbox');
  await open(page, '/mypage/estimate-apply-history', search);
  await search.fill('E20');
  await search.press('Enter');
  await release();
  await expect(page).toHaveURL(/q=E20/);
  await expect(search).toHaveValue('E20');
});

test('who signs in before the page is alive is signed in', async ({ guest }) => {
  const { page } = guest;
  const release = await holdScripts(page);
  const submit = page.getByRole('main').getByRole('button', { name: account('login.submit'), exact: true });
  await open(page, '/account/login?returnTo=%2Fproduct', submit);
  await page.getByLabel(account('login.email'), { exact: true }).fill(EMAILS.driver2);
  await page.getByLabel(account('login.password'), { exact: true }).fill(PASSWORD);
  await submit.click();
  await release();
  await expect(page).toHaveURL(/\/product$/);
  await expect(page.locator('html')).toHaveAttribute('data-session', 'signed-in');
});

test('a step of the sign-up that is pressed before the page is alive says what is missing', async ({
  guest,
}) => {
  const { page } = guest;
  const release = await holdScripts(page);
  const main = page.getByRole('main');
  const next = main.getByRole('button', { name: account('signUp.next') });
  await open(page, '/account/signup', next);
  const terms = main.getByRole('checkbox', { name: account('signUp.agreements.terms') }).first();
  await terms.click();
  await next.click();
  await release();
  await expect(main.getByText(account('signUp.agreements.missing'))).toHaveCount(1);
  await expect(terms).toBeChecked();
});
