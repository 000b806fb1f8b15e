import type { Bench, Finding } from './bench.ts';
import { startBrowser } from './browser.ts';
import { type Navigation, navigate, type Trip } from './navigation-measure.ts';
import type { Row } from './rows.ts';
import { signIn } from './sign-in.ts';
import { exactly, percentile, spreadOf } from './statistics.ts';
import { startTwoShops } from './two-shops.ts';

const RUNS = 5;
/** From the click to the content of a prefetched screen, on a processor as it is. */
const CONTENT_MS = 100;
/** From a finger's press to the next frame, on a processor 4 × slower: what is good by Core Web Vitals. */
const ANSWER_MS = 200;
const RED_WINES = '/product?idKinds=1&title=%EB%A0%88%EB%93%9C';

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
  touched: Navigation[];
  cold: Navigation[];
  /** The prefetched way in the same product as one bundle. */
  bundled: Navigation[];
}

const timesOf = (ways: readonly Navigation[]) => spreadOf(ways.map(({ milliseconds }) => milliseconds));

const timeOf = (ways: readonly Navigation[], share: number) =>
  exactly(
    percentile(
      ways.map(({ milliseconds }) => milliseconds),
      share,
    ),
  );

function rowsOf(measured: readonly Measured[]): Row[] {
  const all = measured.flatMap(({ prefetched }) => prefetched);
  const bundled = measured.flatMap((runs) => runs.bundled);
  const answers = measured.flatMap(({ touched }) => touched.map(({ answeredAfter }) => answeredAfter));
  return [
    {
      section: 'navigation',
      what: 'prefetched, all ways, p75',
      unit: 'ms',
      measured: timeOf(all, 0.75),
      reference: { name: 'one bundle', value: timeOf(bundled, 0.75) },
      aim: { of: 'measured', most: CONTENT_MS },
    },
    {
      section: 'navigation',
      what: 'prefetched, all ways, p95',
      unit: 'ms',
      measured: timeOf(all, 0.95),
      reference: { name: 'one bundle', value: timeOf(bundled, 0.95) },
    },
    {
      section: 'navigation',
      what: 'touched, all ways, interaction to next paint, p75',
      unit: 'ms',
      measured: exactly(percentile(answers, 0.75)),
      aim: { of: 'measured', most: ANSWER_MS },
    },
    ...measured.map(
      ({ trip, prefetched, bundled }): Row => ({
        section: 'navigation',
        what: `prefetched: ${trip}`,
        unit: 'ms',
        measured: timesOf(prefetched),
        reference: { name: 'one bundle', value: timesOf(bundled) },
      }),
    ),
    ...measured.map(
      ({ trip, touched }): Row => ({
        section: 'navigation',
        what: `touched: ${trip}`,
        unit: 'ms',
        measured: timesOf(touched),
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
  const { signal, say } = bench;
  const { urls, stop } = await startTwoShops(bench);
  const browser = await startBrowser();
  try {
    const measured: Measured[] = [];
    for (const trip of await tripsOf(urls.federated)) {
      say(`Going ${trip.name}, ${RUNS} times each way.`);
      const runs: Measured = { trip: trip.name, prefetched: [], touched: [], cold: [], bundled: [] };
      for (let run = 0; run < RUNS; run += 1) {
        runs.prefetched.push(await navigate(browser, urls.federated, trip, 'prefetched', signal));
        runs.bundled.push(await navigate(browser, urls.one, trip, 'prefetched', signal));
        runs.touched.push(await navigate(browser, urls.federated, trip, 'touched', signal));
        runs.cold.push(await navigate(browser, urls.federated, trip, 'cold', signal));
      }
      measured.push(runs);
    }
    return { rows: rowsOf(measured), notes: [notesOf(measured)], raw: measured };
  } finally {
    await browser.close();
    await stop();
  }
}
