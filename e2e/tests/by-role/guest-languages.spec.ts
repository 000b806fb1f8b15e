import { DEFAULT_LANGUAGE, LANGUAGES } from '@vitis/contracts';
import { expectTranslated, listenForWords } from '../../src/expect-translated.ts';
import { filledAddress } from '../../src/filled-address.ts';
import { expect, test } from '../../src/fixtures.ts';

/** What anybody may read; a parameter stands for the first link of its kind on the address before it. */
const ADDRESSES = [
  '/',
  '/product',
  '/product?idKinds=1&view=table',
  '/product/1',
  '/product/1/pdf',
  '/product/pdf?idKinds=3',
  '/product/compare?ids=1,2',
  '/search-result?q=barolo',
  '/search-result?q=qqqq',
  '/winery',
  '/winery/1',
  '/winery/1/pdf',
  '/winery/pdf',
  '/event',
  '/event/:eid',
  '/magazine',
  '/magazine/:mid',
  '/common-sense',
  '/common-sense/:cid',
  '/about',
  '/direction',
  '/terms?type=TERM',
  '/terms?type=PRIVACY',
  '/account/login',
  '/account/signup',
  '/nowhere',
];

for (const language of LANGUAGES.filter((one) => one !== DEFAULT_LANGUAGE)) {
  test(`no Korean is left on a page that a visitor reads in ${language}`, async ({ guest }) => {
    test.slow();
    guest.expectError(/404/);
    const { page } = guest;
    const known = listenForWords(page);
    const main = page.getByRole('main');
    for (const address of ADDRESSES) {
      const path = await filledAddress(page, address);
      const { pathname, searchParams } = new URL(path, 'http://shop.test');
      searchParams.set('lang', language);
      await page.goto(`${pathname}?${searchParams}`);
      await expect(main.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
      await expectTranslated(page, known);
    }
  });
}
