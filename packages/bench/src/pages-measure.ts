import { PlainError } from '@vitis/tooling/plain-error';
import { type Browser, errors } from 'playwright';
import { loadPage, type PageLoad } from './page-load.ts';
import { type MeasuredPage, VARIANTS, type Variant } from './pages-rows.ts';
import { plainHtml, startPlainServer } from './plain-page.ts';

/** The shell sets it on the document once the page is alive and knows whom it serves. */
const ALIVE = 'html[data-session]:not([data-session="unknown"])';

export interface PagesRequest {
  browser: Browser;
  /** Gateways with the released parts and with the one bundle. */
  urls: Record<'federated' | 'one', string>;
  pages: readonly { name: string; path: string }[];
  /** Counted loads of each page by each variant, after one that is not counted. */
  runs: number;
  signal: AbortSignal;
  say: (line: string) => void;
}

async function readHtml(url: string): Promise<string> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(30_000) });
  const html = await answer.text();
  if (answer.status !== 200) throw new PlainError(`${url} answers ${answer.status}`);
  // A frame would be compared with a page.
  if (!html.includes('"rendered":"full"')) throw new PlainError(`${url} was not rendered on the server.`);
  return html;
}

export interface MeasuredPages {
  pages: MeasuredPage[];
  /** Addresses of loads that did not end in time and were made again, one by one. */
  repeated: string[];
}

/** A load that hangs says nothing about a page that otherwise loads; one that hangs again does. */
async function loadOrRepeat(load: () => Promise<PageLoad>, onRepeat: () => void): Promise<PageLoad> {
  try {
    return await load();
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error;
    onRepeat();
    return load();
  }
}

/** Loads every page from every variant in turn, so that whatever else the machine does falls on all of them. */
export async function measurePages(request: PagesRequest): Promise<MeasuredPages> {
  const { browser, urls, pages, runs, signal, say } = request;
  const plain = await startPlainServer(urls.federated);
  const bases: Record<Variant, string> = { ...urls, plain: plain.url };
  const repeated: string[] = [];
  const load = (variant: Variant, path: string) =>
    loadOrRepeat(
      () => loadPage(browser, bases[variant] + path, variant === 'plain' ? null : ALIVE, signal),
      () => repeated.push(`${path} (${variant})`),
    );
  try {
    const measured: MeasuredPage[] = [];
    for (const { name, path } of pages) {
      say(`Loading ${name}, ${runs} times each.`);
      await readHtml(urls.one + path);
      const html = await readHtml(urls.federated + path);
      const first = await load('federated', path);
      plain.put(path, plainHtml(html, first.lcpUrl === '' ? '' : new URL(first.lcpUrl).pathname));
      await load('plain', path);
      await load('one', path);
      const loads: Record<Variant, PageLoad[]> = { plain: [], federated: [], one: [] };
      for (let run = 0; run < runs; run += 1) {
        for (let turn = 0; turn < VARIANTS.length; turn += 1) {
          const variant = VARIANTS[(run + turn) % VARIANTS.length] as Variant;
          loads[variant].push(await load(variant, path));
        }
      }
      measured.push({ name, path, loads });
    }
    return { pages: measured, repeated };
  } finally {
    await plain.close();
  }
}
