import type { Page } from '@playwright/test';
import { expect, type Person } from './fixtures.ts';
import type { Credentials } from './new-buyer.ts';
import { textOf, textsOf } from './texts.ts';

const account = textsOf('mf-account', 'ko-KR');

/** Mail address and password, by keyboard, into the sign-in that is open. */
export async function typeLogin(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByLabel(account('login.email'), { exact: true }).fill(email);
  await page.getByLabel(account('login.password'), { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

/** A session of the test's own: what it does there changes nothing for other tests. */
export async function signIn(guest: Person, who: Credentials, returnTo: string): Promise<void> {
  await guest.goto(`/account/login?returnTo=${encodeURIComponent(returnTo)}`);
  await typeLogin(guest.page, who);
  await expect(guest.page.locator('html')).toHaveAttribute('data-session', 'signed-in');
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: /님/ }).click();
  await page.getByRole('button', { name: textOf('shell', 'account.signOut') }).click();
  await expect(page.locator('html')).toHaveAttribute('data-session', 'guest');
}
