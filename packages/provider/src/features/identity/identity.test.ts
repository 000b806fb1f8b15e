import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type BodyOf,
  finishIdentityCheck,
  getIdentityService,
  type IdentityWindow,
  requestIdentityCheck,
  type ShownIdentity,
  type SuccessOf,
} from '@vitis/contracts';
import { identityChecks, verificationCodes } from '../../db/schema.ts';
import { ask, call, refused } from '../../test-support/call.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';
import { demonstrationNice } from './demonstration/demonstration-nice.ts';
import { createNiceStandIn } from './demonstration/nice-stand-in.ts';
import { keysOf, sealForNice } from './nice-cipher.ts';

let provider: TestProvider;
let now = new Date('2026-11-23T09:00:00+09:00');

beforeAll(async () => {
  provider = await startTestProvider({ now: () => now });
});
afterAll(() => provider.close());

type Result = BodyOf<typeof finishIdentityCheck>;
const person = { name: '김하나', birthdate: '19900101', mobileco: 'KT', mobileno: '010-1234-5678' };

async function begin(window: IdentityWindow = 'popup') {
  const response = await call(provider, requestIdentityCheck, { body: { window } });
  const { checkUrl } = (await response.json()) as SuccessOf<typeof requestIdentityCheck>;
  return { checkUrl, cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' };
}

/** As somebody does in the page of the stand-in; answers where the browser goes. */
async function answerCheck(checkUrl: string, typed: Record<string, string> = person): Promise<URL> {
  const response = await fetch(checkUrl, {
    method: 'POST',
    body: new URLSearchParams({ do: 'continue', ...typed }),
    redirect: 'manual',
  });
  return new URL(response.headers.get('location') ?? 'about:blank');
}
const resultOf = ({ searchParams }: URL): Required<Result> => ({
  tokenVersionId: searchParams.get('token_version_id') ?? '',
  encData: searchParams.get('enc_data') ?? '',
  integrityValue: searchParams.get('integrity_value') ?? '',
});
const finish = (body: Result, cookie: string) =>
  call(provider, finishIdentityCheck, { body, headers: { cookie } });

test('a check shows number and name, with a proof that is good for this name alone', async () => {
  expect(await ask(provider, getIdentityService)).toEqual({ offered: true, demonstration: true });
  const { checkUrl, cookie } = await begin();
  const page = await fetch(checkUrl);
  expect(await page.text()).toContain('시연용 화면입니다. 실제 NICE 본인확인이 아닙니다.');
  expect(page.headers.get('content-security-policy')).toContain(`form-action 'self' ${provider.url}`);
  const back = await answerCheck(checkUrl);
  expect(back.origin + back.pathname).toBe(`${provider.url}/niceid/checkplus_result`);
  const shown = (await (await finish(resultOf(back), cookie)).json()) as ShownIdentity;
  expect(shown).toMatchObject({ mobile: '01012345678', fullName: '김하나' });

  const { codes } = provider.app;
  const subject = { purpose: 'SIGN_UP', mobile: '01012345678' } as const;
  const redeem = (fullName?: string) =>
    provider.database.transaction((tx) => codes.tryRedeem(tx, { ...subject, fullName }, shown.proof));
  expect([await redeem(), await redeem('이두리'), await redeem('김하나'), await redeem('김하나')]).toEqual([
    false,
    false,
    true,
    false,
  ]);
});

test('a page that left itself comes back to its own address', async () => {
  const { checkUrl } = await begin('page');
  expect((await answerCheck(checkUrl)).pathname).toBe('/niceid/mobile_cert');
});

test('a result is good once, in the browser that began it, and for ten minutes', async () => {
  const { checkUrl, cookie } = await begin();
  const result = resultOf(await answerCheck(checkUrl));
  const other = await begin();
  for (const foreign of ['', other.cookie])
    expect(await refused(await finish(result, foreign))).toMatchObject({
      status: 400,
      code: 'IDENTITY_MISMATCH',
      message: '본인확인 결과가 만료되었거나 이미 사용되었습니다. 처음부터 다시 시도해 주세요.',
    });
  expect((await finish(result, cookie)).status).toBe(200);
  expect((await finish(result, cookie)).status).toBe(400);

  const late = await begin();
  const lateResult = resultOf(await answerCheck(late.checkUrl));
  now = new Date(now.getTime() + 10 * 60 * 1000 + 1);
  expect(await refused(await finish(lateResult, late.cookie))).toMatchObject({ code: 'IDENTITY_MISMATCH' });
});

/** Results that a browser could bring instead of its own. */
const forged: [string, (own: Required<Result>, others: Required<Result>) => Result][] = [
  ['nothing', () => ({})],
  [
    'a changed letter',
    (own) => ({ ...own, encData: own.encData.replace(/^./, (a) => (a === 'A' ? 'B' : 'A')) }),
  ],
  ['another signature', (own) => ({ ...own, integrityValue: Buffer.alloc(32).toString('base64') })],
  ['no signature', (own) => ({ ...own, integrityValue: '' })],
  ['the result of somebody else', (own, others) => ({ ...others, tokenVersionId: own.tokenVersionId })],
  [
    'one that was sealed with keys of their own',
    (own) => {
      const result = { resultcode: '0000', requestno: 'x', sitecode: 'VITISDEMO', mobileno: '01099998888' };
      return { ...own, ...sealForNice(result, keysOf('20261123090000', 'x', 'guessed')) };
    },
  ],
  ['the name of a check that there is not', (own) => ({ ...own, tokenVersionId: 'nothing' })],
];

test.each(forged)('%s shows nothing', async (_name, forge) => {
  const [own, others] = [await begin(), await begin()];
  const results = [own, others].map(async ({ checkUrl }) => resultOf(await answerCheck(checkUrl)));
  const [mine, theirs] = await Promise.all(results);
  const proofs = await provider.database.$count(verificationCodes);
  expect(await refused(await finish(forge(mine!, theirs!), own.cookie))).toMatchObject({
    status: 400,
    code: 'IDENTITY_MISMATCH',
  });
  expect(await provider.database.$count(verificationCodes)).toBe(proofs);
});

test('the request sent back as a result is none', async () => {
  const { checkUrl, cookie } = await begin();
  expect(await refused(await finish(resultOf(new URL(checkUrl)), cookie))).toMatchObject({
    code: 'IDENTITY_MISMATCH',
  });
});

test.each([
  ['who changes their mind', { do: 'cancel' }, 'IDENTITY_FAILED'],
  ['who has no mobile number', { ...person, mobileno: '02-123-4567' }, 'IDENTITY_WITHOUT_MOBILE'],
])('%s is told so', async (_name, typed, code) => {
  const { checkUrl, cookie } = await begin();
  const result = resultOf(await answerCheck(checkUrl, { ...person, ...typed }));
  expect(await refused(await finish(result, cookie))).toMatchObject({ status: 409, code });
});

test('a name in other letters is not the one that is signed up with; the number still is shown', async () => {
  const { checkUrl, cookie } = await begin();
  const result = resultOf(await answerCheck(checkUrl, { ...person, name: 'Jane Doe' }));
  expect(await (await finish(result, cookie)).json()).toMatchObject({
    mobile: '01012345678',
    fullName: null,
  });
});

test('what is kept cannot be read, and the browser’s secret goes to these calls alone', async () => {
  const response = await call(provider, requestIdentityCheck, {
    body: { window: 'popup' },
    headers: { 'x-forwarded-proto': 'https' },
  });
  expect(response.headers.get('set-cookie')).toMatch(
    /^__Secure-vitis-b2b-identity=[\w-]{43}; Path=\/api\/v1\/identity; Max-Age=600; HttpOnly; SameSite=Strict; Secure$/,
  );
  expect(response.headers.get('cache-control')).toBe('no-store');
  const rows = JSON.stringify(await provider.database.select().from(identityChecks));
  expect(rows).not.toMatch(/requestNumber|hmacKey/);
});

test('an address begins ten within a quarter of an hour', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.8' };
  const ask = () => call(provider, requestIdentityCheck, { body: { window: 'popup' }, headers });
  for (let time = 0; time < 10; time += 1) expect((await ask()).status).toBe(200);
  expect(await refused(await ask())).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
});

test('the stand-in leads to the shop on this machine alone, and is nobody else’s', async () => {
  const { checkUrl } = await begin();
  expect((await fetch(checkUrl, { headers: { 'x-forwarded-for': '203.0.113.8' } })).status).toBe(404);
  const standIn = createNiceStandIn();
  const requested = '20261123090000';
  for (const returnurl of ['https://evil.example/niceid/mobile_cert', 'http://127.0.0.1:1/niceid/other']) {
    const given = standIn.cryptoToken({ dataBody: { req_dtim: requested, req_no: 'n', enc_mode: '1' } });
    const { site_code: sitecode, token_val, token_version_id } = given!.dataBody;
    const request = { requestno: 'n', returnurl, sitecode, authtype: 'M', methodtype: 'get' };
    const { encData, integrityValue } = sealForNice(request, keysOf(requested, 'n', token_val));
    const query = { token_version_id, enc_data: encData, integrity_value: integrityValue };
    expect(standIn.shopOf(query)).toBeUndefined();
    expect(standIn.finish(query, person)).toBeUndefined();
  }
});

test('by configuration NICE itself is asked, with the shop’s id and secret; nothing stands in for it', async () => {
  const asked: { path: string; headers: Record<string, unknown> }[] = [];
  const standIn = createNiceStandIn();
  let isDown = false;
  const server = createServer(async (request, response) => {
    asked.push({ path: request.url ?? '', headers: request.headers });
    if (isDown) return void request.socket.destroy();
    let body = '';
    for await (const piece of request) body += String(piece);
    const isToken = request.url?.endsWith('/oauth/token');
    response.end(JSON.stringify(isToken ? standIn.token() : standIn.cryptoToken(JSON.parse(body))));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const checkUrl = 'https://nice.example/CheckPlusSafeModel/service.cb';
  const nice = { ...demonstrationNice(0), clientId: 'id', clientSecret: 'secret', apiUrl, checkUrl };
  const shop = await startTestProvider({
    config: { nice, niceDemonstration: false, publicOrigin: 'https://shop.example' },
  });
  try {
    expect(await ask(shop, getIdentityService)).toEqual({ offered: true, demonstration: false });
    const body = { window: 'popup' } as const;
    const first = new URL((await ask(shop, requestIdentityCheck, { body })).checkUrl);
    await ask(shop, requestIdentityCheck, { body });
    expect(first.origin + first.pathname).toBe(checkUrl);
    expect([...first.searchParams.keys()]).toEqual(['m', 'token_version_id', 'enc_data', 'integrity_value']);
    // The token of access is asked for once.
    expect(asked.map(({ path }) => path.split('/').at(-1))).toEqual(['token', 'token', 'token']);
    expect(asked[0]?.headers.authorization).toBe(`Basic ${Buffer.from('id:secret').toString('base64')}`);
    expect(asked[1]?.headers).toMatchObject({ client_id: 'id', productid: '2101979031' });
    expect((await fetch(`${shop.url}/dev/nice/CheckPlusSafeModel/service.cb`)).status).toBe(404);
    isDown = true;
    expect(await refused(await call(shop, requestIdentityCheck, { body }))).toMatchObject({ status: 503 });
  } finally {
    await shop.close();
    server.closeAllConnections();
    server.close();
  }
});

test('where nobody is configured nothing is offered', async () => {
  const shop = await startTestProvider({ config: { nice: null, niceDemonstration: false } });
  try {
    expect(await ask(shop, getIdentityService)).toEqual({ offered: false, demonstration: false });
    const response = await call(shop, requestIdentityCheck, { body: { window: 'popup' } });
    expect(await refused(response)).toMatchObject({ status: 404, code: 'IDENTITY_NOT_OFFERED' });
  } finally {
    await shop.close();
  }
});
