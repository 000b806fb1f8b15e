import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Endpoint, etagOf, HEADERS, ROLES, type Role, urlOf } from '@vitis/contracts';
import { ENDPOINTS, type EndpointName } from '@vitis/contracts/inputs';
import { PERMISSIONS } from '@vitis/domain';
import { sql } from 'drizzle-orm';
import { shippingAddresses } from '../db/schema.ts';
import { clock } from '../test-support/delivery-shop.ts';
import { footprint } from '../test-support/footprint.ts';
import { leakOfAnswer, leakOfRefusal, type Reply } from '../test-support/matrix/matrix-answers.ts';
import { PEOPLE, type Person } from '../test-support/matrix/matrix-people.ts';
import type { Row } from '../test-support/matrix/matrix-row.ts';
import { ROWS } from '../test-support/matrix/matrix-rows.ts';
import { addressOf, FILES, matrixShop, type Target } from '../test-support/matrix/matrix-shop.ts';
import { startTestProvider, type TestProvider } from '../test-support/test-provider.ts';

let provider: TestProvider;
const tokens = new Map<Person, string>();

beforeAll(async () => {
  provider = await startTestProvider({ fill: matrixShop, now: clock });
  const folder = join(provider.dataFolder, 'files', 'private', 'matrix');
  await mkdir(folder, { recursive: true });
  for (const { id } of FILES) await writeFile(join(folder, `${id}.pdf`), '%PDF');
  for (const person of PEOPLE) if (person.email) tokens.set(person, await provider.token(person.email));
  const ended = PEOPLE.find((person) => person.ended)!;
  await send(ended, ENDPOINTS.logout!, {});
});

afterAll(() => provider.close());

const rows = Object.entries(ROWS) as [EndpointName, Row][];
/** In place of a target: what is the asker's own. */
const own = undefined;
const targetsOf = (row: Row): readonly (Target | undefined)[] => row.of ?? [own];

const cases = rows.flatMap(([name, row]) =>
  PEOPLE.flatMap((person) => targetsOf(row).map((target) => ({ name, row, person, target }))),
);
type Case = (typeof cases)[number];

/** The answer that the tables want: a status, or that it is let in. */
function verdictOf({ name, row, person, target }: Case): 'LET_IN' | 401 | 403 | 404 {
  const endpoint: Endpoint = ENDPOINTS[name]!;
  if (person.ended && (endpoint.access !== 'everyone' || endpoint.personal)) return 401;
  if (row.may === 'public') return 'LET_IN';
  const { actor } = person;
  if (actor === null) return row.open ? 404 : 401;
  if (endpoint.access !== 'everyone' && !actor.roles.some((role) => endpoint.access.includes(role)))
    return 403;
  if (row.may === 'members') return 'LET_IN';
  const mine = { idSalesperson: actor.idMember, idDriver: actor.idMember, idMembers: [actor.idMember] };
  const ownThing = { ...mine, ...(actor.idClient == null ? {} : { idClient: actor.idClient }) };
  const whose = row.ownOf && actor.roles.includes(row.ownOf) ? ownThing : (target ?? ownThing);
  return row.may(actor, whose) ? 'LET_IN' : 404;
}

async function send(person: Person, endpoint: Endpoint, input: object, version = 1): Promise<Reply> {
  const { body, ...place } = input as { body?: object; params?: never; query?: never };
  const token = tokens.get(person);
  const headers = {
    ...(token === undefined ? {} : { [HEADERS.authorization]: `Bearer ${token}` }),
    ...(endpoint.idempotent ? { [HEADERS.idempotencyKey]: crypto.randomUUID() } : {}),
    ...(endpoint.ifMatch ? { 'if-match': etagOf(version) } : {}),
  };
  const { method } = endpoint;
  const url = urlOf(endpoint, place);
  const reply = await provider.app.inject({
    method,
    url,
    headers,
    ...(body === undefined ? {} : { payload: body as object }),
  });
  return { status: reply.statusCode, type: String(reply.headers['content-type']), text: reply.body };
}

async function versionsOf(table: string | undefined): Promise<Map<number, number>> {
  if (table === undefined) return new Map();
  const { rows: found } = await provider.database.execute<{ id: number; version: number }>(
    sql.raw(`SELECT id, version FROM ${table}`),
  );
  return new Map(found.map(({ id, version }) => [id, version]));
}

/** A version that nothing has. */
const stale = 999_999;

async function ask(
  { name, row, person, target }: Case,
  versions?: Map<number, number>,
  verdict?: 'LET_IN' | 401 | 403 | 404,
): Promise<Reply> {
  const version = versions ? (versions.get(target?.id ?? 0) ?? 1) : stale;
  const { request = {} } = row;
  const whole = typeof request === 'function' ? request(target!, version) : request;
  // Who may not ask at all is told so before anybody looks at a body.
  const input = verdict === 401 || verdict === 403 ? { ...whole, body: undefined } : whole;
  const reply = await send(person, ENDPOINTS[name]!, input, version);
  if (!row.bulk || reply.status !== 200) return reply;
  const [result] = (JSON.parse(reply.text) as { results: { code?: string }[] }).results;
  return result?.code === 'NOT_FOUND' ? { ...reply, status: 404 } : reply;
}

/** What else than done may become of who is let in: its turn comes later, or what it says is wrong. */
const later = ({ unwritten, otherSide }: Row): number[] => [
  ...[400, 409, 412, 415],
  ...(unwritten ? [404] : []),
  ...(otherSide ? [403] : []),
];

const said = ({ person, target }: Case): string => `${person.name}${target ? `, ${target.name}` : ''}`;

test('every endpoint has its row, in thousands of cases', () => {
  expect(Object.keys(ROWS).toSorted()).toEqual(Object.keys(ENDPOINTS).toSorted());
  expect(cases.length).toBeGreaterThan(2_000);
});

const grants = Object.entries(PERMISSIONS).flatMap(([kind, actions]) =>
  Object.entries(actions as Record<string, Partial<Record<Role, string>>>).map(([action, roles]) => ({
    grant: `${kind}.${action}`,
    roles,
    of: rows.filter(([, row]) => row.grant === `${kind}.${action}`),
  })),
);

/**
 * Asked without a session too, part of another call's answer, or one step of a call that makes several: an answer to a
 * proposal declines as well as accepts, saving a failed delivery plans it again.
 */
const WITHOUT_ENDPOINT = [
  'wine.read',
  'price.readList',
  'orderForm.decline',
  'delivery.read',
  'delivery.replan',
];

/** Always the asker's own: nothing in these calls could name somebody else's. */
const NAMELESS = [
  ...['cart.read', 'cart.change', 'estimate.create', 'price.read', 'client.change', 'ledger.read'].map(
    (grant) => `${grant} B2B`,
  ),
  ...ROLES.flatMap((role) => [`profile.read ${role}`, `profile.change ${role}`]),
  ...ROLES.map((role) => `profile.withdraw ${role}`),
  'workingHours.change SALESPERSON',
];

test('every row of the table has an endpoint, for the roles that the row names', () => {
  expect(grants.filter(({ of }) => of.length === 0).map(({ grant }) => grant)).toEqual(WITHOUT_ENDPOINT);
  for (const { grant, roles, of } of grants.filter((each) => each.of.length > 0)) {
    const open = ROLES.filter((role) =>
      of.some(([name]) => {
        const { access }: Endpoint = ENDPOINTS[name]!;
        return access === 'everyone' || access.includes(role);
      }),
    );
    expect({ grant, roles: open }).toEqual({ grant, roles: ROLES.filter((role) => roles[role]) });
  }
});

test('every ownership of the table is asked for by an owner and by somebody else', () => {
  const oneSided = grants.flatMap(({ grant, roles, of }) =>
    Object.entries(roles).flatMap(([role, relation]) => {
      const asked = cases.filter(
        ({ name, person }) => of.some(([own]) => own === name) && person.actor?.roles.includes(role as Role),
      );
      const verdicts = new Set(asked.map(verdictOf));
      const isBoth = verdicts.has('LET_IN') && verdicts.has(404);
      return of.length === 0 || relation === 'ANY' || isBoth ? [] : [`${grant} ${role}`];
    }),
  );
  expect(oneSided.toSorted()).toEqual(NAMELESS.toSorted());
});

test.each(rows)('%s is open to those whom the table names', (name, { ever, may }) => {
  const { access } = ENDPOINTS[name]!;
  if (ever) expect(ROLES.filter((role) => access.includes(role) && !ever(role))).toEqual([]);
  else expect(access === 'everyone').toBe(may === 'public');
});

test.each(rows)('%s refuses whom the table refuses, and nothing is changed or told', async (name, row) => {
  const versions = await versionsOf(row.versions);
  const before = await footprint(provider);
  const wrong: unknown[] = [];
  for (const each of cases.filter((one) => one.name === name)) {
    const verdict = verdictOf(each);
    if (verdict === 'LET_IN') continue;
    const reply = await ask(each, versions, verdict);
    const leak = row.bulk && verdict === 404 ? undefined : leakOfRefusal(reply);
    if (reply.status !== verdict || leak) wrong.push([said(each), reply.status, verdict, leak]);
  }
  expect(wrong).toEqual([]);
  expect(await footprint(provider)).toEqual(before);
});

test.each(rows)('%s lets in whom the table lets in, and tells nothing of others', async (name, row) => {
  const versions = await versionsOf(row.versions);
  const wrong: unknown[] = [];
  let done = false;
  for (const each of cases.filter((one) => one.name === name && verdictOf(one) === 'LET_IN')) {
    const { person, target } = each;
    const fresh = name === 'deleteShippingAddress' ? { ...target!, id: await newAddress(target!) } : target;
    // Once is enough, and leaves the next endpoint something to do: the others come too late.
    const reply = await ask({ ...each, target: fresh }, done ? undefined : versions);
    if (name === 'logout') tokens.set(person, await provider.token(person.email!));
    const ok = reply.status < 300;
    const leak = ok ? leakOfAnswer(person, reply) : undefined;
    if (leak || !(ok || later(row).includes(reply.status))) wrong.push([said(each), reply, leak]);
    done ||= ok;
  }
  expect(wrong).toEqual([]);
  // Otherwise what is refused to others would be refused to everybody.
  expect(done || row.undone).toBe(true);
});

async function newAddress({ idClient }: Target): Promise<number> {
  const [row] = await provider.database.insert(shippingAddresses).values(addressOf(idClient!)).returning();
  return row!.id;
}
