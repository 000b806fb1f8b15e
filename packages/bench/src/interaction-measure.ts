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
  /** Waits for what it brings: a press that does nothing is answered fastest. */
  effect: (page: Page) => Promise<unknown>;
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

/** Under it a tab keeps the longest event of an interaction, in milliseconds: a press may lead to a document of its own. */
const ANSWERED = 'bench-answered';

/** Runs in the page before all others. The browser tells of no event that took less than its threshold: it was answered in a frame. */
function watchInteractions(key: string): void {
  if (!location.protocol.startsWith('http')) return;
  const keep = (events: PerformanceEntryList) => {
    const own = (events as PerformanceEventTiming[]).filter(({ interactionId }) => interactionId);
    const longest = Math.max(Number(sessionStorage.getItem(key)), ...own.map(({ duration }) => duration));
    if (own.length > 0) sessionStorage.setItem(key, String(longest));
  };
  const observer = new PerformanceObserver((list) => keep(list.getEntries()));
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  addEventListener('pagehide', () => keep(observer.takeRecords()));
}

async function open(browser: Browser, base: string, { token, path }: Interaction) {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block', baseURL: base });
  if (token !== null) await context.addCookies([{ name: TOKEN_COOKIE, value: token, url: base }]);
  const page = await context.newPage();
  page.setDefaultTimeout(LIMIT_MS);
  await page.addInitScript(watchInteractions, ANSWERED);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(path, { waitUntil: 'commit' });
  return { context, page };
}

/** Interaction to Next Paint of what was done since it was last asked, in milliseconds; 0 where a frame was enough. */
async function answeredAfter(page: Page, signal: AbortSignal): Promise<number> {
  await sleep(SETTLED_MS, undefined, { signal });
  return page.evaluate((key) => {
    const longest = Number(sessionStorage.getItem(key));
    sessionStorage.removeItem(key);
    return longest;
  }, ANSWERED);
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
    await interaction.effect(page);
    return await answeredAfter(page, signal);
  } finally {
    await context.close();
  }
}

/** A press while a page starts. */
export interface EarlyAnswer {
  /** Interaction to Next Paint, in milliseconds. */
  answered: number;
  /** The page was not alive yet when it was pressed. */
  isBeforeAlive: boolean;
}

/**
 * Interaction to Next Paint of a press while the page starts; throws where the press is lost.
 *
 * @param afterPaint milliseconds between the first paint and the press
 */
export async function interactEarly(
  browser: Browser,
  base: string,
  interaction: Interaction,
  afterPaint: number,
  signal: AbortSignal,
): Promise<EarlyAnswer> {
  const { context, page } = await open(browser, base, interaction);
  try {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await sleep(afterPaint, undefined, { signal });
    await interaction.prepare?.(page);
    const isBeforeAlive = !(await page.evaluate((alive) => document.querySelector(alive) !== null, ALIVE));
    await interaction.act(page);
    await interaction.effect(page);
    await page.waitForSelector(ALIVE, { state: 'attached' });
    return { answered: await answeredAfter(page, signal), isBeforeAlive };
  } finally {
    await context.close();
  }
}
