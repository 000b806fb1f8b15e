import type { Page } from '@playwright/test';
import { expectSound } from './expect-sound.ts';
import { expect } from './fixtures.ts';
import { textsOf } from './texts.ts';

export const MEMBER_INFO = '/mypage/member-info';

/** The texts of members' own data. */
export const text = textsOf('mf-mypage-buyer', 'ko-KR');

export const main = (page: Page) => page.getByRole('main');

/** Types the password that opens a member's own data. */
export async function passCheck(page: Page, password: string): Promise<void> {
  await main(page).getByLabel(text('memberInfo.password.current'), { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

/** The page is sound, and its forms stay as narrow as forms are, however wide the window is. */
export async function expectSoundForms(page: Page): Promise<void> {
  await expectSound(page);
  const widths = await main(page)
    .locator('form')
    .evaluateAll((forms) => forms.map(({ clientWidth }) => clientWidth));
  expect(Math.max(0, ...widths)).toBeLessThanOrEqual(424);
}
