import {
  getChatManager,
  listChatMessages,
  listChats,
  listEstimatesOfSales,
  listFaqs,
} from '@vitis/contracts';
import { desc, eq } from 'drizzle-orm';
import { audit, clientCompanies, contents, outbox, staffClients } from '../db/schema.ts';
import { ask, call, refused } from '../test-support/call.ts';
import { smallShop } from '../test-support/small-shop.ts';
import { openSocket, whenConnected } from '../test-support/socket-client.ts';
import { startTestProvider, type TestProvider } from '../test-support/test-provider.ts';
import { clientsCommand } from './clients.command.ts';
import type { Command } from './command.ts';
import { contentsCommand } from './contents.command.ts';

let provider: TestProvider;
let said: string[];

beforeEach(async () => {
  provider = await startTestProvider({ fill: smallShop });
  said = [];
});
afterEach(() => provider.close());

const buyer = 'buyer@vitis.test';
const [before, after] = ['sales@vitis.test', 'sales2@vitis.test'];

const run = (command: Command, ...args: string[]) => {
  const { app, database, pool } = provider;
  const connection = { database, pool };
  return command.run(args, { config: app.config, connection, say: (line) => void said.push(line) });
};
const audited = async () =>
  (await provider.database.select().from(audit).orderBy(desc(audit.id)).limit(1))[0];
const roomsOf = async (as: string) => (await ask(provider, listChats, { as }))._embedded.items;

describe('a client that goes to somebody else', () => {
  test('takes its rooms along with all that was said, and a line says so', async () => {
    const said = async (as: string) =>
      (await ask(provider, listChatMessages, { as, params: { id: 1 } }))._embedded.items;
    const history = await said(before);
    expect(await run(clientsCommand, 'assign', buyer, after)).toBe(0);
    const line = { type: 'NOTICE', idSender: null, message: expect.stringContaining('담당자가') };
    expect(await said(after)).toMatchObject([...history, line]);
    expect(await said(buyer)).toMatchObject([...history, line]);
    expect(await roomsOf(after)).toMatchObject([{ idChatRoom: 1, unread: 1 }]);
    expect(await roomsOf(before)).toEqual([]);
    const gone = await call(provider, listChatMessages, { as: before, params: { id: 1 } });
    expect(await refused(gone)).toMatchObject({ status: 404 });
    expect(await ask(provider, getChatManager, { as: buyer })).toMatchObject({
      idChatRoom: 1,
      manager: { id: 4 },
    });
    expect(await audited()).toMatchObject({ action: 'client.assign', target: 'client:1', userId: null });
  });

  test('takes its documents along, and open pages are told', async () => {
    const estimates = async (as: string) =>
      (await ask(provider, listEstimatesOfSales, { as }))._embedded.items.length;
    const had = await estimates(before);
    const socket = openSocket(provider.url, await provider.token(after));
    try {
      await whenConnected(socket);
      const heard = new Promise((done) => socket.once('chat:message', done));
      expect(await run(clientsCommand, 'assign', '120-81-47521', after)).toBe(0);
      expect(await heard).toMatchObject({ idChatRoom: 1, type: 'NOTICE' });
    } finally {
      socket.disconnect();
    }
    expect(await estimates(before)).toBe(0);
    expect(await estimates(after)).toBeGreaterThanOrEqual(had);
  });

  test('goes nowhere in a dry run', async () => {
    expect(await run(clientsCommand, 'assign', buyer, after, '--dry-run')).toBe(0);
    expect(said).toEqual([`${after} would look after ${buyer}; a dry run, nothing was changed.`]);
    const rows = await provider.database
      .select()
      .from(staffClients)
      .where(eq(staffClients.clientCompanyId, 1));
    expect(rows).toEqual([{ userId: 3, clientCompanyId: 1, first: true }]);
    expect(await provider.database.select().from(outbox)).toEqual([]);
  });

  test.each([
    ['nobody', 'ghost@vitis.test', after, 'There is no client'],
    ['to a buyer', buyer, 'buyer2@vitis.test', 'is no sales person'],
    ['to who has it', buyer, before, 'looks after buyer@vitis.test already'],
  ])('is not given: %s', async (_name, client, sales, line) => {
    expect(await run(clientsCommand, 'assign', client!, sales!)).toBe(1);
    expect(said.join()).toContain(line);
  });

  test('is named by two words', async () => {
    await expect(run(clientsCommand, 'assign', buyer)).rejects.toThrow('name a client and the address');
  });
});

describe('what proves a hand-over to a client', () => {
  const wanted = async () =>
    (await provider.database.select().from(clientCompanies).where(eq(clientCompanies.id, 1)))[0]
      ?.deliveryProofs;

  test('is named, and given up again', async () => {
    expect(await run(clientsCommand, 'proofs', buyer, 'signature,name', '--dry-run')).toBe(0);
    expect(await wanted()).toEqual([]);
    expect(await run(clientsCommand, 'proofs', '120-81-47521', 'signature,name')).toBe(0);
    expect(await wanted()).toEqual(['NAME', 'SIGNATURE']);
    expect(said.at(-1)).toBe('120-81-47521 wants name, signature from now on.');
    expect(await audited()).toMatchObject({ action: 'client.proofs', target: 'client:1', userId: null });
    expect(await run(clientsCommand, 'proofs', buyer, 'any')).toBe(0);
    expect(await wanted()).toEqual([]);
  });

  test('is one of three things, of a client that is there', async () => {
    await expect(run(clientsCommand, 'proofs', buyer, 'stamp')).rejects.toThrow('photo, name, signature');
    expect(await run(clientsCommand, 'proofs', 'ghost@vitis.test', 'photo')).toBe(1);
    expect(said[0]).toContain('There is no client');
  });
});

describe('when a client receives wines', () => {
  const known = async () => {
    const [row] = await provider.database.select().from(clientCompanies).where(eq(clientCompanies.id, 1));
    return [row?.receivesFrom, row?.receivesUntil];
  };

  test('is named, with an open end, and given up again', async () => {
    expect(await run(clientsCommand, 'hours', buyer, '10:00-15:30', '--dry-run')).toBe(0);
    expect(await known()).toEqual([null, null]);
    expect(await run(clientsCommand, 'hours', buyer, '10:00-15:30')).toBe(0);
    expect(await known()).toEqual(['10:00', '15:30']);
    expect(said.at(-1)).toBe(`${buyer} receives wines from 10:00 until 15:30 from now on.`);
    expect(await audited()).toMatchObject({ action: 'client.hours', target: 'client:1', userId: null });
    expect(await run(clientsCommand, 'hours', buyer, '15:00-')).toBe(0);
    expect(await known()).toEqual(['15:00', null]);
    expect(await run(clientsCommand, 'hours', buyer, '~15:00')).toBe(0);
    expect(await known()).toEqual([null, '15:00']);
    expect(await run(clientsCommand, 'hours', buyer, '11:00~')).toBe(0);
    expect(await known()).toEqual(['11:00', null]);
    expect(await run(clientsCommand, 'hours', buyer, '11:00~15:00')).toBe(0);
    expect(await known()).toEqual(['11:00', '15:00']);
    expect(await run(clientsCommand, 'hours', buyer, 'any')).toBe(0);
    expect(await known()).toEqual([null, null]);
  });

  test.each(['-', '~', 'morning', '25:00-26:00', '15:00-10:00', '9:00-10:00'])('is no %s', async (hours) => {
    await expect(run(clientsCommand, 'hours', buyer, '--', hours)).rejects.toThrow('11:00~15:00');
    expect(await known()).toEqual([null, null]);
  });

  test('is that of a client that is there', async () => {
    expect(await run(clientsCommand, 'hours', 'ghost@vitis.test', '10:00-')).toBe(1);
    expect(said[0]).toContain('There is no client');
  });
});

describe('a text of the house', () => {
  const questions = async () =>
    (await ask(provider, listFaqs))._embedded.items.map(({ question }) => question);
  beforeEach(async () => {
    await provider.database.insert(contents).values({
      kind: 'FAQ',
      code: 'minimum',
      title: { 'ko-KR': '최소 주문 수량이 있나요?' },
      blocks: [{ type: 'paragraph', text: { 'ko-KR': '없습니다.' } }],
    });
  });

  test('is withdrawn and published again, each with its record', async () => {
    expect(await questions()).toContain('최소 주문 수량이 있나요?');
    expect(await run(contentsCommand, 'withdraw', 'minimum', '--dry-run')).toBe(0);
    expect(await questions()).toContain('최소 주문 수량이 있나요?');
    expect(await run(contentsCommand, 'withdraw', 'minimum')).toBe(0);
    expect(await questions()).not.toContain('최소 주문 수량이 있나요?');
    expect(await audited()).toMatchObject({ action: 'content.withdraw', userId: null });
    await run(contentsCommand, 'list');
    expect(said.join('\n')).toContain('minimum  FAQ  not published  최소 주문 수량이 있나요?');
    expect(await run(contentsCommand, 'publish', 'minimum', '--at', '2099-01-01 09:00')).toBe(0);
    expect(await questions()).not.toContain('최소 주문 수량이 있나요?');
    expect(await run(contentsCommand, 'publish', 'minimum')).toBe(0);
    expect(await questions()).toContain('최소 주문 수량이 있나요?');
  });

  test('is looked for again by open pages of all members, who are told', async () => {
    const socket = openSocket(provider.url, await provider.token(buyer));
    try {
      await whenConnected(socket);
      const heard = new Promise((done) => socket.once('contents:changed', done));
      await run(contentsCommand, 'withdraw', 'minimum');
      await heard;
    } finally {
      socket.disconnect();
    }
  });

  test('has to be there, and has to be named', async () => {
    expect(await run(contentsCommand, 'publish', 'nothing')).toBe(1);
    expect(said[0]).toContain('There is no content nothing');
    await expect(run(contentsCommand, 'publish', 'minimum', '--at', 'tomorrow')).rejects.toThrow(
      '--at takes a day',
    );
    await expect(run(contentsCommand, 'hide', 'minimum')).rejects.toThrow('say what to do');
  });
});
