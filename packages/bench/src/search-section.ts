import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findProducts, listProducts, matchOrderLines, searchProducts } from '@vitis/contracts';
import { PlainError } from '@vitis/tooling/plain-error';
import { ROOT } from '@vitis/tooling/workspace';
import pg from 'pg';
import {
  apiRows,
  type Call,
  get,
  inTurn,
  interleave,
  type Load,
  type Question,
  record,
  type Times,
} from './api-section.ts';
import { type Bench, type Finding, ownProduct, startSeeded } from './bench.ts';
import { residentMegabytesOf } from './memory-section.ts';
import { databaseOf, parseRecording } from './recording.ts';
import type { Row } from './rows.ts';
import { signIn } from './sign-in.ts';
import { exactly, spreadOfBlocks } from './statistics.ts';

const PRODUCTS = 100_000;
const RATE = 200;
/**
 * Words that nobody has asked for before are compared anew, some milliseconds of processor each. At the full rate this machine's two
 * processors, which load and database share with the provider, measured the queue in front of it rather than the search;
 * new words come far seldomer than the same few that everybody types.
 */
const NEW_WORDS_RATE = 20;
/** Nobody types a hundred letters of one syllable but to keep others waiting. */
const LONGEST_RATE = 5;
/** Filters that nobody has asked for before are counted over all products, each time anew. */
const FRESH_LISTS_RATE = 10;
/** Five lines are a call: a buyer with a hundred lines sends twenty of them, one after the other. */
const MATCHING_RATE = 10;
const ROUNDS = 3;
const BLOCK_SECONDS = 4;
const CONNECTIONS = 10;
const REST_MS = 20_000;
const AIMS = { list: 50, matching: 200, longest: 200, loadingSeconds: 180, megabytes: 300 };

const recorder = resolve(ROOT, 'packages/bench/src/record-statements.ts');

/** What people type, by how. */
const TYPED = {
  'one letter': ['샤', '보', '리', '카', '피', '소', '메', '토', '나', '바'],
  'two letters': ['샤토', '보르', '리슬', '카베', '피노', '소비', '말벡', '도멘', '나파', '바롤'],
  'three letters': [
    '보르도',
    '샤블리',
    '리슬링',
    '바롤로',
    '템프라',
    '메를로',
    '부르고',
    '리오하',
    '라모네',
    '토스카',
  ],
  'first consonants': [
    'ㅂㄹㄷ',
    'ㅅㅂㄹ',
    'ㄹㅅㄹ',
    'ㅍㄴ',
    'ㅋㅂㄹㄴ',
    'ㅅㅌ',
    'ㄷㅁ',
    'ㄹㅁㄴ',
    'ㅁㄹㄹ',
    'ㅅㄹㄷㄴ',
  ],
  English: ['bor', 'pinot', 'chateau', 'ries', 'cabernet', 'chablis', 'red', 'napa', 'barolo', 'lamonet'],
} as const;

/** A hundred letters of what makes work: joined letters, first consonants, many words, signs that are no letters. */
const LONGEST_WORDS = ['ㄱ', 'ㅏ', '가 ', 'a ', '1', '샤토 ', '그랑 크뤼 ', 'tiEh', 'シャ', '😀'].map(
  (piece) => piece.repeat(100).slice(0, 98),
);

/** Words of names that the load set numbers: with a number nobody has asked for them before. */
const NAMES = ['샤토 라모네', '도멘 벨쿠르', '블랙와틀', '테누타 솔마리나', 'Quinta do Solar', '해로게이트'];

const find = (q: string) => `${findProducts.path}?${new URLSearchParams({ q })}`;
const search = (q: string) => `${searchProducts.path}?${new URLSearchParams({ q, size: '20' })}`;
const list = (query: Record<string, string | number>) =>
  `${listProducts.path}?${new URLSearchParams({ ...query, size: '20' } as Record<string, string>)}`;

/** Filters as a visitor ticks them. */
const filters = () =>
  [1, 2, 3, 4].flatMap((kind) =>
    ['FR', 'IT', 'ES', 'US', 'DE', 'CL', 'AU', 'NZ'].map((country) =>
      list({ idKinds: kind, countryName: country }),
    ),
  );

/** Written orders as buyers paste them, five lines a call, half of the wines by a part of their names. */
function writtenOrders(token: string): Call[] {
  const words = [...NAMES, ...TYPED['two letters'], ...TYPED['three letters'], '피노 느와르', '보르도 레드'];
  return words.map((_, at) => {
    const lines = [0, 1, 2, 3, 4].map((line) => ({
      words: words[(at + line * 7) % words.length] ?? '',
      code: null,
      vintage: line % 2 === 0 ? 2015 + (at % 7) : null,
      millilitres: null,
    }));
    return {
      path: matchOrderLines.path,
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ lines }),
    };
  });
}

/** Keeps all threads of a program, and what it starts from then on, on some processors: a list as of `taskset`. */
function keepOn(processors: string, pid: number): void {
  try {
    execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', processors, String(pid)], {
      stdio: 'ignore',
    });
  } catch (error) {
    // A connection may have ended meanwhile.
    if (existsSync(`/proc/${pid}`)) throw error;
  }
}

/** The server and its processes, by a connection to it. */
async function processesOf(pool: pg.Pool): Promise<number[]> {
  const { rows } = await pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const parent = /^PPid:\s*(\d+)$/m.exec(readFileSync(`/proc/${rows[0]?.pid}/status`, 'utf8'))?.[1];
  const children = readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8');
  return [Number(parent), ...children.trim().split(' ').map(Number)];
}

/**
 * The provider has one processor for itself, and the database and those who ask the others: by chance they would now and then
 * stand in its way, and be measured as its own. Answers what gives this program all processors again.
 */
async function shareProcessors(provider: number, pool: pg.Pool): Promise<() => void> {
  const all = `0-${availableParallelism() - 1}`;
  const others = availableParallelism() > 1 ? `1-${availableParallelism() - 1}` : '0';
  keepOn('0', provider);
  for (const pid of [process.pid, ...(await processesOf(pool))]) keepOn(others, pid);
  return () => keepOn(all, process.pid);
}

const p99 = (what: string, times: Times, most: number = AIMS.list): Row => ({
  section: 'search',
  what,
  unit: 'ms',
  measured: spreadOfBlocks(times.endpoint, 0.99),
  reference: { name: 'bare SQL', value: spreadOfBlocks(times.sql, 0.99) },
  aim: { of: 'measured', most },
});

/** Search and suggestions at 100,000 products, a filtered list with its counts, the loading of such a shop and its memory. */
export async function measureSearchSection(bench: Bench): Promise<Finding> {
  if (process.platform !== 'linux')
    throw new PlainError('Resident memory is read from /proc, on Linux only.');
  const { signal, say } = bench;
  const recording = resolve(bench.folder, 'search-statements.jsonl');
  const settings = await ownProduct(bench, 'search');
  const began = performance.now();
  const { member, url } = await startSeeded(bench, settings, ['--products', String(PRODUCTS)], {
    BENCH_RECORDING: recording,
    NODE_OPTIONS: `--import=${recorder}`,
  });
  const loading = (performance.now() - began) / 1000;
  const stop: (() => Promise<unknown>)[] = [() => member.stop()];
  try {
    const questionsOf = (paths: readonly string[]) => record(url, recording, paths.map(get));
    const known: Record<string, Question[]> = {};
    for (const [how, words] of Object.entries(TYPED)) {
      known[`suggestions, ${how}`] = await questionsOf(words.map(find));
      known[`search, ${how}`] = await questionsOf(words.map(search));
    }
    const [aSearch] = await questionsOf([search('샤토 라모네 2')]);
    const filtered = await questionsOf(filters());
    const orders = await record(url, recording, writtenOrders(await signIn(url, 'buyer@vitis.test')));
    if (!aSearch)
      throw new PlainError('The search asks nothing of the database: there is nothing to compare with.');
    const { host, port, user, password, database } = databaseOf(
      parseRecording(readFileSync(recording, 'utf8')),
    );
    process.kill(member.pid, 'SIGUSR2');
    // Opening a connection is no part of a statement.
    const pool = new pg.Pool({
      host,
      port,
      user,
      password,
      database,
      max: CONNECTIONS,
      idleTimeoutMillis: 0,
    });
    stop.push(() => pool.end());
    const giveBack = await shareProcessors(member.pid, pool);
    stop.push(async () => giveBack());

    const load: Load = { url, pool, signal, rate: RATE, rounds: ROUNDS, seconds: BLOCK_SECONDS };
    const rows: Row[] = [];
    for (const [what, questions] of Object.entries(known)) {
      say(`Asking for ${what}, ${RATE} a second.`);
      rows.push(...apiRows(what, await interleave(inTurn(questions), load), 'search'));
    }
    say('Asking for words that nobody has asked for before.');
    const fresh = (index: number): Question => ({
      call: get(search(`${NAMES[index % NAMES.length]} ${3 + Math.floor(index / NAMES.length)}`)),
      waves: aSearch.waves,
    });
    rows.push(
      ...apiRows(
        `search, words that are new, ${NEW_WORDS_RATE} a second`,
        await interleave(fresh, { ...load, rate: NEW_WORDS_RATE }),
        'search',
      ),
    );
    say('Asking for a hundred letters that nobody has asked for before.');
    const longest = (index: number): Question => ({
      call: get(
        search(`${LONGEST_WORDS[index % LONGEST_WORDS.length]}${Math.floor(index / LONGEST_WORDS.length)}`),
      ),
      waves: aSearch.waves,
    });
    rows.push(
      p99(
        `search, a hundred letters, ${LONGEST_RATE} a second: p99`,
        await interleave(longest, { ...load, rate: LONGEST_RATE }),
        AIMS.longest,
      ),
    );
    say('Asking for filtered lists.');
    rows.push(p99('filtered list with counts: p99', await interleave(inTurn(filtered), load)));
    const freshList = (index: number): Question => ({
      call: get(
        list({ idKinds: 1 + (index % 4), startScore: 85 + (index % 9), endAlcohol: (1200 + index) / 100 }),
      ),
      waves: filtered[0]?.waves ?? [],
    });
    rows.push(
      p99(
        `filtered list, filters that are new, ${FRESH_LISTS_RATE} a second: p99`,
        await interleave(freshList, { ...load, rate: FRESH_LISTS_RATE }),
      ),
    );
    say('Asking for the wines of written orders.');
    const matching = await interleave(inTurn(orders), { ...load, rate: MATCHING_RATE });
    rows.push(p99(`quick order, five lines, ${MATCHING_RATE} a second: p99`, matching, AIMS.matching));
    say(`Letting the provider rest for ${REST_MS / 1000} s.`);
    await sleep(REST_MS, undefined, { signal });
    rows.push(
      {
        section: 'search',
        what: `loading ${PRODUCTS} products, and the start`,
        unit: 's',
        measured: exactly(loading),
        aim: { of: 'measured', most: AIMS.loadingSeconds },
      },
      {
        section: 'search',
        what: 'provider, after all this',
        unit: 'MB',
        measured: exactly(residentMegabytesOf(member.pid)),
        aim: { of: 'measured', most: AIMS.megabytes },
      },
    );
    return {
      rows,
      notes: [
        `${PRODUCTS} products, ${RATE} requests a second unless a row says otherwise, ${ROUNDS} blocks of ${BLOCK_SECONDS} s each in turn. ` +
          'Ten queries of each sort, asked before; the rows of what is new ask for something else each time. ' +
          'Wines of suggestions are kept once they were asked for: their reference is what the first asking took. ' +
          'The provider has one processor for itself, the database and those who ask the others.',
      ],
      raw: rows.map(({ what, measured }) => ({ what, measured })),
    };
  } finally {
    for (const step of stop.toReversed()) await step();
  }
}
