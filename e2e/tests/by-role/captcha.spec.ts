import { test } from '../../src/captcha-shop.ts';
import { expectInWindow } from '../../src/expect-sound.ts';
import { expect, expectAccessible, type Person } from '../../src/fixtures.ts';
import { textOf } from '../../src/texts.ts';

const t = (key: string) => textOf('mf-account', key);

/** Asks for a code, which costs a captcha by now. */
async function askForCode({ page }: Person): Promise<void> {
  const mobile = page.getByLabel(t('portal.code.mobile'), { exact: true });
  await mobile.fill(`010${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`);
  await mobile.press('Enter');
}
const dialog = ({ page }: Person) => page.getByRole('dialog', { name: t('portal.captcha.title') });
/** Google's box, in a frame of its own within the frame of the gateway. */
const box = (person: Person) =>
  dialog(person).frameLocator('iframe').frameLocator('iframe').getByRole('checkbox');

for (const width of [375, 1440])
  test(`with a key, Google’s captcha is solved within the policies of the page, ${width} px wide`, async ({
    guest,
    shop,
  }) => {
    const { page } = guest;
    guest.expectError(/403/);
    await shop.seat(guest.context);
    await page.setViewportSize({ width, height: 800 });
    await guest.goto('/account/findemail');
    await askForCode(guest);
    await expect(box(guest)).toBeVisible();
    await expectInWindow(page);
    await expectAccessible(page);
    // The page itself has loaded nothing of Google's, and writes no HTML from strings.
    expect(await page.evaluate(() => 'grecaptcha' in window)).toBe(false);
    expect(shop.asked[0]).toMatch(/^\/recaptcha\/api\.js\?render=explicit&hl=ko$/);
    await box(guest).press('Space');
    await expect(dialog(guest)).toBeHidden();
    await expect(page.getByLabel(t('portal.code.code'))).toBeFocused();
    expect(shop.exchanged).toHaveLength(1);
    expect(shop.exchanged[0]).toMatch(/^solved-/);
  });

test('where Google does not answer that is said, and tried again; who closes it may go on later', async ({
  guest,
  shop,
}) => {
  const { page } = guest;
  guest.expectError(/403|503|api\.js/);
  await shop.seat(guest.context);
  shop.fail(true);
  await guest.goto('/account/findemail');
  await askForCode(guest);
  await expect(page.getByText(t('portal.captcha.failed'))).toBeVisible();
  await expectAccessible(page);
  shop.fail(false);
  await page.getByRole('button', { name: t('portal.captcha.again') }).click();
  await expect(box(guest)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(guest)).toBeHidden();
  await expect(page.getByLabel(t('portal.code.mobile'), { exact: true })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  expect(shop.exchanged).toEqual([]);
});
