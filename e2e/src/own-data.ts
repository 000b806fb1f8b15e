import type { Page } from '@playwright/test';
import { expect, expectAccessible, type Person, waitUntilAtRest } from './fixtures.ts';
import type { Credentials } from './new-buyer.ts';
import { textOf, textsOf } from './texts.ts';

const account = textsOf('mf-account', 'ko-KR');

export const MEMBER_INFO = '/mypage/member-info';

/** The texts of members' own data. */
export const text = textsOf('mf-mypage-buyer', 'ko-KR');

export const main = (page: Page) => page.getByRole('main');

/** Mail address and password, by keyboard, on the page of the sign-in that is open. */
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

/** Types the password that opens a member's own data. */
export async function passCheck(page: Page, password: string): Promise<void> {
  await main(page).getByLabel(text('memberInfo.password.current'), { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

/** The page breaks no rule at these widths, stays in its window, and its forms are as narrow as forms are. */
export async function expectSound(page: Page, widths: readonly number[] = [1440, 375]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await waitUntilAtRest(page);
    await expectAccessible(page);
    const sizes = await page.evaluate(() => ({
      overflow: document.documentElement.scrollWidth - innerWidth,
      form: Math.max(0, ...[...document.querySelectorAll('main form')].map(({ clientWidth }) => clientWidth)),
    }));
    expect(sizes.overflow).toBeLessThanOrEqual(0);
    expect(sizes.form).toBeLessThanOrEqual(424);
  }
}
