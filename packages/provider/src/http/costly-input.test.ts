import { BODY_LIMIT, DEFAULT_LANGUAGE, type ServedEndpoint } from '@vitis/contracts';
import { ENDPOINTS } from '@vitis/contracts/inputs';
import { largestOf, type Node } from '@vitis/contracts/test-support/schemas';
import { processorTime } from '@vitis/domain/test-support/processor-time';
import fastify, { type FastifyRequest } from 'fastify';
import { ProblemError } from '../problems/problem-error.ts';
import { hostileBodies, hostileQueries } from '../test-support/hostile-input.ts';
import { checkInput, expectedVersion } from './check-input.ts';
import { requestLanguage } from './request-language.ts';

const parser = fastify().getDefaultJsonParser('ignore', 'ignore');
/** Reads a body as the server does. */
const read = (text: string) => parser({} as FastifyRequest, text, () => undefined);

/** Checks what came; the refusal where it is one. */
function refusalOf(
  endpoint: ServedEndpoint,
  input: { query?: unknown; body?: unknown },
): ProblemError | undefined {
  try {
    checkInput(endpoint, { params: {}, query: {}, language: DEFAULT_LANGUAGE, ...input } as FastifyRequest);
  } catch (error) {
    if (error instanceof ProblemError) return error;
    throw error;
  }
  return undefined;
}

/** An order as buyers send one, as long as most bodies may be. */
const line = JSON.stringify({ idProduct: 1, qty: 12, unitPrice: 39_800, note: 'before eleven' });
const ordinary = `[${Array(Math.floor(BODY_LIMIT / (line.length + 1)))
  .fill(line)
  .join(',')}]`;

/** Milliseconds that reading it takes: what is costly is so beside that, on any machine. */
let unit: number;
/** Milliseconds that one request may have the thread for itself. */
let longest: number;

beforeAll(async () => {
  const times = 100;
  const all = await processorTime(() => {
    for (let time = 0; time < times; time += 1) read(ordinary);
  });
  unit = all / times;
  longest = 100 * unit;
});

/** Milliseconds of the processor, the fewest of a few times: the others made room for something else. */
function cost(work: () => void): number {
  let least = Number.POSITIVE_INFINITY;
  for (let time = 0; time < 6 && (time < 1 || least > longest / 10); time += 1) {
    const before = process.threadCpuUsage();
    work();
    const { user, system } = process.threadCpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

const endpoints = Object.entries(ENDPOINTS);
const withBody = endpoints.filter(([, { body }]) => body);
const withQuery = endpoints.filter(([, { query }]) => query);

test.each(withBody)('%s refuses the costliest bodies at once', (_name, endpoint) => {
  for (const [name, text] of hostileBodies(endpoint)) {
    expect(Buffer.byteLength(text)).toBeGreaterThan((endpoint.bodyLimit ?? BODY_LIMIT) / 2);
    const reading = cost(() => read(text));
    const body = JSON.parse(text) as unknown;
    const checking = cost(() => refusalOf(endpoint, { body }));
    // As good as what cannot be saved, the reading of it; and never longer than others may wait.
    expect([name, checking < 2 * reading + 10 * unit && reading + checking < longest]).toEqual([name, true]);
  }
});

test.each(withQuery)('%s refuses the costliest addresses at once', (_name, endpoint) => {
  for (const [name, query] of hostileQueries(endpoint)) {
    const checking = cost(() => refusalOf(endpoint, { query }));
    expect([name, checking < longest / 5]).toEqual([name, true]);
  }
});

test.each(withBody)('%s takes its largest body', (_name, endpoint) => {
  const refusal = refusalOf(endpoint, { body: largestOf(endpoint.body as Node) });
  // Not as malformed: what its patterns say of the texts is another matter.
  expect(['INVALID_INPUT', undefined]).toContain(refusal?.code);
});

test('a body of thousands of values is refused unread', () => {
  const body = { x: Array(10_000).fill({}) };
  expect(refusalOf(ENDPOINTS.login!, { body })).toMatchObject({ status: 400, code: 'MALFORMED_REQUEST' });
});

test('headers are read at once, however long', () => {
  for (const piece of ['a', 'a-', 'a;', 'a;q=', '1', '.', ',', ' ', '"v', 'zh-hant,', '\t']) {
    const long = piece.repeat(16_384 / piece.length);
    expect(cost(() => requestLanguage(long))).toBeLessThan(longest / 5);
    const request = { headers: { 'if-match': `"v${long}` } } as unknown as FastifyRequest;
    const reading = cost(() =>
      expect(() => expectedVersion({ ...ENDPOINTS.cancelEstimate!, ifMatch: true }, request)).toThrow(
        ProblemError,
      ),
    );
    expect(reading).toBeLessThan(longest / 5);
  }
});
