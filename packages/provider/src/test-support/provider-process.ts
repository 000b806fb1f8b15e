import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { TestProvider } from './test-provider.ts';

export interface ProviderProcess {
  url: string;
  pid: number;
  /** As a power cut would end it. */
  kill(): Promise<void>;
  /** As an operator ends it: open calls finish. Answers its exit code. */
  stop(): Promise<number | null>;
}

/** Another provider on the database of a test's own, in a process of its own, with sockets joined. */
export async function startProviderProcess(
  beside: TestProvider,
  port = 0,
  more: Record<string, string> = {},
): Promise<ProviderProcess> {
  return spawnProvider({
    PROVIDER_PORT: String(port),
    DATABASE_URL: beside.databaseUrl,
    VITIS_DATA: beside.dataFolder,
    VITIS_TOKEN_SECRET: beside.tokenSecret,
    VITIS_SOCKETS: 'postgres',
    ...more,
  });
}

/** A provider in a process of its own, as operators start it. Settles when it serves. */
export const spawnProvider = (environment: Record<string, string>): Promise<ProviderProcess> =>
  spawnServer(join(import.meta.dirname, '../server.ts'), environment);

/** The same for any server that says in one line that it is ready, and where. */
export async function spawnServer(
  file: string,
  environment: Record<string, string>,
): Promise<ProviderProcess> {
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, NODE_ENV: 'test', VITIS_LOG_LEVEL: 'error', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
    return child.exitCode;
  };
  const { address } = JSON.parse(await readyLine(child)) as { address: string };
  return {
    url: address,
    pid: child.pid ?? 0,
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  };
}

function readyLine(child: ChildProcess): Promise<string> {
  return new Promise((done, fail) => {
    let text = '';
    const hear = (chunk: unknown) => {
      text += String(chunk);
      const line = text.split('\n').find((each) => each.includes('"ready"') && each.endsWith('}'));
      if (line !== undefined) done(line);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', (code) => fail(new Error(`the provider ended with ${code}: ${text}`)));
  });
}
