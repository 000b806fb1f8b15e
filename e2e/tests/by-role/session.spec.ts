import { EMAILS, expect, PASSWORD, test, waitUntilUsable } from '../../src/fixtures.ts';
import { textOf } from '../../src/texts.ts';

const account = (key: string) => textOf('mf-account', key);
const shell = (key: string, values?: Record<string, string>) => textOf('shell', key, values);

test('a buyer who wanted the wish list signs in and gets there', async ({ guest }) => {
  const { page } = guest;
  await guest.goto('/mypage/wish');
  await expect(page).toHaveURL(/\/account\/login/);

  await page.getByLabel(account('login.email'), { exact: true }).fill(EMAILS.buyer);
  await page.getByLabel(account('login.password'), { exact: true }).fill(PASSWORD);
  await page
    .getByRole('main')
    .getByRole('button', { name: account('login.submit'), exact: true })
    .click();

  await expect(page).toHaveURL(/\/mypage\/wish$/);
  await expect(
    page
      .getByRole('banner')
      .getByText(shell('account.honorific', { name: '김도윤' }))
      .first(),
  ).toBeVisible();
});

test('a wrong password is said next to the form, and nothing is kept', async ({ guest }) => {
  guest.expectError(/401/);
  const { page } = guest;
  await guest.goto('/account/login');

  await page.getByLabel(account('login.email'), { exact: true }).fill('nobody@vitis.test');
  await page.getByLabel(account('login.password'), { exact: true }).fill('not the password');
  await page
    .getByRole('main')
    .getByRole('button', { name: account('login.submit'), exact: true })
    .click();

  await expect(page.getByRole('alert')).toContainText(account('login.refusals.LOGIN_FAILED.title'));
  expect((await guest.context.cookies()).map(({ name }) => name)).not.toContain('vitis-b2b-access-token');
});

test('an empty form names what is missing, at the field', async ({ guest }) => {
  const { page } = guest;
  await guest.goto('/account/login');
  await page
    .getByRole('main')
    .getByRole('button', { name: account('login.submit'), exact: true })
    .click();
  await expect(page.getByLabel(account('login.email'), { exact: true })).toHaveAccessibleDescription(
    new RegExp(account('login.errors.email.REQUIRED')),
  );
});

test('signing out in one tab signs out the other, and the token is worth nothing afterwards', async ({
  guest,
  baseURL,
}) => {
  // A session of its own: the shared one of the other tests must live on.
  const reply = await fetch(`${baseURL}/api/v1/b2b/account/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: EMAILS.buyer2, password: PASSWORD }),
  });
  const { accessToken } = (await reply.json()) as { accessToken: string };
  await guest.context.addCookies([
    { name: 'vitis-b2b-access-token', value: accessToken, url: baseURL ?? '' },
  ]);
  const { page } = guest;
  await guest.goto('/');
  const other = await guest.newTab();
  await other.goto('/mypage/wish');
  await waitUntilUsable(other);
  await expect(other.locator('html')).toHaveAttribute('data-session', 'signed-in');

  await page.getByRole('banner').getByRole('button', { name: /님/ }).click();
  // The page is a guest's before the provider has answered.
  const ended = page.waitForResponse('**/b2b/account/logout');
  await page.getByRole('button', { name: shell('account.signOut') }).click();

  await expect(page.locator('html')).toHaveAttribute('data-session', 'guest');
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await expect(other.locator('html')).toHaveAttribute('data-session', 'guest');
  expect((await ended).ok()).toBe(true);
  const refused = await fetch(`${baseURL}/api/v1/b2b/me`, {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  expect(refused.status).toBe(401);
});

test('a cookie that is no token is cleared, and the page is a guest page', async ({ guest, baseURL }) => {
  await guest.context.addCookies([
    { name: 'vitis-b2b-access-token', value: 'not.a.token', url: baseURL ?? '' },
  ]);
  await guest.goto('/');
  await expect(guest.page.locator('html')).toHaveAttribute('data-session', 'guest');
  expect((await guest.context.cookies()).map(({ name }) => name)).not.toContain('vitis-b2b-access-token');
});
