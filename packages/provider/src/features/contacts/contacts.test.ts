import { createContact, HEADERS } from '@vitis/contracts';
import { eq } from 'drizzle-orm';
import { contacts, outbox } from '../../db/schema.ts';
import { refused } from '../../test-support/call.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';
import { CONTACTS_PER_HOUR } from './contacts.routes.ts';

let provider: TestProvider;
let now = new Date('2026-11-20T10:00:00+09:00');

beforeEach(async () => {
  provider = await startTestProvider({ now: () => now });
});

afterEach(() => provider.close());

const written = {
  topic: 'VISIT',
  name: '김하나',
  companyName: '한강 비스트로',
  email: 'Hana@Bistro.test',
  phone: '010-1234-5678',
  message: '시음을 예약하고 싶습니다.\n금요일이 좋습니다.',
  agreed: true,
};

interface Sending {
  key?: string;
  from?: string;
  language?: string;
}

/** As the gateway hands on what a visitor sends from somewhere. */
const send = (body: object, { key = crypto.randomUUID(), from = '203.0.113.9', language }: Sending = {}) =>
  fetch(provider.url + createContact.path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': from,
      [HEADERS.idempotencyKey]: key,
      ...(language ? { 'accept-language': language } : {}),
    },
    body: JSON.stringify(body),
  });
const kept = () => provider.database.select().from(contacts);
const mails = async () =>
  (await provider.database.select().from(outbox).where(eq(outbox.channel, 'mail'))).map(
    ({ payload }) => payload,
  );

test('keeps what a guest writes, and mails it to the house', async () => {
  const response = await send(written);
  expect([response.status, await response.json()]).toEqual([
    201,
    { receivedAt: '2026-11-20T10:00:00.000+09:00' },
  ]);
  expect(await kept()).toMatchObject([
    { topic: 'VISIT', email: 'hana@bistro.test', phone: '01012345678', userId: null, language: 'ko-KR' },
  ]);
  expect(await mails()).toEqual([
    {
      recipient: 'help@vitis.test',
      subject: '방문·시음 문의: 한강 비스트로 김하나',
      body: '보낸 사람: 한강 비스트로 김하나\n이메일: hana@bistro.test\n전화: 010-1234-5678\n언어: ko-KR\n\n시음을 예약하고 싶습니다.\n금요일이 좋습니다.',
    },
  ]);
});

test('the same sent again after a lost answer arrives once; another under the same key is refused', async () => {
  const key = crypto.randomUUID();
  const [first, second] = [await send(written, { key }), await send(written, { key })];
  expect([first.status, second.status, await second.text()]).toEqual([201, 201, await first.text()]);
  expect([(await kept()).length, (await mails()).length]).toEqual([1, 1]);
  const other = await send({ ...written, message: '다른 내용' }, { key });
  expect(await refused(other)).toMatchObject({ status: 422, code: 'IDEMPOTENCY_KEY_REUSED' });
});

test('a call without a key is refused', async () => {
  const response = await fetch(provider.url + createContact.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(written),
  });
  expect(await refused(response)).toMatchObject({ status: 400, code: 'IDEMPOTENCY_KEY_MISSING' });
});

test.each([
  ['a machine filled in what nobody sees', { ...written, website: 'https://spam.test' }],
  ['nobody agreed', { ...written, agreed: false }],
  ['the address is none', { ...written, email: 'hana@' }],
  ['nothing is written', { ...written, message: ' \n ' }],
  ['only what nobody sees is written', { ...written, message: '\u200b\u200d' }],
  ['a line break stands in the name, which would become a header', { ...written, name: '김\nBcc: x@y.test' }],
  ['it is as long as a book', { ...written, message: '가'.repeat(2_001) }],
  ['it is about nothing that there is', { ...written, topic: 'SPAM' }],
])('where %s, it is refused and nothing is kept', async (_name, body) => {
  expect(await refused(await send(body))).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
  expect([await kept(), await mails()]).toEqual([[], []]);
});

test('an address may write a few times an hour, and the refusal passes with the hour', async () => {
  const key = crypto.randomUUID();
  const all = await Promise.all(Array.from({ length: CONTACTS_PER_HOUR + 2 }, () => send(written)));
  expect(all.map(({ status }) => status).sort()).toEqual([...Array(CONTACTS_PER_HOUR).fill(201), 429, 429]);
  const late = await send(written, { key, language: 'en-US' });
  expect([late.status, late.headers.get('retry-after')]).toEqual([429, '3600']);
  expect((await late.json()).message).toContain('several messages');
  expect((await send(written, { from: '203.0.113.10' })).status).toBe(201);
  now = new Date(now.getTime() + 60 * 60 * 1000 + 1);
  // What was refused for the moment is not kept as the answer to its key.
  expect((await send(written, { key })).status).toBe(201);
});
