import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  countCancellations,
  countDeliveriesOfBuyer,
  countEstimates,
  countOrderForms,
  countOrders,
  countQnas,
  countReceipts,
  downloadOrderPaper,
  getCash,
  getPurchaseSituation,
  listCancellations,
  listDeliveriesOfBuyer,
  listEstimates,
  listNotifications,
  listOrderForms,
  listOrders,
  listOwnWines,
  listQnas,
  listReceipts,
  type SuccessOf,
} from '@vitis/contracts';
import { ROOT } from '@vitis/tooling/workspace';
import pg from 'pg';
import { apiRows, type Call, inTurn, interleave, type Load, type Question, record } from '../api-section.ts';
import { type Bench, type Finding, ownProduct, startSeeded } from '../bench.ts';
import { databaseIn } from '../chat-accounts.ts';
import { databaseOf, parseRecording } from '../recording.ts';
import type { Row } from '../rows.ts';
import { signIn } from '../sign-in.ts';
import { spreadOfBlocks } from '../statistics.ts';
import { makeLargeCompany } from './large-company.ts';

const DOCUMENTS = 100_000;
const RATE = 8;
const ROUNDS = 3;
const BLOCK_SECONDS = 5;
/** What adds up a year, or looks for words in all that was cancelled, takes PostgreSQL itself a good part of a second. */
const SUMS_RATE = 1;
const SUMS = ['purchases', 'cancellations', 'own wines'];
/** Papers are drawn by a thread of their own, one after the other. */
const PAPERS_RATE = 2;
const AIMS = { paper: 300 };
const CONNECTIONS = 10;
const BUYER = 'buyer@vitis.test';

const recorder = resolve(ROOT, 'packages/bench/src/record-statements.ts');

type Query = Record<string, string>;

/** So many days before today. */
const day = (before: number): string =>
  new Date(Date.now() - before * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** As a buyer leafs through a list and narrows it: pages of all, a state, a quarter, words. */
function leafed(list: string, counts: string, { state, word }: { state: string; word: string }): string[] {
  const quarter: Query = { dateFrom: day(90), dateTo: day(0) };
  const at = (path: string, query: Query) => `${path}?${new URLSearchParams(query)}`;
  const narrowed: Query[] = [{}, { page: '3' }, { status: state }, quarter, { q: word, ...quarter }];
  return [...narrowed.map((query) => at(list, { size: '20', ...query })), counts, at(counts, quarter)];
}

/** What a buyer has on a screen, by its name. */
function listsOf(): Record<string, string[]> {
  const groups = ['month', 'wine', 'kind', 'country', 'price', 'document'];
  const months = [0, 31, 62, 93].map((before) => day(before).slice(0, 7));
  return {
    estimates: leafed(listEstimates.path, countEstimates.path, { state: 'CONFIRMED', word: '샤토' }),
    orders: leafed(listOrderForms.path, countOrderForms.path, { state: 'COMPLETED', word: '샤토' }),
    'confirmed orders': leafed(listOrders.path, countOrders.path, { state: 'DELIVERED', word: '샤토' }),
    deliveries: leafed(listDeliveriesOfBuyer.path, countDeliveriesOfBuyer.path, {
      state: 'COMPLETED',
      word: '샤토',
    }),
    receipts: leafed(listReceipts.path, countReceipts.path, { state: 'PAYMENT', word: 'O2026' }),
    cancellations: leafed(listCancellations.path, countCancellations.path, { state: 'ORDER', word: '샤토' }),
    inquiries: leafed(listQnas.path, countQnas.path, { state: 'ANSWERED', word: '배송' }),
    'ledger of a month': months.map((month) => `${getCash.path}?${new URLSearchParams({ month })}`),
    purchases: groups.map((by) => `${getPurchaseSituation.path}?${new URLSearchParams({ by, size: '100' })}`),
    'own wines': [listOwnWines.path],
    notifications: [listNotifications.path],
  };
}

/** Where the papers of the newest confirmed orders are. */
async function orderPapers(url: string, headers: Record<string, string>): Promise<string[]> {
  const answer = await fetch(`${url}${listOrders.path}?size=10`, { headers });
  const { _embedded } = (await answer.json()) as SuccessOf<typeof listOrders>;
  return _embedded.items.map(({ orderFormNumber }) =>
    downloadOrderPaper.path.replace(':number', orderFormNumber).replace(':paper', 'order'),
  );
}

/** A buyer's lists at 100,000 documents of each kind of one company, against the same statements asked without the provider. */
export async function measureListsSection(bench: Bench): Promise<Finding> {
  const { signal, say, folder } = bench;
  const recording = resolve(folder, 'list-statements.jsonl');
  const settings = await ownProduct(bench, 'lists');
  const { member, url } = await startSeeded(bench, settings, [], {
    BENCH_RECORDING: recording,
    NODE_OPTIONS: `--import=${recorder}`,
  });
  const stop: (() => Promise<unknown>)[] = [() => member.stop()];
  try {
    say(`Giving ${BUYER} ${DOCUMENTS} documents of each kind.`);
    const ledger = await makeLargeCompany(databaseIn(resolve(folder, 'lists')), BUYER, DOCUMENTS);
    const headers = { authorization: `Bearer ${await signIn(url, BUYER)}` };
    const asked: Record<string, Question[]> = {};
    for (const [name, paths] of Object.entries(listsOf()))
      asked[name] = await record(
        url,
        recording,
        paths.map((path): Call => ({ path, headers })),
      );
    const papers = await record(
      url,
      recording,
      (await orderPapers(url, headers)).map((path): Call => ({ path, headers })),
    );
    const { host, port, user, password, database } = databaseOf(
      parseRecording(readFileSync(recording, 'utf8')),
    );
    process.kill(member.pid, 'SIGUSR2');
    const pool = new pg.Pool({ host, port, user, password, database, max: CONNECTIONS });
    stop.push(() => pool.end());

    const load: Load = { url, pool, signal, rate: RATE, rounds: ROUNDS, seconds: BLOCK_SECONDS };
    const rows: Row[] = [];
    for (const [name, questions] of Object.entries(asked)) {
      const rate = SUMS.includes(name) ? SUMS_RATE : RATE;
      say(`Asking for ${name}, ${rate} a second.`);
      rows.push(...apiRows(name, await interleave(inTurn(questions), { ...load, rate }), 'lists'));
    }
    say(`Asking for papers of orders, ${PAPERS_RATE} a second.`);
    const drawn = await interleave(inTurn(papers), { ...load, rate: PAPERS_RATE });
    rows.push({
      section: 'lists',
      what: `papers of orders, ${PAPERS_RATE} a second: p99`,
      unit: 'ms',
      measured: spreadOfBlocks(drawn.endpoint, 0.99),
      reference: { name: 'bare SQL', value: spreadOfBlocks(drawn.sql, 0.99) },
      aim: { of: 'measured', most: AIMS.paper },
    });
    return {
      rows,
      notes: [
        `${DOCUMENTS} estimates, orders and inquiries of one company, a hundred a day, and ${ledger} rows of its ledger; ` +
          `${RATE} requests a second, of ${SUMS.join(', ')} ${SUMS_RATE}, ${ROUNDS} blocks of ${BLOCK_SECONDS} s each in turn.`,
      ],
      raw: rows.map(({ what, measured, reference }) => ({ what, measured, reference: reference?.value })),
    };
  } finally {
    for (const step of stop.toReversed()) await step();
  }
}
