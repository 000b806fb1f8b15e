import type { Page } from '@playwright/test';
import { releaseChanged } from '@vitis/testing/changed-build';
import { NOISE } from '../../src/broken-page.ts';
import { countDocuments } from '../../src/documents.ts';
import { expect, SHELL_PAGE, waitUntilUsable } from '../../src/fixtures.ts';
import { test } from '../../src/own-shop.ts';
import { screenHeading } from '../../src/screen-heading.ts';
import { textOf } from '../../src/texts.ts';

const long = process.env.VITIS_LONG === '1';
const DEPLOYS = long ? 20 : 4;
const PART = 'mf-account';

/** A piece of the frame that is fetched when it is wanted. */
const SEARCH_PANEL = /^\/r\/shell\/[^/]+\/js\/search-panel\./;

const shell = (key: string) => textOf('shell', key);
const signIn = (page: Page) => page.locator('header a[href="/account/login"]').first();
const heading = (page: Page) => screenHeading(page).filter({ hasText: textOf(PART, 'login.title') });
const searchField = (page: Page) =>
  page.getByRole('banner').getByRole('combobox', { name: shell('search.label') });
const panel = (page: Page) => page.getByRole('alert').filter({ hasText: shell('remote.failed') });
const retry = (page: Page) => panel(page).getByRole('button', { name: shell('retry'), exact: true });

/** Build of the sign-in that a page was made with. */
const buildOf = (page: Page) =>
  page.evaluate(
    () =>
      JSON.parse(document.getElementById('vitis-page')?.textContent ?? '{}').registry.remotes['mf-account']
        .build as string,
  );

test(`${DEPLOYS} deploys under as many open tabs: each goes on with its own build, and with the newest where that is gone`, async ({
  guest,
  shop,
}) => {
  test.setTimeout(long ? 600_000 : 90_000);
  const tabs: { page: Page; build: string; documents: () => number }[] = [];
  for (let deploy = 0; deploy < DEPLOYS; deploy += 1) {
    const page = deploy === 0 ? guest.page : await guest.newTab();
    guest.expectError(NOISE);
    // The gateway looks at the registry again after half a second.
    await expect
      .poll(async () => {
        await page.goto(SHELL_PAGE);
        return buildOf(page);
      })
      .toBe(shop.releases.current(PART));
    await waitUntilUsable(page);
    tabs.push({ page, build: shop.releases.current(PART), documents: countDocuments(page) });
    releaseChanged(shop.releases, PART);
  }
  expect(new Set(tabs.map(({ build }) => build)).size).toBe(DEPLOYS);

  const [kept, swept] = [tabs.filter((_tab, at) => at % 2 === 0), tabs.filter((_tab, at) => at % 2 === 1)];
  for (const { page, documents } of kept) {
    await signIn(page).click();
    await expect(heading(page)).toBeVisible();
    expect(documents()).toBe(0);
  }
  for (const { build } of tabs) shop.releases.sweep(PART, build);
  for (const { page, documents } of swept) {
    await signIn(page).click();
    await expect(retry(page)).toBeVisible({ timeout: 20_000 });
    expect(documents()).toBe(0);
    await retry(page).click();
    await expect(heading(page)).toBeVisible({ timeout: 20_000 });
    expect(documents()).toBe(1);
  }
  // What has been loaded needs no file any more.
  for (const { page, documents } of kept) {
    await page.goBack();
    await signIn(page).click();
    await expect(heading(page)).toBeVisible();
    expect(documents()).toBe(0);
  }
});

test.describe(() => {
  // The stale page comes from a route of the test, which sees nothing of what a service worker asks for.
  test.use({ serviceWorkers: 'block' });

  test('a cache that goes on serving the page of a build that is gone makes no loop of reloads', async ({
    guest,
    shop,
  }) => {
    const { page } = guest;
    guest.expectError(NOISE);
    const old = shop.releases.current(PART);
    for (const path of [SHELL_PAGE, '/account/login']) {
      const stale = await fetch(shop.faults.url + path);
      const body = await stale.text();
      const policy = stale.headers.get('content-security-policy') ?? '';
      await page.route(`**${path}`, (route) =>
        route.request().resourceType() === 'document'
          ? route.fulfill({ contentType: 'text/html', headers: { 'content-security-policy': policy }, body })
          : route.continue(),
      );
    }
    releaseChanged(shop.releases, PART);
    shop.releases.sweep(PART, old);
    await guest.goto(SHELL_PAGE);
    const documents = countDocuments(page);

    await signIn(page).click();
    for (const loaded of [1, 1]) {
      await retry(page).click({ timeout: 20_000 });
      await expect.poll(documents).toBe(loaded);
    }
    await expect(retry(page)).toBeEnabled({ timeout: 20_000 });
    expect(documents()).toBe(1);
    await expect(page.getByRole('banner').getByRole('link', { name: shell('header.logo') })).toBeVisible();
  });
});

test('a screen that is gone after a deploy is there again after one reload', async ({ guest, shop }) => {
  const { page } = guest;
  guest.expectError(NOISE);
  await guest.goto(SHELL_PAGE);
  // The container still comes, out of a cache perhaps; its screens do not.
  const old = shop.releases.current(PART);
  const gone = shop.faults.break(new RegExp(`^/r/${PART}/${old}/js/login\\.`), {
    kind: 'status',
    status: 404,
  });
  releaseChanged(shop.releases, PART);
  const documents = countDocuments(page);

  await signIn(page).click();

  await expect(heading(page)).toBeVisible({ timeout: 20_000 });
  await expect.poll(documents).toBe(1);
  await waitUntilUsable(page);
  expect(documents()).toBe(1);
  expect(gone.broken()).toBeGreaterThan(0);
});

test('a piece of the page that is gone after a deploy is there again after one reload', async ({
  guest,
  shop,
}) => {
  const { page } = guest;
  guest.expectError(NOISE);
  await guest.goto('/account/login');
  const rule = shop.faults.break(SEARCH_PANEL, { kind: 'status', status: 404 });
  const documents = countDocuments(page);

  await searchField(page).click();

  await expect.poll(documents).toBe(1);
  rule.cure();
  await waitUntilUsable(page);
  await searchField(page).click();
  await expect(searchField(page)).toHaveAttribute('aria-expanded', 'true');
  expect(documents()).toBe(1);
});

test('a piece of the page that the network kept away reloads nothing, and is tried again', async ({
  guest,
  shop,
}) => {
  const { page } = guest;
  guest.expectError(NOISE);
  guest.expectError(/\/js\/search-panel\./);
  await guest.goto('/account/login');
  const rule = shop.faults.break(SEARCH_PANEL, { kind: 'refused' });
  const documents = countDocuments(page);

  await searchField(page).click();
  const missing = page.getByRole('alert').filter({ hasText: shell('lazy.failed') });
  await expect(missing).toBeVisible();
  rule.cure();
  await missing.getByRole('button', { name: shell('retry') }).click();

  await expect(missing).toHaveCount(0);
  expect(documents()).toBe(0);
});

test('a piece of the page that is gone after a deploy reloads nothing over what somebody has typed', async ({
  guest,
  shop,
}) => {
  const { page } = guest;
  guest.expectError(NOISE);
  guest.expectError(/\/js\/search-panel\./);
  await guest.goto('/account/login');
  const field = page.getByLabel(textOf(PART, 'login.email'), { exact: true });
  await field.fill('buyer@vitis.test');
  const rule = shop.faults.break(SEARCH_PANEL, { kind: 'status', status: 404 });
  const documents = countDocuments(page);

  await searchField(page).click();
  const missing = page.getByRole('alert').filter({ hasText: shell('lazy.failed') });
  await expect(missing).toBeVisible();
  rule.cure();
  await missing.getByRole('button', { name: shell('retry') }).click();

  await expect(missing).toHaveCount(0);
  expect(documents()).toBe(0);
  await expect(field).toHaveValue('buyer@vitis.test');
});
