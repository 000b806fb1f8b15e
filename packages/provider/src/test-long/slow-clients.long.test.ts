import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { listProducts, uploadFile } from '@vitis/contracts';
import { did, howMany, LONG, LONG_TIMEOUT } from '@vitis/domain/test-support';
import { type ProviderProcess, spawnServer, startProviderProcess } from '../test-support/provider-process.ts';
import { smallShop } from '../test-support/small-shop.ts';
import { openSocket, whenConnected } from '../test-support/socket-client.ts';
import { startTestProvider, type TestProvider } from '../test-support/test-provider.ts';

const crowd = howMany(60, 500);
const seconds = howMany(14, Number(process.env.VITIS_SLOW_SECONDS ?? 300));
/** What a well-behaved visitor may wait in the crowd, by what it waits without. */
const MOST_RATIO = 3;
/** Milliseconds: what is over sooner nobody waits for, and one turn of a busy processor is as long. */
const UNNOTICED = 50;
/** The longest deadline of all is that of a connection between two requests. */
const LONGEST_LIFE = 80_000;
const MOST_GROWTH = 50 * 1024 * 1024;

let shop: TestProvider;
let provider: ProviderProcess;
let gateway: ProviderProcess;

beforeAll(async () => {
  shop = await startTestProvider({ fill: smallShop, config: { sockets: 'postgres' } });
  // The visitor uploads all the time; what a member may in a day is no part of this.
  provider = await startProviderProcess(shop, 0, { VITIS_UPLOADS_PER_DAY: '100000' });
  gateway = await spawnServer(join(import.meta.dirname, '../../../gateway/src/test/serve-small-shop.ts'), {
    PROVIDER_URL: provider.url,
  });
}, LONG_TIMEOUT);

afterAll(async () => {
  await gateway.kill();
  await provider.kill();
  await shop.close();
});

const memory = ({ pid }: ProviderProcess): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1024;

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');

/** Milliseconds of everything that a well-behaved visitor does meanwhile, by what it is. All of it must go well. */
async function visit(forSeconds: number, token: string): Promise<Record<string, number[]>> {
  const times: Record<string, number[]> = {};
  const timed = async (what: string, work: () => Promise<number>, right: number): Promise<void> => {
    const since = performance.now();
    expect([what, await work()]).toEqual([what, right]);
    times[what] = [...(times[what] ?? []), performance.now() - since];
  };
  const status = async (path: string, init?: RequestInit): Promise<number> => {
    const response = await fetch(gateway.url + path, init);
    await response.arrayBuffer();
    return response.status;
  };
  const until = Date.now() + forSeconds * 1_000;
  for (let round = 0; Date.now() < until; round += 1) {
    await timed('page', () => status(`/wines?page=${round % 20}`), 200);
    await timed('call', () => status(listProducts.path), 200);
    if (round % 20 === 0) {
      const body = new FormData();
      body.append('file', new Blob([PDF], { type: 'application/pdf' }), 'order.pdf');
      const headers = { authorization: `Bearer ${token}` };
      await timed('upload', () => status(uploadFile.path, { method: 'POST', body, headers }), 201);
    }
    if (round % 10 === 0)
      await timed(
        'socket',
        async () => {
          const socket = await whenConnected(openSocket(gateway.url, token));
          socket.disconnect();
          return 101;
        },
        101,
      );
    await sleep(50);
  }
  return times;
}

const p99 = (times: readonly number[] = []): number =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? 0;

test(
  'a crowd of slow clients keeps nobody waiting, lives no longer than it may, and leaves nothing behind',
  async () => {
    const [visitor, member] = [await shop.token('sales@vitis.test'), await shop.token('buyer@vitis.test')];
    // Only the long form compares times: the first calls of a server are slower than all others.
    if (LONG) await visit(10, visitor);
    const calm = await visit(howMany(1, Math.min(seconds, 60)), visitor);
    const before = { gateway: memory(gateway), provider: memory(provider) };

    const { port } = new URL(gateway.url);
    const attackers = spawn(
      process.execPath,
      [join(import.meta.dirname, 'slow-crowd.ts'), port, String(crowd), member],
      {
        stdio: ['pipe', 'pipe', 'inherit'],
      },
    );
    const said: string[] = [];
    attackers.stdout.on('data', (chunk) => said.push(String(chunk)));
    let most = { gateway: 0, provider: 0 };
    const looking = setInterval(() => {
      most = {
        gateway: Math.max(most.gateway, memory(gateway)),
        provider: Math.max(most.provider, memory(provider)),
      };
    }, 1_000);
    try {
      // Until all of them are there.
      await sleep(4_000);
      const crowded = await visit(seconds, visitor);
      clearInterval(looking);
      attackers.stdin.end();
      await once(attackers, 'close');
      const { longest, cuts } = JSON.parse(said.join('')) as Record<
        'longest' | 'cuts',
        Record<string, number>
      >;
      await visit(howMany(1, 15), visitor);
      const after = { gateway: memory(gateway), provider: memory(provider) };

      const figures: Record<string, number> = {};
      for (const what of Object.keys(calm)) {
        figures[`µs p99 of a ${what}`] = Math.round(p99(calm[what]) * 1_000);
        figures[`µs in the crowd, ${what}`] = Math.round(p99(crowded[what]) * 1_000);
      }
      const mega = (bytes: number) => Math.round(bytes / 1024 / 1024);
      for (const server of ['gateway', 'provider'] as const) {
        figures[`MB of the ${server} before`] = mega(before[server]);
        figures[`MB of the ${server} at most`] = mega(most[server]);
        figures[`MB of the ${server} after`] = mega(after[server]);
      }
      did(figures);
      if (LONG) {
        did(longest);
        did(cuts);
      }

      for (const [kind, life] of Object.entries(longest))
        expect([kind, life < LONGEST_LIFE]).toEqual([kind, true]);
      // Each visit has seen to it that everything was answered, and rightly.
      if (!LONG) return;
      for (const [what, times] of Object.entries(crowded))
        expect([what, p99(times) <= Math.max(UNNOTICED, MOST_RATIO * p99(calm[what]))]).toEqual([what, true]);
      for (const server of ['gateway', 'provider'] as const)
        expect([server, most[server] - before[server] < MOST_GROWTH]).toEqual([server, true]);
    } finally {
      clearInterval(looking);
      attackers.kill();
    }
  },
  LONG_TIMEOUT,
);
