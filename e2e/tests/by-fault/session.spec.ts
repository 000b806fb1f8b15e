import type { Page } from '@playwright/test';
import { addToCart, listProducts, login, logout, TOKEN_COOKIE } from '@vitis/contracts';
import { addDays, seoulDay } from '@vitis/domain';
import { callApi } from '../../src/call-api.ts';
import { countDocuments } from '../../src/documents.ts';
import { test } from '../../src/fault-fixtures.ts';
import { EMAILS, expect, PASSWORD, SHELL_PAGE, waitUntilUsable } from '../../src/fixtures.ts';
import { typeLogin } from '../../src/sign-in.ts';
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
