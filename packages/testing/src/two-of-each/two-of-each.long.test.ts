import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  addToCart,
  type ClientToServer,
  confirmEstimate,
  createEstimate,
  createOrderForm,
  getDeliveryDays,
  respondEstimate,
  type ServerToClient,
  SOCKET_NAMESPACE,
  type StoredFile,
  storeChatMessage,
  uploadFile,
} from '@vitis/contracts';
import { addDays, seoulDay } from '@vitis/domain';
import { did, howMany, LONG, LONG_TIMEOUT } from '@vitis/domain/test-support';
import { type ObjectStore, startObjectStore } from '@vitis/tooling/test/object-store';
import { io, type Socket } from 'socket.io-client';
import {
  type ProviderProcess,
  runCli,
  smallShop,
  spawnProvider,
  startTestProvider,
  type TestProvider,
} from '../test-provider.ts';
import { type Balancer, startBalancer } from './balancer.ts';
import { Caller } from './caller.ts';
import { type ServerProcess, spawnGateway } from './gateway-process.ts';
import { writeShellOnly } from './shell-only.ts';

/** Each deploys one of both kinds and kills another of both; an ordinary run, which starts four servers only, one each. */
const rounds = howMany(1, 50);
/** What is done between two of these. */
const commandsBetween = howMany(2, 40);
/** Seconds for which a server that is told to stop says "not ready" and serves on. */
const drainSeconds = '2';

/** Sessions outlive the longest run. */
const sessionHours = 24;

const buyer = 'buyer@vitis.test';
const sales = 'sales@vitis.test';

let folder: string;
let bucket: ObjectStore;
let shop: TestProvider;
let [toGateways, toProviders]: Balancer[] = [];
let gateways: ServerProcess[];
let providers: ProviderProcess[];
let environment: Record<string, string>;

async function startGateway(): Promise<ServerProcess> {
  const gateway = await spawnGateway({
    PROVIDER_URL: toProviders!.url,
    RELEASES_FOLDER: folder,
    ...environment,
  });
  toGateways!.add(gateway.url);
  return gateway;
}
async function startProvider(): Promise<ProviderProcess> {
  const provider = await spawnProvider({ PROVIDER_PORT: '0', ...environment });
  toProviders!.add(provider.url);
  return provider;
}

type How = 'stop' | 'kill';

async function endGateway(how: How): Promise<void> {
  const gateway = gateways.shift()!;
  await gateway[how]();
  toGateways!.remove(gateway.url);
}
async function endProvider(how: How): Promise<void> {
  const provider = providers.shift()!;
  await provider[how]();
  toProviders!.remove(provider.url);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitis-two-of-each-'));
  await writeShellOnly(folder);
  bucket = await startObjectStore();
  shop = await startTestProvider({ fill: smallShop, config: { sockets: 'postgres' } });
  await shop.pool.query('UPDATE products SET picture = NULL');
  await shop.pool.query('UPDATE stock SET qty = 1000000');
  environment = {
    DATABASE_URL: shop.databaseUrl,
    VITIS_DATA: folder,
    VITIS_TOKEN_SECRET: shop.tokenSecret,
    VITIS_FILES_STORE: `${bucket.url}/shop`,
    AWS_ACCESS_KEY_ID: 'key',
    AWS_SECRET_ACCESS_KEY: 'secret',
    AWS_REGION: 'eu-west-1',
    VITIS_UPLOADS_PER_DAY: '1000000',
    VITIS_DRAIN_SECONDS: drainSeconds,
  };
  [toGateways, toProviders] = [await startBalancer(), await startBalancer()];
  [providers, gateways] = await Promise.all([
    Promise.all([startProvider(), startProvider()]),
    Promise.all([startGateway(), startGateway()]),
  ]);
}, LONG_TIMEOUT);

afterAll(async () => {
  for (const server of [...(gateways ?? []), ...(providers ?? [])]) await server.kill();
  await toGateways?.close();
  await toProviders?.close();
  await shop?.close();
  await bucket?.close();
  await rm(folder, { recursive: true, force: true });
});

/** What was acknowledged, and therefore has to be there. */
const done = { orders: [] as string[], messages: [] as string[], files: new Map<number, string>() };
/** How many of the messages were said on the line. */
let said = 0;
const commands = () => done.orders.length + done.messages.length + done.files.size;

/** From the cart to the order, each step by whoever answers. */
async function order(buys: Caller, sells: Caller): Promise<void> {
  const asked = [{ idProduct: 4, qty: 6 }];
  await buys.call(addToCart, { body: { items: asked } });
  const { estimateNumber: number, version } = await buys.call(createEstimate, { body: { products: asked } });
  const priced = await sells.call(respondEstimate, {
    params: { number },
    version,
    body: {
      expiredDate: addDays(seoulDay(new Date()), 3),
      products: [{ idProduct: 4, qty: 6, unitPrice: 100 }],
    },
  });
  await buys.call(confirmEstimate, { params: { number }, version: priced.version });
  const shipping = {
    fullName: '김도윤',
    mobile: '01012345678',
    postalCode: '04400',
    address1: '서울',
    address2: '',
    message: '',
  };
  const { days } = await buys.call(getDeliveryDays, {});
  const dueDate = days[1]!;
  const made = await buys.call(createOrderForm, { body: { estimateNumber: number, dueDate, shipping } });
  done.orders.push(made.orderFormNumber);
}

let over = false;

const message = (clientId: string, text: string) => ({
  idChatRoom: 1,
  clientId,
  type: 'TEXT' as const,
  message: text,
});

/** Says something on a line that comes back by itself, until it is acknowledged. */
async function say(line: Socket<ServerToClient, ClientToServer>): Promise<void> {
  const clientId = crypto.randomUUID();
  while (!over) {
    const answer = await line
      .timeout(500)
      .emitWithAck('chat:send', message(clientId, '입고되었나요?'))
      .catch(() => null);
    if (!answer?.ok) continue;
    said += 1;
    return void done.messages.push(clientId);
  }
}

async function post(who: Caller): Promise<void> {
  const clientId = crypto.randomUUID();
  await who.call(storeChatMessage, { body: message(clientId, '네, 있습니다.') });
  done.messages.push(clientId);
}

async function upload(who: Caller): Promise<void> {
  const bytes = `%PDF-1.4\n${crypto.randomUUID()}`;
  const form = new FormData();
  form.append('file', new Blob([bytes]), 'a.pdf');
  const { id } = JSON.parse(await who.send(uploadFile.path, { method: 'POST', body: form })) as StoredFile;
  done.files.set(id, createHash('sha256').update(bytes).digest('hex'));
}

async function command(...args: string[]): Promise<{ code: number; said: string }> {
  const spoken: string[] = [];
  const spy = jest.spyOn(console, 'log').mockImplementation((line) => void spoken.push(String(line)));
  const code = await runCli(args, environment);
  spy.mockRestore();
  return { code, said: spoken.join('\n') };
}

test(
  'servers come and go under load: what is deployed refuses nobody, what is killed loses nothing that was acknowledged',
  async () => {
    const before = await command('check');
    const [buys, sells] = await Promise.all(
      [buyer, sales].map(async (email) => new Caller(toGateways!.url, await shop.token(email, sessionHours))),
    );
    const token = await shop.token(buyer, sessionHours);
    const line: Socket<ServerToClient, ClientToServer> = io(toGateways!.url + SOCKET_NAMESPACE, {
      auth: { token },
      transports: ['websocket'],
      reconnectionDelayMax: 200,
    });
    over = false;
    const works = [() => order(buys!, sells!), () => say(line), () => post(sells!), () => upload(buys!)];
    const load = Promise.all(
      works.map(async (work) => {
        while (!over) {
          await work();
          await new Promise((later) => setTimeout(later, 200));
        }
      }),
    );
    load.catch(() => undefined);
    const someMore = async (): Promise<void> => {
      const enough = commands() + commandsBetween * works.length;
      // Whoever fails ends the waiting.
      while (commands() < enough) await Promise.race([load, new Promise((later) => setTimeout(later, 20))]);
    };
    /** Waits until the line, which ended with the server that it led to, carries again. */
    const someSaid = async (): Promise<void> => {
      const [before, until] = [said, Date.now() + 30_000];
      while (said === before && Date.now() < until)
        await Promise.race([load, new Promise((later) => setTimeout(later, 20))]);
      expect(said).toBeGreaterThan(before);
    };
    const failures = () => [...buys!.failures, ...sells!.failures];

    try {
      for (let round = 0; round < rounds; round += 1) {
        await someMore();
        const unharmed = failures().length;
        await Promise.all([endProvider('stop'), ...(LONG ? [endGateway('stop')] : [])]);
        await someMore();
        // Who is deployed refuses nobody on its way out.
        expect(failures().slice(unharmed)).toEqual([]);
        if (LONG) {
          gateways.push(await startGateway());
          providers.push(await startProvider());
          await someMore();
          await endProvider('kill');
        }
        await endGateway('kill');
        await someMore();
        await someSaid();
        if (round + 1 < rounds) {
          gateways.push(await startGateway());
          providers.push(await startProvider());
        }
      }
    } finally {
      over = true;
      // What fails here leaves nobody asking on.
      const late = setTimeout(() => {
        for (const caller of [buys!, sells!]) caller.giveUp();
      }, 30_000);
      await load;
      clearTimeout(late);
      line.disconnect();
    }

    const { rows: orders } = await shop.pool.query('SELECT number FROM order_forms');
    expect(orders.map(({ number }) => number)).toEqual(expect.arrayContaining(done.orders));
    const { rows: messages } = await shop.pool.query('SELECT client_id FROM chat_messages WHERE room_id = 1');
    expect(messages.map(({ client_id: id }) => id)).toEqual(expect.arrayContaining(done.messages));
    const { rows: files } = await shop.pool.query('SELECT id, sha256 FROM files');
    const sums = new Map(files.map(({ id, sha256 }) => [id, sha256]));
    for (const [id, sha256] of done.files) expect(sums.get(id)).toBe(sha256);
    const compared = await command('files', 'compare');
    expect(compared.said).not.toMatch(/missing|different/);
    expect(await command('check')).toEqual(before);
    did({ rounds, orders: done.orders.length, messages: done.messages.length, uploads: done.files.size });
  },
  LONG_TIMEOUT,
);
