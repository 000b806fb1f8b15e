import { listPrices, listProducts, type SuccessOf } from '@vitis/contracts';
import { PlainError } from '@vitis/tooling/plain-error';
import { Agent, request } from 'undici';
import { type Bench, type Finding, ownProduct, startSeeded } from './bench.ts';
import { residentMegabytesOf } from './memory-section.ts';
import type { Row, Unit } from './rows.ts';
import { signIn } from './sign-in.ts';
import { exactly, spreadOf } from './statistics.ts';

const CONNECTIONS = 10;
const SECONDS = 10;
const ROUNDS = 4;
/** By products of the shop: requests a second, and megabytes after them. */
const SHOPS = [
  { products: 10_000, aims: { perSecond: 1_000, megabytes: 250 } },
  { products: 100_000, aims: { perSecond: undefined, megabytes: 350 } },
] as const;

/** The pages and orders of the list that a buyer leafs through, each with its counts. */
const LISTS = [
  ...Array.from({ length: 10 }, (_, page) => `${listProducts.path}?page=${page}&size=20`),
  ...[1, 2, 3, 4].map((kind) => `${listProducts.path}?idKinds=${kind}&size=20`),
  ...['newest,asc', 'name,asc', 'score,desc'].map((sort) => `${listProducts.path}?sort=${sort}&size=20`),
];

/** How many answers a second ten connections get that ask again as soon as they are answered. */
async function requestsPerSecond(
  url: string,
  paths: readonly string[],
  token: string,
  signal: AbortSignal,
): Promise<number> {
  const dispatcher = new Agent({ connections: CONNECTIONS, pipelining: 1 });
  const headers = { authorization: `Bearer ${token}`, 'accept-language': 'ko-KR' };
  const began = performance.now();
  let answered = 0;
  const connection = async (first: number) => {
    for (let at = first; performance.now() - began < SECONDS * 1000; at += 1) {
      signal.throwIfAborted();
      const { statusCode, body } = await request(url + paths[at % paths.length], { headers, dispatcher });
      await body.dump({ limit: 64e6 });
      if (statusCode !== 200) throw new PlainError(`The list answers ${statusCode}.`);
      answered += 1;
    }
  };
  try {
    await Promise.all(Array.from({ length: CONNECTIONS }, (_, at) => connection(at)));
    return (answered * 1000) / (performance.now() - began);
  } finally {
    await dispatcher.close();
  }
}

/** Every list and, after it, the buyer's prices of its wines, as a page asks for them. Throws where it has no counts or prices. */
async function listsWithPrices(url: string, token: string): Promise<string[]> {
  const read = async <Body>(path: string): Promise<Body> => {
    const answer = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } });
    if (answer.status !== 200) throw new PlainError(`${path} answers ${answer.status}.`);
    return (await answer.json()) as Body;
  };
  const paths: string[] = [];
  for (const list of LISTS) {
    const { _embedded, facets } = await read<SuccessOf<typeof listProducts>>(list);
    const prices = `${listPrices.path}?ids=${_embedded.items.map(({ id }) => id).join(',')}`;
    const found = await read<SuccessOf<typeof listPrices>>(prices);
    if (!facets || found._embedded.items.length === 0)
      throw new PlainError(`${list} has no counts or no prices: that is not what is to be measured.`);
    paths.push(list, prices);
  }
  return paths;
}

/** Lists of products with their counts, and a buyer's prices of them, as fast as one provider gives it, and the memory that it then holds. */
export async function measureThroughputSection(bench: Bench): Promise<Finding> {
  if (process.platform !== 'linux')
    throw new PlainError('Resident memory is read from /proc, on Linux only.');
  const { signal, say } = bench;
  const rows: Row[] = [];
  const raw: unknown[] = [];
  for (const { products, aims } of SHOPS) {
    const settings = await ownProduct(bench, `throughput-${products}`);
    const { member, url } = await startSeeded(bench, settings, ['--products', String(products)], {
      VITIS_REQUESTS_PER_MINUTE: '1000000',
    });
    try {
      const token = await signIn(url, 'buyer@vitis.test');
      const paths = await listsWithPrices(url, token);
      say(`Asking for the list of ${products} products, ${CONNECTIONS} connections.`);
      await requestsPerSecond(url, paths, token, signal);
      const rates: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1)
        rates.push(await requestsPerSecond(url, paths, token, signal));
      const row = (what: string, unit: Unit, measured: Row['measured'], aim?: Row['aim']): Row => ({
        section: 'throughput',
        what: `${products} products: ${what}`,
        unit,
        measured,
        ...(aim ? { aim } : {}),
      });
      const { perSecond, megabytes } = aims;
      rows.push(
        row(
          'requests a second',
          '/s',
          spreadOf(rates),
          perSecond === undefined ? undefined : { of: 'measured', least: perSecond },
        ),
        row('memory after them', 'MB', exactly(residentMegabytesOf(member.pid)), {
          of: 'measured',
          most: megabytes,
        }),
      );
      raw.push({ products, rates });
    } finally {
      await member.stop();
    }
  }
  return { rows, notes: [], raw };
}
