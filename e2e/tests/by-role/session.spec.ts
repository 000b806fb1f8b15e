import { login } from '@vitis/contracts';
import { EMAILS, expect, PASSWORD, test, waitUntilUsable } from '../../src/fixtures.ts';
import { typeLogin } from '../../src/sign-in.ts';
import { patternOf, textOf } from '../../src/texts.ts';

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

test('the token is worth nothing outside of the browser that signed in, whose other half no script reads', async ({
  guest,
  baseURL,
}) => {
  const { page, context } = guest;
  await guest.goto('/account/login');
  await typeLogin(page, { email: EMAILS.driver2, password: PASSWORD });
  await expect(page.locator('html')).toHaveAttribute('data-session', 'signed-in');

  const cookies = await context.cookies();
  const token = cookies.find(({ name }) => name === 'vitis-b2b-access-token')?.value ?? '';
  const half = cookies.find(({ name }) => name === 'vitis-b2b-context');
  expect(half).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/' });
  expect(await page.evaluate(() => document.cookie)).not.toContain('vitis-b2b-context');
  const elsewhere = await fetch(`${baseURL}/api/v1/b2b/me`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(elsewhere.status).toBe(401);
  const here = await page.evaluate(
    async (authorization) => (await fetch('/api/v1/b2b/me', { headers: { authorization } })).status,
    `Bearer ${token}`,
  );
  expect(here).toBe(200);

  // A browser that has kept a token from before it was bound is signed out clearly.
  await context.clearCookies({ name: 'vitis-b2b-context' });
  guest.expectError(/401/);
  await guest.goto('/mypage/shipping-list');
  await expect(page).toHaveURL(/\/account\/login/);
  await expect(page.locator('html')).toHaveAttribute('data-session', 'guest');
});

test('a wrong password is said next to the form, and nothing is kept', async ({ guest }) => {
  guest.expectError(/401/);
  const { page } = guest;
  await guest.goto('/account/login');

  await typeLogin(page, { email: 'nobody@vitis.test', password: 'not the password' });

  await expect(page.getByRole('alert')).toContainText(account('login.refusals.LOGIN_FAILED.title'));
  expect((await guest.context.cookies()).map(({ name }) => name)).not.toContain('vitis-b2b-access-token');
});

test('after five wrong passwords it is said plainly that one has to wait, and until when', async ({
  guest,
}) => {
  guest.expectError(/401|429/);
  const { page } = guest;
  await guest.goto('/account/login');
  await page
    .getByLabel(account('login.email'), { exact: true })
    .fill(`nobody-${crypto.randomUUID()}@vitis.test`);
  const password = page.getByLabel(account('login.password'), { exact: true });
  const statuses: number[] = [];
  while (statuses.length < 6) {
    await password.fill(`wrong ${statuses.length}`);
    const answered = page.waitForResponse((response) => response.url().endsWith(login.path));
    await password.press('Enter');
    statuses.push((await answered).status());
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);

  const alert = page.getByRole('alert');
  await expect(alert).toContainText(account('login.refusals.TOO_MANY_LOGINS.title'));
  const said = alert.getByText(patternOf('mf-account', 'login.refusals.TOO_MANY_LOGINS.text'));
  const [, hour, minute, minutes] = /(\d{2}):(\d{2}).*?(\d+)분/.exec((await said.textContent()) ?? '') ?? [];
  expect(Number(minutes)).toBeGreaterThan(13);
  // The clock of the page is the one of Seoul, whatever the device says.
  const until = new Date(Date.now() + Number(minutes) * 60_000 + 9 * 3_600_000);
  const away = Math.abs(
    until.getUTCHours() * 60 + until.getUTCMinutes() - Number(hour) * 60 - Number(minute),
  );
  expect(Math.min(away, 1440 - away)).toBeLessThanOrEqual(1);
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
  await page.getByRole('button', { name: shell('account.signOut') }).click();

  await expect(page.locator('html')).toHaveAttribute('data-session', 'guest');
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await expect(other.locator('html')).toHaveAttribute('data-session', 'guest');
  // The pages do not wait for the provider's answer.
  const status = async () =>
    (await fetch(`${baseURL}/api/v1/b2b/me`, { headers: { authorization: `Bearer ${accessToken}` } })).status;
  await expect.poll(status).toBe(401);
});

test('a cookie that is no token is cleared, and the page is a guest page', async ({ guest, baseURL }) => {
  await guest.context.addCookies([
    { name: 'vitis-b2b-access-token', value: 'not.a.token', url: baseURL ?? '' },
  ]);
  await guest.goto('/');
  await expect(guest.page.locator('html')).toHaveAttribute('data-session', 'guest');
  expect((await guest.context.cookies()).map(({ name }) => name)).not.toContain('vitis-b2b-access-token');
});
