import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, errors, type Page, type Request } from 'playwright';
import { readVitals, type Vitals } from './vitals.ts';

/** A slow phone on a slow line: 150 ms a request, 1.6 Mbit/s down, a processor four times slower than this one. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const PROCESSOR = 4;
const SCREEN = {
  viewport: { width: 375, height: 812 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/** A page is at rest when nothing was under way for this long; remotes that are prefetched come later. */
const QUIET_MS = 1_000;
const LOAD_LIMIT_MS = 40_000;

/** Bodies as they travelled, in bytes. */
export interface Bytes {
  script: number;
  /** Stylesheets, and the styles inside of the HTML by themselves. */
  style: number;
  /** The HTML with all that is inside of it. */
  html: number;
  /** Everything, headers included. */
  total: number;
}

export interface PageLoad extends Vitals {
  bytes: Bytes;
  /** Scripts by address. */
  scripts: Record<string, number>;
}

interface Traffic {
  finished: Request[];
  failed: string[];
  quiet(signal: AbortSignal): Promise<void>;
}

function follow(page: Page): Traffic {
  const open = new Set<Request>();
  const finished: Request[] = [];
  const failed: string[] = [];
  let changedAt = performance.now();
  const touch = () => {
    changedAt = performance.now();
  };
  page.on('request', (request) => {
    open.add(request);
    touch();
  });
  page.on('requestfinished', (request) => {
    open.delete(request);
    finished.push(request);
    touch();
  });
  page.on('requestfailed', (request) => {
    open.delete(request);
    failed.push(`${request.url()}: ${request.failure()?.errorText ?? 'failed'}`);
    touch();
  });
  return {
    finished,
    failed,
    async quiet(signal) {
      for (const end = performance.now() + LOAD_LIMIT_MS; performance.now() < end; ) {
        if (open.size === 0 && performance.now() - changedAt > QUIET_MS) return;
        await sleep(50, undefined, { signal });
      }
      throw new errors.TimeoutError(
        `${page.url()} never comes to rest: ${[...open].map((one) => one.url()).join(', ')}`,
      );
    },
  };
}

/** Text of the `style` elements, compressed by itself: inside of the HTML it cannot be told apart. */
function inlineStyleBytes(html: string): number {
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text]) => text).join('');
  return styles === '' ? 0 : brotliCompressSync(styles).length;
}

async function countBytes(finished: readonly Request[]) {
  const bytes: Bytes = { script: 0, style: 0, html: 0, total: 0 };
  const scripts: Record<string, number> = {};
  for (const request of finished) {
    const response = await request.response();
    if (response === null || request.url().startsWith('data:')) continue;
    if (response.status() >= 400) throw new Error(`${request.url()} answered ${response.status()}`);
    const { responseBodySize, responseHeadersSize } = await request.sizes();
    bytes.total += responseBodySize + responseHeadersSize;
    const type = response.headers()['content-type'] ?? '';
    if (type.includes('javascript')) {
      bytes.script += responseBodySize;
      scripts[new URL(request.url()).pathname] = responseBodySize;
    } else if (type.includes('text/css')) bytes.style += responseBodySize;
    else if (request.resourceType() === 'document') {
      bytes.html += responseBodySize;
      bytes.style += inlineStyleBytes(await response.text());
    }
  }
  return { bytes, scripts };
}

/**
 * Opens a page once, as somebody who was never here before, on a slow phone, and waits until it is at rest.
 *
 * @param alive a selector that matches once the page's scripts have done their work; null for a page without any
 * @throws when a request fails, when nothing is painted, or, as playwright's TimeoutError, when the page does not come to rest in time
 */
export async function loadPage(
  browser: Browser,
  url: string,
  alive: string | null,
  signal: AbortSignal,
): Promise<PageLoad> {
  const context = await browser.newContext({ ...SCREEN, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(LOAD_LIMIT_MS);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR });
    const traffic = follow(page);
    await page.goto(url, { waitUntil: 'load' });
    if (alive !== null) await page.waitForSelector(alive, { state: 'attached' });
    await traffic.quiet(signal);
    if (traffic.failed.length > 0) throw new Error(traffic.failed.join('\n'));
    const vitals = await readVitals(page);
    return { ...vitals, ...(await countBytes(traffic.finished)) };
  } finally {
    await context.close();
  }
}
