import { resolve } from 'node:path';
import { takeLock } from '../../../../tools/lock.mjs';
import { PlainError } from '../../../../tools/plain-error.mjs';
import { ROOT } from '../workspace.ts';
import { compileCache } from './compile-cache.ts';
import { freePorts } from './ports.ts';
import type { ManagedProcess, ProcessSupervisor } from './process-supervisor.ts';
import { waitUntilReady } from './readiness.ts';
import { dim } from './terminal.ts';

/** Programs that are healthy are ready within seconds; a slow machine gets a minute. */
const readyLimit = 60_000;
/** Compiling everything for the first time takes half a minute; a busy machine gets time. */
const compileLimit = 900_000;

export interface ProductSettings {
  gatewayPort: number;
  providerPort: number;
  /** Folder of the log files. */
  logs: string;
  /** Added to the environment of the provider and the gateway. */
  env?: NodeJS.ProcessEnv;
  /** The provider or the gateway may end by itself without failing the whole command. */
  mayEnd?: boolean;
  signal: AbortSignal;
}

export interface Product {
  url: string;
  providerUrl: string;
  provider: ManagedProcess;
  gateway: ManagedProcess;
}

const providerFile = 'packages/provider/src/server.ts';
/**
 * A young generation of 8 MB for half as many collections (server.ts keeps it from growing), and one thread that looks for
 * garbage: on a single processor, V8's usual four leave a fifth of it to the one that answers calls (decision 0085).
 */
export const providerFlags = ['--min-semi-space-size=8', '--v8-pool-size=1'];
/**
 * The C library keeps what was freed up to a threshold, which it raises by itself to twice the largest block that was ever given
 * back: after a large catalogue was read, tens of megabytes. A fixed one does not rise (decision 0091).
 */
export const sparingMalloc = { MALLOC_TRIM_THRESHOLD_: '131072' };
const gatewayFile = 'packages/gateway/src/server.ts';

const urlOf = (port: number) => `http://127.0.0.1:${port}`;

const providerEnv = ({ providerPort, env }: ProductSettings): NodeJS.ProcessEnv => ({
  ...compileCache,
  ...env,
  PROVIDER_PORT: String(providerPort),
});

const gatewayEnv = ({ gatewayPort, providerPort, env }: ProductSettings): NodeJS.ProcessEnv => ({
  ...compileCache,
  ...env,
  GATEWAY_PORT: String(gatewayPort),
  PROVIDER_URL: urlOf(providerPort),
});

/**
 * Builds every part, or those that are named, whose sources changed; one build at a time on a checkout.
 *
 * @throws PlainError when a part does not build
 */
export async function buildProduct(
  supervisor: ProcessSupervisor,
  logs: string,
  signal: AbortSignal,
  parts: readonly string[] = [],
): Promise<void> {
  console.log(dim('Building what changed.'));
  const lock = await takeLock(resolve(ROOT, '.data/build.lock'), {
    signal,
    onWait: ({ pid }) => console.log(`Another command (process ${pid}) is building; waiting for it.`),
  });
  try {
    const code = await supervisor.run({
      name: 'The build',
      args: ['packages/tooling/src/commands/build.ts', ...parts],
      logFile: resolve(logs, 'build.log'),
      show: 'all',
    });
    if (code !== 0) throw new PlainError('The parts do not build; the lines above say why.');
  } finally {
    lock?.release();
  }
}

/**
 * Fills the database with the demonstration's data where it is empty.
 *
 * @throws PlainError when the database cannot be filled
 */
export async function seedProvider(supervisor: ProcessSupervisor, settings: ProductSettings): Promise<void> {
  console.log(dim('Looking after the database; the first time it is filled, and its pictures are drawn.'));
  const code = await supervisor.run({
    name: 'The seed',
    args: ['packages/provider/src/cli.ts', 'seed'],
    env: providerEnv(settings),
    logFile: resolve(settings.logs, 'seed.log'),
    show: 'all',
  });
  if (code !== 0) throw new PlainError('The database was not filled; the lines above say why.');
}

/** Waits until a program is ready; one that is not is ended. */
async function requireReady(
  member: ManagedProcess,
  url: string,
  log: string,
  signal: AbortSignal,
  limit = readyLimit,
  path = '/health/ready',
): Promise<void> {
  const health = url + path;
  const stopWaiting = new AbortController();
  const answered = waitUntilReady(health, limit, AbortSignal.any([signal, stopWaiting.signal]));
  answered.catch(() => {});
  try {
    const outcome = await Promise.race([answered, member.failed]);
    if (outcome instanceof PlainError) throw outcome;
    if (outcome === 200) return;
    const what = outcome === null ? 'does not answer' : `answers ${outcome}`;
    const seconds = limit / 1000;
    await member.stop();
    throw new PlainError(`${member.name} is not ready after ${seconds} s: ${health} ${what}. See ${log}.`);
  } finally {
    stopWaiting.abort();
  }
}

export async function startProvider(
  supervisor: ProcessSupervisor,
  settings: ProductSettings,
): Promise<ManagedProcess> {
  const logFile = resolve(settings.logs, 'provider.log');
  const member = await supervisor.start({
    name: 'The API server',
    args: [...providerFlags, providerFile],
    env: { ...sparingMalloc, ...providerEnv(settings) },
    logFile,
    show: 'errors',
    mayEnd: settings.mayEnd,
  });
  await requireReady(member, urlOf(settings.providerPort), logFile, settings.signal);
  return member;
}

/** What compiles parts while pages are open. */
export interface Development {
  /** Where the gateway finds it. */
  url: string;
  /** Resolves when every part has been compiled once, or has been found not to compile. */
  compiled(): Promise<void>;
}

/** Starts to compile parts, and goes on at every change. Something else can be done meanwhile. */
export async function startDevelopment(
  supervisor: ProcessSupervisor,
  { logs, signal }: Pick<ProductSettings, 'logs' | 'signal'>,
  parts: readonly string[],
): Promise<Development> {
  const [port = 0] = await freePorts(1);
  const logFile = resolve(logs, 'develop.log');
  const member = await supervisor.start({
    name: 'The compiler',
    args: ['packages/tooling/src/commands/develop.ts', '--port', String(port), ...parts],
    // Where a source is wrong is what matters; the compiler's own calls would take seconds to be written down.
    env: { ...compileCache, RUST_LIB_BACKTRACE: '0' },
    logFile,
    show: 'all',
  });
  const url = urlOf(port);
  return { url, compiled: () => requireReady(member, url, logFile, signal, compileLimit, '/registry') };
}

export async function startGateway(
  supervisor: ProcessSupervisor,
  settings: ProductSettings,
): Promise<ManagedProcess> {
  const logFile = resolve(settings.logs, 'gateway.log');
  const member = await supervisor.start({
    name: 'The web server',
    args: [gatewayFile],
    env: gatewayEnv(settings),
    logFile,
    show: 'errors',
    mayEnd: settings.mayEnd,
  });
  await requireReady(member, urlOf(settings.gatewayPort), logFile, settings.signal);
  return member;
}

/**
 * Starts the provider (with a PostgreSQL of its own unless DATABASE_URL names one) and the gateway, and waits until
 * both say that they are ready.
 *
 * @throws PlainError when one of them dies or is not ready within a minute
 */
export async function startProduct(
  supervisor: ProcessSupervisor,
  settings: ProductSettings,
): Promise<Product> {
  console.log(dim('Starting the servers.'));
  const provider = await startProvider(supervisor, settings);
  const gateway = await startGateway(supervisor, settings);
  return { url: urlOf(settings.gatewayPort), providerUrl: urlOf(settings.providerPort), provider, gateway };
}
