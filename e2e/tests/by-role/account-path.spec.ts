import { Secret, TOTP } from 'otpauth';
import { expectInWindow } from '../../src/expect-sound.ts';
import { expect, type Person, PHONE, test } from '../../src/fixtures.ts';
import { type Hand, keys, thumb } from '../../src/hands.ts';
import { codeTo, messageTo, newestMessage } from '../../src/mailbox.ts';
import { type Credentials, newBuyer } from '../../src/new-buyer.ts';
import { MEMBER_INFO, main, text } from '../../src/own-data.ts';
import { textsOf } from '../../src/texts.ts';

const account = textsOf('mf-account', 'ko-KR');
const NEW_PASSWORD = 'Slow-Harvest8';

/** What an authenticator shows so many seconds from now. */
const codeOf = (secret: string, seconds = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + seconds * 1000 });

const field = ({ page }: Person, key: string) => page.getByLabel(account(key), { exact: true });
const button = ({ page }: Person, name: string) => main(page).getByRole('button', { name, exact: true });
const link = ({ page }: Person, name: string) => main(page).getByRole('link', { name, exact: true });

/** Members whom no other test looks for: a number gets one code a minute, and that of a new member has just had one. */
const LOST = {
  thumb: { mobile: '01000001003', hidden: 'sa***@vitis.test' },
  keys: { mobile: '01000001004', hidden: 'sa***@vitis.test' },
};
type Lost = (typeof LOST)[keyof typeof LOST];

/** From the sign-in to an address, half hidden, and on to a new password by the link of a mail. */
async function findBoth(guest: Person, hand: Hand, who: Credentials, lost: Lost): Promise<void> {
  const { page } = guest;
  await guest.goto('/account/login');
  await hand.press(link(guest, account('login.findEmail')));
  await hand.write(field(guest, 'portal.code.mobile'), lost.mobile);
  const before = await newestMessage();
  await hand.press(button(guest, account('portal.code.send')));
  await expect(field(guest, 'portal.code.code')).toBeFocused();
  await page.keyboard.type(await codeTo(lost.mobile, before));
  await hand.press(button(guest, account('portal.code.confirm')));
  await expect(main(page)).toContainText(lost.hidden);

  await hand.press(link(guest, account('findPassword.title')));
  await hand.write(field(guest, 'login.email'), who.email);
  await hand.press(button(guest, account('findPassword.mail')));
  await expect(main(page).getByRole('status')).toContainText(account('findPassword.mailed'));
  const mail = await messageTo(who.email, before, '/account/resetpw');
  const { pathname, hash } = new URL(/https?:\/\/\S+\/account\/resetpw\S*#\S+/.exec(mail)![0]);
  await guest.goto(pathname + hash);
  await hand.write(field(guest, 'newPassword.new'), NEW_PASSWORD);
  await hand.write(field(guest, 'newPassword.confirm'), NEW_PASSWORD);
  await hand.press(button(guest, account('newPassword.change')));
  await expect(main(page).getByRole('status')).toContainText(account('resetPassword.done'));
}

/** Address and password, typed by hand into the sign-in, from which one goes on to a screen. */
async function signIn(guest: Person, hand: Hand, { email }: Credentials, returnTo: string): Promise<void> {
  await guest.context.clearCookies();
  await guest.goto(`/account/login?returnTo=${encodeURIComponent(returnTo)}`);
  await hand.write(field(guest, 'login.email'), email);
  await hand.write(field(guest, 'login.password'), NEW_PASSWORD);
  await hand.press(button(guest, account('login.submit')));
}

/** The password that opens own data. */
async function passCheck({ page }: Person, hand: Hand): Promise<void> {
  await hand.write(main(page).getByLabel(text('memberInfo.password.current'), { exact: true }), NEW_PASSWORD);
  await page.keyboard.press('Enter');
}

/** Sets a second factor up, and answers its secret and the recovery codes. */
async function setUpFactor(guest: Person, hand: Hand): Promise<{ secret: string; recovery: string[] }> {
  const { page } = guest;
  await hand.press(button(guest, text('secondFactor.begin')));
  const secret = ((await main(page).locator('form code').textContent()) ?? '').replaceAll(' ', '');
  await hand.write(main(page).getByLabel(text('secondFactor.code')), codeOf(secret));
  await hand.press(button(guest, text('secondFactor.confirm')));
  const codes = main(page).getByRole('list', { name: text('secondFactor.codesTitle') });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const recovery = await codes.getByRole('listitem').allTextContents();
  await hand.press(button(guest, text('secondFactor.codesRead')));
  await expect(codes).toHaveCount(0);
  return { secret, recovery };
}

async function typeCode(guest: Person, hand: Hand, code: string): Promise<void> {
  await expect(field(guest, 'login.code')).toBeFocused();
  await hand.write(field(guest, 'login.code'), code);
  await hand.press(button(guest, account('login.submit')));
}

/** Goes through all nine reasons, and leaves for the last but two. */
async function leave(guest: Person, hand: Hand): Promise<void> {
  const { page } = guest;
  const reasons = main(page).getByRole('radiogroup').or(main(page).locator('fieldset')).getByRole('radio');
  await expect(reasons).toHaveCount(9);
  for (let place = 0; place < 9; place += 1) {
    if (hand === thumb || place === 0) await hand.tick(reasons.nth(place));
    else await page.keyboard.press('ArrowDown');
    await expect(reasons.nth(place)).toBeChecked();
  }
  // The ninth wants words, which two others do not.
  await hand.press(button(guest, text('withdraw.send')));
  await expect(main(page).getByText(text('withdraw.issues.leaveComment'))).toBeVisible();
  await hand.write(main(page).getByLabel(text('withdraw.comment')), '식당을 정리합니다.');
  await hand.tick(main(page).getByRole('checkbox', { name: text('withdraw.agree') }));
  await hand.write(main(page).getByLabel(text('memberInfo.password.current'), { exact: true }), NEW_PASSWORD);
  await hand.press(button(guest, text('withdraw.send')));
  await hand.press(page.getByRole('alertdialog').getByRole('button', { name: text('withdraw.send') }));
  await expect(page).toHaveURL(/\/account\/withdrawal-complete$/);
}

/** All that a member does with an account, by one hand: whatever it cannot reach stops it. */
async function walk(guest: Person, hand: Hand, lost: Lost, baseURL: string): Promise<void> {
  guest.expectError(/401|403/);
  const { page } = guest;
  const who = await newBuyer(baseURL);
  await findBoth(guest, hand, who, lost);
  await signIn(guest, hand, who, MEMBER_INFO);
  await passCheck(guest, hand);
  const { secret, recovery } = await setUpFactor(guest, hand);
  await signIn(guest, hand, who, '/mypage/wish');
  await typeCode(guest, hand, codeOf(secret, 30));
  await expect(page).toHaveURL(/\/mypage\/wish$/);
  for (const isFirst of [true, false]) {
    await signIn(guest, hand, who, '/mypage/client-info/withdraw');
    await typeCode(guest, hand, recovery[0]!);
    if (isFirst) await expect(page.locator('html')).toHaveAttribute('data-session', 'signed-in');
    else
      await expect(field(guest, 'login.code')).toHaveAccessibleDescription(
        new RegExp(account('login.codeWrong')),
      );
  }
  await field(guest, 'login.code').fill('');
  await typeCode(guest, hand, recovery[1]!);
  await passCheck(guest, hand);
  await leave(guest, hand);
  await expect(page.locator('html')).toHaveAttribute('data-session', 'guest');
  await expectInWindow(page);
}

test.describe('with a thumb on a phone', () => {
  test.use({ device: PHONE });

  test('a member finds address and password, adds a second factor, and leaves', async ({
    guest,
    baseURL,
  }) => {
    test.slow();
    await walk(guest, thumb, LOST.thumb, baseURL ?? '');
  });
});

test('a member goes the same ways by the keyboard alone', async ({ guest, baseURL }) => {
  test.slow();
  await walk(guest, keys, LOST.keys, baseURL ?? '');
});
