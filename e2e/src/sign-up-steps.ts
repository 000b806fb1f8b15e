import type { Page } from '@playwright/test';
import { expect, type Person, waitUntilUsable } from './fixtures.ts';
import { codeTo } from './mailbox.ts';
import { typeLogin } from './sign-in.ts';
import { textOf } from './texts.ts';

export const t = (key: string, values?: Record<string, string | number>) => textOf('mf-account', key, values);

export const PASSWORD = 'Quiet-Cellar7';
/** As large as what a phone scans. */
export const pdf = {
  name: '사업자등록증.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(3 * 1024 * 1024)]),
};

/** Somebody whom no other run of the test has been. */
export function someone() {
  const digits = String(Math.floor(Math.random() * 1e8)).padStart(8, '0');
  return { email: `owner${digits}@bistro.test`, mobile: `010${digits}`, number: `55${digits}` };
}
export type Someone = ReturnType<typeof someone>;

/** What is typed about the account, by the keys of the labels. */
export const accountTexts = ({ email }: Someone, password = PASSWORD) => ({
  'signUp.account.fullName': '김하나',
  'signUp.account.email': email,
  'signUp.account.password': password,
  'signUp.account.passwordConfirm': password,
});

/** What is typed about the business, by the keys of the labels; its address is looked for. */
export const businessTexts = ({ number }: Someone) => ({
  'signUp.business.companyName': '한강 비스트로',
  'signUp.business.companyRegistrationNumber': number,
  'signUp.business.representativeName': '김대표',
  'signUp.business.taxEmail': 'tax@bistro.test',
});
/** Words by which its address is found. */
export const ADDRESS_WORDS = '세종대로 110';

/** As somebody types a number that they know by heart. */
export const asTyped = (mobile: string): string => `${mobile.slice(0, 3)}-${mobile.slice(3)}`;

export const field = ({ page }: Person, key: string) => page.getByLabel(t(key), { exact: true });
export const next = ({ page }: Person) => page.getByRole('button', { name: t('signUp.next') });
export const code = ({ page }: Person) => page.getByLabel(textOf('mf-account', 'portal.code.code'));

const fill = async (guest: Person, texts: Readonly<Record<string, string>>): Promise<void> => {
  for (const [key, text] of Object.entries(texts)) await field(guest, key).fill(text);
};

/** The first two steps, by keyboard alone. */
export async function verify(guest: Person, { mobile }: Someone): Promise<void> {
  const { page } = guest;
  await guest.goto('/account/signup');
  await page.getByLabel(t('signUp.agreements.all')).focus();
  await page.keyboard.press('Space');
  await next(guest).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/signup\/verify$/);
  await field(guest, 'portal.code.mobile').focus();
  await page.keyboard.type(asTyped(mobile));
  await page.keyboard.press('Enter');
  await expect(code(guest)).toBeFocused();
  await page.keyboard.type(await codeTo(mobile));
  await page.keyboard.press('Enter');
  await expect(page.getByText(textOf('mf-account', 'portal.code.confirmed'))).toBeVisible();
  await expect(next(guest)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/signup\/account$/);
}

export async function agree(guest: Person): Promise<void> {
  const { page } = guest;
  await guest.goto('/account/signup');
  await page.getByLabel(t('signUp.agreements.all')).check();
  await next(guest).click();
  await expect(page).toHaveURL(/\/signup\/verify$/);
}

export const identityCheck = ({ page }: Person) => page.getByRole('button', { name: t('identity.start') });

/** Says who one is at the stand-in of NICE, which says what it is. */
export async function sayWho(page: Page, mobile: string): Promise<void> {
  await expect(page.getByRole('note')).toContainText('시연용 화면입니다');
  await page.getByLabel(/휴대전화 번호/).fill(mobile);
  await page.getByRole('button', { name: /확인/ }).click();
}

export async function fillAccount(guest: Person, who: Someone, password = PASSWORD): Promise<void> {
  const { page } = guest;
  await fill(guest, accountTexts(who, password));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/signup\/business$/);
}

export async function fillBusiness(guest: Person, who: Someone): Promise<void> {
  const { page } = guest;
  await fill(guest, businessTexts(who));
  await field(guest, 'signUp.business.businessClientType').selectOption('레스토랑');
  await field(guest, 'portal.files.label').setInputFiles(pdf);
  await expect(page.getByText(pdf.name, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: t('portal.address.find') }).click();
  await expect(page.getByLabel(t('portal.address.keyword'))).toBeFocused();
  await page.keyboard.insertText(ADDRESS_WORDS);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('listitem').getByRole('button').first().click();
  await expect(field(guest, 'portal.address.postalCode')).toHaveValue(/^\d{5}$/);
  await expect(field(guest, 'portal.address.address2')).toBeFocused();
}

export const send = ({ page }: Person) =>
  page.getByRole('button', { name: t('signUp.business.send') }).click();

export const expectConfirming = async ({ page }: Person) => {
  await expect(page).toHaveURL(/\/signup\/done$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('signUp.confirm.heading'));
};

/** All steps of a sign-up that lacks nothing, to the word that a mail is on its way. */
export async function signUp(guest: Person, who: Someone): Promise<void> {
  await verify(guest, who);
  await fillAccount(guest, who);
  await fillBusiness(guest, who);
  await send(guest);
  await expectConfirming(guest);
}

/** Opens the link of the mail, and presses its one button by keyboard. */
export async function confirmEmail(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await waitUntilUsable(page);
  await page.getByRole('button', { name: t('confirmEmail.confirm') }).press('Enter');
  await expect(page.getByText(t('confirmEmail.done'))).toBeVisible();
}

export async function signIn(guest: Person, { email }: Someone): Promise<void> {
  await guest.goto('/account/login');
  await typeLogin(guest.page, { email, password: PASSWORD });
}
