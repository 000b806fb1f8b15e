import type { Page } from '@playwright/test';
import { formatPhone } from '@vitis/domain';
import { expectNoFailure, watchReports } from '../../src/failed-calls.ts';
import { expect, type Person, test } from '../../src/fixtures.ts';
import { codeTo } from '../../src/mailbox.ts';
import { type Credentials, newBuyer, newDigits } from '../../src/new-buyer.ts';
import { MEMBER_INFO, main, passCheck, text } from '../../src/own-data.ts';
import { signIn, typeLogin } from '../../src/sign-in.ts';

const EDIT = '/mypage/client-info/edit';
/** One pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);
const PDF = Buffer.from('%PDF-1.4\n');

const company = (page: Page, field: string) =>
  main(page).getByLabel(text(`clientInfo.fields.${field}`), { exact: true });
const room = (page: Page) => main(page).getByLabel(text('portal.address.address2'), { exact: true });
const save = (page: Page) =>
  main(page)
    .getByRole('button', { name: text('memberInfo.save') })
    .first();

test('a member takes another number by its code, a picture, and news', async ({ guest, baseURL }) => {
  const { page } = guest;
  await watchReports(guest);
  const who = await newBuyer(baseURL ?? '');
  await signIn(guest, who, MEMBER_INFO);
  await passCheck(page, who.password);

  guest.expectError(/409|415/);
  const mobile = `010${newDigits()}`;
  await main(page)
    .getByRole('button', { name: text('memberInfo.profile.changeMobile') })
    .click();
  await page.getByLabel(text('memberInfo.profile.newMobile')).fill(mobile);
  await page.keyboard.press('Enter');
  const code = page.getByLabel(text('portal.code.code'));
  await expect(code).toBeFocused();
  const right = await codeTo(mobile);
  await code.fill(right === '000000' ? '000001' : '000000');
  await page.keyboard.press('Enter');
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await code.fill(right);
  await page.keyboard.press('Enter');
  await expect(main(page)).toContainText(formatPhone(mobile));
  await expect(code).toHaveCount(0);

  const picture = main(page).locator('input[type="file"]');
  const remove = main(page).getByRole('button', { name: text('memberInfo.picture.remove') });
  await picture.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('<html>') });
  await expect(picture).toBeEnabled();
  await expect(remove).toHaveCount(0);
  await picture.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PNG });
  await remove.click();
  await expect(remove).toHaveCount(0);

  for (const kind of ['sms', 'email']) {
    const news = main(page).getByRole('switch', { name: text(`memberInfo.news.${kind}`) });
    const before = await news.isChecked();
    await news.click();
    await expect(news).toBeChecked({ checked: !before });
  }
  await expectNoFailure(guest);
});

/** The form of the company, in a tab of its own. */
async function openCompany(guest: Person, who: Credentials): Promise<void> {
  await signIn(guest, who, EDIT);
  await passCheck(guest.page, who.password);
  await expect(company(guest.page, 'taxEmail')).not.toHaveValue('');
}

test('of two tabs that change the same company, the later one is told, and neither loses anything', async ({
  guest,
  baseURL,
}) => {
  test.slow();
  const { page } = guest;
  await openCompany(guest, await newBuyer(baseURL ?? ''));
  const other = await guest.newTab();
  guest.expectError(/412/);
  await other.goto(EDIT);
  await company(other, 'phone').fill('021112222');
  await room(other).fill('4층');

  await page.bringToFront();
  await company(page, 'phone').fill('025550101');
  await company(page, 'taxEmail').fill('books@bistro.test');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/mypage\/client-info$/);

  // Told when it sends, or before that, when the tab comes to the front and looks what there is by now.
  await other.bringToFront();
  const told = main(other)
    .getByRole('alert')
    .or(main(other).getByText(text('memberInfo.overtaken')));
  await expect(async () => {
    if (!(await told.isVisible())) await save(other).click();
    await expect(told).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await expect(company(other, 'taxEmail')).toHaveValue('books@bistro.test');
  await expect(company(other, 'phone')).toHaveValue('021112222');
  await expect(room(other)).toHaveValue('4층');
  await save(other).click();
  await expect(other).toHaveURL(/\/mypage\/client-info$/);
  await expect(main(other)).toContainText('books@bistro.test');
  await expect(main(other)).toContainText('4층');
});

/** The session ends, and the next press hears of it; whoever it was signs in again, and types the password. */
async function endAndComeBack({ page, context, expectError }: Person, who: Credentials, at: string) {
  expectError(/401/);
  await context.clearCookies({ name: 'vitis-b2b-context' });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.searchParams.get('returnTo') === at);
  await page.getByRole('alertdialog').getByRole('button').first().click();
  await typeLogin(page, who);
  await passCheck(page, who.password);
}

test('what was typed of own data is there again after the session has ended in between', async ({
  guest,
  baseURL,
}) => {
  test.slow();
  const { page } = guest;
  const who = await newBuyer(baseURL ?? '');
  await openCompany(guest, who);
  await company(page, 'phone').fill('025550101');
  await room(page).fill('3층 와인 창고');
  const paper = main(page).getByRole('listitem').filter({ hasText: 'new-registration.pdf' });
  await main(page)
    .getByLabel(text('portal.files.label'), { exact: true })
    .setInputFiles({ name: 'new-registration.pdf', mimeType: 'application/pdf', buffer: PDF });
  await expect(paper).toContainText('KB');
  await room(page).focus();
  await endAndComeBack(guest, who, EDIT);
  await expect(page).toHaveURL(/\/client-info\/edit$/);
  await expect(room(page)).toHaveValue('3층 와인 창고');
  await expect(paper).toContainText('KB');
  await expect(company(page, 'phone')).toHaveValue('025550101');
  await save(page).click();
  await expect(page).toHaveURL(/\/mypage\/client-info$/);
  await expect(main(page).getByRole('link', { name: 'new-registration.pdf' })).toBeVisible();

  await guest.goto(MEMBER_INFO);
  const name = main(page).getByLabel(text('memberInfo.profile.fullName'), { exact: true });
  await name.fill('김새봄');
  await endAndComeBack(guest, who, MEMBER_INFO);
  await expect(name).toHaveValue('김새봄');
  await name.press('Enter');
  await expect(main(page)).toContainText(text('memberInfo.saved'));
});
