import { resolve } from 'node:path';
import { PlainError } from '@vitis/tooling/plain-error';
import { freePorts } from '@vitis/tooling/processes/ports';
import { waitUntilReady } from '@vitis/tooling/processes/readiness';
import { type Bench, type Finding, ownProduct, startSeeded } from './bench.ts';
import { databaseIn, makeRooms } from './chat-accounts.ts';
import { type ChatCrowd, startCrowd } from './chat-crowd.ts';
import { echoToken } from './chat-echo.ts';
import type { ChatRoom } from './chat-members.ts';
import type { Row } from './rows.ts';
import { endsOfBlocks, spreadOfBlocks } from './statistics.ts';

export interface ChatLoad {
  /** Rooms of two. */
  rooms: number;
  /** Sockets of each member. */
  devices: number;
  /** Messages a second, in all rooms together. */
  ratePerSecond: number;
  blockSeconds: number;
  rounds: number;
}

/** A thousand sockets: 500 people with a telephone and a desk each. */
const LOAD: ChatLoad = { rooms: 250, devices: 2, ratePerSecond: 200, blockSeconds: 10, rounds: 4 };
const THREADS = 2;
const AIM_P99 = 4;
const READY_LIMIT = 30_000;

const echoServer = 'packages/bench/src/chat-echo-server.ts';

/** Milliseconds per message, a list per block. */
interface Times {
  provider: number[][];
  echo: number[][];
}

async function startEchoServer({ supervisor, logs, signal }: Bench) {
  const [port = 0] = await freePorts(1);
  const logFile = resolve(logs, 'chat-echo.log');
  const member = await supervisor.start({
    name: 'The echo server',
    args: [echoServer, String(port)],
    logFile,
    show: 'errors',
  });
  const url = `http://127.0.0.1:${port}`;
  if ((await waitUntilReady(url, READY_LIMIT, signal)) !== 200)
    throw new PlainError(`The echo server does not answer; see ${logFile}.`);
  return { member, url };
}

/** A block at the provider, a block at the echo server, and so on; a first block of each is not counted. */
async function interleave(crowd: ChatCrowd, load: ChatLoad): Promise<Times> {
  const times: Times = { provider: [], echo: [] };
  for (let round = 0; round <= load.rounds; round += 1) {
    for (const server of ['provider', 'echo'] as const) {
      const block = await crowd.talk(server, load.ratePerSecond, load.blockSeconds);
      if (round > 0) times[server].push(block);
    }
  }
  return times;
}

export function chatRows(times: Times): Row[] {
  return (['p50', 'p99'] as const).map((key) => {
    const share = key === 'p50' ? 0.5 : 0.99;
    return {
      section: 'chat',
      what: `a message, sent to received: ${key}`,
      unit: 'ms',
      measured: spreadOfBlocks(times.provider, share),
      reference: { name: 'bare socket.io', value: spreadOfBlocks(times.echo, share) },
      ...(key === 'p99' ? { aim: { of: 'ratio', most: AIM_P99 } } : {}),
    };
  });
}

/** Delivery of chat messages by the provider, and by a server that does nothing but pass them on. */
export async function measureChatSection(bench: Bench, load: ChatLoad = LOAD): Promise<Finding> {
  const settings = await ownProduct(bench, 'chat');
  const provider = await startSeeded(bench, settings, [], {
    // All clients come from one address.
    VITIS_REQUESTS_PER_MINUTE: '1000000',
  });
  const echo = await startEchoServer(bench);
  const crowd = startCrowd(THREADS, bench.signal);
  try {
    const sockets = load.rooms * 2 * load.devices;
    bench.say(`Signing ${load.rooms * 2} people in.`);
    const data = resolve(bench.folder, 'chat');
    const rooms = await makeRooms(provider.url, databaseIn(data), load.rooms);
    const echoed = rooms.map(({ id }): ChatRoom => ({ id, tokens: [echoToken(id, 0), echoToken(id, 1)] }));
    bench.say(
      `Opening ${sockets} sockets at each server, and talking: ${load.ratePerSecond} messages a second.`,
    );
    await crowd.open('provider', { url: provider.url, rooms, devices: load.devices });
    await crowd.open('echo', { url: echo.url, rooms: echoed, devices: load.devices });
    const times = await interleave(crowd, load);
    return {
      rows: chatRows(times),
      notes: [
        `${sockets.toLocaleString('en-US')} sockets at each server, ${load.devices} for each of ${load.rooms * 2} members of ` +
          `${load.rooms} rooms; ${load.ratePerSecond} messages a second, ${load.rounds} blocks of ${load.blockSeconds} s ` +
          'each in turn. A message has arrived when every socket of the other member has it.',
      ],
      raw: { provider: endsOfBlocks(times.provider), echo: endsOfBlocks(times.echo) },
    };
  } finally {
    await crowd.close();
    await echo.member.stop();
    await provider.member.stop();
  }
}
