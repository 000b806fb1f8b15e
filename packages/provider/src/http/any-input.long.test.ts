import { type Endpoint, HEADERS, PROBLEM_CONTENT_TYPE, Problem } from '@vitis/contracts';
import { ENDPOINTS } from '@vitis/contracts/inputs';
import { did, howMany, LONG, LONG_TIMEOUT } from '@vitis/domain/test-support';
import fc from 'fast-check';
import * as v from 'valibot';
import { clock } from '../test-support/delivery-shop.ts';
import { watchFootprint } from '../test-support/footprint.ts';
import { callsOf, type FuzzedCall } from '../test-support/fuzz/arbitrary-call.ts';
import { PEOPLE, type Person } from '../test-support/matrix/matrix-people.ts';
import { matrixShop } from '../test-support/matrix/matrix-shop.ts';
import { startTestProvider, type TestProvider } from '../test-support/test-provider.ts';

jest.setTimeout(LONG_TIMEOUT);

const calls = howMany(6, 500);
/** What no answer may show: how the house is built. */
const INTERNALS =
  /\bat .{1,80}:\d+:\d+|node_modules|\.ts\b|\b(?:SELECT|INSERT INTO|UPDATE|DELETE FROM)\s|violates|syntax error|out of range|drizzle|valibot|postgres|ECONN|Cannot read|is not a function|Invalid (?:type|length|key|value)/i;

let provider: TestProvider;
let held: () => Promise<Record<string, string>>;
let tokens: (string | undefined)[];
let sent = 0;

beforeAll(async () => {
  provider = await startTestProvider({ fill: matrixShop, now: clock });
  await provider.app.outbox.stop();
  held = await watchFootprint(provider);
});

afterAll(async () => {
  await provider.close();
  did({ 'calls of any input': sent });
});

/** Members who may, mostly; guests and other roles as well. */
const callersOf = ({ access }: Endpoint): Person[] => [
  ...PEOPLE.filter(({ ended }) => !ended),
  ...PEOPLE.filter(({ actor }) => actor?.roles.some((role) => access.includes(role))),
  ...PEOPLE.filter(({ actor }) => actor?.roles.some((role) => access.includes(role))),
];

async function send(endpoint: Endpoint, { caller, path, headers, body }: FuzzedCall) {
  const token = tokens[caller];
  sent += 1;
  const reply = await fetch(provider.url + path, {
    method: endpoint.method,
    headers: {
      ...headers,
      ...(token === undefined ? {} : { [HEADERS.authorization]: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body }),
  });
  const type = reply.headers.get('content-type') ?? '';
  return { status: reply.status, type, text: await reply.text() };
}

type Reply = Awaited<ReturnType<typeof send>>;

/** What is wrong with an answer; undefined where it is as its contract says. */
function faultOf(endpoint: Endpoint, { status, type, text }: Reply): string | undefined {
  if (status >= 500) return 'a fault';
  if (status === 204 || status === 304)
    return text === '' ? undefined : 'says something where nothing is to be said';
  // A file, or a list that came as one.
  if (status < 300 && (endpoint.file || type.includes('spreadsheetml'))) return undefined;
  const schema = endpoint.responses[status] ?? (status < 300 ? v.never() : Problem);
  if (!v.is(schema, JSON.parse(text)) && !v.is(Problem, JSON.parse(text)))
    return 'not what the contract says';
  if (status < 300) return undefined;
  if (!type.startsWith(PROBLEM_CONTENT_TYPE)) return `a refusal that came as ${type}`;
  return INTERNALS.exec(text)?.[0];
}

test('what is written shows, also where it is as it was in the end', async () => {
  const before = await held();
  await provider.pool.query('UPDATE stock SET qty = qty + 1');
  const between = await held();
  expect(between).not.toEqual(before);
  await provider.pool.query('UPDATE stock SET qty = qty - 1');
  expect(await held()).toEqual(before);
});

// Uploads carry no JSON; a session that ends would leave the others without.
const fuzzed = Object.entries(ENDPOINTS).filter(([name, { upload }]) => !upload && name !== 'logout');

test.each(fuzzed)(
  '%s answers any input as its contract says, and keeps nothing of what it refuses',
  async (_name, endpoint) => {
    const callers = callersOf(endpoint);
    const emails = callers.map(({ email }) => email);
    const known = new Map<string, string>();
    for (const email of new Set(emails)) if (email) known.set(email, await provider.token(email));
    tokens = emails.map((email) => (email === undefined ? undefined : known.get(email)));

    let before = await held();
    await fc.assert(
      fc.asyncProperty(callsOf(endpoint, callers.length), async (call) => {
        const reply = await send(endpoint, call);
        const fault = faultOf(endpoint, reply);
        if (fault !== undefined) throw new Error(`${fault}: ${reply.status} ${reply.text.slice(0, 500)}`);
        if (endpoint.method === 'GET') return;
        const after = await held();
        if (reply.status >= 400) expect(after).toEqual(before);
        before = after;
      }),
      { numRuns: calls, ...(LONG ? {} : { seed: 20_261_122 }) },
    );
  },
);
