import { expectInWindow } from '../../src/expect-sound.ts';
import { expect, expectAccessible, test } from '../../src/fixtures.ts';
import { enterApp, expectInApp } from '../../src/host-app.ts';
import { confirmationLinkTo, decideSignUp, latestSubject } from '../../src/mailbox.ts';
import {
  confirmEmail,
  expectConfirming,
  fillAccount,
  fillBusiness,
  send,
  signIn,
  someone,
  t,
  verify,
} from '../../src/sign-up-steps.ts';

test('a business signs up in the app by keyboard, waits, is approved, and signs in', async ({ guest }) => {
  const { page } = guest;
  await enterApp(guest, 'iOS');
  const who = someone();
  await page.setViewportSize({ width: 375, height: 740 });
  await guest.goto('/account/signup');
  await page.getByText(t('signUp.agreements.read')).first().click();
  await expect(page.getByRole('region').filter({ has: page.locator('h2') })).toBeVisible();
  await expectAccessible(page);
  await verify(guest, who);
  await expectAccessible(page);
  await fillAccount(guest, who);
  await fillBusiness(guest, who);
  await expectAccessible(page);
  const content = await page.locator('main form').boundingBox();
  expect(content?.width).toBeLessThanOrEqual(424);
  await expectInWindow(page);
  await send(guest);
  await expect(page).toHaveURL(/\/signup\/done$/);
  await expectConfirming(guest);
  await expectAccessible(page);

  // Nothing of what was typed is left in the window.
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('sign-up'))),
  ).toEqual([]);
  guest.expectError(/403/);
  await signIn(guest, who);
  await expect(page).toHaveURL(/\/signup\/done$/);

  const mailed = await guest.newTab();
  await mailed.setViewportSize({ width: 375, height: 740 });
  await confirmEmail(mailed, await confirmationLinkTo(who.email));
  await expectAccessible(mailed);
  // The page that waits sees it by itself.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('signUp.done.PENDING.title'));
  await decideSignUp(who.email, 'approve');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('signUp.done.APPROVED.title'));
  await expect.poll(() => latestSubject(who.email)).toBe('[VITIS] 가입이 승인되었습니다');
  await signIn(guest, who);
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await expectInApp(guest, 'iOS');
});
