import type { Page } from '@playwright/test';
import { NOISE } from '../../src/broken-page.ts';
import { test } from '../../src/fault-fixtures.ts';
import { EMAILS, expect, PASSWORD } from '../../src/fixtures.ts';
import { typeLogin } from '../../src/sign-in.ts';
import { textOf } from '../../src/texts.ts';

const account = (key: string) => textOf('mf-account', key);
const shell = (key: string, values?: Record<string, string>) => textOf('shell', key, values);

/** A browser that lets the page keep nothing, as a sandboxed frame or a strict setting does. */
async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { configurable: true, get: refuse });
    Object.defineProperty(Document.prototype, 'cookie', { configurable: true, get: refuse, set: refuse });
  });
}

test('without any storage the shop can be searched, signed in to and read, for as long as the page is open', async ({
  guest,
}) => {
  const { page } = guest;
  await blockStorage(page);
  await guest.goto('/product');
  await expect(page.locator('html')).toHaveAttribute('data-session', 'guest');

  await page
    .getByRole('banner')
    .getByRole('link', { name: shell('account.signIn'), exact: true })
    .click();
  await typeLogin(page, { email: EMAILS.buyer, password: PASSWORD });
  await expect(page.locator('html')).toHaveAttribute('data-session', 'signed-in');
  // A tab that comes back looks for the cookie, and must not take a blocked one for a sign-out.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.locator('footer a[href="/mypage/estimate-apply-history"]').click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    textOf('mf-mypage-buyer', 'estimates.title'),
  );
  await expect(
    page
      .getByRole('main')
      .getByText(/E\d{8}-\d{4,}/)
      .first(),
  ).toBeVisible();
});

test('a screen whose file is gone stays a message where the page cannot remember that it was loaded anew', async ({
  guest,
  faults,
}) => {
  const { page } = guest;
  guest.expectError(NOISE);
  await blockStorage(page);
  await guest.goto('/product');
  const rule = faults.break(/^\/r\/mf-account\/[^/]+\/js\/login\./, { kind: 'status', status: 404 });
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });

  await page
    .getByRole('banner')
    .getByRole('link', { name: shell('account.signIn'), exact: true })
    .click();
  const panel = page.getByRole('alert').filter({ hasText: shell('remote.failed') });
  await expect(panel).toBeVisible({ timeout: 15_000 });
  rule.cure();
  await panel.getByRole('button', { name: shell('retry') }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(account('login.title'));
  expect(documents).toBe(0);
});
