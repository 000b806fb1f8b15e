import { expectSound } from '../../src/expect-sound.ts';
import { expect, PASSWORD, type Person, test } from '../../src/fixtures.ts';
import { enterApp, expectInApp } from '../../src/host-app.ts';
import { messageTo, newestMessage } from '../../src/mailbox.ts';
import { typeLogin } from '../../src/sign-in.ts';
import { textOf } from '../../src/texts.ts';

const account = (key: string, values?: Record<string, string>) => textOf('mf-account', key, values);

/** Members whom no other test signs in. */
const FORGETFUL = { email: 'buyer4@vitis.test', mobile: '01000001009' };
const FINDER = { hidden: 'bu***@vitis.test', mobile: '01000001008' };

/** Keyboard alone, on a phone. */
test.use({ viewport: { width: 375, height: 740 } });

async function typeCode({ page }: Person, mobile: string): Promise<void> {
  const before = await newestMessage();
  await page.getByLabel(account('portal.code.mobile')).fill(mobile);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(account('portal.code.code'))).toBeFocused();
  const code = /\d{6}/.exec(await messageTo(mobile, before))?.[0] ?? '';
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
}

/** The page is sound on a desk, where it stays narrow, and on the phone, which is what the person goes on with. */
async function expectSoundAndNarrow({ page }: Person): Promise<void> {
  await expectSound(page, [1440]);
  const content = page.locator('main h1').locator('xpath=../..');
  expect(await content.evaluate(({ clientWidth }) => clientWidth)).toBeLessThanOrEqual(424);
  await expectSound(page, [375]);
}

async function typeNewPassword({ page }: Person, password: string): Promise<void> {
  await page.getByLabel(account('newPassword.new'), { exact: true }).fill(password);
  await page.getByLabel(account('newPassword.confirm'), { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('status')).toContainText(account('resetPassword.done'));
}

async function signIn({ page }: Person, password: string): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('link', { name: account('login.title') })
    .click();
  await typeLogin(page, { email: FORGETFUL.email, password });
  await expect(page.locator('html')).toHaveAttribute('data-session', 'signed-in');
}

const anotherPassword = () => `Rhone#${crypto.randomUUID().slice(0, 8)}1a`;

test('in the app the address of mail is found by a code to the number, half hidden', async ({ guest }) => {
  await enterApp(guest, 'Android');
  await guest.goto('/account/login');
  await guest.page
    .getByRole('main')
    .getByRole('link', { name: account('login.findEmail') })
    .click();
  await expect(guest.page).toHaveURL(/\/account\/findemail$/);
  await expectSoundAndNarrow(guest);
  await typeCode(guest, FINDER.mobile);
  await expect(guest.page.getByText(FINDER.hidden)).toBeVisible();
  await expectSoundAndNarrow(guest);
  await expectInApp(guest, 'Android');
});

test('a forgotten password is set anew by the link of a mail, and by a code', async ({ guest }) => {
  test.slow();
  guest.expectError(/401/);
  const { page } = guest;
  await guest.goto('/account/findpw');
  await expectSoundAndNarrow(guest);
  const before = await newestMessage();
  await page.getByLabel(account('login.email'), { exact: true }).fill(FORGETFUL.email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('status')).toContainText(account('findPassword.mailed'));
  const link =
    /https?:\/\/\S+\/account\/resetpw#\S+/.exec(await messageTo(FORGETFUL.email, before))?.[0] ?? '';

  await guest.goto(new URL(link).pathname + new URL(link).hash);
  await expectSoundAndNarrow(guest);
  const first = anotherPassword();
  await typeNewPassword(guest, first);
  await signIn(guest, first);

  // The same link another time, in a browser that nobody is signed in to.
  await page.goto('about:blank');
  await guest.context.clearCookies();
  await guest.goto(new URL(link).pathname + new URL(link).hash);
  guest.expectError(/409/);
  await page.getByLabel(account('newPassword.new'), { exact: true }).fill(PASSWORD);
  await page.getByLabel(account('newPassword.confirm'), { exact: true }).fill(PASSWORD);
  guest.expectError(/400/);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(account('newPassword.new'), { exact: true })).toBeFocused();
  const second = anotherPassword();
  await page.getByLabel(account('newPassword.new'), { exact: true }).fill(second);
  await page.getByLabel(account('newPassword.confirm'), { exact: true }).fill(second);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('alert')).toContainText(account('resetPassword.expired'));

  await page.getByRole('link', { name: account('findPassword.title') }).click();
  await page.getByRole('tab', { name: account('findPassword.byMobile') }).press('Enter');
  await page.getByLabel(account('login.email'), { exact: true }).fill(FORGETFUL.email);
  await typeCode(guest, FORGETFUL.mobile);
  await expect(page).toHaveURL(/\/account\/resetpw#/);
  await typeNewPassword(guest, second);
  await signIn(guest, second);
});

test('without a link, the page of a new password says where to get one', async ({ guest }) => {
  await guest.goto('/account/resetpw');
  await expect(guest.page.getByRole('main').getByRole('alert')).toContainText(
    account('resetPassword.expired'),
  );
  await expectSoundAndNarrow(guest);
});

test('a member may change an old password, or wait until next time', async ({ buyer }) => {
  await buyer.goto('/account/resetpw/old?returnTo=%2Fcart');
  await expectSoundAndNarrow(buyer);
  await buyer.page.getByRole('button', { name: account('newPassword.later') }).press('Enter');
  await expect(buyer.page).toHaveURL(/\/cart$/);
});

test('a guest signs in before, and comes back to it', async ({ guest }) => {
  await guest.goto('/account/resetpw/old');
  await expect(guest.page).toHaveURL(/\/account\/login\?returnTo=%2Faccount%2Fresetpw%2Fold/);
});
