import {
  changeImage,
  changeMobile,
  changeStatusMessage,
  changeUser,
  changeWorking,
  deleteBusinessDays,
  deleteImage,
  endDevice,
  endOtherDevices,
  getAccount,
  getMe,
  listDevices,
  login,
  matchPassword,
  type StoredFile,
  saveBusinessDays,
  sendCode,
  subscribeEmail,
  subscribeSms,
  uploadImage,
} from '@vitis/contracts';
import sharp from 'sharp';
import { audit } from '../../db/schema.ts';
import { ask, call, refused } from '../../test-support/call.ts';
import { codeTo, messagesTo } from '../../test-support/sent-messages.ts';
import { PASSWORD, smallShop, TODAY } from '../../test-support/small-shop.ts';
import { openSocket, whenConnected } from '../../test-support/socket-client.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';

let provider: TestProvider;
let now: Date;

beforeAll(async () => {
  provider = await startTestProvider({ fill: smallShop, now: () => now });
});
beforeEach(() => {
  now = TODAY;
});
afterAll(() => provider.close());

const email = 'buyer@vitis.test';
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
const check = (token: string, password: string = PASSWORD) =>
  call(provider, matchPassword, { ...bearer(token), body: { password } });
const accountOf = async (token: string) => (await ask(provider, getAccount, bearer(token))).account;
const rename = (token: string, fullName: string, version: number) =>
  call(provider, changeUser, {
    headers: { ...bearer(token).headers, 'if-match': `"v${version}"` },
    body: { fullName },
  });

test('own data opens with the password, in that session, for half an hour', async () => {
  const [token, elsewhere] = [await provider.token(email), await provider.token(email)];
  expect(await accountOf(token)).toBeNull();
  expect(await refused(await check(token, 'wrong'))).toMatchObject({ status: 403, code: 'PASSWORD_WRONG' });
  expect(await accountOf(token)).toBeNull();
  expect((await check(token)).status).toBe(204);
  expect(await accountOf(token)).toMatchObject({ email, fullName: '김도윤', mobile: null });
  expect(await accountOf(elsewhere)).toBeNull();
  now = new Date(TODAY.getTime() + 30 * 60_000);
  expect(await accountOf(token)).toBeNull();
});

test('guesses at the password stop after five in a session, and a right one begins anew', async () => {
  const token = await provider.token('buyer2@vitis.test');
  for (let guess = 0; guess < 4; guess += 1) expect((await check(token, `wrong ${guess}`)).status).toBe(403);
  expect((await check(token)).status).toBe(204);
  for (let guess = 0; guess < 5; guess += 1) expect((await check(token, `wrong ${guess}`)).status).toBe(403);
  expect(await refused(await check(token))).toMatchObject({ status: 429, code: 'TOO_MANY_PASSWORDS' });
});

test('a name is changed behind the password alone, and of two tabs one is told that it was late', async () => {
  const token = await provider.token('driver@vitis.test');
  expect(await refused(await rename(token, '최민지', 1))).toMatchObject({ code: 'PASSWORD_CHECK_REQUIRED' });
  await check(token);
  const { version } = (await accountOf(token))!;
  const both = await Promise.all([rename(token, '최민지', version), rename(token, '최민호', version)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
  for (const [typed, code] of [
    ['Choi', 'NAME_HANGUL_ONLY'],
    ['', 'REQUIRED'],
    ['가'.repeat(51), 'TOO_LONG'],
    ['가'.repeat(10_000), 'TOO_LONG'],
    ['최\u0007민', 'NAME_HANGUL_ONLY'],
  ])
    expect((await refused(await rename(token, typed!, version + 1))).errors).toMatchObject([
      { field: 'fullName', code },
    ]);
});

test('a mobile number is changed by a code that went to it, behind the password; a taken one is not', async () => {
  const token = await provider.token(email);
  const mode = 'CHANGE_MOBILE' as const;
  const ask6 = async (mobile: string, before?: string) => {
    await ask(provider, sendCode, { body: { mode, mobile } });
    return codeTo(provider, mobile, before);
  };
  const change = (mobile: string, code: string, as = token) =>
    call(provider, changeMobile, { ...bearer(as), body: { mode, mobile, code } });
  const code = await ask6('01055550001');
  expect(await refused(await change('01055550001', code))).toMatchObject({ code: 'PASSWORD_CHECK_REQUIRED' });
  await check(token);
  const wrong = code === '000000' ? '000001' : '000000';
  expect(await refused(await change('01055550001', wrong))).toMatchObject({ code: 'CODE_WRONG' });
  expect(await refused(await change('01055550002', code))).toMatchObject({ code: 'CODE_WRONG' });
  expect((await change('010-5555-0001', code)).status).toBe(204);
  expect((await accountOf(token))?.mobile).toBe('01055550001');
  expect(await messagesTo(provider, email)).toMatchObject([
    { subject: '[VITIS] 휴대폰 번호가 변경되었습니다' },
  ]);
  expect(await refused(await change('01055550001', code))).toMatchObject({ code: 'CODE_EXPIRED' });

  now = new Date(TODAY.getTime() + 2 * 60_000);
  const other = await provider.token('sales2@vitis.test');
  await check(other);
  const again = await ask6('01055550001', code);
  expect(await refused(await change('01055550001', again, other))).toMatchObject({ code: 'MOBILE_TAKEN' });
});

test('news by text message and mail are agreed to and ended one by one', async () => {
  const token = await provider.token(email);
  await call(provider, subscribeSms, { ...bearer(token), body: { active: true } });
  await call(provider, subscribeEmail, { ...bearer(token), body: { active: true } });
  await call(provider, subscribeSms, { ...bearer(token), body: { active: false } });
  expect(await ask(provider, getMe, bearer(token))).toMatchObject({
    smsSubscribed: false,
    emailSubscribed: true,
  });
});

const hours = {
  weekdayStartTime: '09:00',
  weekdayEndTime: '18:00',
  weekendStartTime: '10:00',
  weekendEndTime: '15:00',
  holidayStartTime: null,
  holidayEndTime: null,
};

test('sales staff say when they can be reached, and their client reads it', async () => {
  const token = await provider.token('sales@vitis.test');
  const send = { ...bearer(token) };
  await call(provider, changeWorking, { ...send, body: { working: true } });
  await call(provider, changeStatusMessage, { ...send, body: { statusMessage: ' 오후에는 외근입니다. ' } });
  await call(provider, saveBusinessDays, { ...send, body: { ...hours, idBusinessDayList: [6, 1, 1, 5] } });
  const manager = async () => (await ask(provider, getMe, { as: email })).client?.manager;
  expect(await manager()).toMatchObject({
    working: true,
    statusMessage: '오후에는 외근입니다.',
    hours,
    idBusinessDayList: [1, 5, 6],
  });
  // The switch is on, and the day is over.
  now = new Date(TODAY.getTime() + 8 * 60 * 60_000);
  expect(await manager()).toMatchObject({ working: false });
  now = TODAY;
  await call(provider, deleteBusinessDays, send);
  expect(await manager()).toMatchObject({ idBusinessDayList: [], hours: { weekdayStartTime: null } });
});

test.each([
  [{ weekdayEndTime: '08:00' }, 'weekdayEndTime', 'HOURS_REVERSED'],
  [{ weekendEndTime: null }, 'weekendEndTime', 'REQUIRED'],
  [{ holidayEndTime: '12:00' }, 'holidayStartTime', 'REQUIRED'],
])('hours that are none (%j) change nothing', async (wrong, field, code) => {
  const body = { ...hours, ...wrong, idBusinessDayList: [1 as const] };
  const reply = await call(provider, saveBusinessDays, { as: 'sales2@vitis.test', body });
  expect(await refused(reply)).toMatchObject({ status: 400, errors: [{ field, code }] });
  expect((await ask(provider, getMe, { as: 'sales2@vitis.test' })).sales?.hours.weekdayStartTime).toBeNull();
});

test.each([
  ['가'.repeat(61), 'TOO_LONG'],
  ['가'.repeat(10_000), 'TOO_LONG'],
  ['외근\u0007', 'CONTROL_CHARACTERS'],
])('a word to clients that is none is refused', async (statusMessage, code) => {
  const reply = await call(provider, changeStatusMessage, {
    as: 'sales2@vitis.test',
    body: { statusMessage },
  });
  expect(await refused(reply)).toMatchObject({ status: 400, errors: [{ field: 'statusMessage', code }] });
});

async function upload(token: string): Promise<StoredFile> {
  const bytes = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#722' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'me.png');
  const reply = await fetch(provider.url + uploadImage.path, {
    method: 'POST',
    body: form,
    ...bearer(token),
  });
  return (await reply.json()) as StoredFile;
}

test('a picture of one’s own takes the place of the one before, which is gone; another’s is none', async () => {
  const [token, other] = [await provider.token(email), await provider.token('buyer2@vitis.test')];
  const [first, second, foreign] = [await upload(token), await upload(token), await upload(other)];
  const take = (idFile: number) => call(provider, changeImage, { ...bearer(token), body: { idFile } });
  const shown = async ({ url }: StoredFile) => (await fetch(provider.url + url)).status;
  expect((await take(first.id)).status).toBe(204);
  expect((await take(second.id)).status).toBe(204);
  expect((await ask(provider, getMe, bearer(token))).picture).toEqual(second.picture);
  expect([await shown(first), await shown(second)]).toEqual([404, 200]);
  expect((await take(foreign.id)).status).toBe(404);
  await call(provider, deleteImage, bearer(token));
  expect((await ask(provider, getMe, bearer(token))).picture).toBeNull();
  expect([await shown(second), await shown(foreign)]).toEqual([404, 200]);
});

test('a member sees where they are signed in, and signs out one or all others; nobody else can', async () => {
  const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) AppleWebKit/605.1 Version/19.0 Safari/604.1';
  const phone = await ask(provider, login, {
    body: { email: 'sales2@vitis.test', password: PASSWORD },
    headers: { 'user-agent': userAgent },
  });
  const desk = await provider.token('sales2@vitis.test');
  const list = async () => (await ask(provider, listDevices, bearer(desk)))._embedded.items;
  const [here, ...others] = await list();
  const there = others.find(({ browser }) => browser !== null);
  expect(here).toMatchObject({ current: true });
  expect(there).toMatchObject({ current: false, browser: 'Safari', system: 'iPhone', address: '127.0.0.1' });

  const stranger = await call(provider, endDevice, { as: email, params: { id: there!.id } });
  expect(stranger.status).toBe(404);
  const socket = await whenConnected(openSocket(provider.url, phone.accessToken));
  const cut = new Promise((done) => socket.once('disconnect', done));
  expect((await call(provider, endDevice, { ...bearer(desk), params: { id: there!.id } })).status).toBe(204);
  await cut;
  expect((await call(provider, getMe, bearer(phone.accessToken))).status).toBe(401);

  const another = await provider.token('sales2@vitis.test');
  const { ended } = await ask(provider, endOtherDevices, bearer(desk));
  expect(ended).toBeGreaterThanOrEqual(1);
  expect((await call(provider, getMe, bearer(another))).status).toBe(401);
  expect(await list()).toHaveLength(1);
  const [record] = (await provider.database.select().from(audit)).filter(
    ({ action }) => action === 'account.sessions',
  );
  expect(record).toMatchObject({ details: { by: 'member', endedSessions: 1 } });
});

test('what is used stays on the list, what nobody uses leaves it', async () => {
  const [used, left] = [await provider.token('sales@vitis.test'), await provider.token('sales@vitis.test')];
  now = new Date(TODAY.getTime() + 40 * 60_000);
  await ask(provider, getMe, bearer(used));
  const items = (await ask(provider, listDevices, bearer(used)))._embedded.items;
  const ofNow = ({ lastUsedAt }: { lastUsedAt: string }) => new Date(lastUsedAt).getTime() === now.getTime();
  expect(items.filter(ofNow)).toHaveLength(1);
  expect(items[0]).toMatchObject({ current: true });
  expect((await call(provider, getMe, bearer(left))).status).toBe(200);
});
