import { LANGUAGES, matchPassword } from '@vitis/contracts';
import { draftKey } from '@vitis/domain';
import { expectSound } from '../../src/expect-sound.ts';
import { expect, PASSWORD, type Person, test } from '../../src/fixtures.ts';
import { expectReachedByTab } from '../../src/keyboard.ts';
import { textOf } from '../../src/texts.ts';

/** All addresses of the account, and what of a sign-up is held in the window for those in its middle. */
const OF_GUESTS = [
  '/account/login',
  '/account/signup',
  '/account/signup/verify',
  '/account/signup/account',
  '/account/signup/business',
  '/account/signup/done',
  '/account/certemail',
  '/account/findemail',
  '/account/findpw',
  '/account/resetpw',
  '/account/withdrawal-complete',
  '/oauth2/kakao',
  '/niceid/checkplus_result',
  '/niceid/mobile_cert',
];
const OF_BUYERS = [
  '/mypage/member-info',
  '/account/resetpw/old',
  '/mypage/client-info',
  '/mypage/client-info/edit',
  '/mypage/client-info/withdraw',
];
const HELD = {
  agreements: { terms: true, privacy: true, marketingEmail: false, marketingSms: false },
  verify: { typed: '01012345678', mobile: '01012345678', proof: 'x' },
  account: { fullName: '김하나', email: 'hana@bistro.test', password: '', passwordConfirm: '' },
};

const isLong = process.env.VITIS_LONG === '1';
/** In every run each address comes in one language, and each language has some; in the long one all have all. */
const chosen = (paths: readonly string[], language: number) =>
  paths.filter((_path, index) => isLong || index % LANGUAGES.length === language);

async function expectSoundAt(person: Person, path: string): Promise<void> {
  await person.goto(path);
  await expectSound(person.page, [375]);
  await expectReachedByTab(person.page);
}

/** The last step is reached from the one before it: nothing keeps a password. */
async function goToBusiness({ page, goto, language }: Person): Promise<void> {
  await goto('/account/signup/account');
  const t = (key: string) => textOf('mf-account', key, {}, language);
  await page.getByLabel(t('signUp.account.password'), { exact: true }).fill('Quiet-Cellar7');
  await page.getByLabel(t('signUp.account.passwordConfirm'), { exact: true }).fill('Quiet-Cellar7');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/signup\/business/);
}

for (const [index, language] of LANGUAGES.entries())
  test.describe(language, () => {
    test.use({ language, viewport: { width: 375, height: 900 } });

    test('what guests open of the account is sound on a phone, and by keyboard', async ({ guest }) => {
      test.slow();
      guest.expectError(/400|404/);
      const drafts = Object.entries(HELD).map(([step, value]) => [
        draftKey(null, `sign-up ${step}`),
        JSON.stringify(value),
      ]);
      await guest.page.addInitScript((held) => {
        for (const [key = '', value = ''] of held) sessionStorage.setItem(key, value);
      }, drafts);
      for (const path of chosen(OF_GUESTS, index)) {
        if (path !== '/account/signup/business') {
          await expectSoundAt(guest, path);
          continue;
        }
        await goToBusiness(guest);
        await expectSound(guest.page, [375]);
        await expectReachedByTab(guest.page);
      }
    });

    test('what buyers open of their own data is sound on a phone, and by keyboard', async ({ buyer2 }) => {
      test.slow();
      await buyer2.call(matchPassword, { body: { password: PASSWORD } });
      for (const path of chosen(OF_BUYERS, index)) await expectSoundAt(buyer2, path);
    });
  });
