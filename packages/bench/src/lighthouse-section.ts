import { listProducts, TOKEN_COOKIE } from '@vitis/contracts';
import { PlainError } from '@vitis/tooling/plain-error';
import { freePorts } from '@vitis/tooling/processes/ports';
import { startGateway } from '@vitis/tooling/processes/product';
import lighthouse, { desktopConfig, type RunnerResult } from 'lighthouse';
import { type Bench, build, type Finding, ownProduct, startSeeded } from './bench.ts';
import { startBrowser } from './browser.ts';
import { firstOf } from './first-of.ts';
import {
  deskRows,
  type LighthouseLoad,
  lighthouseRows,
  memberRows,
  processorNote,
  readLoad,
} from './lighthouse-rows.ts';
import { makeMemberPages } from './member-pages.ts';
import { signIn } from './sign-in.ts';

/** The count that Lighthouse's own guide takes the median of. */
const RUNS = 5;
/** Now and then Chromium's trace lacks the start of the navigation; Lighthouse asks for another run then. */
const TRIES = 3;
/** Longer than all loads take. */
const COOKIE_SECONDS = 3_600;

/**
 * Loads an address once as a phone that was never here before, or as a desk; Lighthouse's own settings in every respect.
 * Cookies stay.
 */
async function load(url: string, port: number, isDesk = false, tries = TRIES): Promise<RunnerResult> {
  const flags = { port, output: 'json', logLevel: 'error' } as const;
  const answer = await lighthouse(url, flags, isDesk ? desktopConfig : undefined);
  if (answer === undefined) throw new PlainError(`Lighthouse says nothing about ${url}.`);
  const { runtimeError, finalDisplayedUrl } = answer.lhr;
  if (runtimeError === undefined) {
    // A member who is led to the sign-in would be measured there.
    if (finalDisplayedUrl !== url) throw new PlainError(`${url} has led Lighthouse to ${finalDisplayedUrl}.`);
    return answer;
  }
  if (tries > 1) return load(url, port, isDesk, tries - 1);
  throw new PlainError(`Lighthouse cannot measure ${url}: ${runtimeError.message}`);
}

interface Page {
  name: string;
  path: string;
}

/** What Lighthouse says of the pages that strangers arrive at, and of a member's that weigh most. */
export async function measureLighthouseSection(bench: Bench): Promise<Finding> {
  const { supervisor, signal, say } = bench;
  const releases = await build(bench, 'parts', ['parts']);
  const settings = await ownProduct(bench, 'shop');
  const provider = await startSeeded(bench, settings, []);
  const gateway = await startGateway(supervisor, {
    ...settings,
    env: { ...settings.env, RELEASES_FOLDER: releases },
  });
  const [port = 0] = await freePorts(1);
  const browser = await startBrowser([`--remote-debugging-port=${port}`]);
  try {
    const origin = `http://127.0.0.1:${settings.gatewayPort}`;
    const pages = [
      { name: '/', path: '/' },
      { name: '/product', path: '/product' },
      { name: '/product/{pid}', path: `/product/${await firstOf(provider.url, listProducts)}` },
    ];
    const measure = async (
      who: string,
      pages: readonly Page[],
      isDesk = false,
    ): Promise<Map<string, LighthouseLoad[]>> => {
      const loads = new Map<string, LighthouseLoad[]>(pages.map(({ name }) => [name, []]));
      // The server's own caches are warm after it.
      for (const { path } of pages) await load(origin + path, port, isDesk);
      for (let run = 0; run < RUNS; run += 1) {
        say(`Lighthouse as a ${who}, ${run + 1} of ${RUNS}.`);
        for (const { name, path } of pages) {
          signal.throwIfAborted();
          loads.get(name)?.push(readLoad(await load(origin + path, port, isDesk)));
        }
      }
      return loads;
    };
    const open = await measure('guest', pages);
    const desk = await measure('guest at a desk', pages, true);
    const token = await signIn(provider.url, 'buyer@vitis.test');
    const session = await browser.newBrowserCDPSession();
    // With an end: Chromium forgets a cookie without one when its last page closes, which Lighthouse does after each load.
    await session.send('Storage.setCookies', {
      cookies: [
        { name: TOKEN_COOKIE, value: token, url: origin, expires: Date.now() / 1000 + COOKIE_SECONDS },
      ],
    });
    const own = await measure('buyer', await makeMemberPages(provider.url, token));
    return {
      rows: [
        ...[...open].flatMap(([name, each]) => lighthouseRows(name, each)),
        ...[...desk].flatMap(([name, each]) => deskRows(name, each)),
        ...[...own].flatMap(([name, each]) => memberRows(name, each)),
      ],
      notes: [
        'Tasks are those of the main thread in the trace of Lighthouse, with their processor time × 4. Its own clock runs on ' +
          'while other programs have the processor, and begins before the task that makes the first paint.',
        processorNote([...open, ...own].flatMap(([, each]) => each)),
        ...[...open].map(([name, each]) => {
          const failed = [...new Set(each.flatMap(({ failed }) => failed))];
          return `${name}: ${failed.length === 0 ? 'no audit fails' : `fails ${failed.join(', ')}`}.`;
        }),
      ],
      raw: { ...Object.fromEntries([...open, ...own]), desk: Object.fromEntries(desk) },
    };
  } finally {
    await browser.close();
    await gateway.stop();
    await provider.member.stop();
  }
}
