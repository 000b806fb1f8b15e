import type { Page } from '@playwright/test';
import { changeSocialAccount, matchPassword } from '@vitis/contracts';
import { EMAILS, expect, expectAccessible, PASSWORD, type Person, test } from '../../src/fixtures.ts';
import { enterApp, expectInApp } from '../../src/host-app.ts';
import { codeTo, newestMessage } from '../../src/mailbox.ts';
import { newBuyer } from '../../src/new-buyer.ts';
import { typeLogin } from '../../src/sign-in.ts';
import { textOf } from '../../src/texts.ts';

const account = (key: string, values?: Record<string, string>) => textOf('mf-account', key, values);
const nameOf = (provider: string) =>
  account('social.signInWith', { provider: account(`social.providers.${provider}`) });

/** Somebody whom no other run has seen. */
const stranger = () => `kim-${crypto.randomUUID().slice(0, 8)}@social.test`;

/** Presses the button of a provider with the keyboard, and answers the pop-up that opens. */
async function openPopup({ page }: Person, provider: string): Promise<Page> {
  await page.getByRole('button', { name: nameOf(provider) }).focus();
  const [popup] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('Enter')]);
  await popup.waitForURL(/\/dev\/identity\/interaction\//);
  return popup;
}

/** Says who one is at the stand-in, which says what it is. */
async function sayWho(popup: Page, email: string): Promise<void> {
  await expect(popup.getByRole('note')).toContainText('시연용 화면입니다');
  await popup.getByRole('textbox').fill(email);
  await popup.keyboard.press('Enter');
}

/** Leaves the account as it was found. */
async function disconnect(member: Person, provider: string): Promise<void> {
  await member.call(matchPassword, { body: { password: PASSWORD } });
  await member.call(changeSocialAccount, { body: { provider, connected: false } });
}

const linkTo = (page: Page, email: string) => typeLogin(page, { email, password: PASSWORD });

test.describe.configure({ mode: 'serial' });

for (const provider of ['kakao', 'naver'] as const) {
  test(`${provider}: once with the password of the account, from then on without`, async ({
    guest,
    buyer2,
  }) => {
    const email = stranger();
    await guest.goto('/account/login?returnTo=%2Fmypage%2Fwish');
    const first = await openPopup(guest, provider);
    expect(first.viewportSize()).toEqual({ width: 580, height: 600 });
    await sayWho(first, email);
    await expect(first.getByLabel(account('login.email'), { exact: true })).toHaveValue(email);
    expect(first.url()).not.toContain('code=');
    await expectAccessible(first);
    const closed = first.waitForEvent('close');
    await linkTo(first, EMAILS.buyer2);
    await closed;
    await expect(guest.page).toHaveURL(/\/mypage\/wish$/);

    // Another time: nothing but the stand-in's page is between the button and the shop.
    await guest.page.goto('about:blank');
    await guest.context.clearCookies();
    await guest.goto('/account/login');
    const second = await openPopup(guest, provider);
    const closedAgain = second.waitForEvent('close');
    await sayWho(second, email);
    await closedAgain;
    await expect(guest.page.locator('html')).toHaveAttribute('data-session', 'signed-in');
    await disconnect(buyer2, provider);
  });
}

test('once with a code that is mailed, where the password is not known', async ({ guest, baseURL }) => {
  const { page } = guest;
  // A new code makes the one before worth nothing: whoever else asked for one to this address would end this run.
  const { email } = await newBuyer(baseURL ?? '');
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.setViewportSize({ width: 375, height: 740 });
  await guest.goto('/account/login?returnTo=%2Fmypage%2Fwish');
  await page.getByRole('button', { name: nameOf('facebook') }).click();
  await sayWho(page, stranger());
  await expect(page).toHaveURL(/\/oauth2\/kakao$/);
  await page.getByRole('tab', { name: account('social.link.byPassword') }).press('ArrowRight');
  await page.getByLabel(account('login.email'), { exact: true }).fill(email);
  const before = await newestMessage();
  await page.getByRole('button', { name: account('portal.code.send') }).press('Enter');
  const code = page.getByLabel(account('portal.code.code'), { exact: true });
  await expect(code).toBeFocused();
  await expectAccessible(page);
  await code.fill(await codeTo(email, before));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/mypage\/wish$/);
});

for (const where of ['where pop-ups are blocked', 'in the app'] as const)
  test(`${where}, in the same window, and back to where one was going`, async ({ guest, buyer2 }) => {
    const { page } = guest;
    if (where === 'in the app') await enterApp(guest, 'Android');
    else
      await page.addInitScript(() => {
        window.open = () => null;
      });
    await page.setViewportSize({ width: 375, height: 740 });
    await guest.goto('/account/login?returnTo=%2Fmypage%2Fwish');
    await expectAccessible(page);
    await page.getByRole('button', { name: nameOf('google') }).click();
    await sayWho(page, stranger());
    await expect(page).toHaveURL(/\/oauth2\/kakao$/);
    await linkTo(page, EMAILS.buyer2);
    await expect(page).toHaveURL(/\/mypage\/wish$/);
    if (where === 'in the app') await expectInApp(guest, 'Android');
    await disconnect(buyer2, 'google');
  });

test('who changes their mind is told that nothing has changed', async ({ guest }) => {
  await guest.goto('/account/login');
  const popup = await openPopup(guest, 'facebook');
  expect(popup.viewportSize()).toEqual({ width: 880, height: 500 });
  await popup.getByRole('button', { name: /취소/ }).click();
  await expect(popup.getByRole('alert')).toContainText(account('social.return.cancelled'));
});

test('an address with a code and a state of somebody else signs nobody in', async ({ guest }) => {
  guest.expectError(/400/);
  await guest.goto(`/oauth2/kakao?code=stolen&state=kakao.ko-KR.${'x'.repeat(43)}`);
  await expect(guest.page.getByRole('alert')).toContainText(account('social.return.refused'));
  await expect(guest.page).toHaveURL(/\/oauth2\/kakao$/);
  // The site root is as closed to it.
  await guest.goto(`/?code=stolen&state=naver.ko-KR.${'x'.repeat(43)}`);
  await expect(guest.page.getByRole('alert')).toContainText(account('social.return.refused'));
  await expect(guest.page.locator('html')).toHaveAttribute('data-session', 'guest');
});
