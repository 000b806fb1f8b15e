import { login, type SuccessOf } from '@vitis/contracts';
import { PlainError } from '../../../../tools/plain-error.mjs';
import { startGateway } from '../processes/product.ts';
import { type Bench, build, type Finding, ownProduct, startSeeded } from './bench.ts';
import { startBrowser } from './browser.ts';
import { type Navigation, navigate, type Trip } from './navigation-measure.ts';
import type { Row } from './rows.ts';
import { exactly, percentile, spreadOf } from './statistics.ts';

const RUNS = 5;
const LIMIT_MS = 100;
const RED_WINES = '/product?idKinds=1&title=%EB%A0%88%EB%93%9C';
const PASSWORD = 'Vitis!2026';

async function signIn(base: string, email: string): Promise<string> {
  const answer = await fetch(base + login.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'ko-KR' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  if (!answer.ok) throw new PlainError(`${email} cannot sign in: ${answer.status}`);
  return ((await answer.json()) as SuccessOf<typeof login>).accessToken;
}

async function tripsOf(base: string): Promise<Trip[]> {
  const buyer = await signIn(base, 'buyer@vitis.test');
  const sales = await signIn(base, 'sales@vitis.test');
  const estimates = '/mypage/estimate-apply-history';
  const asked = '/mypage/manage-estimate-history';
  const wines = { to: RED_WINES, content: 'article' };
  const talk = { to: '/chat', content: 'a[href^="/chat?room="]' };
  return [
    {
      name: 'guest, wines → sign-in',
      token: null,
      from: '/product',
      to: '/account/login',
      content: 'form input',
    },
    { name: 'guest, sign-in → wines', token: null, from: '/account/login', ...wines },
    {
      name: 'buyer, wines → estimates',
      token: buyer,
      from: '/product',
      to: estimates,
      content: `a[href^="${estimates}/"]`,
    },
    { name: 'buyer, wishes → wines', token: buyer, from: '/mypage/wish', ...wines },
    { name: 'buyer, wines → chat', token: buyer, from: '/product', ...talk },
    {
      name: 'buyer, chat → wishes',
      token: buyer,
      from: '/chat',
      to: '/mypage/wish',
      content: 'a[href^="/product/"]',
    },
    {
      name: 'sales, wines → estimates',
      token: sales,
      from: '/product',
      to: asked,
      content: `a[href^="${asked}/"]`,
    },
    { name: 'sales, orders → chat', token: sales, from: '/mypage/manage-order-history', ...talk },
  ];
}

interface Measured {
  trip: string;
  prefetched: Navigation[];
  cold: Navigation[];
}

function rowsOf(measured: readonly Measured[]): Row[] {
  const times = measured.flatMap(({ prefetched }) => prefetched.map(({ milliseconds }) => milliseconds));
  const aim = { of: 'measured', most: LIMIT_MS } as const;
  return [
    { section: 'navigation', what: 'prefetched, all ways', unit: 'ms', measured: spreadOf(times), aim },
    {
      section: 'navigation',
      what: 'prefetched, all ways, p95',
      unit: 'ms',
      measured: exactly(percentile(times, 0.95)),
    },
    ...measured.map(
      ({ trip, prefetched }): Row => ({
        section: 'navigation',
        what: `prefetched: ${trip}`,
        unit: 'ms',
        measured: spreadOf(prefetched.map(({ milliseconds }) => milliseconds)),
        aim,
      }),
    ),
    ...measured.map(
      ({ trip, cold }): Row => ({
        section: 'navigation',
        what: `cold: ${trip}, rounds`,
        unit: '',
        measured: spreadOf(cold.map(({ rounds }) => rounds)),
        aim: { of: 'measured', most: 1 },
      }),
    ),
  ];
}

function notesOf(measured: readonly Measured[]): string {
  const lines = measured.map(({ trip, cold: [first] }) => {
    const names = (first?.requests ?? []).map((path) => path.split('/').at(-1)).join(', ');
    return `- ${trip}: ${names || 'nothing'}`;
  });
  return `What the content of a cold way waited for, of the first run:\n\n${lines.join('\n')}`;
}

/** Ways from one remote to another inside of an open page: from the click to the content, and rounds over the line. */
export async function measureNavigationSection(bench: Bench): Promise<Finding> {
  const { crew, signal, say } = bench;
  const releases = await build(bench, 'parts', ['parts']);
  const settings = await ownProduct(bench, 'shop');
  const provider = await startSeeded(bench, settings, []);
  const gateway = await startGateway(crew, {
    ...settings,
    env: { ...settings.env, RELEASES_FOLDER: releases },
  });
  const browser = await startBrowser();
  try {
    const base = `http://127.0.0.1:${settings.gatewayPort}`;
    const measured: Measured[] = [];
    for (const trip of await tripsOf(base)) {
      say(`Going ${trip.name}, ${RUNS} times each way.`);
      const runs: Measured = { trip: trip.name, prefetched: [], cold: [] };
      for (let run = 0; run < RUNS; run += 1) {
        for (const kind of ['prefetched', 'cold'] as const)
          runs[kind].push(await navigate(browser, base, trip, kind, signal));
      }
      measured.push(runs);
    }
    return { rows: rowsOf(measured), notes: [notesOf(measured)], raw: measured };
  } finally {
    await browser.close();
    await gateway.stop();
    await provider.member.stop();
  }
}
