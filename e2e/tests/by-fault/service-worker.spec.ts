import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { getMe, listDeliveriesOfDriver } from '@vitis/contracts';
import { SERVICE_WORKER_PATH } from '@vitis/contracts/service-worker';
import { releaseChanged } from '@vitis/testing/changed-build';
import { copyBuild } from '@vitis/testing/own-gateway';
import { failurePanel, NOISE, OFFLINE, signInLink, signInTitle, wineCards } from '../../src/broken-page.ts';
import { planOrder } from '../../src/delivered-order.ts';
import { expect, type Person, SHELL_PAGE, waitUntilAtRest, waitUntilUsable } from '../../src/fixtures.ts';
import { dispatchSync, keptOn, untilKept } from '../../src/kept-on-device.ts';
import { type OwnShop, test } from '../../src/own-shop.ts';
import { screenHeading } from '../../src/screen-heading.ts';
import { patternOf, textOf } from '../../src/texts.ts';

const shell = (key: string) => textOf('shell', key);
const selling = (key: string, values?: Record<string, string | number>) =>
  textOf('mf-mypage-sales', key, values);

const offlineNotice = (page: Page) => page.getByRole('status').filter({ hasText: shell('notices.offline') });

/** Builds of which the device keeps files. */
const keptBuilds = async (page: Page) =>
  new Set(
    (await keptOn(page))
      .filter(({ cache }) => cache === 'vitis-files-1')
      .map(({ url }) => new URL(url).pathname.split('/').slice(2, 4).join('/')),
  );

async function goOffline(person: Person): Promise<void> {
  person.expectError(NOISE);
  person.expectError(OFFLINE);
  person.expectError(/ERR_FAILED|FetchEvent/);
  await person.context.setOffline(true);
}

test('a second visit asks for pages, and for no released file but pieces of the font', async ({
  guest,
  shop,
}) => {
  const { page } = guest;
  await guest.goto('/product');
  await waitUntilAtRest(page);
  await untilKept(page);
  const before = shop.faults.seen.length;
  const files: { url: string; isKept: boolean }[] = [];
  const second = await guest.newTab();
  second.on('response', (response) => {
    if (response.url().includes('/r/'))
      files.push({ url: response.url(), isKept: response.fromServiceWorker() });
  });
  await second.goto('/product');
  await waitUntilUsable(second);
  await expect(wineCards(second).first()).toBeVisible();
  await waitUntilAtRest(second);

  expect(files.some(({ url }) => /\/r\/shell\/[^/]+\/js\/shell\./.test(url))).toBe(true);
  expect(files.filter(({ isKept }) => !isKept)).toEqual([]);
  const asked = shop.faults.seen.slice(before).map(({ url }) => url);
  expect(asked).toContain('/product');
  // Pieces of the font come with the letters that need them, on any visit.
  expect(asked.filter((url) => url.startsWith('/r/') && !url.endsWith('.woff2'))).toEqual([]);
});

test('without a network the frame is there, a word about it, and what was seen before; the rest comes by itself', async ({
  guest,
}) => {
  const { page } = guest;
  await guest.goto('/product');
  await untilKept(page);
  const name = await wineCards(page).first().getByRole('heading').textContent();
  await wineCards(page).first().getByRole('link').first().click();
  await expect(screenHeading(page)).toContainText(name ?? '');
  const wine = new URL(page.url()).pathname;
  await goOffline(guest);

  for (const [address, seen] of [
    ['/product', wineCards(page).first()],
    [wine, screenHeading(page).filter({ hasText: name ?? '' })],
  ] as const) {
    await page.goto(address);
    await expect(seen).toBeVisible();
    await expect(offlineNotice(page)).toBeVisible();
  }
  await expect(page.getByRole('banner').getByRole('link', { name: shell('header.logo') })).toBeVisible();

  // A screen whose code this device has never had.
  await page.goto('/account/login');
  await expect(
    page
      .getByRole('main')
      .getByRole('alert')
      .filter({ hasText: shell('remote.offline') }),
  ).toBeVisible();
  await guest.context.setOffline(false);
  await expect(signInTitle(page)).toBeVisible();
  await expect(offlineNotice(page)).toHaveCount(0);
});

test('data that failed without a network comes by itself when it is back', async ({ guest }) => {
  const { page } = guest;
  await guest.goto('/product');
  await untilKept(page);
  await goOffline(guest);
  await page.goto('/magazine');
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await guest.context.setOffline(false);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('so does a wine, whose name the title of the page waits for as well', async ({ guest }) => {
  const { page } = guest;
  await guest.goto('/product/1');
  await guest.goto('/product');
  await untilKept(page);
  await goOffline(guest);
  await page.getByRole('main').getByRole('article').nth(9).getByRole('link').first().click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await guest.context.setOffline(false);
  await expect(screenHeading(page)).toBeVisible();
});

test('a file that came broken is not kept, and the next page gets a whole one', async ({ guest, shop }) => {
  guest.expectError(NOISE);
  const build = shop.releases.current('mf-account');
  const isOfLogin = (address: string) => address.includes(`/r/mf-account/${build}/js/login.`);
  const broken = shop.faults.break(/\/r\/mf-account\/[^?]*\/js\/login\./, {
    kind: 'truncated',
    length: 'shorter',
  });
  await guest.goto(SHELL_PAGE);
  await untilKept(guest.page);
  await guest.goto('/account/login');
  // The page loads itself anew for that file, once.
  await expect(async () => {
    await expect(failurePanel(guest.page)).toBeVisible();
    expect((await keptOn(guest.page)).filter(({ url }) => isOfLogin(url))).toEqual([]);
  }).toPass();
  expect(broken.broken()).toBeGreaterThan(0);

  broken.cure();
  // The browser's own cache has the broken copy for the year that it keeps such files; a tab of its own has no other memory.
  const page = await guest.newTab();
  await page.goto('/account/login');
  await expect(signInTitle(page)).toBeVisible();
  const isReleased = async () => {
    const kept = (await keptOn(page)).find(({ url }) => isOfLogin(url));
    const file = join(shop.releases.folder, new URL(kept?.url ?? page.url()).pathname.replace('/r/', ''));
    return kept !== undefined && kept.text === readFileSync(file, 'utf8');
  };
  await expect.poll(isReleased).toBe(true);
});

test('a line that carries nothing yet when the browser says online is tried again', async ({
  guest,
  shop,
}) => {
  const { page } = guest;
  await guest.goto('/product');
  await untilKept(page);
  await goOffline(guest);
  await page.goto('/account/login');
  await expect(page.getByText(shell('remote.offline'))).toBeVisible();

  const dead = shop.faults.break('/', { kind: 'refused' });
  await guest.context.setOffline(false);
  await expect.poll(() => dead.broken()).toBeGreaterThan(0);
  await expect(page.getByText(shell('remote.failed'))).toBeVisible();
  dead.cure();
  await expect(signInTitle(page)).toBeVisible({ timeout: 30_000 });
});

/** Serves a shell that differs in its worker alone; done when a browser would get it. */
async function releaseWorker({ releases, faults }: OwnShop, build: string, script: string): Promise<void> {
  const folder = copyBuild(releases, 'shell', build);
  writeFileSync(join(folder, 'service-worker.js'), script);
  const manifest = join(folder, 'manifest.json');
  const released = readFileSync(manifest, 'utf8');
  writeFileSync(manifest, released.replaceAll(releases.current('shell'), build));
  releases.serve('shell', build);
  await expect
    .poll(async () => (await fetch(`${faults.url}${SERVICE_WORKER_PATH}`)).text())
    .toContain(script);
}

test('a release takes the place of what was kept, and the kept page is one of the new builds', async ({
  guest,
  shop,
}) => {
  const { page } = guest;
  await guest.goto(SHELL_PAGE);
  await signInLink(page).click();
  await expect(signInTitle(page)).toBeVisible();
  await untilKept(page);
  const old = `mf-account/${shop.releases.current('mf-account')}`;
  await expect.poll(() => keptBuilds(page)).toContain(old);

  releaseChanged(shop.releases, 'mf-account');
  const fresh = `mf-account/${shop.releases.current('mf-account')}`;
  // The gateway looks at the registry again after half a second.
  await expect(async () => {
    await guest.goto('/account/login');
    expect(await page.locator('#vitis-page').textContent()).toContain(fresh.split('/')[1]);
  }).toPass();
  await untilKept(page);
  await expect.poll(() => keptBuilds(page)).not.toContain(old);
  expect(await keptBuilds(page)).toContain(fresh);
  shop.releases.sweep('mf-account', old.split('/')[1] ?? '');

  await goOffline(guest);
  await page.goto('/account/login');
  await expect(signInTitle(page)).toBeVisible();
});

test('a released worker that does not start, or cannot be installed, takes nothing from who has one', async ({
  guest,
  shop,
}) => {
  const { page } = guest;
  await guest.goto('/product');
  await untilKept(page);
  guest.expectError(/ServiceWorker|broken worker/);
  for (const [build, script] of [
    ['0.1.0-0123abc1', "throw new Error('broken worker');"],
    ['0.1.0-0123abc2', 'this is (no script'],
    [
      '0.1.0-0123abc3',
      "addEventListener('install', (event) => event.waitUntil(Promise.reject(new Error('broken worker'))));",
    ],
  ] as const) {
    await releaseWorker(shop, build, script);
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.ready).update().catch(() => {});
    });
    await guest.goto('/product');
    await expect(wineCards(page).first()).toBeVisible();
  }
  await goOffline(guest);
  await page.goto('/product');
  await expect(offlineNotice(page)).toBeVisible();
  await expect(wineCards(page).first()).toBeVisible();
});

test('a shell with another worker brings it into open pages, and one that has none takes it away', async ({
  guest,
  shop,
}) => {
  const { page } = guest;
  await guest.goto('/product');
  await untilKept(page);
  await page.evaluate(() => {
    const changed = new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
    Object.assign(window, { changed });
  });
  await releaseWorker(
    shop,
    '0.1.0-0123abcd',
    "addEventListener('fetch', () => {}); self.skipWaiting(); addEventListener('activate', (event) => event.waitUntil(clients.claim()));",
  );
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
    await (window as unknown as { changed: Promise<unknown> }).changed;
  });

  const gone = shop.faults.break(SERVICE_WORKER_PATH, { kind: 'status', status: 404 });
  guest.expectError(/service-worker\.js/);
  await guest.goto('/product');
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  expect(gone.broken()).toBeGreaterThan(0);
});

test('nothing of a member is kept in a cache; signed out, the device forgets what was looked at', async ({
  buyer,
}) => {
  const { page } = buyer;
  const me = await buyer.call(getMe);
  for (const address of [
    '/',
    '/product',
    '/mypage/wish',
    '/mypage/estimate-apply-history',
    '/cart',
    '/chat',
  ]) {
    await buyer.goto(address);
    await expect(page.locator('html')).toHaveAttribute('data-session', 'signed-in');
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  }
  await untilKept(page);
  await buyer.goto('/product');
  await wineCards(page).first().getByRole('link').first().click();
  await page.waitForURL(/\/product\/\d+/);
  await buyer.goto(new URL(page.url()).pathname);
  await untilKept(page);
  const [id = ''] = /\d+/.exec(new URL(page.url()).pathname) ?? [];
  const isOfWine = (url: string) => new URL(url).pathname.includes(`/products/${id}`);
  await expect.poll(async () => (await keptOn(page)).map(({ url }) => url).filter(isOfWine)).not.toEqual([]);
  const kept = await keptOn(page);
  expect(kept.filter(({ asked }) => asked.includes('authorization'))).toEqual([]);
  const personal = /\/(?:me|b2b-cart|wishes|price-b2b|estimates|order-form|chats|dashboard|delivery-info)\b/;
  expect(kept.filter(({ url, cache }) => cache !== 'vitis-files-1' && personal.test(url))).toEqual([]);
  expect(
    kept.map(({ url }) => new URL(url).pathname).filter((path) => /^\/(?:mypage|cart|chat)/.test(path)),
  ).toEqual([]);
  const own = [me.fullName, me.email, me.client?.companyName ?? me.email];
  expect(kept.filter(({ text }) => own.some((word) => text.includes(word))).map(({ url }) => url)).toEqual(
    [],
  );

  await goOffline(buyer);
  await page.goto('/mypage/estimate-apply-history');
  await expect(page.getByRole('banner')).toContainText(me.fullName);
  await expect(page.getByText(shell('notices.offlineMember'))).toBeVisible();
  await buyer.context.setOffline(false);
  await expect(
    page
      .getByRole('main')
      .getByText(/E\d{8}-\d{4,}/)
      .first(),
  ).toBeVisible();

  await page.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the session ends here as in a tab whose cookie is gone.
    document.cookie = 'vitis-b2b-access-token=; Path=/; Max-Age=0';
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(page.locator('html')).toHaveAttribute('data-session', 'guest');
  // What the page of a guest asks for is kept again.
  await expect.poll(async () => (await keptOn(page)).map(({ url }) => url).filter(isOfWine)).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('vitis-member'))).toBeNull();
});

test('a driver has the list after a reload without a signal, and what is done then is sent although the tab is closed', async ({
  driver,
  buyer,
  sales,
  shop,
}) => {
  const { stop } = await planOrder({ buyer, sales }, { lines: 1, driverName: '오태식' });
  const { page, context } = driver;
  await driver.goto('/mypage/shipping-list');
  const card = (on: Page) =>
    on.getByRole('listitem').filter({ has: on.getByRole('button', { name: selling('shipping.complete') }) });
  await expect(card(page).last()).toContainText(stop.clientName);
  const open = await card(page).count();
  await untilKept(page);

  await goOffline(driver);
  await page.reload();
  await expect(card(page)).toHaveCount(open);
  await expect(page.getByText(patternOf('mf-mypage-sales', 'shipping.keptAt'))).toBeVisible();
  await card(page)
    .last()
    .getByRole('button', { name: selling('shipping.complete') })
    .click();
  const handOver = page.getByRole('dialog');
  const photo = { name: 'door.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await handOver.locator('input[type="file"]').first().setInputFiles(photo);
  await expect(handOver.locator('img')).toBeVisible();
  await handOver.getByRole('button', { name: selling('shipping.complete') }).click();
  await expect(page.getByText(selling('outbox.waiting', { count: 1 }))).toBeVisible();
  const other = await driver.newTab();
  await page.close();

  await context.setOffline(false);
  // A page of this origin in which no code of ours runs.
  await other.goto('/robots.txt');
  await dispatchSync(other, 'vitis-driver-outbox');
  const stateNow = async () => {
    const { _embedded: day } = await driver.call(listDeliveriesOfDriver);
    return day.items.find(({ idDeliveryInfo }) => idDeliveryInfo === stop.idDeliveryInfo);
  };
  await expect.poll(async () => (await stateNow())?.status).toBe('COMPLETED');
  expect((await stateNow())?.images).toHaveLength(1);

  await other.goto('/mypage/shipping-list');
  await expect(other.getByText(selling('outbox.state.sent')).first()).toBeVisible();
  const sent = shop.faults.seen.filter(({ method }) => method === 'POST').map(({ url }) => url);
  expect(sent.filter((url) => url.endsWith(`/${stop.idDeliveryInfo}/complete`))).toHaveLength(1);
  expect(sent.filter((url) => url === '/api/v1/files')).toHaveLength(1);
});
