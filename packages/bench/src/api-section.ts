import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { getProduct, listKinds, listProducts, type SuccessOf } from '@vitis/contracts';
import { PlainError } from '@vitis/tooling/plain-error';
import { ROOT } from '@vitis/tooling/workspace';
import pg from 'pg';
import { Agent, request } from 'undici';
import { type Bench, type Finding, ownProduct, startSeeded } from './bench.ts';
import { openLoop } from './open-loop.ts';
import { databaseOf, parseRecording, type Waves, wavesOf } from './recording.ts';
import type { Row } from './rows.ts';
import { endsOfBlocks, spreadOfBlocks } from './statistics.ts';

const PRODUCTS = 10_000;
const RATE = 50;
const BLOCK_SECONDS = 5;
const ROUNDS = 6;
/** As many connections as the provider's own pool has. */
const CONNECTIONS = 10;
const TIMES_RECORDED = 3;
const AIMS = { p50: 3, p99: 8 };

/** A request as it is sent; a path alone is a GET. */
export interface Call {
  path: string;
  method?: 'POST';
  headers?: Record<string, string>;
  body?: string;
}

/** One request that is measured, with what it asks of the database. */
export interface Question {
  call: Call;
  waves: Waves;
}

/** Milliseconds per request, a list per block. */
export interface Times {
  endpoint: number[][];
  sql: number[][];
}

/** A question without a body, for everyone. */
export const get = (path: string): Call => ({ path });

const recorder = resolve(ROOT, 'packages/bench/src/record-statements.ts');

const agent = () =>
  new Agent({ connections: 64, pipelining: 1, headersTimeout: 20_000, bodyTimeout: 20_000 });

async function ask(url: string, { path, ...call }: Call, dispatcher: Agent): Promise<void> {
  const { statusCode, body } = await request(url + path, { ...call, dispatcher });
  await body.dump({ limit: 64e6 });
  if (statusCode !== 200) throw new PlainError(`${path} answers ${statusCode}`);
}

async function read<Body>(url: string): Promise<Body> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(30_000) });
  if (answer.status !== 200) throw new PlainError(`${url} answers ${answer.status}`);
  return (await answer.json()) as Body;
}

/** What visitors do: leaf through the list, narrow it by kind and order it, search; open wines from all over it. */
async function choosePaths(url: string): Promise<Record<'list' | 'detail', string[]>> {
  const list = (query: string) => `${listProducts.path}?${query}`;
  const kinds = await read<SuccessOf<typeof listKinds>>(url + listKinds.path);
  const paths = [
    ...Array.from({ length: 10 }, (_, page) => list(`page=${page}&size=20`)),
    ...kinds._embedded.items.map(({ id }) => list(`idKinds=${id}&size=20`)),
    ...['newest,asc', 'name,asc', 'vintage,desc', 'score,desc'].map((sort) => list(`sort=${sort}&size=20`)),
    list(`q=${encodeURIComponent('샤토')}&size=20`),
  ];
  const ids = new Set<number>();
  for (const page of [0, 30, 60, 90]) {
    const wines = await read<SuccessOf<typeof listProducts>>(url + list(`page=${page}&size=100`));
    for (const { id } of wines._embedded.items.slice(0, 10)) ids.add(id);
  }
  if (ids.size < 20) throw new PlainError(`The seeded shop has too few products: ${ids.size} were found.`);
  return { list: paths, detail: [...ids].map((id) => getProduct.path.replace(':id', String(id))) };
}

/**
 * Records what each call asks of the database once the provider knows it. Of several times the one with the fewest
 * statements counts: now and then the provider also looks whether the catalogue has changed. A call whose answer is kept
 * from then on is held against what it asked the first time.
 */
export async function record(url: string, recording: string, calls: readonly Call[]): Promise<Question[]> {
  const dispatcher = agent();
  const lines = () => parseRecording(readFileSync(recording, 'utf8'));
  try {
    const questions: Question[] = [];
    for (const call of calls) {
      const asked = async (): Promise<Waves> => {
        const before = lines().length;
        await ask(url, call, dispatcher);
        return wavesOf(lines().slice(before), call.path);
      };
      const first = await asked();
      const later: Waves[] = [];
      for (let time = 0; time < TIMES_RECORDED; time += 1) later.push(await asked());
      later.sort((a, b) => a.flat().length - b.flat().length);
      const [fewest = []] = later;
      questions.push({ call, waves: fewest.length > 0 ? fewest : first });
    }
    if (questions.every(({ waves }) => waves.length === 0))
      throw new PlainError('The provider asked nothing of its database: there is nothing to compare with.');
    return questions.filter(({ waves }) => waves.length > 0);
  } finally {
    await dispatcher.close();
  }
}

async function replay(pool: pg.Pool, waves: Waves): Promise<void> {
  for (const wave of waves) await Promise.all(wave.map((statement) => pool.query(statement)));
}

/** How often, for how long and where questions are asked. */
export interface Load {
  url: string;
  pool: pg.Pool;
  signal: AbortSignal;
  /** A second. */
  rate: number;
  rounds: number;
  /** Of a block. */
  seconds: number;
}

/** One after the other, and again from the first. */
export const inTurn =
  (questions: readonly Question[]) =>
  (index: number): Question =>
    questions[index % questions.length] as Question;

/** A block of the endpoint, a block of its statements, and so on; a first block of each is not counted. */
export async function interleave(
  question: (index: number) => Question,
  { url, pool, signal, rate, rounds, seconds }: Load,
): Promise<Times> {
  const dispatcher = agent();
  const block = (send: (index: number) => Promise<void>) =>
    openLoop({ ratePerSecond: rate, seconds, send, signal });
  const times: Times = { endpoint: [], sql: [] };
  let asked = 0;
  try {
    for (let round = 0; round <= rounds; round += 1) {
      const from = asked;
      const endpoint = await block((index) => {
        asked = Math.max(asked, from + index + 1);
        return ask(url, question(from + index).call, dispatcher);
      });
      const sql = await block((index) => replay(pool, question(from + index).waves));
      if (round === 0) continue;
      times.endpoint.push(endpoint);
      times.sql.push(sql);
    }
    return times;
  } finally {
    await dispatcher.close();
  }
}

export function apiRows(name: string, times: Times, section: Row['section'] = 'api'): Row[] {
  return (['p50', 'p99'] as const).map((key) => {
    const share = key === 'p50' ? 0.5 : 0.99;
    return {
      section,
      what: `${name}: ${key}`,
      unit: 'ms',
      measured: spreadOfBlocks(times.endpoint, share),
      reference: { name: 'bare SQL', value: spreadOfBlocks(times.sql, share) },
      aim: { of: 'ratio', most: AIMS[key] },
    };
  });
}

export interface RunningProvider {
  url: string;
  pid: number;
  /** File in which it records its statements, until it is told not to. */
  recording: string;
}

/** Measures a provider that has been started with the recorder. */
export async function measureApi(
  { url, pid, recording }: RunningProvider,
  { signal, say }: Pick<Bench, 'signal' | 'say'>,
): Promise<Finding> {
  const paths = await choosePaths(url);
  const questions = {
    list: await record(url, recording, paths.list.map(get)),
    detail: await record(url, recording, paths.detail.map(get)),
  };
  const { host, port, user, password, database } = databaseOf(
    parseRecording(readFileSync(recording, 'utf8')),
  );
  process.kill(pid, 'SIGUSR2');
  const pool = new pg.Pool({ host, port, user, password, database, max: CONNECTIONS });
  try {
    say(`Asking for lists and details, ${RATE} a second.`);
    const load = { url, pool, signal, rate: RATE, rounds: ROUNDS, seconds: BLOCK_SECONDS };
    const list = await interleave(inTurn(questions.list), load);
    const detail = await interleave(inTurn(questions.detail), load);
    const ends = ({ endpoint, sql }: Times) => ({ endpoint: endsOfBlocks(endpoint), sql: endsOfBlocks(sql) });
    const statements = (asked: readonly Question[]) => {
      const counts = asked.map(({ waves }) => waves.flat().length);
      return `${asked.length}, ${Math.min(...counts)} to ${Math.max(...counts)} statements each`;
    };
    return {
      rows: [...apiRows('product list', list), ...apiRows('product detail', detail)],
      notes: [
        `${RATE} requests a second, ${ROUNDS} blocks of ${BLOCK_SECONDS} s each in turn. ` +
          `Different lists: ${statements(questions.list)}; different details: ${statements(questions.detail)}.`,
      ],
      raw: { list: ends(list), detail: ends(detail) },
    };
  } finally {
    await pool.end();
  }
}

/** Product list and detail at 10,000 products against the same statements asked without the provider. */
export async function measureApiSection(bench: Bench): Promise<Finding> {
  const recording = resolve(bench.folder, 'statements.jsonl');
  const settings = await ownProduct(bench, 'load');
  const { member, url } = await startSeeded(bench, settings, ['--products', String(PRODUCTS)], {
    BENCH_RECORDING: recording,
    NODE_OPTIONS: `--import=${recorder}`,
  });
  try {
    return await measureApi({ url, pid: member.pid, recording }, bench);
  } finally {
    await member.stop();
  }
}
