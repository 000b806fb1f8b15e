import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@vitis/contracts';
import { type OwnGateway, type OwnReleases, ownReleases, startGateway } from '@vitis/testing/own-gateway';
import { type CheckoutCopy, copyCheckout } from '../../src/checkout-copy.ts';
import { test as base, expect, type Person, waitUntilUsable } from '../../src/fixtures.ts';
import { PROVIDER, RELEASES } from '../../src/product.ts';
import { textOf } from '../../src/texts.ts';

const TITLES = {
  'ko-KR': '시음 후기',
  'en-US': 'Tasting notes',
  'zh-CN': '品酒笔记',
  'zh-TW': '品酒筆記',
  'ja-JP': 'テイスティング記録',
};

/** Pages come from a gateway of the test's own. */
const test = base.extend<{ releases: OwnReleases; gateway: OwnGateway; checkout: CheckoutCopy }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
  releases: async ({}, use) => {
    const releases = ownReleases(RELEASES);
    await use(releases);
    releases.remove();
  },
  gateway: async ({ releases }, use) => {
    const gateway = await startGateway(PROVIDER, releases.folder);
    await use(gateway);
    await gateway.close();
  },
  checkout: [
    async ({ releases }, use) => {
      const checkout = copyCheckout({ RELEASES_FOLDER: releases.folder, RELEASES_STORE: '' });
      await use(checkout);
      checkout.remove();
    },
    { timeout: 120_000 },
  ],
  baseURL: async ({ gateway }, use) => use(gateway.url),
});

/** Texts of its first screen. */
const textsOf = ({ folder }: CheckoutCopy, language: Language) =>
  (
    JSON.parse(readFileSync(join(folder, `mf-tasting/src/locales/${language}.json`), 'utf8')) as {
      tasting: Record<string, string>;
    }
  ).tasting;

/** A screen of each kind, below the remote's first one. */
const SCREENS = [
  ['papers', '--list', '--endpoint', 'listOrderForms'],
  ['paper', '--detail', '--endpoint', 'getOrderForm', '--path', '/tasting/notes/papers/:number'],
  ['place', '--form', '--endpoint', 'createShippingAddress'],
  ['rules', '--article', '--endpoint', 'getLegalDocument', '--path', '/tasting/notes/rules/:type'],
];

/** Somebody writes the texts that were left open: what is marked loses its mark. */
function writeTexts({ folder }: CheckoutCopy): void {
  for (const name of ['remote.json', ...LANGUAGES.map((language) => `src/locales/${language}.json`)]) {
    const file = join(folder, 'mf-tasting', name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('✎ ', ''));
  }
}

const command = (name: string) => `packages/tooling/src/commands/${name}.ts`;

test('a team makes a remote with a screen of each kind, checks it, releases it to everybody and takes it away again', async ({
  checkout,
  gateway,
  releases,
  guest,
  buyer,
}) => {
  test.setTimeout(300_000);
  const { run } = checkout;
  const wines = (person: Person) =>
    person.page.getByRole('list', { name: textsOf(checkout, 'ko-KR').wines ?? '' }).getByRole('link');
  const titles = LANGUAGES.flatMap((language) => [`--${language}`, TITLES[language]]);
  await run(command('create-remote'), 'mf-tasting', '--mount', '/tasting/notes', '--menu', 'B2B', ...titles);
  for (const args of SCREENS) await run(command('create-screen'), 'mf-tasting', ...args);

  await test.step('a release is refused until its texts are written', async () => {
    await expect(run(command('release'), 'mf-tasting')).rejects.toThrow('is not written yet');
    writeTexts(checkout);
    await run(command('release'), 'mf-tasting');
  });

  await test.step('its types, tests, texts and format are right', async () => {
    await Promise.all([
      run('node_modules/typescript/bin/tsc', '-p', 'mf-tasting/tsconfig.json'),
      run('node_modules/jest/bin/jest.js', '--ci', '--runInBand', '--selectProjects', 'mf-tasting'),
      run('node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', 'mf-tasting'),
    ]);
  });

  await test.step('the server renders it in five languages, with the wines of the shop', async () => {
    for (const language of LANGUAGES) {
      const html = await (await fetch(`${gateway.url}/tasting/notes?lang=${language}`)).text();
      expect(html).toContain(`<html lang="${language}"`);
      expect(html).toContain(`<title>${TITLES[language]} | VITIS</title>`);
      expect(html).toMatch(new RegExp(`<h1[^>]*>${TITLES[language]}</h1>`));
      expect(html).toContain(`aria-label="${textsOf(checkout, language).wines}"`);
      expect(html.match(/href="\/product\/\d+/g)?.length).toBeGreaterThanOrEqual(6);
    }
  });

  await test.step('a guest reads it and goes on to a wine', async () => {
    await guest.goto('/tasting/notes');
    const { page } = guest;
    const wine = wines(guest).first();
    const name = (await wine.textContent()) ?? '';
    await wine.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name.replace(/ (?:\d{4}|NV)$/, ''));
  });

  await test.step('its article is rendered; its list leads to a document, and its form is there', async () => {
    const html = await (await fetch(`${gateway.url}/tasting/notes/rules/TERM`)).text();
    expect(html).toMatch(/<article[^>]*>.*<h1[^>]*>[^<]+<\/h1>/s);
    await buyer.goto('/tasting/notes/papers');
    const printed = buyer.page.getByRole('row').getByRole('link').first();
    const number = (await printed.textContent()) ?? '';
    await printed.click();
    await expect(buyer.page.getByRole('heading', { level: 1 })).toHaveText(number);
    await buyer.goto('/tasting/notes/place');
    await expect(buyer.page.getByRole('form')).toBeVisible();
  });

  await test.step('a buyer finds it in the menu and gets there without another page', async () => {
    await buyer.goto('/mypage/wish');
    const menu = buyer.page.getByRole('navigation', { name: textOf('shell', 'mypage.title') });
    await buyer.page.evaluate(() => Object.assign(window, { samePage: true }));
    await menu.getByRole('link', { name: TITLES['ko-KR'] }).click();
    await expect(buyer.page.getByRole('heading', { level: 1 })).toHaveText(TITLES['ko-KR']);
    await expect(wines(buyer)).toHaveCount(6);
    expect(await buyer.page.evaluate(() => 'samePage' in window)).toBe(true);
  });

  await test.step('nobody gets it once it is taken away, but the page that is open stays whole', async () => {
    const [{ build }] = JSON.parse(readFileSync(join(releases.folder, 'registry.json'), 'utf8')).parts[
      'mf-tasting'
    ].history as [{ build: string }];
    expect(await run(command('release'), 'mf-tasting', '--remove')).toContain('Nobody gets mf-tasting');
    await expect
      .poll(async () => (await fetch(`${gateway.url}/tasting/notes`)).status, { timeout: 20_000 })
      .toBe(404);
    expect(existsSync(join(releases.folder, 'mf-tasting', build, 'manifest.json'))).toBe(true);
    await wines(buyer).first().click();
    await expect(wines(buyer)).toHaveCount(0);
    await buyer.page.goBack();
    await expect(buyer.page.getByRole('heading', { level: 1 })).toHaveText(TITLES['ko-KR']);
    await buyer.page.goto('/mypage/wish');
    await waitUntilUsable(buyer.page);
    const menu = buyer.page.getByRole('navigation', { name: textOf('shell', 'mypage.title') });
    await expect(menu).not.toContainText(TITLES['ko-KR']);
  });
});
