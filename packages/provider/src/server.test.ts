import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let dataFolder: string;
let processes: ChildProcess[];

beforeEach(async () => {
  processes = [];
  dataFolder = await mkdtemp(join(tmpdir(), 'vitis-server-'));
  await chmod(dataFolder, 0o755);
});

afterEach(async () => {
  for (const child of processes) if (child.exitCode === null) child.kill('SIGKILL');
  await rm(dataFolder, { recursive: true, force: true });
});

interface Started {
  child: ChildProcess;
  output: () => string;
  line(pattern: RegExp): Promise<string>;
}

function start(environment: Record<string, string> = {}): Started {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'server.ts')], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PROVIDER_PORT: '0',
      VITIS_DATA: dataFolder,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  processes.push(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += String(chunk)));
  const line = async (pattern: RegExp): Promise<string> => {
    for (;;) {
      const found = text.split('\n').find((each) => pattern.test(each));
      if (found !== undefined) return found;
      if (child.exitCode !== null) throw new Error(`ended with ${child.exitCode}: ${text}`);
      await new Promise((done) => setTimeout(done, 20));
    }
  };
  return { child, output: () => text, line };
}

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );
const serverRuns = () => isThere(join(dataFolder, 'postgres', 'data', 'postmaster.pid'));

test('says in one line that it is ready, and takes its database with it when it is asked to stop', async () => {
  const { child, line } = start();
  const ready = JSON.parse(await line(/"ready"/)) as { address: string; service: string; pid: number };
  expect(ready).toMatchObject({ service: 'provider', pid: child.pid });
  expect((await fetch(`${ready.address}/health/ready`)).status).toBe(200);
  expect((await fetch(`${ready.address}/dev/mailbox`)).status).toBe(404);
  expect(await serverRuns()).toBe(true);

  const slow = fetch(`${ready.address}/api/v1/wines/kinds`);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
  await slow.catch(() => undefined);
  expect(await serverRuns()).toBe(false);
});

test('asked to stop while it starts, it leaves no database behind', async () => {
  const { child } = start();
  while (!(await isThere(join(dataFolder, 'postgres', 'users'))))
    await new Promise((done) => setTimeout(done, 5));
  child.kill('SIGINT');
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(await serverRuns()).toBe(false);
});

test('a port that is taken is told, and ends it', async () => {
  const taken = createServer();
  await new Promise<void>((done) => taken.listen(0, '127.0.0.1', done));
  const { port } = taken.address() as { port: number };
  const { child, output } = start({ PROVIDER_PORT: String(port) });
  expect(await once(child, 'exit')).toEqual([1, null]);
  expect(output()).toContain('EADDRINUSE');
  expect(await serverRuns()).toBe(false);
  taken.close();
});

test('a setting that is wrong is named before anything is started', async () => {
  const { child, output } = start({ VITIS_TOKEN_SECRET: 'short' });
  expect(await once(child, 'exit')).toEqual([1, null]);
  expect(output()).toContain('VITIS_TOKEN_SECRET: must have at least 32 characters');
  expect(await isThere(join(dataFolder, 'postgres'))).toBe(false);
});
