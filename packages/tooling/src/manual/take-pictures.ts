import { login, type SuccessOf, TOKEN_COOKIE } from '@vitis/contracts';
import type { Browser, Page } from 'playwright';
import { PlainError } from '../../../../tools/plain-error.mjs';
import { MANUAL_LANGUAGES, MANUAL_ROLES, type Manual } from './manual.ts';

/** Of every account of the demonstration. */
const PASSWORD = 'Vitis!2026';
/** Legible on paper, at 25 to 40 kB a screen. */
const QUALITY = 48;

/** A page of somebody who is signed in at the shop. Throws a `PlainError` where nobody answers, or the account is none. */
async function signedIn(browser: Browser, shop: string, { role, language }: Manual): Promise<Page> {
  const { email, window } = MANUAL_ROLES[role];
  const context = await browser.newContext({
    viewport: window,
    locale: MANUAL_LANGUAGES[language],
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  });
  const answer = await context.request
    .post(shop + login.path, {
      data: { email, password: PASSWORD },
      headers: { 'accept-language': MANUAL_LANGUAGES[language], origin: shop },
    })
    .catch(() => null);
  if (answer?.status() !== 200)
    throw new PlainError(
      `${shop} ${answer === null ? 'does not answer' : `refuses ${email} (${answer.status()})`}: the manuals are made of a running demonstration (npm start).`,
    );
  const { accessToken } = (await answer.json()) as SuccessOf<typeof login>;
  await context.addCookies([{ name: TOKEN_COOKIE, value: accessToken, url: shop }]);
  return context.newPage();
}

/** Pictures of all screens of a manual, by their addresses, as JPEG. Throws where a screen does not come. */
export async function takePictures(
  browser: Browser,
  shop: string,
  manual: Manual,
): Promise<Map<string, Buffer>> {
  const page = await signedIn(browser, shop, manual);
  const pictures = new Map<string, Buffer>();
  for (const screen of manual.screens) {
    const address = new URL(screen, shop);
    address.searchParams.set('lang', MANUAL_LANGUAGES[manual.language]);
    await page.goto(address.href);
    await page.waitForFunction(
      () =>
        document.documentElement.dataset.session === 'signed-in' &&
        document.querySelector('h1') !== null &&
        document.querySelector('[aria-busy="true"]') === null &&
        // Fetched when the page is at rest; the font follows in the same moment.
        performance.getEntriesByType('resource').some(({ name }) => name.includes('/js/pretendard')),
    );
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    pictures.set(screen, await page.screenshot({ type: 'jpeg', quality: QUALITY, animations: 'disabled' }));
  }
  await page.context().close();
  return pictures;
}
