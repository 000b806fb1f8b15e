import {
  CHAT_PAGE_SIZE,
  type ChatMessage,
  checkChatsRead,
  HEADERS,
  listChatMessages,
  listChats,
  type SentMessage,
  searchChatMessages,
  storeChatMessage,
} from '@vitis/contracts';
import { eq } from 'drizzle-orm';
import { chatMessages, chatRooms, files, outbox } from '../../db/schema.ts';
import { ask, call, refused } from '../../test-support/call.ts';
import { smallShop, TODAY } from '../../test-support/small-shop.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';

let provider: TestProvider;

beforeEach(async () => {
  provider = await startTestProvider({ fill: smallShop });
});

afterEach(() => provider.close());

const buyer = 'buyer@vitis.test';
const stranger = 'buyer2@vitis.test';
const sales = 'sales@vitis.test';

const message = (changed: Partial<SentMessage> = {}): SentMessage => ({
  idChatRoom: 1,
  clientId: crypto.randomUUID(),
  type: 'TEXT',
  message: '재고 있나요?',
  ...changed,
});

const store = (body: SentMessage, as = buyer, key: string = crypto.randomUUID()) =>
  call(provider, storeChatMessage, { as, body, headers: { [HEADERS.idempotencyKey]: key } });

async function stored(response: Response): Promise<ChatMessage> {
  expect(response.status).toBe(201);
  return (await response.json()) as ChatMessage;
}

const page = (query: { before?: number; after?: number } = {}, as = buyer) =>
  ask(provider, listChatMessages, { as, params: { id: 1 }, query });
const sequencesOf = ({ _embedded }: Awaited<ReturnType<typeof page>>) =>
  _embedded.items.map(({ sequence }) => sequence);

async function chatFile(ownerId: number, picture = false): Promise<number> {
  const [row] = await provider.database
    .insert(files)
    .values({
      ownerId,
      policy: 'CHAT',
      key: crypto.randomUUID(),
      name: '라벨.pdf',
      type: picture ? 'image/webp' : 'application/pdf',
      size: 1200,
      sha256: '0'.repeat(64),
      picture: picture ? { base: '/files/private/a', widths: [400], width: 400, height: 300 } : null,
    })
    .returning();
  return row!.id;
}

test('messages come in pages, the latest first, and go on before and after any of them', async () => {
  const more = Array.from({ length: 118 }, (_, index) => ({
    roomId: 1,
    sequence: index + 3,
    clientId: crypto.randomUUID(),
    senderId: 1,
    message: `${index + 3}`,
    sentAt: TODAY,
  }));
  await provider.database.insert(chatMessages).values(more);
  await provider.database.update(chatRooms).set({ lastSequence: 120 }).where(eq(chatRooms.id, 1));
  const from = (first: number, length = CHAT_PAGE_SIZE) =>
    Array.from({ length }, (_, index) => first + index);

  const latest = await page();
  expect(latest).toMatchObject({
    lastSequence: 120,
    reads: [
      { idUser: 1, sequence: 0 },
      { idUser: 3, sequence: 2 },
    ],
  });
  expect(sequencesOf(latest)).toEqual(from(71));
  expect(sequencesOf(await page({ before: 71 }))).toEqual(from(21));
  expect(sequencesOf(await page({ before: 21 }))).toEqual(from(1, 20));
  expect(sequencesOf(await page({ after: 100 }))).toEqual(from(101, 20));
  expect(sequencesOf(await page({ after: 10 }))).toEqual(from(11));
  expect(sequencesOf(await page({ after: 10, before: 14 }))).toEqual([11, 12, 13]);
  for (const beyond of [120, 2_147_483_648, 999_999_999_999_999])
    expect(sequencesOf(await page({ after: beyond }))).toEqual([]);
  expect(sequencesOf(await page({ before: 999_999_999_999_999 }))).toEqual(from(71));
});

test('a message over HTTP is stored once, whatever key its repeats come with', async () => {
  const twin = message();
  const first = await stored(await store(twin));
  expect(first).toMatchObject({ sequence: 3, idSender: 1, senderName: '김도윤', files: [] });
  expect(await stored(await store(twin))).toEqual(first);
  const key = crypto.randomUUID();
  const [one, other] = [
    await stored(await store(twin, buyer, key)),
    await stored(await store(twin, buyer, key)),
  ];
  expect([one, other]).toEqual([first, first]);
  expect((await page())._embedded.items).toHaveLength(3);
  expect(await provider.database.select().from(outbox)).toHaveLength(1);
});

test('nobody takes the name of another’s message', async () => {
  const mine = message();
  await store(mine);
  expect(await refused(await store({ ...mine, message: '다른 말' }, sales))).toMatchObject({ status: 409 });
  expect((await page())._embedded.items).toHaveLength(3);
});

test('markup is text, line breaks stay, spaces at the ends go', async () => {
  const said = await stored(
    await store(message({ message: '  <b>굵게</b>\r\n<script>alert(1)</script> 👩‍🍳 ' })),
  );
  expect(said.message).toBe('<b>굵게</b>\n<script>alert(1)</script> 👩‍🍳');
  expect((await page())._embedded.items.at(-1)).toEqual(said);
});

test.each<[string, Partial<SentMessage>, string]>([
  ['nothing', { message: '' }, 'message'],
  ['spaces alone', { message: ' \n\t ' }, 'message'],
  ['too much', { message: 'x'.repeat(2001) }, 'message'],
  ['a control character', { message: 'a\u0007b' }, 'message'],
  ['a turn of the writing direction', { message: 'a\u202eb' }, 'message'],
  ['half a character', { message: 'a\ud800' }, 'message'],
  ['a picture without a file', { type: 'IMAGE', message: '' }, 'files'],
  ['a card with words', { type: 'ESTIMATE', message: '견적입니다' }, 'message'],
  ['a card of the other kind', { type: 'ORDER', message: 'E20261118-0001' }, 'message'],
  ['a card with files', { type: 'ESTIMATE', message: 'E20261118-0001', files: [1] }, 'files'],
  ['a text with files', { files: [1] }, 'files'],
  ['too many files', { type: 'FILE', files: Array.from({ length: 11 }, (_, index) => index + 1) }, 'files'],
  ['no name of its own', { clientId: 'one' }, 'clientId'],
  ['a word of the system', { type: 'NOTICE' as never }, 'type'],
])('%s is refused, and nothing is written', async (_name, changed, field) => {
  const problem = await refused(await store(message(changed)));
  expect(problem).toMatchObject({ status: 400, code: 'INVALID_INPUT', errors: [{ field }] });
  expect((await page())._embedded.items).toHaveLength(2);
});

test('a character that the database cannot hold is refused', async () => {
  expect(await refused(await store(message({ message: 'a\u0000b' })))).toMatchObject({ status: 400 });
});

test('another company’s room is not there, and a driver has no chats', async () => {
  for (const response of [
    await store(message(), stranger),
    await call(provider, listChatMessages, { as: stranger, params: { id: 1 } }),
    await store(message({ idChatRoom: 999 })),
    await call(provider, listChatMessages, { as: buyer, params: { id: 999 } }),
  ])
    expect(await refused(response)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  for (const response of [
    await store(message(), 'driver@vitis.test'),
    await call(provider, listChatMessages, { as: 'driver@vitis.test', params: { id: 1 } }),
  ])
    expect(await refused(response)).toMatchObject({ status: 403 });
});

test('a room is searched by words, first consonants and names of files, by its members alone', async () => {
  await stored(await store(message({ message: '샤토 마고 2015 두 박스 가능할까요?' })));
  await stored(await store(message({ type: 'FILE', message: '', files: [await chatFile(1)] })));
  const found = async (q: string, as = sales) =>
    (await ask(provider, searchChatMessages, { as, params: { id: 1 }, query: { q } }))._embedded.items;
  const [wine] = await found('마고 2015');
  expect(wine).toMatchObject({
    senderName: '김도윤',
    mine: false,
    message: '샤토 마고 2015 두 박스 가능할까요?',
  });
  expect(await found('ㅁㄱ')).toEqual([wine]);
  expect(await found('마고', buyer)).toMatchObject([{ mine: true }]);
  expect(await found('라벨')).toMatchObject([{ files: ['라벨.pdf'] }]);
  expect(await found('%')).toEqual([]);
  const search = (as: string, q: string) =>
    call(provider, searchChatMessages, { as, params: { id: 1 }, query: { q } });
  expect(await refused(await search(stranger, '마고'))).toMatchObject({ status: 404 });
  expect(await refused(await search(buyer, ' '))).toMatchObject({ status: 400 });
});

test('files are given to the room with their message, in the order they were put', async () => {
  const [one, two] = [await chatFile(1, true), await chatFile(1, true)];
  const sent = await stored(await store(message({ type: 'IMAGE', message: '', files: [two, one, two] })));
  expect(sent.files.map(({ id }) => id)).toEqual([two, one]);
  expect((await page({}, sales))._embedded.items.at(-1)).toEqual(sent);
  expect((await ask(provider, listChats, { as: sales }))._embedded.items[0]).toMatchObject({
    unread: 1,
    lastMessage: { type: 'IMAGE', message: '', mine: false },
  });
});

test.each([
  ['of another person', 3, false, 404],
  ['that is no picture, as a picture', 1, false, 400],
])('a file %s is refused and stays where it was', async (_name, owner, picture, status) => {
  const id = await chatFile(owner, picture);
  expect(await refused(await store(message({ type: 'IMAGE', message: '', files: [id] })))).toMatchObject({
    status,
  });
  const [row] = await provider.database.select().from(files).where(eq(files.id, id));
  expect(row?.roomId).toBeNull();
  expect((await page())._embedded.items).toHaveLength(2);
});

test('a file that another room has is not given away', async () => {
  const id = await chatFile(1);
  await provider.database.insert(chatRooms).values({ id: 7, clientCompanyId: 1 });
  await provider.database.update(files).set({ roomId: 7 }).where(eq(files.id, id));
  expect(await refused(await store(message({ type: 'FILE', files: [id] })))).toMatchObject({ status: 404 });
});

test('a card shows a document of the room’s company, and of no other', async () => {
  for (const [type, number] of [
    ['ESTIMATE', 'E20261118-0002'],
    ['ORDER', 'O20260812-0001'],
  ] as const)
    expect(await stored(await store(message({ type, message: number }), sales))).toMatchObject({
      type,
      message: number,
    });
  for (const number of ['E20261118-0005', 'E20261118-0099'])
    expect(await refused(await store(message({ type: 'ESTIMATE', message: number })))).toMatchObject({
      status: 404,
    });
});

test('what one says oneself is read; the rest is not until it is', async () => {
  expect(await ask(provider, checkChatsRead, { as: buyer })).toEqual({ read: false, unread: 2 });
  await store(message());
  expect(await ask(provider, checkChatsRead, { as: buyer })).toEqual({ read: true, unread: 0 });
  expect(await ask(provider, checkChatsRead, { as: sales })).toEqual({ read: false, unread: 1 });
  expect((await page()).reads).toEqual([
    { idUser: 1, sequence: 3 },
    { idUser: 3, sequence: 2 },
  ]);
});
