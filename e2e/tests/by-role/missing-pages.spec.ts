import { LANGUAGES } from '@vitis/contracts';
import { expect, test } from '../../src/fixtures.ts';
import { textOf, textsOf } from '../../src/texts.ts';

const catalog = (key: string, values?: Record<string, string | number>) => textOf('mf-catalog', key, values);
const shell = (key: string, values?: Record<string, string | number>) => textOf('shell', key, values);

test('sees an address that nobody owns as a page that could not be found', async ({ guest }) => {
  guest.expectError(/404/);
  await guest.goto('/nowhere/at/all');
  await expect(guest.page.getByRole('heading', { level: 1 })).toContainText(shell('error.404.title'));
  await guest.page
    .getByRole('main')
    .getByRole('link', { name: shell('error.home') })
    .click();
  await expect(guest.page).toHaveURL(/\/$/);
});

/** Details of which there is none, and where their words are. */
const NO_SUCH = {
  '/product/999999': 'detail.notFound',
  '/winery/999999': 'winery.notFound',
  '/magazine/999999': 'article.notFound',
  '/event/999999': 'article.notFound',
  '/common-sense/999999': 'article.notFound',
};

test('is told by the page itself, before any script, that there is no such wine, maker or article', async ({
  guest,
  baseURL,
}) => {
  guest.expectError(/404/);
  const { page } = guest;
  for (const [path, key] of Object.entries(NO_SUCH)) {
    for (const language of LANGUAGES) {
      const answer = await fetch(`${baseURL}${path}?lang=${language}`);
      expect([answer.status, answer.headers.get('x-robots-tag')]).toEqual([404, 'noindex']);
      const html = await answer.text();
      expect(html).toContain(`<title>${textsOf('shell', language)('error.404.title')} | VITIS</title>`);
      expect(html.split('<script type="application/json"')[0]).toContain(
        textsOf('mf-catalog', language)(key),
      );
    }
    await guest.goto(path);
    await expect(page.getByRole('main').getByText(catalog(key))).toBeVisible();
    await expect(page).toHaveTitle(`${shell('error.404.title')} | VITIS`);
  }
  // Another screen's title does not stay over it.
  await page.getByRole('banner').getByRole('link', { name: 'VITIS' }).first().click();
  await expect(page).toHaveURL('/');
  await expect(page).not.toHaveTitle(`${shell('error.404.title')} | VITIS`);
  await page.goBack();
  await expect(page).toHaveTitle(`${shell('error.404.title')} | VITIS`);
});

/** Addresses that nobody's link has, and what they are answered with. */
const BAD_ADDRESSES = [
  ['/product/999999', 404],
  ['/product/-1', 404],
  ['/product/abc', 404],
  ['/product/1e9', 404],
  [`/product/${'9'.repeat(2_000)}`, 404],
  ['/product/999999/pdf', 404],
  ['/product/%00/pdf', 404],
  ['/product/compare?ids=999999', 404],
  ['/product/compare?ids=1,999999', 200],
  ['/product/compare?ids=abc,-1,%00', 200],
  [`/product?q=${'x'.repeat(3_000)}&title=${'x'.repeat(3_000)}`, 200],
  ['/product?page=-1&sort=secret,asc&idKinds=abc&startAlcohol=-5&inStock=maybe', 200],
  ['/product?page=99999', 404],
  ['/product?page=999999999', 404],
  ['/search-result?q=샤토&page=999', 404],
  [`/winery?page=${'9'.repeat(50)}`, 404],
  ['/magazine?page=100', 404],
  ['/event?page=100', 404],
  ['/common-sense?page=100', 404],
  ['/winery?page=-1&sort=secret&countryName=%00', 200],
  ['/magazine?page=0&sort=secret&category=%00', 200],
  ['/event?page=x&state=secret', 200],
  ['/search-result?q=%00', 200],
  [`/search-result?q=${'x'.repeat(10_000)}`, 200],
  [`/search-result?q=${encodeURIComponent('가'.repeat(10_000))}`, 431],
  ['/search-result', 200],
  ['/terms?type=secret', 200],
  ['/winery/999999', 404],
  ['/winery/abc', 404],
  ['/event/0', 404],
  ['/magazine/%F0%9F%8D%B7', 404],
  ['/common-sense/1.5', 404],
  ['/about?lang=xx-XX', 200],
  ['/product/%ff', 400],
  ['/%', 400],
  [`/product?q=${'x'.repeat(20_000)}`, 431],
  ['/product?q=%00%07&title=%1b', 200],
  ['/product/pdf?page=-1&sort=secret&idKinds=abc', 200],
  ['/product?idEvent=999999&idMagazine=999999&idStore=999999', 200],
  ['/product/99999999999999999999/pdf', 404],
  ['/winery/abc/pdf', 404],
  [`/product/compare?ids=abc,${Array(2_000).fill(1).join(',')}`, 200],
  ['/terms?type=__proto__', 200],
  ['/magazine?category=__proto__', 200],
  ['/winery?countryName=__proto__', 200],
  ['/?lang=%00', 200],
  ['/search-result?q=%E0%A4%A', 200],
  ['/search-result?q=%3C/script%3E%3Cscript%3Ealert(1)%3C/script%3E', 200],
  ['/product?title=%3Cimg%20src=x%20onerror=alert(1)%3E', 200],
] as const;

test('what makes no sense in an address of the catalogue is a page that says so, or left out', async ({
  guest,
}) => {
  test.slow();
  // Ids that are none are asked for as they stand, before any code has looked at them.
  guest.expectError(/40[04]|414|431/);
  const { page } = guest;
  for (const [path, status] of BAD_ADDRESSES) {
    await test.step(`${path.slice(0, 60)} is answered with ${status}`, async () => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(status);
      await expect(page.getByRole('main').or(page.getByRole('article')).first()).toContainText(/\S/);
    });
  }
});
