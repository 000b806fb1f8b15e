import { Secret, TOTP } from 'otpauth';
import { expect, test } from '../../src/fixtures.ts';
import { newBuyer } from '../../src/new-buyer.ts';
import { MEMBER_INFO, main, passCheck, text } from '../../src/own-data.ts';
import { signIn, signOut, typeLogin } from '../../src/sign-in.ts';
import { textOf } from '../../src/texts.ts';

const account = (key: string) => textOf('mf-account', key);

/** What an authenticator shows so many seconds from now. A code is taken once, and one step early or late. */
const codeOf = (secret: string, seconds = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + seconds * 1000 });

test('with a second factor one signs in by a code of it, or by a recovery code, once each', async ({
  guest,
  baseURL,
}) => {
  test.slow();
  guest.expectError(/401/);
  const { page } = guest;
  const who = await newBuyer(baseURL ?? '');
  await signIn(guest, who, MEMBER_INFO);
  await passCheck(page, who.password);
  await main(page)
    .getByRole('button', { name: text('secondFactor.begin') })
    .click();
  const shown = await main(page).locator('form code').textContent();
  const secret = (shown ?? '').replaceAll(' ', '');
  await main(page).getByLabel(text('secondFactor.code')).fill(codeOf(secret));
  await page.keyboard.press('Enter');
  const codes = main(page).getByRole('list', { name: text('secondFactor.codesTitle') });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const [recovery = '', next = ''] = await codes.getByRole('listitem').allTextContents();
  await main(page)
    .getByRole('button', { name: text('secondFactor.codesRead') })
    .click();
  await expect(codes).toHaveCount(0);
  await signOut(page);

  const session = page.locator('html');
  const code = page.getByLabel(account('login.code'));
  /** After the right password, nobody is signed in before the code. */
  const typeCode = async (typed: string) => {
    await typeLogin(page, who);
    await expect(code).toBeFocused();
    await code.fill(typed);
    await page.keyboard.press('Enter');
  };
  await guest.goto('/account/login?returnTo=%2Fcart');
  await typeCode('000000');
  await expect(code).toHaveAccessibleDescription(new RegExp(account('login.codeWrong')));
  // A reload and Back leave nothing of the half sign-in.
  await page.reload();
  await expect(page.getByLabel(account('login.password'), { exact: true })).toHaveValue('');
  await expect(code).toHaveCount(0);
  await page.goBack();
  await expect(session).toHaveAttribute('data-session', 'guest');
  await guest.goto('/account/login?returnTo=%2Fcart');
  await typeCode(codeOf(secret, 30));
  await expect(page).toHaveURL(/\/cart$/);
  await signOut(page);

  await guest.goto('/account/login?returnTo=%2Fmypage%2Fmember-info');
  await typeCode(recovery);
  await expect(session).toHaveAttribute('data-session', 'signed-in');
  await signOut(page);
  await guest.goto('/account/login?returnTo=%2Fmypage%2Fmember-info');
  await typeCode(recovery);
  await expect(code).toHaveAccessibleDescription(new RegExp(account('login.codeWrong')));
  await code.fill(next);
  await page.keyboard.press('Enter');

  await passCheck(page, who.password);
  await expect(main(page)).toContainText(text('secondFactor.left', { count: 8 }));
  await main(page)
    .getByRole('button', { name: text('secondFactor.end'), exact: true })
    .click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: text('secondFactor.end') })
    .click();
  await expect(main(page).getByRole('button', { name: text('secondFactor.begin') })).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});
