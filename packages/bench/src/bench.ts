import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { PlainError } from '@vitis/tooling/plain-error';
import { freePorts } from '@vitis/tooling/processes/ports';
import type { ProcessSupervisor } from '@vitis/tooling/processes/process-supervisor';
import { type ProductSettings, startProvider } from '@vitis/tooling/processes/product';
import type { Row } from './rows.ts';

/** What every section works with. */
export interface Bench {
  supervisor: ProcessSupervisor;
  /** Aborted when the command is to stop. */
  signal: AbortSignal;
  /** Temporary; removed in the end. */
  folder: string;
  logs: string;
  say: (line: string) => void;
}

/** What a section found: its rows, text for the reader, and all that was measured. */
export interface Finding {
  rows: Row[];
  /** Markdown below the table. */
  notes: string[];
  raw: unknown;
}

const worker = 'packages/bench/src/build-worker.ts';

/**
 * Builds into `<folder>/<name>/releases`; what this run has built there already is taken as it is.
 *
 * @param args `parts`, `parts <part>…` or `one`
 * @returns the folder of the releases
 * @throws PlainError when something does not build
 */
export async function build(
  { supervisor, folder, logs }: Bench,
  name: string,
  args: string[],
): Promise<string> {
  const target = resolve(folder, name);
  const releases = resolve(target, 'releases');
  if (existsSync(resolve(releases, 'registry.json'))) return releases;
  const log = resolve(logs, `build-${name}.log`);
  const code = await supervisor.run({
    name: `The build of ${name}`,
    args: [worker, target, ...args],
    logFile: log,
    show: 'none',
  });
  if (code !== 0) throw new PlainError(`${name} does not build; see ${log}.`);
  return releases;
}

/**
 * Settings of a product of its own: free ports, a data folder in the temporary one, as it would run in production.
 * A database that the environment names is left alone.
 */
export async function ownProduct({ folder, logs, signal }: Bench, data: string): Promise<ProductSettings> {
  const [gatewayPort = 0, providerPort = 0] = await freePorts(2);
  return {
    gatewayPort,
    providerPort,
    logs: resolve(logs, data),
    signal,
    env: { NODE_ENV: 'production', DATABASE_URL: '', VITIS_DATA: resolve(folder, data) },
  };
}

/**
 * Fills a database of its own and starts the provider on it.
 *
 * @param seed words for `seed`, for example `--products 10000`
 * @param env added to the provider's environment
 */
export async function startSeeded(
  bench: Bench,
  settings: ProductSettings,
  seed: string[],
  env: NodeJS.ProcessEnv = {},
) {
  const { supervisor, say } = bench;
  say(`Filling a database${seed.length > 0 ? ` (${seed.join(' ')})` : ''}.`);
  const log = resolve(settings.logs, 'seed.log');
  const code = await supervisor.run({
    name: 'The seed',
    args: ['packages/provider/src/cli.ts', 'seed', ...seed],
    env: { ...settings.env, PROVIDER_PORT: String(settings.providerPort) },
    logFile: log,
    show: 'none',
  });
  if (code !== 0) throw new PlainError(`The database was not filled; see ${log}.`);
  const member = await startProvider(supervisor, { ...settings, env: { ...settings.env, ...env } });
  return { member, url: `http://127.0.0.1:${settings.providerPort}` };
}
