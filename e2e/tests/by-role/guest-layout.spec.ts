import type { Page } from '@playwright/test';
import { LANGUAGES } from '@vitis/contracts';
import { expectInWindow, expectSound } from '../../src/expect-sound.ts';
import { filledAddress } from '../../src/filled-address.ts';
import { expect, expectAccessible, test, waitUntilAtRest } from '../../src/fixtures.ts';
import { textOf } from '../../src/texts.ts';

for (const path of ['/', '/product', '/product/1', '/search-result?q=샤토', '/account/login', '/nowhere']) {
  test(`${path} breaks no rule of accessibility`, async ({ guest }) => {
    await guest.goto(path);
    await expect(guest.page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(guest.page);
  });
}

for (const path of ['/product?view=table', '/search-result', '/search-result?q=qqqq']) {
  test(`${path} breaks no rule of accessibility, wide and narrow`, async ({ guest }) => {
    await guest.goto(path);
    await expectSound(guest.page);
  });
}

// A few wines of the list: a rule that one row breaks, all of them break.
for (const path of ['/product/pdf?countryName=DE', '/product/1/pdf', '/winery/pdf', '/winery/1/pdf']) {
  test(`the paper ${path} breaks no rule of accessibility, wide and narrow`, async ({ guest }) => {
    const { page } = guest;
    await guest.goto(path);
    await expect(
      page.getByRole('button', { name: textOf('mf-catalog', 'portal.print.print') }),
    ).toBeEnabled();
    await expectSound(page);
  });
}

test('on a phone, the list and its filter sheet break no rule and nothing runs over the edge', async ({
  guest,
}) => {
  const { page } = guest;
  await page.setViewportSize({ width: 375, height: 800 });
  for (const path of ['/', '/product', '/product/1', '/account/login']) {
    await guest.goto(path);
    await expectInWindow(page);
    await expectAccessible(page);
  }
});

test('on a phone, a page asks first for one picture at most, of which something is in sight', async ({
  guest,
}) => {
  const { page } = guest;
  await page.setViewportSize({ width: 375, height: 812 });
  for (const address of [
    '/',
    '/product',
    '/product/1',
    '/search-result?q=보르도',
    '/winery',
    '/winery/1',
    '/magazine',
    '/magazine/:mid',
    '/event',
    '/event/:eid',
    '/common-sense',
    '/common-sense/:cid',
    '/about',
    '/direction',
  ]) {
    const path = await filledAddress(page, address);
    await guest.goto(path);
    const tops = await page
      .locator('img[fetchpriority="high"]')
      .evaluateAll((pictures) => pictures.map((picture) => picture.getBoundingClientRect().top));
    expect([path, tops.length]).toEqual([path, Math.min(tops.length, 1)]);
    expect([path, tops.filter((top) => top >= 812)]).toEqual([path, []]);
  }
});

const COVER = 'main section:has(img[fetchpriority="high"])';

/**
 * Opens the home page without the cover's picture, which comes with `send`, and without timers of a second and more: they
 * would let everything else come although it is not there.
 */
async function openWithoutCover(page: Page) {
  let send = () => {};
  const isSent = new Promise<void>((resolve) => {
    send = resolve;
  });
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
  await page.route('**/files/seed/landscapes/*', async (route) => {
    if (asked.filter((path) => path.includes('/landscapes/')).length === 1) await isSent;
    await route.continue();
  });
  await page.addInitScript(() => {
    const later = setTimeout.bind(window);
    Object.assign(window, {
      setTimeout: (work: (...given: unknown[]) => void, wait = 0, ...given: unknown[]) =>
        wait < 1_000 ? later(work, wait, ...given) : 0,
    });
  });
  // The page's own load would wait for the picture.
  await page.goto('/', { waitUntil: 'commit' });
  return { asked, send };
}

test('on a phone, pictures below the cover are asked for when its own is there', async ({ guest }) => {
  const { page } = guest;
  await page.setViewportSize({ width: 375, height: 812 });
  const { asked, send } = await openWithoutCover(page);
  await expect(page.locator(`${COVER} ul img`).first()).toHaveJSProperty('complete', true);
  const basesOf = (pictures: string) =>
    page
      .locator(pictures)
      .evaluateAll((all) => all.map((one) => (one as HTMLImageElement).src.replace(/-\d+\.webp$/, '')));
  // The region of the month has a tile below, too.
  const own = await basesOf(`${COVER} img`);
  const below = (await basesOf(`${COVER} ~ * img`)).filter((base) => !own.includes(base));
  const askedBelow = () =>
    asked.filter((path) => below.some((base) => base.endsWith(path.replace(/-\d+\.\w+$/, ''))));
  expect(below.length).toBeGreaterThan(6);
  expect(askedBelow()).toEqual([]);

  send();
  await expect.poll(() => askedBelow().length).toBeGreaterThan(0);
});

test('in a tall window, what is in sight below the cover does not wait for its picture', async ({
  guest,
}) => {
  const { page } = guest;
  await page.setViewportSize({ width: 1440, height: 1080 });
  const { send } = await openWithoutCover(page);
  const bottle = page.locator(`${COVER} ~ section img`).first();
  await expect(bottle).toBeInViewport();
  await expect(bottle).not.toHaveJSProperty('naturalWidth', 0);
  const cover = page.locator('img[fetchpriority="high"]');
  await expect(cover).toHaveJSProperty('naturalWidth', 0);

  send();
  await expect(cover).not.toHaveJSProperty('naturalWidth', 0);
});

/** Names of one line or of three make a card that much lower or higher; a page of them evens out to within a tenth. */
const OF_ONE = 0.25;
const OF_ALL = 0.1;

test('what is drawn when it comes near has about its height before', async ({ guest }) => {
  const { page } = guest;
  for (const width of [375, 820, 1440]) {
    await page.setViewportSize({ width, height: 812 });
    for (const path of ['/', '/product', '/product/1', '/winery']) {
      await guest.goto(path);
      const heights = await page.evaluate(() => {
        const held = [...document.querySelectorAll<HTMLElement>('body *')].filter(
          (element) =>
            element.checkVisibility() && getComputedStyle(element).containIntrinsicHeight !== 'none',
        );
        for (const element of held) element.style.contentVisibility = 'visible';
        const { parseFloat: number } = Number;
        return held.map((element) => {
          const { containIntrinsicHeight, paddingTop, paddingBottom } = getComputedStyle(element);
          return {
            element: element.className || element.parentElement?.className,
            guessed: number(containIntrinsicHeight.replace('auto ', '')),
            real: element.clientHeight - number(paddingTop) - number(paddingBottom),
            // The shell would not draw it before the next navigation.
            isInAnother: held.some((other) => other !== element && other.contains(element)),
          };
        });
      });
      const wrong = heights.filter(
        ({ guessed, real, isInAnother }) => isInAnother || Math.abs(guessed / real - 1) > OF_ONE,
      );
      expect([path, width, wrong]).toEqual([path, width, []]);
      const sum = (of: 'guessed' | 'real') => heights.reduce((all, height) => all + height[of], 0);
      expect(sum('real')).toBeGreaterThan(500);
      expect([path, width, Math.abs(sum('guessed') / sum('real') - 1) < OF_ALL]).toEqual([path, width, true]);
    }
  }
});

test('a page at rest is drawn down to its end', async ({ guest }) => {
  const { page } = guest;
  const skipped = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('body *')].filter(
          (element) => !element.checkVisibility({ contentVisibilityAuto: true }) && element.checkVisibility(),
        ).length,
    );
  await guest.goto('/');
  await expect.poll(skipped).toBe(0);
  await page.getByRole('navigation').getByRole('link', { name: /레드/ }).first().click();
  await expect(page).toHaveURL(/\/product/);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect.poll(skipped).toBe(0);
});

test('on a phone, bars of taste are of one length, however long the words beside them are', async ({
  guest,
}) => {
  const { page } = guest;
  await page.setViewportSize({ width: 375, height: 800 });
  for (const language of LANGUAGES) {
    await guest.goto(`/product/1?lang=${language}`);
    const bars = page.getByRole('main').getByRole('meter');
    await expect(bars).toHaveCount(4);
    const widths = await bars.evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().width));
    expect([language, new Set(widths).size]).toEqual([language, 1]);
  }
});

test('on a phone, all that the menu offers stands inside of it', async ({ guest }) => {
  const { page } = guest;
  await page.setViewportSize({ width: 375, height: 812 });
  for (const language of LANGUAGES) {
    await guest.goto(`/about?lang=${language}`);
    const menu = textOf('shell', 'header.menu', {}, language);
    await page.getByRole('banner').getByRole('button', { name: menu }).click();
    const drawer = page.getByRole('dialog', { name: menu });
    await expect(drawer.getByRole('link').first()).toBeVisible();
    // In one go: the drawer may still be sliding in.
    const outside = await drawer.evaluate((box) => {
      const { right } = box.getBoundingClientRect();
      return [...box.querySelectorAll('a')]
        .filter((link) => link.getBoundingClientRect().right > right)
        .map((link) => link.textContent);
    });
    expect([language, outside]).toEqual([language, []]);
  }
});

test('on a phone, the order of the list is read in full, however narrow the phone', async ({ guest }) => {
  const { page } = guest;
  for (const width of [320, 375]) {
    await page.setViewportSize({ width, height: 800 });
    for (const language of LANGUAGES) {
      await guest.goto(`/product?lang=${language}`);
      const label = textOf('mf-catalog', 'sort.label', {}, language);
      const room = await page.getByRole('combobox', { name: label }).evaluate((box) => {
        const free = box.cloneNode(true) as HTMLElement;
        free.style.cssText = 'position: absolute; width: max-content';
        box.after(free);
        const spare = box.getBoundingClientRect().width - free.getBoundingClientRect().width;
        free.remove();
        return spare;
      });
      expect([width, language, room >= -0.5]).toEqual([width, language, true]);
      await expectInWindow(page);
    }
  }
});

test('wines put aside to be compared cover nothing at the end of a page', async ({ guest }) => {
  const { page } = guest;
  await page.addInitScript(() => localStorage.setItem('vitis-compared-wines', '1,2'));
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await guest.goto('/product/1');
    const bar = page.getByRole('region', { name: textOf('mf-catalog', 'compare.bar') });
    await expect(bar).toBeVisible();
    const last = page.getByRole('contentinfo').locator(':scope > :last-child');
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      const [bottom, top] = await Promise.all([
        last.evaluate((element) => element.getBoundingClientRect().bottom),
        bar.evaluate((element) => element.getBoundingClientRect().top),
      ]);
      expect(bottom).toBeLessThanOrEqual(top + 1);
    }).toPass();
  }
});

test('a wine is enlarged at its label, by keyboard, and the focus comes back', async ({ guest }) => {
  const { page } = guest;
  await guest.goto('/product/1');
  const zoom = page.getByRole('button', { name: textOf('mf-catalog', 'detail.zoom') });
  // The dialog is there before its picture.
  await page.route('**/files/seed/bottles/*', async (route) => {
    await expect(page.getByRole('dialog')).toBeVisible();
    await route.continue();
  });
  await zoom.press('Enter');
  const picture = page
    .getByRole('dialog')
    .getByRole('region', { name: textOf('mf-catalog', 'detail.zoomed') });
  await expect
    .poll(() => picture.evaluate((box) => box.scrollTop / (box.scrollHeight - box.clientHeight)))
    .toBeGreaterThan(0.5);
  await page.keyboard.press('Escape');
  await expect(zoom).toBeFocused();
  // The bottle itself is pressed first by most.
  await page.getByRole('img', { name: /2016$/ }).click({ force: true });
  await expect(picture).toBeVisible();
});

/** The bytes of fonts that a page has fetched. */
const fontBytes = (page: Page): Promise<number> =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => /\.(?:woff2?|ttf)$/.test(name))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );

test('a computer fetches the font as one file of at most 130 kB, a phone fetches none', async ({
  guest,
  browser,
  baseURL,
}) => {
  const phone = await browser.newContext({ baseURL: baseURL ?? '', hasTouch: true, isMobile: true });
  const onPhone = await phone.newPage();
  for (const path of ['/', '/product']) {
    await guest.goto(path);
    await waitUntilAtRest(guest.page);
    const bytes = await fontBytes(guest.page);
    expect(bytes, path).toBeGreaterThan(50_000);
    expect(bytes, path).toBeLessThanOrEqual(130_000);
    await onPhone.goto(path);
    await waitUntilAtRest(onPhone);
    expect(await fontBytes(onPhone), path).toBe(0);
  }
  await phone.close();
});
