import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { listMagazines, listProducts, listWineries } from '@vitis/contracts';
import { PartManifest } from '@vitis/contracts/registry';
import { readRegistry } from '@vitis/tooling/registry-file';
import * as v from 'valibot';
import type { Bench, Finding } from './bench.ts';
import { startBrowser } from './browser.ts';
import { firstOf } from './first-of.ts';
import { measurePages } from './pages-measure.ts';
import { scriptList, timeline } from './pages-notes.ts';
import { entryRow, furtherPageRows, pageRows } from './pages-rows.ts';
import type { Row } from './rows.ts';
import { startTwoShops } from './two-shops.ts';

const RUNS = 11;

/** A search as people type it, with wines, makers and articles. */
const SEARCHED = '/search-result?q=%EC%83%A4%ED%86%A0';

/** Entries of the remotes as they are released. */
export function entryRows(releases: string): Row[] {
  return Object.entries(readRegistry(releases).parts)
    .filter(([part]) => part !== 'shell')
    .map(([part, { current }]) => {
      const text = readFileSync(resolve(releases, part, current, 'manifest.json'), 'utf8');
      const { entry, files } = v.parse(PartManifest, JSON.parse(text));
      return entryRow(
        part,
        entry.scripts.reduce((sum, file) => sum + (files[file]?.brotli ?? 0), 0),
      );
    });
}

/** Bytes, largest paint and stability of the pages that guests open first. */
export async function measurePagesSection(bench: Bench): Promise<Finding> {
  const { signal, say } = bench;
  const { urls, providerUrl, releases, stop } = await startTwoShops(bench);
  const browser = await startBrowser();
  try {
    const first = [
      { name: '/', path: '/' },
      { name: '/product', path: '/product' },
      { name: '/product/{pid}', path: `/product/${await firstOf(providerUrl, listProducts)}` },
    ];
    const further = [
      { name: '/winery/{wid}', path: `/winery/${await firstOf(providerUrl, listWineries)}` },
      { name: '/magazine/{mid}', path: `/magazine/${await firstOf(providerUrl, listMagazines)}` },
      { name: '/search-result', path: SEARCHED },
    ];
    const { pages, repeated } = await measurePages({
      browser,
      urls,
      pages: [...first, ...further],
      runs: RUNS,
      signal,
      say,
    });
    return {
      rows: [
        ...pages.flatMap(pageRows),
        ...pages.slice(first.length).flatMap((page) => furtherPageRows(page, pages.slice(0, first.length))),
        ...entryRows(releases),
      ],
      notes: [
        timeline(pages),
        scriptList(pages),
        ...(repeated.length > 0
          ? [`Loads that did not end in time and were made again: ${repeated.join(', ')}.`]
          : []),
      ],
      raw: { pages, repeated },
    };
  } finally {
    await browser.close();
    await stop();
  }
}
