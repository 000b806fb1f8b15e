import type { Page } from '@playwright/test';
import { expectInWindow } from '../../src/expect-sound.ts';
import { expect, expectAccessible, type Person, test, waitUntilUsable } from '../../src/fixtures.ts';
import { enterApp, expectInApp } from '../../src/host-app.ts';
import { codeTo, confirmationLinkTo, decideSignUp, latestSubject } from '../../src/mailbox.ts';
import { typeLogin } from '../../src/sign-in.ts';
import { textOf } from '../../src/texts.ts';

const t = (key: string, values?: Record<string, string | number>) => textOf('mf-account', key, values);

const PASSWORD = 'Quiet-Cellar7';
const pdf = { name: '사업자등록증.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n') };

/** Somebody whom no other run of the test has been. */
function someone() {
  const digits = String(Math.floor(Math.random() * 1e8)).padStart(8, '0');
  return { email: `owner${digits}@bistro.test`, mobile: `010${digits}`, number: `55${digits}` };
}
type Someone = ReturnType<typeof someone>;

const field = ({ page }: Person, key: string) => page.getByLabel(t(key), { exact: true });
const next = ({ page }: Person) => page.getByRole('button', { name: t('signUp.next') });
const code = ({ page }: Person) => page.getByLabel(textOf('mf-account', 'portal.code.code'));

/** The first two steps, by keyboard alone. */
async function verify(guest: Person, { mobile }: Someone): Promise<void> {
  const { page } = guest;
  await guest.goto('/account/signup');
  await page.getByLabel(t('signUp.agreements.all')).focus();
  await page.keyboard.press('Space');
  await next(guest).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/signup\/verify$/);
  await field(guest, 'portal.code.mobile').focus();
  await page.keyboard.type(`${mobile.slice(0, 3)}-${mobile.slice(3)}`);
  await page.keyboard.press('Enter');
  await expect(code(guest)).toBeFocused();
  await page.keyboard.type(await codeTo(mobile));
  await page.keyboard.press('Enter');
  await expect(page.getByText(textOf('mf-account', 'portal.code.confirmed'))).toBeVisible();
  await expect(next(guest)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/signup\/account$/);
}

async function agree(guest: Person): Promise<void> {
  const { page } = guest;
  await guest.goto('/account/signup');
  await page.getByLabel(t('signUp.agreements.all')).check();
  await next(guest).click();
  await expect(page).toHaveURL(/\/signup\/verify$/);
}

const identityCheck = ({ page }: Person) => page.getByRole('button', { name: t('identity.start') });

/** Says who one is at the stand-in of NICE, which says what it is. */
async function sayWho(page: Page, mobile: string): Promise<void> {
  await expect(page.getByRole('note')).toContainText('시연용 화면입니다');
  await page.getByLabel(/휴대전화 번호/).fill(mobile);
  await page.getByRole('button', { name: /확인/ }).click();
}

async function fillAccount(guest: Person, { email }: Someone, password = PASSWORD): Promise<void> {
  const { page } = guest;
  await field(guest, 'signUp.account.fullName').fill('김하나');
  await field(guest, 'signUp.account.email').fill(email);
  await field(guest, 'signUp.account.password').fill(password);
  await field(guest, 'signUp.account.passwordConfirm').fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/signup\/business$/);
}

async function fillBusiness(guest: Person, { number }: Someone): Promise<void> {
  const { page } = guest;
  await field(guest, 'signUp.business.companyName').fill('한강 비스트로');
  await field(guest, 'signUp.business.companyRegistrationNumber').fill(number);
  await field(guest, 'signUp.business.representativeName').fill('김대표');
  await field(guest, 'signUp.business.businessClientType').selectOption('레스토랑');
  await field(guest, 'portal.files.label').setInputFiles(pdf);
  await expect(page.getByText(pdf.name, { exact: true })).toBeVisible();
  await field(guest, 'signUp.business.taxEmail').fill('tax@bistro.test');
  await page.getByRole('button', { name: t('portal.address.find') }).click();
  await expect(page.getByLabel(t('portal.address.keyword'))).toBeFocused();
  await page.keyboard.insertText('세종대로 110');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('listitem').getByRole('button').first().click();
  await expect(field(guest, 'portal.address.postalCode')).toHaveValue(/^\d{5}$/);
  await expect(field(guest, 'portal.address.address2')).toBeFocused();
}

const send = ({ page }: Person) => page.getByRole('button', { name: t('signUp.business.send') }).click();

const expectConfirming = async ({ page }: Person) => {
  await expect(page).toHaveURL(/\/signup\/done$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('signUp.confirm.heading'));
};

/** Opens the link of the mail, and presses its one button by keyboard. */
async function confirmEmail(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await waitUntilUsable(page);
  await page.getByRole('button', { name: t('confirmEmail.confirm') }).press('Enter');
  await expect(page.getByText(t('confirmEmail.done'))).toBeVisible();
}

async function signIn(guest: Person, { email }: Someone): Promise<void> {
  await guest.goto('/account/login');
  await typeLogin(guest.page, { email, password: PASSWORD });
}

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
  await verify(guest, who);
  await fillAccount(guest, who);
  await fillBusiness(guest, who);
  await send(guest);
  await expectConfirming(guest);
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
  await verify(guest, who);
  await fillAccount(guest, who);
  await fillBusiness(guest, who);
  await send(guest);
  await expectConfirming(guest);
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
