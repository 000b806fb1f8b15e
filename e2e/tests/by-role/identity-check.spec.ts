import { expectInWindow } from '../../src/expect-sound.ts';
import { expect, expectAccessible, test } from '../../src/fixtures.ts';
import {
  agree,
  expectConfirming,
  field,
  fillBusiness,
  identityCheck,
  next,
  PASSWORD,
  sayWho,
  send,
  someone,
  t,
} from '../../src/sign-up-steps.ts';

test('an identity check in a pop-up shows number and name, with which one signs up', async ({ guest }) => {
  const { page } = guest;
  const who = someone();
  await agree(guest);
  await expectAccessible(page);
  await identityCheck(guest).focus();
  const [popup] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('Enter')]);
  await popup.waitForURL(/\/dev\/nice\//);
  await expectAccessible(popup);
  const closed = popup.waitForEvent('close');
  await sayWho(popup, who.mobile);
  await closed;
  await expect(page.getByText(t('signUp.verify.shown', { name: '김하나' }))).toBeVisible();
  await expectAccessible(page);
  await next(guest).click();
  const name = field(guest, 'signUp.account.fullName');
  await expect(name).toHaveValue('김하나');
  await expect(name).not.toBeEditable();
  await field(guest, 'signUp.account.email').fill(who.email);
  await field(guest, 'signUp.account.password').fill(PASSWORD);
  await field(guest, 'signUp.account.passwordConfirm').fill(PASSWORD);
  await next(guest).click();
  await fillBusiness(guest, who);
  await send(guest);
  await expectConfirming(guest);
});

test('where pop-ups are blocked the check is made in the same window; who cancels it loses nothing', async ({
  guest,
}) => {
  const { page } = guest;
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.setViewportSize({ width: 375, height: 740 });
  await agree(guest);
  await identityCheck(guest).click();
  guest.expectError(/409/);
  await page.getByRole('button', { name: /취소/ }).click();
  await expect(page).toHaveURL(/\/niceid\/mobile_cert$/);
  await expect(page.getByRole('alert')).toContainText(t('identity.return.refused'));
  await expectAccessible(page);
  await page.getByRole('link', { name: t('identity.return.again') }).click();
  await identityCheck(guest).click();
  await sayWho(page, someone().mobile);
  await expect(page).toHaveURL(/\/signup\/verify$/);
  await expect(page.getByText(t('signUp.verify.shown', { name: '김하나' }))).toBeVisible();
  await expectInWindow(page);
});

test('an address with a result of somebody else shows nothing', async ({ guest }) => {
  guest.expectError(/400/);
  await guest.goto('/niceid/checkplus_result?token_version_id=stolen&enc_data=AAAA&integrity_value=AAAA');
  await expect(guest.page.getByRole('alert')).toContainText(t('identity.return.refused'));
  await expect(guest.page).toHaveURL(/\/niceid\/checkplus_result$/);
});
