import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import {
  type BodyOf,
  countQnas,
  createQna,
  deleteQna,
  downloadFile,
  getQna,
  HEADERS,
  listQnaCategories,
  listQnas,
  uploadQnaFile,
} from '@vitis/contracts';
import { eq } from 'drizzle-orm';
import { qnaCommand } from '../../commands/qna.command.ts';
import { readConfig } from '../../config.ts';
import { audit, users } from '../../db/schema.ts';
import { ask, call, refused } from '../../test-support/call.ts';
import { footprint } from '../../test-support/footprint.ts';
import { messagesTo } from '../../test-support/sent-messages.ts';
import { smallShop } from '../../test-support/small-shop.ts';
import { nextEvent, openSocket, whenConnected } from '../../test-support/socket-client.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';
import { pdf, upload } from '../../test-support/uploading.ts';
import { INQUIRIES_PER_HOUR } from './inquiries.service.ts';

let provider: TestProvider;

beforeEach(async () => {
  provider = await startTestProvider({ fill: smallShop });
});

afterEach(() => provider.close());

const EXAMPLE = resolve(import.meta.dirname, '../../../../../docs/examples/answer.txt');
const buyer = 'buyer@vitis.test';
const other = 'buyer2@vitis.test';
const question = { idCategory: 3, title: '회수 문의', content: '파손된 병이 있습니다.\n회수해 주세요.' };

const sending = (body: Partial<BodyOf<typeof createQna>> = {}, as = buyer) => ({
  as,
  body: { ...question, ...body },
  headers: { [HEADERS.idempotencyKey]: crypto.randomUUID() },
});
const write = (body: Partial<BodyOf<typeof createQna>> = {}, as = buyer) =>
  ask(provider, createQna, sending(body, as));
const said: string[] = [];
const operate = (...args: string[]) => {
  said.length = 0;
  const { database, pool } = provider;
  return qnaCommand.run(args, {
    config: readConfig({}),
    connection: { database, pool },
    say: (line) => said.push(line),
  });
};

test('keeps what is asked with its files, and mails it to the house', async () => {
  const file = await (await upload(provider, uploadQnaFile, pdf, { name: '파손.pdf' })).json();
  const asked = await write({ files: [file.id] });
  expect(asked).toMatchObject({
    category: { id: 3, name: '배송·회수' },
    title: '회수 문의',
    content: '파손된 병이 있습니다.\n회수해 주세요.',
    status: 'WAITING',
    files: [{ id: file.id, name: '파손.pdf' }],
    answer: null,
    answeredAt: null,
  });
  expect(await ask(provider, getQna, { as: buyer, params: { id: asked.id } })).toEqual(asked);
  const [mail] = await messagesTo(provider, 'help@vitis.test');
  expect(mail?.subject).toBe(`[VITIS] 1:1 문의 ${asked.id}: 회수 문의`);
  expect(mail?.body).toContain('주식회사 한강호텔 김도윤 (buyer@vitis.test)');
  const fetched = await call(provider, downloadFile, { as: 'sales@vitis.test', query: { id: file.id } });
  expect(fetched.status).toBe(200);
});

test('lists, counts, narrows and finds the writer’s own alone', async () => {
  await write();
  await write({ title: '세금계산서 재발행', idCategory: 4 });
  await write({ title: '남의 문의' }, other);
  const titles = async (query: object) =>
    (await ask(provider, listQnas, { as: buyer, query }))._embedded.items.map(({ title }) => title);
  expect(await titles({})).toEqual(['세금계산서 재발행', '회수 문의']);
  expect(await titles({ sort: 'requestedAt,asc' })).toEqual(['회수 문의', '세금계산서 재발행']);
  expect(await titles({ q: 'ㅅㄱㄱㅅㅅ' })).toEqual(['세금계산서 재발행']);
  expect(await titles({ q: '파손' })).toHaveLength(2);
  expect(await titles({ status: 'ANSWERED' })).toEqual([]);
  expect(await titles({ dateTo: '2020-01-01' })).toEqual([]);
  expect(await ask(provider, countQnas, { as: buyer })).toEqual({ WAITING: 2, ANSWERED: 0, total: 2 });
  expect(await ask(provider, countQnas, { as: buyer, query: { q: '세금' } })).toMatchObject({ total: 1 });
  const english = await ask(provider, listQnaCategories, { headers: { 'accept-language': 'en-US' } });
  expect(english._embedded.items.at(-1)?.name).toBe('Other');
});

test.each<[string, Partial<BodyOf<typeof createQna>>, number]>([
  ['a category that there is none of', { idCategory: 99 }, 400],
  ['no subject', { title: ' ' }, 400],
  ['a subject that nobody sees', { title: '\u200b' }, 400],
  ['no content', { content: '\u200b\n' }, 400],
  ['a book', { content: '가'.repeat(2_001) }, 400],
  ['files that are not the writer’s', { files: [999] }, 409],
  ['more files than go with one', { files: [1, 2, 3, 4, 5, 6] }, 400],
])('%s is refused, and nothing is kept', async (_name, body, status) => {
  const before = await footprint(provider);
  const { status: answered } = await refused(await call(provider, createQna, sending(body)));
  expect(answered).toBe(status);
  expect(await footprint(provider)).toEqual(before);
});

test('a text of full length is taken, and markup stays text', async () => {
  const content = `<img src=x onerror=alert(1)>${'가'.repeat(1_900)}`;
  expect((await write({ content })).content).toBe(content);
});

test('somebody else’s is not there: neither to read nor to delete, nor its file to send', async () => {
  const file = await (await upload(provider, uploadQnaFile, pdf)).json();
  const { id } = await write();
  const before = await footprint(provider);
  for (const response of [
    await call(provider, getQna, { as: other, params: { id } }),
    await call(provider, deleteQna, { as: other, params: { id } }),
    await call(provider, getQna, { as: 'sales@vitis.test', params: { id } }),
  ])
    expect(await refused(response)).toMatchObject({ status: 404 });
  const theirs = await call(provider, createQna, sending({ files: [file.id] }, other));
  expect(await refused(theirs)).toMatchObject({ status: 409, code: 'FILES_GONE' });
  expect(await footprint(provider)).toEqual(before);
});

test('the operator’s answer is shown live, mailed in the reader’s language and recorded; then nothing is deleted', async () => {
  await provider.database.update(users).set({ language: 'en-US' }).where(eq(users.email, buyer));
  const { id } = await write();
  expect(await operate('list')).toBe(0);
  expect(said.join('\n')).toContain('회수 문의');
  const socket = await whenConnected(openSocket(provider.url, await provider.token(buyer)));
  const heard = nextEvent(socket, 'inquiry:changed', ({ status }) => status === 'ANSWERED');
  expect(await operate('answer', String(id), '--text', '내일 기사님이 회수하러 갑니다.')).toBe(0);
  expect(await heard).toEqual({ id, status: 'ANSWERED' });
  socket.close();

  expect(await ask(provider, getQna, { as: buyer, params: { id } })).toMatchObject({
    status: 'ANSWERED',
    answer: '내일 기사님이 회수하러 갑니다.',
  });
  const [mail] = await messagesTo(provider, buyer);
  expect(mail?.subject).toBe('[VITIS] We have answered your inquiry: 회수 문의');
  expect(mail?.body).toContain('Dear 김도윤,\n\n내일 기사님이');
  expect(mail?.body).toContain(`/mypage/inquiry/${id}?lang=en-US`);
  const records = await provider.database.select().from(audit).where(eq(audit.action, 'inquiry.answer'));
  expect(records).toMatchObject([{ target: `inquiry:${id}`, details: { by: 'operator' } }]);

  const deleting = await refused(await call(provider, deleteQna, { as: buyer, params: { id } }));
  expect(deleting).toMatchObject({
    status: 409,
    code: 'INQUIRY_ANSWERED',
    message: '답변이 등록된 문의는 삭제하실 수 없습니다.',
  });
});

test('an answer stays unless it is replaced, and what is no answer is not taken', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitis-answer-'));
  const file = join(folder, 'answer.txt');
  await writeFile(file, '확인 후 연락드리겠습니다.\n');
  const { id } = await write();
  expect(await operate('answer', String(id), '--file', file)).toBe(0);
  expect(await operate('answer', String(id), '--text', '다시')).toBe(1);
  expect(said).toEqual([`Inquiry ${id} has its answer: --replace gives it another one.`]);
  expect(await operate('answer', String(id), '--text', '다시 확인했습니다.', '--replace')).toBe(0);
  const { answer } = await ask(provider, getQna, { as: buyer, params: { id } });
  expect(answer).toBe('다시 확인했습니다.');
  expect(await operate('answer', '999', '--text', '없음')).toBe(1);
  for (const args of [['answer', 'x'], ['answer', '1'], ['answer', '1', '--text', ' '], ['close', '1'], []])
    await expect(operate(...args)).rejects.toThrow(/answer/);
  await rm(folder, { recursive: true });
});

test('an answer comes from a file as Korean programs save it; the example is one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitis-answer-'));
  try {
    const { id } = await write();
    const answered = async (file: string, ...more: string[]) => {
      expect(await operate('answer', String(id), '--file', file, ...more)).toBe(0);
      return (await ask(provider, getQna, { as: buyer, params: { id } })).answer;
    };
    const file = join(folder, 'answer.txt');
    // 감사합니다. in CP949
    await writeFile(file, Buffer.from('b0a8bbe7c7d5b4cfb4d92e', 'hex'));
    expect(await answered(file)).toBe('감사합니다.');
    await writeFile(file, '\ufeff고맙습니다.');
    expect(await answered(file, '--replace')).toBe('고맙습니다.');
    expect(await answered(EXAMPLE, '--replace')).toMatch(/^안녕하세요/);
    await expect(operate('answer', String(id), '--file', join(folder, 'none.txt'))).rejects.toThrow(
      'cannot be read',
    );
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('what waits can be deleted by its writer', async () => {
  const { id } = await write();
  await ask(provider, deleteQna, { as: buyer, params: { id } });
  expect(await refused(await call(provider, getQna, { as: buyer, params: { id } }))).toMatchObject({
    status: 404,
  });
});

test('a member asks so often an hour', async () => {
  for (let at = 0; at < INQUIRIES_PER_HOUR.most; at += 1) await write();
  expect(await refused(await call(provider, createQna, sending()))).toMatchObject({ status: 429 });
});
