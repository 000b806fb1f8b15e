import {
  changeForgottenPassword,
  confirmFindAccount,
  confirmFindPassword,
  findAccount,
  findPassword,
  getMe,
  login,
  requestPasswordReset,
  resetPasswordByMobile,
} from '@vitis/contracts';
import { eq } from 'drizzle-orm';
import { audit, knownDevices, loginFailures, mailbox, sessions, users } from '../../db/schema.ts';
import { ask, call, refused } from '../../test-support/call.ts';
import { allDelivered, codeTo, messagesTo } from '../../test-support/sent-messages.ts';
import { PASSWORD, smallShop, TODAY } from '../../test-support/small-shop.ts';
import { openSocket, whenConnected } from '../../test-support/socket-client.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';

let provider: TestProvider;
let now: Date;

const email = 'buyer@vitis.test';
const mobile = '01012345678';
const newPassword = 'Burgundy#1978';
const typed = { newPassword, confirmNewPassword: newPassword };

beforeEach(async () => {
  now = TODAY;
  provider = await startTestProvider({ fill: smallShop, now: () => now });
  await provider.database.update(users).set({ mobile }).where(eq(users.email, email));
});

afterEach(() => provider.close());

const signsIn = async (password: string) =>
  (await call(provider, login, { body: { email, password } })).status === 200;

/** By the code of a text message to the proof with which a password is set. */
async function proofByMobile(): Promise<string> {
  await ask(provider, findPassword, { body: { email, mobile: '010-1234-5678' } });
  const body = { email, mobile, code: await codeTo(provider, mobile) };
  return (await ask(provider, confirmFindPassword, { body })).proof;
}

/** By the link of a mail: what stands behind its `#`. */
async function linkByMail(): Promise<{ email: string; proof: string }> {
  await ask(provider, requestPasswordReset, { body: { email } });
  const [mail] = await messagesTo(provider, email);
  const opens = new URLSearchParams(/\/account\/resetpw#(\S+)/.exec(mail!.body)?.[1]);
  return { email: opens.get('email')!, proof: opens.get('proof')! };
}

test('who has the number learns the address of mail, half hidden', async () => {
  const sent = await ask(provider, findAccount, { body: { mobile: '+82 10-1234-5678' } });
  expect(sent).toEqual({ expiresInSeconds: 600, resendAfterSeconds: 60 });
  const body = { mobile, code: await codeTo(provider, mobile) };
  const found = await ask(provider, confirmFindAccount, { body });
  expect(found._embedded.items).toEqual([{ email: 'bu***@vitis.test', createdAt: expect.any(String) }]);
  expect(await refused(await call(provider, confirmFindAccount, { body }))).toMatchObject({
    status: 409,
    code: 'CODE_EXPIRED',
  });
});

test('a code of one question is worth nothing for another', async () => {
  await ask(provider, findAccount, { body: { mobile } });
  const body = { email, mobile, code: await codeTo(provider, mobile) };
  expect(await refused(await call(provider, confirmFindPassword, { body }))).toMatchObject({
    code: 'CODE_WRONG',
  });
});

test('every question is answered the same for nobody, to whom nothing is sent', async () => {
  const nobody = '01099998888';
  const same = async (mine: Promise<Response>, others: Promise<Response>) => {
    const [one, other] = [await mine, await others];
    expect([other.status, await other.json()]).toEqual([one.status, await one.json()]);
  };
  await same(
    call(provider, findAccount, { body: { mobile } }),
    call(provider, findAccount, { body: { mobile: nobody } }),
  );
  now = new Date(TODAY.getTime() + 61_000);
  await same(
    call(provider, findPassword, { body: { email, mobile } }),
    call(provider, findPassword, { body: { email: 'nobody@vitis.test', mobile: nobody } }),
  );
  await same(
    call(provider, requestPasswordReset, { body: { email } }),
    call(provider, requestPasswordReset, { body: { email: 'nobody@vitis.test' } }),
  );
  // A number that is somebody else's is as unknown as one of nobody.
  await ask(provider, findPassword, { body: { email: 'buyer2@vitis.test', mobile: '01077776666' } });
  await allDelivered(provider);
  const recipients = (await provider.database.select().from(mailbox)).map(({ recipient }) => recipient);
  expect(new Set(recipients)).toEqual(new Set([mobile, email]));
  const code = '123456';
  expect(
    await refused(await call(provider, confirmFindAccount, { body: { mobile: nobody, code } })),
  ).toMatchObject({ code: 'CODE_WRONG' });
});

test.each<[string, () => Promise<Response>]>([
  [
    'the code of a text message',
    async () =>
      call(provider, resetPasswordByMobile, {
        body: { email, mobile, proof: await proofByMobile(), ...typed },
      }),
  ],
  [
    'the link of a mail',
    async () => call(provider, changeForgottenPassword, { body: { ...(await linkByMail()), ...typed } }),
  ],
])('%s sets a new password: every session ends, and its owner is told', async (_name, reset) => {
  const token = await provider.token(email);
  const socket = await whenConnected(openSocket(provider.url, token));
  const cut = new Promise((done) => socket.once('disconnect', done));
  const stranger = await provider.token('buyer2@vitis.test');
  await ask(provider, login, { body: { email, password: PASSWORD } });

  expect((await reset()).status).toBe(204);
  await cut;
  const isIn = async (each: string) =>
    (await call(provider, getMe, { headers: { authorization: `Bearer ${each}` } })).status === 200;
  expect([await isIn(token), await isIn(stranger)]).toEqual([false, true]);
  expect(await provider.database.$count(knownDevices)).toBe(0);
  expect([await signsIn(PASSWORD), await signsIn(newPassword)]).toEqual([false, true]);
  const [told] = await messagesTo(provider, email);
  expect(told!.subject).toBe('[VITIS] 비밀번호가 변경되었습니다');
  const written = await provider.database
    .select()
    .from(audit)
    .where(eq(audit.action, 'account.password-reset'));
  expect(written).toMatchObject([{ target: 'user:1', details: { endedSessions: 2 } }]);
});

test('an owner whom guesses have stopped comes in again by it', async () => {
  for (let guess = 0; guess < 6; guess += 1) await signsIn('wrong');
  expect(await signsIn(PASSWORD)).toBe(false);
  await ask(provider, changeForgottenPassword, { body: { ...(await linkByMail()), ...typed } });
  expect(await provider.database.$count(loginFailures)).toBe(0);
  expect(await signsIn(newPassword)).toBe(true);
});

test('a proof is good once, for its account, and for an hour', async () => {
  const { proof } = await linkByMail();
  const attempt = async (body: object) =>
    (
      await refused(
        await call(provider, changeForgottenPassword, { body: { email, proof, ...typed, ...body } }),
      )
    ).code;
  expect(await attempt({ email: 'buyer2@vitis.test' })).toBe('PROOF_EXPIRED');
  expect(await attempt({ proof: 'x'.repeat(32) })).toBe('PROOF_EXPIRED');
  const byMobile = { body: { email, mobile, proof, ...typed } };
  expect(await refused(await call(provider, resetPasswordByMobile, byMobile))).toMatchObject({
    code: 'PROOF_EXPIRED',
  });
  now = new Date(TODAY.getTime() + 60 * 60_000 + 1);
  expect(await attempt({})).toBe('PROOF_EXPIRED');
  now = TODAY;
  await ask(provider, changeForgottenPassword, { body: { email, proof, ...typed } });
  expect(await attempt({})).toBe('PROOF_EXPIRED');
});

test.each<[string, object, string, string]>([
  ['too short', { newPassword: 'a1!', confirmNewPassword: 'a1!' }, 'newPassword', 'PASSWORD_LENGTH'],
  [
    'another the second time',
    { confirmNewPassword: 'Burgundy#1979' },
    'confirmNewPassword',
    'PASSWORD_MISMATCH',
  ],
  [
    'one of the commonest',
    { newPassword: 'P@ssw0rd1!', confirmNewPassword: 'P@ssw0rd1!' },
    'newPassword',
    'PASSWORD_COMMON',
  ],
  [
    'made of the address',
    { newPassword: 'buyer@vitis.test1', confirmNewPassword: 'buyer@vitis.test1' },
    'newPassword',
    'PASSWORD_PERSONAL',
  ],
])(
  'a new password that is %s changes nothing, and the link stays good',
  async (_name, wrong, field, code) => {
    const link = await linkByMail();
    const response = await call(provider, changeForgottenPassword, { body: { ...link, ...typed, ...wrong } });
    expect(await refused(response)).toMatchObject({ status: 400, errors: [{ field, code }] });
    expect(await signsIn(PASSWORD)).toBe(true);
    await ask(provider, changeForgottenPassword, { body: { ...link, ...typed } });
    expect(await signsIn(newPassword)).toBe(true);
  },
);

test('what is in nobody’s address is told to the owner of a link alone', async () => {
  await provider.database.update(users).set({ fullName: 'Zinfandelia' }).where(eq(users.email, email));
  const body = { newPassword: 'Zinfandelia#1', confirmNewPassword: 'Zinfandelia#1' };
  const foreign = await call(provider, changeForgottenPassword, {
    body: { email, proof: 'x'.repeat(32), ...body },
  });
  expect((await refused(foreign)).code).toBe('PROOF_EXPIRED');
  const own = await call(provider, changeForgottenPassword, { body: { ...(await linkByMail()), ...body } });
  expect(await refused(own)).toMatchObject({ errors: [{ code: 'PASSWORD_PERSONAL' }] });
});

test('a number that is no mobile one is refused at its field', async () => {
  for (const endpoint of [findAccount, findPassword] as const)
    expect(
      await refused(await call(provider, endpoint, { body: { email, mobile: '02-123-4567' } as never })),
    ).toMatchObject({ status: 400, errors: [{ field: 'mobile', code: 'MOBILE_FORMAT' }] });
});

test('a withdrawn account is nobody’s', async () => {
  await provider.database.update(users).set({ withdrawnAt: now }).where(eq(users.email, email));
  await ask(provider, requestPasswordReset, { body: { email } });
  await ask(provider, findAccount, { body: { mobile } });
  await allDelivered(provider);
  expect(await provider.database.$count(mailbox)).toBe(0);
  expect(await provider.database.$count(sessions)).toBe(0);
});

test('an address of mail gets five links an hour, a number a code a minute; both say when the next may come', async () => {
  const links = [];
  for (let count = 0; count < 6; count += 1)
    links.push(await call(provider, requestPasswordReset, { body: { email } }));
  expect(links.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
  expect(links.at(-1)!.headers.get('retry-after')).toBe('3600');
  await ask(provider, findAccount, { body: { mobile } });
  const soon = await call(provider, findAccount, { body: { mobile } });
  expect(soon.headers.get('retry-after')).toBe('60');
  expect(await refused(soon)).toMatchObject({ status: 429, code: 'CODE_TOO_SOON' });
});

test('a visitor’s fourth question within a quarter of an hour wants a captcha', async () => {
  const ask = (count: number) =>
    call(provider, requestPasswordReset, {
      body: { email: `nobody${count}@vitis.test` },
      headers: { 'x-forwarded-for': '203.0.113.9' },
    });
  const statuses = [];
  for (let count = 0; count < 4; count += 1) statuses.push((await ask(count)).status);
  expect(statuses).toEqual([200, 200, 200, 403]);
});
