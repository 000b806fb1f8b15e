import puppeteer, { type ElementHandle } from 'puppeteer-core';
import type { Tab } from './tab.ts';

/** A window of Chromium or of Firefox. Both speak WebDriver BiDi themselves: no driver stands between. */
export async function openBidi(browser: 'chrome' | 'firefox', program: string): Promise<Tab> {
  const asRoot = process.getuid?.() === 0;
  const launched = await puppeteer.launch({
    browser,
    executablePath: program,
    protocol: 'webDriverBiDi',
    headless: true,
    args: browser === 'chrome' ? ['--disable-gpu', ...(asRoot ? ['--no-sandbox'] : [])] : [],
    extraPrefsFirefox: {
      'intl.accept_languages': 'ko-KR',
      'intl.locale.requested': 'ko-KR',
      // As on a phone, and as the first engine has them: over the page, so that a row has the same room in each.
      'ui.useOverlayScrollbars': 1,
    },
  });
  const page = await launched.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => {
    // What no code has thrown has no frames: Firefox tells so of files that were on their way when a page was left.
    const [frame] = /\n\s+at .*/.exec((error instanceof Error && error.stack) || '') ?? [];
    // The worker rejects on purpose where there is no network yet: so the browser knows that it is to call again.
    const asksAgain = String(error) === 'Error: ApiFailure: network' && frame?.includes('/service-worker.js');
    if (frame !== undefined && !asksAgain) errors.push(`${error}${frame}`);
  });
  // By its place, as a hand does: a handle outlives no document, and pages change theirs at any time.
  const press = async (selector: string) => {
    const middle = await page.evaluate((at) => {
      const box = document.querySelector(at)?.getBoundingClientRect();
      return box === undefined ? null : { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    }, selector);
    if (middle === null) throw new Error(`${selector} is gone`);
    await page.mouse.click(middle.x, middle.y);
  };
  return {
    errors,
    goto: async (address) => void (await page.goto(address, { waitUntil: 'domcontentloaded' })),
    run: (work, given) => page.evaluate(work as never, given as never) as never,
    press,
    type: async (selector, text) => {
      await press(selector);
      await page.keyboard.type(text);
    },
    enter: async (selector) => {
      await press(selector);
      await page.keyboard.press('Enter');
    },
    attach: async (selector, files) => {
      const input = await page.evaluateHandle((at) => document.querySelector(at), selector);
      await (input.asElement() as ElementHandle<HTMLInputElement>).uploadFile(...files);
    },
    resize: async (width, height) => {
      await page.setViewport({ width, height });
      return page.evaluate(() => innerWidth);
    },
    offline: async (isOffline) => {
      await page.setOfflineMode(isOffline);
      return { lasts: true };
    },
    print: () => page.pdf({ format: 'A4' }),
    picture: () => page.screenshot(),
    close: () => launched.close(),
  };
}
