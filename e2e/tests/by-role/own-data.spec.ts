import { expectNoFailure, watchReports } from '../../src/failed-calls.ts';
import { EMAILS, expect, expectAccessible, PASSWORD, type Person, test } from '../../src/fixtures.ts';
import { expectSoundForms, MEMBER_INFO, main, passCheck, text } from '../../src/own-data.ts';
import { signIn } from '../../src/sign-in.ts';
import { textOf } from '../../src/texts.ts';

/** Another browser, so that its session is told from those of other tests. */
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Safari/604.1';

const enter = (guest: Person, email: string, returnTo = MEMBER_INFO) =>
  signIn(guest, { email, password: PASSWORD }, returnTo);

test('own data opens with the password, by keyboard, and not with a wrong one', async ({ guest }) => {
  test.slow();
  guest.expectError(/403/);
  const { page } = guest;
  await enter(guest, EMAILS.driver2);
  await expectSoundForms(page);
  await passCheck(page, 'not the password');
  await expect(main(page).getByRole('alert')).toBeVisible();
  await expect(main(page)).not.toContainText(EMAILS.driver2);
  await passCheck(page, PASSWORD);
  await expect(main(page)).toContainText(EMAILS.driver2);
  await expectSoundForms(page);

  // Latin letters are no name here; what is wrong is said at the field, which takes the focus.
  const name = main(page).getByLabel(text('memberInfo.profile.fullName'), { exact: true });
  await name.fill('Park');
  await page.keyboard.press('Enter');
  await expect(name).toHaveAccessibleDescription(text('memberInfo.issues.NAME_HANGUL_ONLY'));
  await expect(name).toBeFocused();
});

test('a member ends another device from here, and its page signs out at once', async ({
  guest,
  browser,
  baseURL,
}) => {
  const { page } = guest;
  await enter(guest, EMAILS.sales2);
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '', userAgent: PHONE });
  const other = await elsewhere.newPage();
  await enter(
    { ...guest, page: other, goto: async (path) => void (await other.goto(path)) },
    EMAILS.sales2,
    '/chat',
  );

  await passCheck(page, PASSWORD);
  const name = 'Safari · iPhone';
  await expect(main(page).getByText(text('memberInfo.devices.current'))).toBeVisible();
  const end = main(page).getByRole('button', { name: text('memberInfo.devices.endOf', { name }) });
  await end.click();
  await expect(end).toHaveCount(0);
  await other.reload();
  await expect(other).toHaveURL(/\/account\/login/);
  await elsewhere.close();
});

test('what clients read of a sales contact is kept; an end before its beginning is told', async ({
  guest,
}) => {
  const { page } = guest;
  await watchReports(guest);
  await enter(guest, EMAILS.sales2);
  await passCheck(page, PASSWORD);
  const work = main(page).getByRole('group', { name: text('memberInfo.work.weekend') });
  await work.getByLabel(text('memberInfo.work.from')).fill('10:00');
  await work.getByLabel(text('memberInfo.work.to')).fill('09:00');
  const save = main(page).getByRole('button', { name: text('memberInfo.work.save') });
  await save.click();
  await expect(work.getByLabel(text('memberInfo.work.to'))).toHaveAccessibleDescription(
    text('memberInfo.issues.HOURS_REVERSED'),
  );
  await work.getByLabel(text('memberInfo.work.to')).fill('15:00');
  await save.click();
  await expect(main(page)).toContainText(text('memberInfo.saved'));
  await page.reload();
  await expect(work.getByLabel(text('memberInfo.work.to'))).toHaveValue('15:00');

  await main(page)
    .getByRole('button', { name: text('memberInfo.work.clear') })
    .click();
  await expect(work.getByLabel(text('memberInfo.work.to'))).toHaveValue('');
  const working = main(page).getByRole('switch', { name: text('memberInfo.work.working') });
  const wasWorking = await working.isChecked();
  for (const next of [!wasWorking, wasWorking]) {
    await working.click();
    await expect(working).toBeChecked({ checked: next });
    await expect(working).toBeEnabled();
  }
  const message = main(page).getByLabel(text('memberInfo.work.message'));
  const said = await message.inputValue();
  await message.fill('오후에는 외근입니다.');
  await page.keyboard.press('Enter');
  await expect(main(page).getByText(text('memberInfo.saved'))).toHaveCount(2);
  await page.reload();
  await expect(message).toHaveValue('오후에는 외근입니다.');
  await message.fill(said);
  await page.keyboard.press('Enter');
  await expect(main(page)).toContainText(text('memberInfo.saved'));
  await expectNoFailure(guest);
});

test('a buyer changes the company behind the password, which leads back to the form; the contact is shown', async ({
  guest,
}) => {
  test.slow();
  const { page } = guest;
  await enter(guest, EMAILS.buyer2, '/mypage/client-info');
  await expect(main(page).getByRole('heading', { name: text('clientInfo.manager') })).toBeVisible();
  await expectSoundForms(page);
  await main(page)
    .getByRole('link', { name: text('clientInfo.edit') })
    .click();
  await expect(page).toHaveURL(/\/mypage\/member-info\?returnTo=/);
  await passCheck(page, PASSWORD);
  await expect(page).toHaveURL(/\/mypage\/client-info\/edit$/);
  await expectSoundForms(page);

  const postalCode = main(page).getByLabel(text('portal.address.postalCode'), { exact: true });
  const known = await postalCode.inputValue();
  await postalCode.fill('123');
  await page.keyboard.press('Enter');
  await expect(postalCode).toHaveAccessibleDescription(text('memberInfo.issues.POSTAL_CODE_FORMAT'));
  await postalCode.fill(known);
  // An address that is looked for, and taken by keyboard.
  const find = main(page).getByRole('button', { name: text('portal.address.find') });
  await find.press('Enter');
  const search = page.getByRole('dialog', { name: text('portal.address.find') });
  await search.getByLabel(text('portal.address.keyword')).fill('세종대로 110');
  await page.keyboard.press('Enter');
  await search.getByRole('button', { name: /^04524 .*세종대로 110/ }).press('Enter');
  await expect(search).toHaveCount(0);
  await expect(postalCode).toHaveValue('04524');
  // A registration of a false type is refused in words; a right one is kept with the form.
  const files = main(page).getByLabel(text('portal.files.label'), { exact: true });
  await files.setInputFiles({ name: '등록증.txt', mimeType: 'text/plain', buffer: Buffer.from('?') });
  await expect(main(page)).toContainText(text('portal.files.type'));
  const paper = `등록증 ${crypto.randomUUID().slice(0, 8)}.pdf`;
  for (const remove of await main(page)
    .getByRole('button', { name: /\.pdf 삭제$/ })
    .all())
    await remove.click();
  await files.setInputFiles({
    name: paper,
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n'),
  });
  // Its size is told once it has arrived.
  await expect(main(page).getByRole('listitem').filter({ hasText: paper })).toContainText('KB');
  await expectSoundForms(page);
  const room = main(page).getByLabel(text('portal.address.address2'), { exact: true });
  await room.fill('3층 와인 창고');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/mypage\/client-info$/);
  await expect(main(page)).toContainText('3층 와인 창고');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    main(page).getByRole('link', { name: paper }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(paper);
});

test('what stops a buyer from leaving is said before anything is asked', async ({ guest }) => {
  test.slow();
  const { page } = guest;
  await enter(guest, EMAILS.buyer2, '/mypage/client-info/withdraw');
  await passCheck(page, PASSWORD);
  await expect(page).toHaveURL(/\/mypage\/client-info\/withdraw$/);
  await expect(main(page).getByRole('heading', { name: text('withdraw.lost.title') })).toBeVisible();
  await expect(main(page)).toContainText(/미수금 [\d,]+원이 있습니다|진행 중인 발주 \d+건/);
  await expect(main(page).getByRole('button', { name: text('withdraw.send') })).toHaveCount(0);
  await page.goto('/account/withdrawal-complete');
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(
    textOf('mf-account', 'withdrawalComplete.title'),
  );
  await expectAccessible(page);
});

// Not put in force: other tests sign in with this account at the same time, with the password alone.
test('a second factor is shown to scan and to type, and a code that is none puts nothing in force', async ({
  guest,
}) => {
  test.slow();
  guest.expectError(/409/);
  const { page } = guest;
  await enter(guest, EMAILS.driver2);
  await passCheck(page, PASSWORD);
  await main(page)
    .getByRole('button', { name: text('secondFactor.begin') })
    .click();
  await expect(main(page).getByRole('img', { name: text('secondFactor.qr') })).toBeVisible();
  await expect(main(page).locator('form code')).toHaveText(/^(?:[A-Z2-7]{4} ?){8}$/);
  await expectSoundForms(page);
  const code = main(page).getByLabel(text('secondFactor.code'));
  await code.fill('000000');
  await page.keyboard.press('Enter');
  await expect(code).toHaveAccessibleDescription(/./);
  await page.reload();
  await expect(main(page).getByRole('button', { name: text('secondFactor.begin') })).toBeVisible();
});

// The account stays as other tests need it: what the provider says of the demand and of the code is said by the test.
test.describe('a second factor that is demanded', () => {
  // The test answers in the provider's place.
  test.use({ serviceWorkers: 'block' });

  test('of whom a second factor is demanded is led to it from the sign-in, and on once it is set up', async ({
    guest,
  }) => {
    test.slow();
    const { page } = guest;
    let isSetUp = false;
    await page.route('**/api/v1/b2b/me', async (route) => {
      const answer = await route.fetch();
      const me = await answer.json();
      await route.fulfill({ response: answer, json: isSetUp ? me : { ...me, secondFactorMissing: true } });
    });
    await page.route('**/api/v1/me/second-factor', async (route) => {
      if (route.request().method() !== 'GET') return route.continue();
      const enabledAt = isSetUp ? '2026-11-23T09:00:00+09:00' : null;
      await route.fulfill({ json: { enabledAt, recoveryCodesLeft: 2, isDemanded: true } });
    });
    await page.route('**/api/v1/me/second-factor/confirm', async (route) => {
      isSetUp = true;
      await route.fulfill({ json: { recoveryCodes: ['AAAAA-BBBBB', 'CCCCC-DDDDD'] } });
    });
    await enter(guest, EMAILS.driver2, '/mypage/shipping-list');
    await expect(page).toHaveURL(/\/mypage\/member-info\?secondFactorFor=%2Fmypage%2Fshipping-list/);
    // Wherever they go, until it is done.
    await page.goto('/product?page=2');
    await expect(page).toHaveURL(/\/mypage\/member-info\?secondFactorFor=%2Fproduct%3Fpage%3D2/);
    await passCheck(page, PASSWORD);
    await expect(main(page)).toContainText(text('secondFactor.demanded'));
    await expect(main(page).getByRole('heading', { name: text('memberInfo.profile.title') })).toHaveCount(0);
    await main(page)
      .getByRole('button', { name: text('secondFactor.begin') })
      .press('Enter');
    await main(page).getByLabel(text('secondFactor.code')).fill('123456');
    await page.keyboard.press('Enter');
    await expect(main(page)).toContainText('AAAAA-BBBBB');
    await expectSoundForms(page);
    await main(page)
      .getByRole('button', { name: text('secondFactor.codesRead') })
      .press('Enter');
    await expect(page).toHaveURL(/\/product\?page=2$/);
    await expect(page.locator('html')).toHaveAttribute('data-session', 'signed-in');
  });
});
