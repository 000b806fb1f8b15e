import { setTimeout as sleep } from 'node:timers/promises';
import { TOKEN_COOKIE } from '@vitis/contracts';
import type { Browser, CDPSession, Page } from 'playwright';
import { countRounds, type TimedRequest } from './rounds.ts';

/** A way from a screen of one remote to a screen of another, by a link that is on the page. */
export interface Trip {
  name: string;
  /** Null for a guest. */
  token: string | null;
  from: string;
  to: string;
  /** Something of the screen that only its data brings. */
  content: string;
}

export interface Navigation {
  /** From the click to the frame that shows the screen with its data. */
  milliseconds: number;
  /** Interaction to Next Paint: from the press to the next frame, the longest of the way. */
  answeredAfter: number;
  rounds: number;
  /** Paths of what was asked for between click and content, in order. */
  requests: string[];
}

/** How a way is begun; see `navigate`. */
export type Kind = 'prefetched' | 'touched' | 'cold';

/** How many times slower the processor is: that of a desk as it is, that of a phone; a cold way also has a phone's line, 150 ms a request. */
const PROCESSOR: Record<Kind, number> = { prefetched: 1, touched: 4, cold: 4 };
const LATENCY_MS = 150;
const LINE = { offline: false, latency: LATENCY_MS, downloadThroughput: -1, uploadThroughput: -1 };

const LIMIT_MS = 40_000;
const QUIET_MS = 1_500;
const SCREEN = { viewport: { width: 1440, height: 900 } };

/** The shell sets it on the document once the page is alive and knows whom it serves. */
const ALIVE = 'html[data-session]:not([data-session="unknown"])';

/** What a navigation waits for; pictures, sockets and reports come beside it. */
const COUNTED = new Set(['Script', 'Stylesheet', 'Fetch', 'XHR']);

/** What the page itself measures with. */
interface MeasuringPage {
  /** Waits for the next click. */
  expectNavigation: (to: string, content: string) => void;
  navigated: Promise<{
    /** Between that click and the frame after the one in which the new screen is there with its data. */
    milliseconds: number;
    /** When the screen with its data was in the document to be seen, in milliseconds of the machine's clock. */
    shownAt: number;
  }>;
  /** The longest time from a press to the next frame, in milliseconds; 0 where none took two frames. */
  answeredAfter: number;
}

/** Runs in the page before all others. */
function watchNavigation(): void {
  const page = globalThis as unknown as MeasuringPage;
  page.answeredAfter = 0;
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId) page.answeredAfter = Math.max(page.answeredAfter, duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  page.expectNavigation = (to, content) => {
    page.navigated = new Promise((settle) => {
      const begin = (event: Event) => {
        const isThere = () =>
          location.pathname === new URL(to, location.href).pathname &&
          document.querySelector(`#content ${content}`) !== null;
        const shown = new MutationObserver(() => {
          if (!isThere()) return;
          shown.disconnect();
          const shownAt = performance.timeOrigin + performance.now();
          requestAnimationFrame(() => {
            // What was drawn in this frame is on the screen when the next task runs.
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => settle({ milliseconds: performance.now() - event.timeStamp, shownAt });
            port2.postMessage(null);
          });
        });
        shown.observe(document, { childList: true, subtree: true });
      };
      addEventListener('click', begin, { capture: true, once: true });
    });
  };
}

function followRequests(session: CDPSession) {
  const open = new Map<string, TimedRequest>();
  let all: TimedRequest[] = [];
  let changedAt = performance.now();
  // The browser's times of requests begin at an instant of its own.
  let beginning = 0;
  const end = ({ requestId, timestamp }: { requestId: string; timestamp: number }) => {
    const request = open.get(requestId);
    if (request === undefined) return;
    request.endedAt = beginning + timestamp * 1000;
    open.delete(requestId);
    changedAt = performance.now();
  };
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, wallTime, type }) => {
    if (!COUNTED.has(type ?? '')) return;
    beginning ||= (wallTime - timestamp) * 1000;
    const timed = {
      url: request.url,
      startedAt: beginning + timestamp * 1000,
      endedAt: Number.POSITIVE_INFINITY,
    };
    open.set(requestId, timed);
    all.push(timed);
    changedAt = performance.now();
  });
  session.on('Network.loadingFinished', end);
  session.on('Network.loadingFailed', end);
  return {
    since(begin: () => void): TimedRequest[] {
      all = [];
      begin();
      return all;
    },
    async quiet(signal: AbortSignal): Promise<void> {
      for (const limit = performance.now() + LIMIT_MS; performance.now() < limit; ) {
        if (open.size === 0 && performance.now() - changedAt > QUIET_MS) return;
        await sleep(50, undefined, { signal });
      }
      throw new Error(`The page never comes to rest: ${[...open.values()].map(({ url }) => url).join(', ')}`);
    },
  };
}

async function openTrip(browser: Browser, base: string, { token, from }: Trip, hasTouch: boolean) {
  const context = await browser.newContext({ ...SCREEN, hasTouch, serviceWorkers: 'block', baseURL: base });
  if (token !== null) await context.addCookies([{ name: TOKEN_COOKIE, value: token, url: base }]);
  const page = await context.newPage();
  page.setDefaultTimeout(LIMIT_MS);
  await page.addInitScript(watchNavigation);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const requests = followRequests(session);
  await page.goto(from);
  await page.waitForSelector(ALIVE, { state: 'attached' });
  return { context, page, session, requests };
}

/** Settles when the page waits for the click: a press overtakes what the page was asked to run before. */
const expectNavigation = (page: Page, { to, content }: Trip) =>
  page.evaluate(
    ([address = '', selector = '']) =>
      (globalThis as unknown as MeasuringPage).expectNavigation(address, selector),
    [to, content],
  );

const navigatedOn = (page: Page) => page.evaluate(() => (globalThis as unknown as MeasuringPage).navigated);

/** Browsers tell of an interaction a moment after its frame. */
const answeredOn = async (page: Page, signal: AbortSignal) => {
  await sleep(200, undefined, { signal });
  return page.evaluate(() => (globalThis as unknown as MeasuringPage).answeredAfter);
};

const linkOf = (page: Page, to: string) => page.locator(`a[href="${to}"]`).locator('visible=true').first();

/**
 * Goes a way once, in a browser that was never here before.
 *
 * @param kind `prefetched`: the pointer is on the link until nothing is under way any more, then it is pressed; `touched`:
 * a finger presses it; `cold`: the link is followed, over a slow line, without any sign before
 */
export async function navigate(
  browser: Browser,
  base: string,
  trip: Trip,
  kind: Kind,
  signal: AbortSignal,
): Promise<Navigation> {
  const { context, page, session, requests } = await openTrip(browser, base, trip, kind === 'touched');
  try {
    const link = linkOf(page, trip.to);
    await requests.quiet(signal);
    await page.evaluate(() => new Promise((settle) => requestIdleCallback(settle)));
    await requests.quiet(signal);
    await session.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR[kind] });
    if (kind === 'cold') await session.send('Network.emulateNetworkConditions', LINE);
    if (kind === 'prefetched') {
      await link.hover();
      await requests.quiet(signal);
    }
    await expectNavigation(page, trip);
    const asked = requests.since(() => {});
    if (kind === 'cold') await link.evaluate((element: HTMLElement) => element.click());
    else if (kind === 'touched') await link.tap();
    else await page.mouse.down().then(() => page.mouse.up());
    const done = await Promise.race([navigatedOn(page), sleep(LIMIT_MS, null, { signal, ref: false })]);
    if (done === null) throw new Error(`${trip.name}, ${kind}: ${trip.content} did not come; ${page.url()}`);
    // What ended later is not what the content waited for.
    const counted = asked.filter(({ endedAt }) => endedAt <= done.shownAt);
    return {
      milliseconds: done.milliseconds,
      answeredAfter: await answeredOn(page, signal),
      rounds: countRounds(counted),
      requests: counted.map(({ url }) => new URL(url).pathname),
    };
  } finally {
    await context.close();
  }
}
