// A thread of attackers: their own loop, so that what they cost themselves is no wait of a visitor.
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { Agent, FormData, request } from 'undici';
import { ATTACKERS_LINE, type Attack, type Flood, type HeldConnections } from './attacks.ts';
import { plainPicture } from './plain-picture.ts';

/** What a thread attacks with until it is told to end. */
export interface AttackOrder {
  attack: Attack;
  /** `127.0.0.1:3000` */
  host: string;
  /** Another one for each attack: none begins with the limits of the one before. */
  address: string;
  connections: number;
  tokens: Record<'buyer' | 'driver', string>;
  /** A wine in the buyer's cart. */
  idProduct: number;
}

/** What became of it. */
export interface AttackReport {
  /** Connections that the server ended, or requests that it answered, by status. */
  outcomes: Record<string, number>;
}

const DRIP_MS = 3_000;
/** Until an attacker who was cut comes again: 500 of them are as many new connections a second. */
const AGAIN_MS = 1_000;
const PICTURE_SIDE = 7_000;

const order = workerData as AttackOrder;
const outcomes: Record<string, number> = {};
const count = (what: string) => {
  outcomes[what] = (outcomes[what] ?? 0) + 1;
};
let ended = false;

/** Opens connections, and opens anew what the server ends. */
function hold({ begin, drip, deaf }: HeldConnections): () => void {
  const [host = '', port = ''] = order.host.split(':');
  const named = `${order.host}\r\nX-Forwarded-For: ${order.address}`;
  const text = begin.replaceAll('{host}', named).replaceAll('{token}', order.tokens.driver);
  const open = new Set<Socket>();
  const one = () => {
    const socket = connect({ host, port: Number(port), localAddress: ATTACKERS_LINE });
    open.add(socket);
    socket.setNoDelay(true);
    socket.on('connect', () => socket.write(text, 'latin1'));
    if (deaf) socket.pause();
    else socket.resume();
    socket.on('error', () => {});
    socket.on('close', () => {
      open.delete(socket);
      count('ended by the server');
      // An attacker comes back, but needs a moment for it, too.
      if (!ended) setTimeout(one, AGAIN_MS);
    });
  };
  for (let number = 0; number < order.connections; number += 1) setTimeout(one, number);
  const timer = setInterval(() => {
    if (drip === undefined) return;
    for (const socket of open) if (socket.writable) socket.write(drip);
  }, DRIP_MS);
  return () => {
    clearInterval(timer);
    for (const socket of open) socket.destroy();
  };
}

function bodyOf(flood: Flood, number: number, picture: Blob): { body?: string | FormData } {
  if (flood.body === 'picture') {
    const form = new FormData();
    form.append('file', picture, 'large.png');
    return { body: form };
  }
  if (flood.body !== 'json') return {};
  const json =
    flood.json === 'cart' ? { items: [{ idProduct: order.idProduct, qty: 1 + (number % 5) }] } : flood.json;
  return { body: JSON.stringify(json).replace('{n}', String(number)) };
}

async function flood(what: Flood): Promise<void> {
  const dispatcher = new Agent({ connections: what.atOnce, localAddress: ATTACKERS_LINE });
  const picture = new Blob(what.body === 'picture' ? [plainPicture(PICTURE_SIDE, PICTURE_SIDE)] : []);
  let running = 0;
  for (let number = 0; !ended; number += 1) {
    await sleep(1000 / what.ratePerSecond);
    if (running >= what.atOnce) continue;
    running += 1;
    request(`http://${order.host}${what.path.replace('{n}', String(number))}`, {
      method: what.method as 'GET',
      dispatcher,
      headersTimeout: 60_000,
      headers: {
        'x-forwarded-for': order.address,
        ...(what.member ? { authorization: `Bearer ${order.tokens[what.member]}` } : {}),
        ...(what.body === 'json' ? { 'content-type': 'application/json' } : {}),
        'idempotency-key': crypto.randomUUID(),
      },
      ...bodyOf(what, number, picture),
    })
      .then(async ({ statusCode, body }) => {
        count(String(statusCode));
        await body.dump();
      })
      .catch(() => count('no answer'))
      .finally(() => {
        running -= 1;
      });
  }
  await dispatcher.destroy();
}

const stop = order.attack.kind === 'held' ? hold(order.attack) : void flood(order.attack);
parentPort?.once('message', () => {
  ended = true;
  stop?.();
  parentPort?.postMessage({ outcomes } satisfies AttackReport);
});
