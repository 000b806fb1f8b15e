import type { Page } from '@playwright/test';
import { addToCart, listProducts, login, logout, TOKEN_COOKIE } from '@vitis/contracts';
import { addDays, seoulDay } from '@vitis/domain';
import { callApi } from '../../src/call-api.ts';
import { countDocuments } from '../../src/documents.ts';
import { test } from '../../src/fault-fixtures.ts';
import { EMAILS, expect, PASSWORD, type Person, SHELL_PAGE, waitUntilUsable } from '../../src/fixtures.ts';
import { screenHeading } from '../../src/screen-heading.ts';
import { signOut, typeLogin } from '../../src/sign-in.ts';
import { textOf } from '../../src/texts.ts';

const catalog = (key: string) => textOf('mf-catalog', key);
const DAY_MS = 86_400_000;

const status = (page: Page) => page.locator('html');

const signIn = (page: Page) => typeLogin(page, { email: EMAILS.buyer2, password: PASSWORD });

/** A session of the test's own with a wine in the cart: the shared one of the other tests lives on. */
async function ownSession(baseURL: string): Promise<string> {
  const { accessToken } = await callApi(baseURL, '', login, {
    body: { email: EMAILS.buyer2, password: PASSWORD },
  });
  const wines = await callApi(baseURL, accessToken, listProducts, {
    query: { size: 20, facets: false, sort: 'newest' },
  });
  const wine = wines._embedded.items.find(({ availability }) => availability === 'IN_STOCK');
  await callApi(baseURL, accessToken, addToCart, {
    body: { items: [{ idProduct: wine?.id ?? 0, qty: 1 }] },
  });
  return accessToken;
}

for (const [title, off] of [
  ['a day ahead', DAY_MS],
  ['a day behind', -DAY_MS],
] as const) {
  test(`a device whose clock is ${title} keeps its session, and shows the days of Seoul`, async ({
    guest,
    faults,
  }) => {
    const { page } = guest;
    await ownSession(faults.url);
    await page.clock.install({ time: Date.now() + off });
    await guest.goto('/account/login?returnTo=%2Fcart');
    await signIn(page);
    await expect(page).toHaveURL(/\/cart$/);

    // Another page of the same browser begins with nothing but the cookie.
    await guest.goto('/cart/order');
    await expect(status(page)).toHaveAttribute('data-session', 'signed-in');
    const day = page.getByRole('textbox', { name: new RegExp(`^${catalog('order.due.label')}`) });
    await day.fill(addDays(seoulDay(new Date()), -1));
    await day.blur();
    await expect(day).toHaveAccessibleDescription(new RegExp(catalog('flow.error.DAY_PAST')));
    await day.fill(seoulDay(new Date()));
    await expect(day).not.toHaveAccessibleDescription(new RegExp(catalog('flow.error.DAY_PAST')));
  });
}

test('a session that ends in mid-form comes back to the form with its text, and the other tab follows', async ({
  guest,
  faults,
}) => {
  test.setTimeout(90_000);
  const { page } = guest;
  const token = await ownSession(faults.url);
  await guest.context.addCookies([{ name: TOKEN_COOKIE, value: token, url: faults.url }]);
  await guest.goto('/cart/apply');
  const other = await guest.newTab();
  guest.expectError(/401/);
  await other.goto(SHELL_PAGE);
  await waitUntilUsable(other);
  await expect(status(other)).toHaveAttribute('data-session', 'signed-in');
  const message = page.getByRole('main').getByRole('textbox', { name: catalog('flow.message') });
  const text = '연말 행사용입니다.\n12월 첫째 주에 받을 수 있을까요?';
  await message.fill(text);
  const documents = countDocuments(page);
  // Ended elsewhere, by a change of the password for instance.
  await fetch(faults.url + logout.path, {
    method: logout.method,
    headers: { authorization: `Bearer ${token}` },
  });

  const send = page.getByRole('main').getByRole('button', { name: catalog('apply.title'), exact: true });
  // A tab behind another one is painted by no schedule that a click could wait for.
  await page.bringToFront();
  // The page may have heard of it already.
  await expect(async () => {
    if (await send.isVisible()) await send.click({ timeout: 5_000 });
    await expect(page).toHaveURL(/\/account\/login\?returnTo=%2Fcart%2Fapply/, { timeout: 5_000 });
  }).toPass();
  await page.getByRole('alertdialog').getByRole('button').first().click();
  await expect(status(other)).toHaveAttribute('data-session', 'guest');
  await signIn(page);

  await expect(page).toHaveURL(/\/cart\/apply/);
  await expect(message).toHaveValue(text);
  await expect(status(other)).toHaveAttribute('data-session', 'signed-in');
  expect(documents()).toBe(0);
});

test.describe('while a page of a member starts in another tab', () => {
  // A worker would hand out the script that is held back here.
  test.use({ serviceWorkers: 'block' });

  const LIST = '/mypage/estimate-apply-history';
  const member = (page: Page) => page.getByRole('banner').getByRole('button', { name: /님/ });

  /** A page that the server has drawn for the member who is signed in, whose script is held back until `release`. */
  async function startingPage(guest: Person): Promise<{ other: Page; release: () => void }> {
    const other = await guest.newTab();
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await other.route(/\/r\/shell\/[^/]+\/js\/shell\./, async (route) => {
      await held;
      await route.continue();
    });
    // A server under load gives up drawing a page, and leaves it to the script.
    await expect(async () => {
      await other.goto(LIST, { waitUntil: 'commit' });
      await expect(screenHeading(other)).toBeVisible({ timeout: 5_000 });
      await expect(other.getByRole('main').getByRole('row').nth(1)).toBeVisible({ timeout: 5_000 });
    }).toPass();
    return { other, release };
  }

  test.beforeEach(async ({ guest, faults }) => {
    const token = await ownSession(faults.url);
    await guest.context.addCookies([{ name: TOKEN_COOKIE, value: token, url: faults.url }]);
    await guest.goto('/cart');
  });

  test('who signs out is led to the sign-in there, too', async ({ guest }) => {
    const { other, release } = await startingPage(guest);
    await guest.page.bringToFront();
    await signOut(guest.page);
    await other.bringToFront();
    release();

    await expect(other).toHaveURL(/\/account\/login\?returnTo=%2Fmypage%2Festimate-apply-history/);
    await expect(status(other)).toHaveAttribute('data-session', 'guest');
    await expect(member(other)).toHaveCount(0);
  });

  test('who signs in as another finds their own documents, and nothing of the one before', async ({
    guest,
  }) => {
    const { other, release } = await startingPage(guest);
    const documentsOf = (page: Page) =>
      page.getByRole('main').locator(`a[href^="${LIST}/"]`).first().getAttribute('href');
    const before = await documentsOf(other);
    await guest.page.bringToFront();
    await signOut(guest.page);
    await guest.goto('/account/login');
    await typeLogin(guest.page, { email: EMAILS.buyer, password: PASSWORD });
    await expect(status(guest.page)).toHaveAttribute('data-session', 'signed-in');
    const name = await member(guest.page).first().textContent();
    await other.bringToFront();
    release();

    await expect(status(other)).toHaveAttribute('data-session', 'signed-in');
    await expect(member(other).first()).toHaveText(name ?? '');
    await expect(other.getByRole('main').locator(`a[href="${before}"]`)).toHaveCount(0);
    await expect(other.getByRole('main').locator(`a[href^="${LIST}/"]`).first()).toBeVisible();
    await expect(other.getByRole('navigation', { name: textOf('shell', 'frame.breadcrumb') })).toBeVisible();
  });
});
