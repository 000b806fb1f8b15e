import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { getMe, login } from '@vitis/contracts';
import { desc, eq, sql } from 'drizzle-orm';
import { audit, outbox, secondFactors, sessions, users } from '../db/schema.ts';
import { ask, call, refused } from '../test-support/call.ts';
import { messagesTo } from '../test-support/sent-messages.ts';
import { PASSWORD, smallShop } from '../test-support/small-shop.ts';
import { openSocket, whenConnected } from '../test-support/socket-client.ts';
import { startTestProvider, type TestProvider } from '../test-support/test-provider.ts';
import { accountsCommandWith } from './accounts.command.ts';
import { clientsCommand } from './clients.command.ts';

let provider: TestProvider;
let said: string[];
let typed: string;

beforeEach(async () => {
  provider = await startTestProvider({ fill: smallShop });
  said = [];
  typed = 'Burgundy#1978';
});

afterEach(() => provider.close());

const email = 'minji@riverhotel.co.kr';
const buyer = 'buyer@vitis.test';
const company = '1208147521';

const context = () => {
  const { app, database, pool } = provider;
  const connection = { database, pool, close: async () => undefined };
  return { config: app.config, connection, say: (line: string) => void said.push(line) };
};
const run = (...args: string[]) => accountsCommandWith(async () => typed).run(args, context());
const create = (...more: string[]) => run('create', email, '--name', '강민지', ...more);
const auditRows = () => provider.database.select().from(audit).orderBy(desc(audit.id));
const signIn = (password: string, who = email) => call(provider, login, { body: { email: who, password } });

test('an account that is made signs in with the password that was asked for, and is asked for another', async () => {
  expect(await create('--role', 'B2B', '--company', '120-81-47521')).toBe(0);
  expect(said).toEqual([expect.stringContaining(`${email} can sign in`)]);
  expect(await (await signIn(typed)).json()).toMatchObject({ passwordChangeRecommended: true });
  const me = await ask(provider, getMe, { as: email });
  expect(me).toMatchObject({
    roles: ['B2B'],
    fullName: '강민지',
    client: { companyName: '주식회사 한강호텔' },
  });
  const [, made] = await auditRows();
  expect(made).toMatchObject({
    action: 'account.create',
    userId: null,
    details: { by: 'operator', role: 'B2B' },
  });
});

test('a password that is made is said once, and kept as a hash alone', async () => {
  expect(await create('--role', 'DRIVER', '--generate')).toBe(0);
  const password = said.join('\n').match(/shown this once: (\S{16})$/)?.[1] ?? '';
  expect((await signIn(password)).status).toBe(200);
  expect(JSON.stringify([await auditRows(), await provider.database.select().from(users)])).not.toContain(
    password,
  );
});

const unusable: [string, string[], RegExp][] = [
  ['Password1!', ['--role', 'DRIVER'], /cannot be used.*too common/],
  ['Riverhotel#1', ['--role', 'DRIVER'], /cannot be used.*email address/],
  ['short', ['--role', 'DRIVER'], /cannot be used.*length/],
  ['Burgundy#1978', ['--role', 'B2B', '--company', '9999999999'], /no company 9999999999/],
];

test('nothing is made of what cannot be used, and why is said', async () => {
  for (const [password, words, line] of unusable) {
    typed = password;
    said = [];
    expect(await create(...words)).toBe(1);
    expect(said.join('\n')).toMatch(line);
  }
  expect(await provider.database.$count(users, eq(users.email, email))).toBe(0);
  expect(await auditRows()).toEqual([]);
});

test('at the command line the password is read from the input, and is not among what is said', async () => {
  const words = ['create', email, '--role', 'SALESPERSON', '--name', '강민지'];
  const child = spawn(process.execPath, [join(import.meta.dirname, '../cli.ts'), 'accounts', ...words], {
    env: { ...process.env, DATABASE_URL: provider.databaseUrl },
  });
  child.stdin.end(`${typed}\n`);
  const [[code], shown, complained] = await Promise.all([
    once(child, 'exit'),
    text(child.stdout),
    text(child.stderr),
  ]);
  expect([code, complained]).toEqual([0, '']);
  expect(shown).toContain(`${email} can sign in`);
  expect(shown).not.toContain(typed);
  expect((await signIn(typed)).status).toBe(200);
});

test('an address is used once', async () => {
  expect(await run('create', 'Buyer@vitis.test', '--role', 'DRIVER', '--name', '강민지')).toBe(1);
  expect(said).toEqual(['There is an account buyer@vitis.test already.']);
});

const misunderstood: [string[], string][] = [
  [[], 'say what to do'],
  [['remove', email], 'say what to do'],
  [['create'], 'name one address'],
  [['create', email, '--name', '강민지'], '--role takes'],
  [['create', email, '--name', '강민지', '--role', 'ADMIN'], '--role takes'],
  [['create', email, '--name', '강민지', '--role', 'B2B'], 'needs --company'],
  [['create', email, '--name', '강민지', '--role', 'DRIVER', '--company', company], 'others have none'],
  [['create', email, '--name', 'Minji', '--role', 'DRIVER'], 'the name "Minji" cannot be used'],
  [['create', 'minji', '--name', '강민지', '--role', 'DRIVER'], 'the address "minji" cannot be used'],
  [['disable', email, buyer], 'name one address'],
  [['disable', email, '--demonstration'], 'name one address'],
  [['disable', email, '--end', 'all'], 'takes no --end'],
  [['second-factor', email, '--end', 'all'], 'takes no --end'],
  [['sessions', email, '--colour'], "Unknown option '--colour'"],
];

test('a mistake at the keyboard is told, and nothing is done', async () => {
  for (const [args, line] of misunderstood) await expect(run(...args)).rejects.toThrow(line);
  expect(await auditRows()).toEqual([]);
});

test('who is disabled is out at once, sockets included, and is told why only with the right password', async () => {
  const token = await provider.token(buyer);
  const socket = await whenConnected(openSocket(provider.url, token));
  const cut = new Promise((done) => socket.once('disconnect', done));
  expect(await run('disable', buyer)).toBe(0);
  expect(said).toEqual([`${buyer} is disabled; 1 of its sessions ended.`]);
  const headers = { authorization: `Bearer ${token}` };
  expect(await refused(await call(provider, getMe, { headers }))).toMatchObject({ code: 'SESSION_ENDED' });
  // The command is another process: the provider finds the word of it in the outbox.
  await provider.database.update(outbox).set({ availableAt: sql`now()` });
  await provider.app.outbox.drain();
  await cut;

  expect(await refused(await signIn(PASSWORD, buyer))).toMatchObject({
    status: 403,
    code: 'ACCOUNT_DISABLED',
  });
  expect(await refused(await signIn('wrong', buyer))).toMatchObject({ status: 401, code: 'LOGIN_FAILED' });
  expect(await auditRows()).toMatchObject([
    { action: 'account.disable', target: 'user:1', details: { by: 'operator', endedSessions: 1 } },
  ]);
  expect(await run('disable', buyer)).toBe(1);
  expect(await clientsCommand.run(['approve', buyer], context())).toBe(1);
  expect(said.slice(1)).toEqual([`${buyer} is disabled already.`, expect.stringContaining('is disabled: ')]);

  expect(await run('enable', buyer)).toBe(0);
  expect((await signIn(PASSWORD, buyer)).status).toBe(200);
  expect((await auditRows()).map(({ action }) => action)).toContain('account.enable');
});

const impossible: [string[], string][] = [
  [['disable', 'nobody@vitis.test'], 'There is no account nobody@vitis.test.'],
  [['disable', 'pending@vitis.test'], 'pending@vitis.test is not approved'],
  [['enable', buyer], `${buyer} is not disabled.`],
  [['sessions', 'nobody@vitis.test'], 'There is no account nobody@vitis.test.'],
  [['sessions', buyer, '--end', 'x'], `${buyer} has no session x.`],
  [['second-factor', 'nobody@vitis.test'], 'There is no account nobody@vitis.test.'],
  [['second-factor', 'nobody@vitis.test', '--remove'], 'There is no account nobody@vitis.test.'],
  [['second-factor', buyer, '--remove'], `${buyer} has no second factor.`],
];

test('what cannot be done is not done, and why is said', async () => {
  for (const [args, line] of impossible) {
    expect(await run(...args)).toBe(1);
    expect(said.at(-1)).toContain(line);
  }
  expect(await auditRows()).toEqual([]);
});

test('all accounts of the demonstration are disabled together', async () => {
  expect(await run('disable', '--demonstration')).toBe(0);
  expect(said).toHaveLength(5);
  said = [];
  expect(await run('disable', '--demonstration')).toBe(0);
  expect(said).toEqual(['No account of the demonstration can sign in.']);
});

test('shows where a member is signed in, and ends one session or all', async () => {
  await provider.token(buyer);
  await provider.token(buyer);
  const stranger = await provider.token('buyer2@vitis.test');
  await provider.database.update(sessions).set({ address: '203.0.113.5', userAgent: 'Firefox' });
  expect(await run('sessions', buyer)).toBe(0);
  expect(said).toHaveLength(2);
  expect(said[0]).toMatch(
    /^[\w-]{36} {2}from 203\.0\.113\.5 \(Firefox\), since \d{4}-.*\+09:00, until \d{4}-/,
  );

  const [id = ''] = said[0]!.split(' ');
  expect(await run('sessions', 'buyer2@vitis.test', '--end', id)).toBe(1);
  expect(await run('sessions', buyer, '--end', id)).toBe(0);
  said = [];
  await run('sessions', buyer);
  expect(said).toHaveLength(1);
  await run('sessions', buyer, '--end', 'all');
  await run('sessions', buyer);
  expect(said.slice(1)).toEqual([`Sessions of ${buyer} that ended: 1.`, `${buyer} is signed in nowhere.`]);
  const headers = { authorization: `Bearer ${stranger}` };
  expect((await call(provider, getMe, { headers })).status).toBe(200);
  expect((await auditRows()).map(({ action }) => action)).toEqual(['account.sessions', 'account.sessions']);
});

test('a lost second factor is ended with every session; its member is told by mail, and signs in by the password', async () => {
  await provider.database
    .insert(secondFactors)
    .values({ userId: 1, secret: 'sealed', confirmedAt: new Date(), recoveryHashes: ['a', 'b'] });
  expect(await run('second-factor', buyer)).toBe(0);
  expect(said[0]).toMatch(/^buyer@vitis.test has a second factor since \d{4}-.*, and 2 recovery codes\.$/);
  expect(await refused(await signIn(PASSWORD, buyer))).toMatchObject({ code: 'SECOND_FACTOR_REQUIRED' });
  const token = await provider.token(buyer);
  const socket = await whenConnected(openSocket(provider.url, token));
  const cut = new Promise((done) => socket.once('disconnect', done));

  expect(await run('second-factor', 'Buyer@vitis.test', '--remove')).toBe(0);
  expect(said.at(-1)).toBe('Buyer@vitis.test signs in with the password alone; 1 of its sessions ended.');
  const headers = { authorization: `Bearer ${token}` };
  expect(await refused(await call(provider, getMe, { headers }))).toMatchObject({ code: 'SESSION_ENDED' });
  await provider.database.update(outbox).set({ availableAt: sql`now()` });
  await provider.app.outbox.drain();
  await cut;
  expect(await messagesTo(provider, buyer)).toEqual([
    expect.objectContaining({ subject: '[VITIS] 2단계 인증이 해제되었습니다' }),
  ]);
  expect(await auditRows()).toMatchObject([
    {
      action: 'account.second-factor',
      target: 'user:1',
      userId: null,
      details: { by: 'operator', enabled: false, endedSessions: 1 },
    },
  ]);
  expect((await signIn(PASSWORD, buyer)).status).toBe(200);
  expect(await run('second-factor', buyer)).toBe(0);
  expect(said.at(-1)).toBe(`${buyer} has no second factor.`);
});

test('a driver says how many cases the van holds, or nobody counts', async () => {
  const driver = 'driver@vitis.test';
  const holds = async () =>
    (await provider.database.select().from(users).where(eq(users.email, driver)))[0]?.vanCases;
  expect(await run('van', 'Driver@vitis.test', '--cases', '60')).toBe(0);
  expect(await holds()).toBe(60);
  expect(said).toEqual(['The van of Driver@vitis.test holds 60 cases from now on.']);
  expect(await run('van', driver, '--cases', 'any')).toBe(0);
  expect(await holds()).toBeNull();
  expect(await run('van', buyer, '--cases', '60')).toBe(1);
  expect(said.at(-1)).toBe(`${buyer} is no driver.`);
  for (const cases of ['0', '-1', 'many', '12.5'])
    await expect(run('van', driver, `--cases=${cases}`)).rejects.toThrow('a number');
});
