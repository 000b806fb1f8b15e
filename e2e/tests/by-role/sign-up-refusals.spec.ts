import { expect, expectAccessible, test, waitUntilUsable } from '../../src/fixtures.ts';
import { confirmationLinkTo, decideSignUp } from '../../src/mailbox.ts';
import { typeLogin } from '../../src/sign-in.ts';
import {
  confirmEmail,
  expectConfirming,
  field,
  fillAccount,
  fillBusiness,
  next,
  PASSWORD,
  pdf,
  send,
  signIn,
  signUp,
  someone,
  t,
  verify,
} from '../../src/sign-up-steps.ts';

test('says at each step what is missing, keeps what was typed over Back and a reload, and no password', async ({
  guest,
}) => {
  const { page } = guest;
  const who = someone();
  // Nobody begins in the middle.
  await guest.goto('/account/signup/business');
  await expect(page).toHaveURL(/\/account\/signup$/);
  await next(guest).click();
  await expect(page.getByText(t('signUp.agreements.missing')).first()).toBeVisible();
  await expect(page.getByLabel(t('signUp.agreements.terms'))).toBeFocused();

  await verify(guest, who);
  await next(guest).click();
  await expect(field(guest, 'signUp.account.fullName')).toBeFocused();
  await field(guest, 'signUp.account.fullName').fill('Kim');
  await field(guest, 'signUp.account.email').fill('buyer@vitis.test');
  await expect(page.getByText('이미 가입된 이메일입니다.')).toBeVisible();
  await field(guest, 'signUp.account.password').fill('quiet');
  await field(guest, 'signUp.account.passwordConfirm').fill('other');
  await next(guest).click();
  await expect(page.getByText(t('signUp.errors.NAME_HANGUL_ONLY'))).toBeVisible();
  await expect(page.getByText(t('signUp.errors.PASSWORD_LENGTH'))).toBeVisible();
  await field(guest, 'signUp.account.email').fill(who.email);
  await expect(page.getByText('이미 가입된 이메일입니다.')).toBeHidden();
  await fillAccount(guest, who);

  await field(guest, 'signUp.business.companyRegistrationNumber').fill('123456789');
  await send(guest);
  await expect(page.getByText(t('signUp.errors.BUSINESS_NUMBER_DIGITS'))).toBeVisible();
  await expect(page.getByText(t('portal.files.missing'))).toBeVisible();
  await expect(field(guest, 'signUp.business.companyName')).toBeFocused();
  await field(guest, 'signUp.business.companyRegistrationNumber').fill('1234567890');
  await expect(page.getByText(t('signUp.business.numberWarning'))).toBeVisible();
  const files = field(guest, 'portal.files.label');
  await files.setInputFiles({ name: 'page.html', mimeType: 'text/html', buffer: Buffer.from('<p>') });
  await expect(page.getByText(t('portal.files.type'))).toBeVisible();
  await files.setInputFiles({ ...pdf, buffer: Buffer.alloc(0) });
  await expect(page.getByText(t('portal.files.empty'))).toBeVisible();
  await files.setInputFiles({ ...pdf, buffer: Buffer.alloc(10 * 1024 * 1024 + 1) });
  await expect(page.getByText(t('portal.files.tooLarge'))).toBeVisible();
  guest.expectError(/415/);
  await files.setInputFiles({ ...pdf, buffer: Buffer.from('<html>') });
  await expect(
    page.getByText(t('portal.files.failed')).or(page.locator('li', { hasText: pdf.name })),
  ).toBeVisible();

  await page.reload();
  await waitUntilUsable(page);
  // What was typed is there; the password is not, and is asked for again.
  await expect(page).toHaveURL(/\/signup\/account/);
  await expect(page.getByText(t('signUp.account.again'))).toBeVisible();
  await expect(field(guest, 'signUp.account.email')).toHaveValue(who.email);
  await expect(field(guest, 'signUp.account.password')).toHaveValue('');
  const kept = await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));
  expect(kept).not.toContain(PASSWORD);
  await fillAccount(guest, who);
  await expect(field(guest, 'signUp.business.companyRegistrationNumber')).toHaveValue('1234567890');
});

test('a password that the provider refuses when all is sent is said at its field, and all else is kept', async ({
  guest,
}) => {
  const who = someone();
  guest.expectError(/400/);
  await verify(guest, who);
  await fillAccount(guest, who, 'Password1!');
  await fillBusiness(guest, who);
  await send(guest);
  await expect(guest.page).toHaveURL(/\/signup\/account$/);
  await expect(guest.page.getByText('너무 흔한 비밀번호')).toBeVisible();
  await expect(field(guest, 'signUp.account.password')).toBeFocused();
  await fillAccount(guest, who);
  await expect(field(guest, 'signUp.business.companyName')).toHaveValue('한강 비스트로');
  await send(guest);
  await expectConfirming(guest);
});

test('a link that was used, changed or lost is told plainly; another address gets another one', async ({
  guest,
}) => {
  const { page } = guest;
  const who = someone();
  await signUp(guest, who);
  // The next mail has its wait, counted down.
  const again = page.getByRole('button', { name: /메일 다시 받기 \(\d+초\)/ });
  await expect(again).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: t('signUp.confirm.other') }).click();
  await expect(field(guest, 'signUp.account.email')).toBeFocused();
  await expectAccessible(page);

  const tab = await guest.newTab();
  guest.expectError(/409/);
  const link = await confirmationLinkTo(who.email);
  await confirmEmail(tab, link);
  await tab.reload();
  await waitUntilUsable(tab);
  await tab.getByRole('button', { name: t('confirmEmail.confirm') }).click();
  await expect(tab.getByText(t('confirmEmail.used'))).toBeVisible();
  await tab.goto(`/account/certemail#email=${who.email}&proof=stolen`);
  await tab.reload();
  await waitUntilUsable(tab);
  await tab.getByRole('button', { name: t('confirmEmail.confirm') }).click();
  await expect(tab.getByText(t('confirmEmail.refused'))).toBeVisible();
  await tab.goto('/account/certemail');
  await tab.reload();
  await waitUntilUsable(tab);
  await expect(tab.getByText(t('confirmEmail.none'))).toBeVisible();
});

test('what was refused is shown after signing in, corrected and sent again; a taken number leads back', async ({
  guest,
}) => {
  const { page } = guest;
  const who = someone();
  await signUp(guest, who);
  await confirmEmail(await guest.newTab(), await confirmationLinkTo(who.email));
  await decideSignUp(who.email, 'reject');
  await page.context().clearCookies();
  guest.expectError(/403|404/);
  await guest.goto('/account/signup/done');
  await expect(page.getByText(t('signUp.done.unknown'))).toBeVisible();
  await signIn(guest, who);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('signUp.done.REJECTED.title'));
  await expect(page.getByText('사업자등록증을 알아볼 수 없습니다.')).toBeVisible();
  await field(guest, 'signUp.business.companyName').fill('남한강 비스트로');
  // What opens it ends in the middle: what was typed is there after signing in again.
  await page.context().clearCookies();
  const sendAgain = page.getByRole('button', { name: t('signUp.done.sendAgain') });
  await sendAgain.click();
  await expect(page.getByRole('alert').getByText(t('signUp.done.ended'))).toBeVisible();
  await page
    .getByRole('alert')
    .getByRole('link', { name: t('login.submit') })
    .click();
  await typeLogin(page, { email: who.email, password: PASSWORD });
  await expect(field(guest, 'signUp.business.companyName')).toHaveValue('남한강 비스트로');
  await sendAgain.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('signUp.done.PENDING.title'));
  await expect(page.getByText('남한강 비스트로')).toBeVisible();
});
