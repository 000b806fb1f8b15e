import { setTimeout as sleep } from 'node:timers/promises';
import { TOKEN_COOKIE } from '@vitis/contracts';
import type { Browser, Page } from 'playwright';

/** Something that a finger does on a page. */
export interface Interaction {
  name: string;
  /** Null for a guest. */
  token: string | null;
  path: string;
  /** Brings the page to where it can be done; not measured. */
  prepare?: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<void>;
  /** Can be done on what the server has drawn, before the page is alive. */
  isEarly: boolean;
}

const PHONE = { viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true };
/** How many times slower than this machine's the processor of a phone is. */
const SLOWDOWN = 4;
const LIMIT_MS = 30_000;
/** How long after the act its frame, and what the browser says of it, may take. */
const SETTLED_MS = 1_500;

const ALIVE = 'html[data-session]:not([data-session="unknown"])';

/** What the page itself measures with. */
interface MeasuringPage {
  /** Of each interaction the longest of its events, in milliseconds, by the id that the browser gives it. */
  answered: Map<number, number>;
}

/** Runs in the page before all others. The browser tells of no event that took less than its threshold: it was answered in a frame. */
function watchInteractions(): void {
  const page = globalThis as unknown as MeasuringPage;
  page.answered = new Map();
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId)
        page.answered.set(interactionId, Math.max(duration, page.answered.get(interactionId) ?? 0));
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

async function open(browser: Browser, base: string, { token, path }: Interaction) {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block', baseURL: base });
  if (token !== null) await context.addCookies([{ name: TOKEN_COOKIE, value: token, url: base }]);
  const page = await context.newPage();
  page.setDefaultTimeout(LIMIT_MS);
  await page.addInitScript(watchInteractions);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(path, { waitUntil: 'commit' });
  return { context, page };
}

/** Interaction to Next Paint of what was done since it was last asked, in milliseconds; 0 where a frame was enough. */
async function answeredAfter(page: Page, signal: AbortSignal): Promise<number> {
  await sleep(SETTLED_MS, undefined, { signal });
  return page.evaluate(() => {
    const { answered } = globalThis as unknown as MeasuringPage;
    const longest = Math.max(0, ...answered.values());
    answered.clear();
    return longest;
  });
}

/** Interaction to Next Paint on a page that is alive and at rest. */
export async function interact(
  browser: Browser,
  base: string,
  interaction: Interaction,
  signal: AbortSignal,
): Promise<number> {
  const { context, page } = await open(browser, base, interaction);
  try {
    await page.waitForSelector(ALIVE, { state: 'attached' });
    await page.waitForLoadState('networkidle');
    await interaction.prepare?.(page);
    await answeredAfter(page, signal);
    await interaction.act(page);
    return await answeredAfter(page, signal);
  } finally {
    await context.close();
  }
}

/**
 * Interaction to Next Paint of a press while the page starts.
 *
 * @param afterPaint milliseconds between the first paint and the press
 */
export async function interactEarly(
  browser: Browser,
  base: string,
  interaction: Interaction,
  afterPaint: number,
  signal: AbortSignal,
): Promise<number> {
  const { context, page } = await open(browser, base, interaction);
  try {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await sleep(afterPaint, undefined, { signal });
    await interaction.act(page);
    await page.waitForSelector(ALIVE, { state: 'attached' });
    return await answeredAfter(page, signal);
  } finally {
    await context.close();
  }
}
