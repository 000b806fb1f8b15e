import { HEADERS, logout, storeChatMessage } from '@vitis/contracts';
import { ask, call } from '../../test-support/call.ts';
import { smallShop } from '../../test-support/small-shop.ts';
import { nextEvent, openSocket, type SocketClient, whenConnected } from '../../test-support/socket-client.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';

let provider: TestProvider;
let clients: SocketClient[];

beforeEach(async () => {
  clients = [];
  provider = await startTestProvider({ fill: smallShop });
});

afterEach(async () => {
  for (const client of clients) client.disconnect();
  await provider.close();
});

const buyer = 'buyer@vitis.test';
const sales = 'sales@vitis.test';

async function connected(token: string): Promise<SocketClient> {
  const client = openSocket(provider.url, token);
  clients.push(client);
  return whenConnected(client);
}

const say = (message: string) =>
  ask(provider, storeChatMessage, {
    as: sales,
    body: { idChatRoom: 1, clientId: crypto.randomUUID(), type: 'TEXT', message },
    headers: { [HEADERS.idempotencyKey]: crypto.randomUUID() },
  });

/** What a bare connection hears that claims to be another one come back. */
async function comeBack(auth: object): Promise<string[]> {
  const heard: string[] = [];
  const line = new WebSocket(`${provider.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
  const answered = new Promise<void>((done) => {
    line.onmessage = ({ data }) => {
      heard.push(String(data));
      if (/^4[04]/.test(String(data))) done();
    };
  });
  await new Promise((done) => {
    line.onopen = done;
  });
  line.send(`40/b2b,${JSON.stringify(auth)}`);
  await answered;
  line.close();
  return heard;
}

test.each<[string, (own: string) => Promise<string>]>([
  ['a session that has ended', async (own) => own],
  ['another member', () => provider.token('buyer2@vitis.test')],
  ['nobody', async () => 'a.b.c'],
])('%s gets nothing of what a cut line has missed', async (_name, tokenOf) => {
  const own = await provider.token(buyer);
  const client = await connected(own);
  const first = nextEvent(client, 'chat:message');
  await say('before');
  await first;
  const { _pid: pid, _lastOffset: offset } = client as unknown as { _pid?: string; _lastOffset?: string };
  const cut = new Promise((done) => client.once('disconnect', done));
  client.io.engine.close();
  await cut;
  await call(provider, logout, { headers: { authorization: `Bearer ${own}` } });
  const listener = await connected(await provider.token(sales));
  const told = nextEvent(listener, 'chat:message');
  await say('for its eyes only');
  await told;
  const heard = await comeBack({ token: await tokenOf(own), pid: pid ?? 'x', offset: offset ?? 'x' });
  expect(heard.join()).not.toContain('eyes only');
});

test('a member has so many events and no more, over however many sockets; others go on', async () => {
  const sockets = await Promise.all([1, 2, 3, 4].map(async () => connected(await provider.token(buyer))));
  const event = { idChatRoom: 1, sequence: 1 };
  const answers = await Promise.all(
    sockets.flatMap((socket) => Array.from({ length: 40 }, () => socket.emitWithAck('chat:read', event))),
  );
  const refusals = answers.filter((answer) => !answer.ok);
  expect(refusals.length).toBe(40);
  expect(refusals[0]).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  const other = await connected(await provider.token(sales));
  expect(await other.emitWithAck('chat:read', event)).toEqual({ ok: true });
});
