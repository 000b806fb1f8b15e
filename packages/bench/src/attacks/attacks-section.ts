import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { addToCart, getChatManager, listProducts, login, type SuccessOf } from '@vitis/contracts';
import { PlainError } from '@vitis/tooling/plain-error';
import { startGateway } from '@vitis/tooling/processes/product';
import { ROOT } from '@vitis/tooling/workspace';
import { type Bench, build, type Finding, ownProduct, startSeeded } from '../bench.ts';
import { residentMegabytesOf } from '../memory-section.ts';
import type { Row } from '../rows.ts';
import { exactly, percentile } from '../statistics.ts';
import type { AttackOrder, AttackReport } from './attack-worker.ts';
import { ATTACKS, type Attack } from './attacks.ts';
import { ERRANDS, openVisitor, type Times, type Visitor } from './visitor.ts';

const CONNECTIONS = 500;
const SECONDS = 12;
/** Until an attack is whole. */
const SETTLE_MS = 3_000;
/** Seconds that the shop gets to be as it was before the next attack; what it still does then is said to be its own. */
const RECOVERY_SECONDS = 60;
/** Of what an errand took before: a shop that has recovered is about as quick as that. */
const RECOVERED_RATIO = 5;
const AIM_RATIO = 3;
const AIM_GROWTH_MB = 50;
/** Of every account of the demonstration. */
const PASSWORD = 'Vitis!2026';

const worker = resolve(ROOT, 'packages/bench/src/attacks/attack-worker.ts');

interface Caller {
  url: string;
  token?: string;
}

async function call<Body>(
  { url, token }: Caller,
  method: string,
  path: string,
  body?: object,
): Promise<Body> {
  const answer = await fetch(url + path, {
    method,
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(60_000),
  });
  if (!answer.ok) throw new PlainError(`${method} ${path} answers ${answer.status}`);
  return (await answer.json()) as Body;
}

async function signIn(url: string, email: string): Promise<string> {
  const session = await call<SuccessOf<typeof login>>({ url }, login.method, login.path, {
    email,
    password: PASSWORD,
  });
  return session.accessToken;
}

/** One attack, with the same visit before it and while it lasts. */
interface Measured {
  attack: Attack;
  undisturbed: Times;
  attacked: Times;
  outcomes: AttackReport['outcomes'];
  /** Megabytes that each server holds at the end of the attack, more than before it. */
  growth: number[];
}

const slowest = (times: Times): number => Math.max(...ERRANDS.flatMap((errand) => times[errand]));

/** Waits until errands take about as long as they did. */
async function untilRecovered(visitor: Visitor, before: Times, signal: AbortSignal): Promise<void> {
  for (let second = 0; second < RECOVERY_SECONDS; second += 1) {
    if (slowest(await visitor.visit(1, signal)) <= RECOVERED_RATIO * slowest(before)) return;
  }
}

async function measure(
  order: AttackOrder,
  visitor: Visitor,
  pids: readonly number[],
  { signal, say }: Pick<Bench, 'signal' | 'say'>,
): Promise<Measured> {
  const { attack } = order;
  const undisturbed = await visitor.visit(SECONDS, signal);
  const before = pids.map(residentMegabytesOf);
  say(`Attacking: ${attack.name}.`);
  const attacker = new Worker(worker, { workerData: order });
  try {
    await sleep(SETTLE_MS, undefined, { signal });
    const attacked = await visitor.visit(SECONDS, signal);
    const growth = pids.map((pid, server) => residentMegabytesOf(pid) - (before[server] ?? 0));
    const reported = once(attacker, 'message', { signal }) as Promise<[AttackReport]>;
    attacker.postMessage('end');
    const [{ outcomes }] = await reported;
    return { attack, undisturbed, attacked, outcomes, growth };
  } finally {
    await attacker.terminate();
    await untilRecovered(visitor, undisturbed, signal);
  }
}

/**
 * Each attack against all undisturbed visits of the run: the slowest of the sixty pages of one visit says more about the
 * machine at that moment than about the shop.
 */
function rowsOf(measured: readonly Measured[]): Row[] {
  const undisturbed = (errand: keyof Times) => measured.flatMap((each) => each.undisturbed[errand]);
  return measured.flatMap(({ attack, attacked }) =>
    ERRANDS.map((errand) => ({
      section: 'attacks',
      what: `${attack.name}: ${errand}, p99`,
      unit: 'ms',
      measured: exactly(percentile(attacked[errand], 0.99)),
      reference: { name: 'undisturbed', value: exactly(percentile(undisturbed(errand), 0.99)) },
      aim: { of: 'ratio', most: AIM_RATIO },
    })),
  );
}

/** What connections that are only held cost in memory, at the most. */
const growthRow = (name: string, server: number, measured: readonly Measured[]): Row => ({
  section: 'attacks',
  what: `${name}: memory that held connections take`,
  unit: 'MB',
  measured: exactly(
    Math.max(
      ...measured
        .filter(({ attack }) => attack.kind === 'held')
        .map(({ growth }) => Math.max(0, growth[server] ?? 0)),
    ),
  ),
  aim: { of: 'measured', most: AIM_GROWTH_MB },
});

/** What a member feels of page, call, upload and socket while somebody else attacks, against the same undisturbed. */
export async function measureAttacksSection(bench: Bench): Promise<Finding> {
  const { supervisor, signal, say } = bench;
  const releases = await build(bench, 'parts', ['parts']);
  const own = await ownProduct(bench, 'attacked');
  // The visitor uploads all the time; what it may in a day is no part of this.
  const settings = { ...own, env: { ...own.env, VITIS_UPLOADS_PER_DAY: '100000' } };
  const provider = await startSeeded(bench, settings, []);
  const gateway = await startGateway(supervisor, {
    ...settings,
    env: { ...settings.env, RELEASES_FOLDER: releases },
  });
  const url = `http://127.0.0.1:${settings.gatewayPort}`;
  try {
    const [visiting, buyer, driver] = await Promise.all(
      ['buyer2@vitis.test', 'buyer@vitis.test', 'driver@vitis.test'].map((email) => signIn(url, email)),
    );
    if (!visiting || !buyer || !driver)
      throw new PlainError('The accounts of the demonstration cannot sign in.');
    const wines = await call<SuccessOf<typeof listProducts>>({ url }, 'GET', `${listProducts.path}?size=100`);
    const idProduct = wines._embedded.items.find(({ availability }) => availability === 'IN_STOCK')?.id ?? 0;
    await call({ url, token: buyer }, addToCart.method, addToCart.path, { items: [{ idProduct, qty: 1 }] });
    const { idChatRoom } = await call<SuccessOf<typeof getChatManager>>(
      { url, token: visiting },
      'GET',
      getChatManager.path,
    );
    const visitor = await openVisitor(url, { token: visiting, idChatRoom });
    // What runs for the first time is no measure of anything.
    await visitor.visit(5, signal);
    const pids = [gateway.pid, provider.member.pid];
    const measured: Measured[] = [];
    try {
      for (const [number, attack] of ATTACKS.entries()) {
        const order = {
          attack,
          host: `127.0.0.1:${settings.gatewayPort}`,
          address: `203.0.113.${66 + number}`,
          connections: CONNECTIONS,
          tokens: { buyer, driver },
          idProduct,
        };
        measured.push(await measure(order, visitor, pids, { signal, say }));
      }
    } finally {
      await visitor.close();
    }
    return {
      rows: [...rowsOf(measured), growthRow('gateway', 0, measured), growthRow('provider', 1, measured)],
      notes: [
        `Each attack for ${SECONDS} s, after the same visit undisturbed, of which all together are the reference: 5 pages, 10 calls, 5 socket events and one upload a second. ` +
          `What is held open is ${CONNECTIONS} connections, opened anew a second after the server ended them. What fails counts as given up.`,
      ],
      raw: measured.map(({ attack, ...found }) => ({ attack: attack.name, ...found })),
    };
  } finally {
    await gateway.stop();
    await provider.member.stop();
  }
}
