import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { TestProvider } from './test-provider.ts';

export interface ProviderProcess {
  url: string;
  /** As a power cut would end it. */
  kill(): Promise<void>;
}

/** Another provider on the database of a test's own, in a process of its own, with sockets joined. */
export async function startProviderProcess(beside: TestProvider, port = 0): Promise<ProviderProcess> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../server.ts')], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      PROVIDER_PORT: String(port),
      DATABASE_URL: beside.databaseUrl,
      VITIS_DATA: beside.dataFolder,
      VITIS_TOKEN_SECRET: beside.tokenSecret,
      VITIS_SOCKETS: 'postgres',
      VITIS_LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { address } = JSON.parse(await readyLine(child)) as { address: string };
  return {
    url: address,
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
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
