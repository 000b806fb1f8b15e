import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { identify, isAlive } from '../../../../tools/process-identity.mjs';
import { type ProcessGroup, startGroup } from './process-group.ts';

// Programs are started: a loaded machine may take its time.
jest.setTimeout(30_000);

let folder: string;
const started: ProcessGroup[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'process-group-'));
});

afterEach(() => {
  for (const group of started.splice(0)) group.kill();
  rmSync(folder, { recursive: true });
});

/** Runs a script and waits for its first line. */
async function start(script: string, graceMilliseconds?: number) {
  const file = join(folder, 'script.ts');
  writeFileSync(file, script);
  const lines: string[] = [];
  const first = Promise.withResolvers<string>();
  const group = await startGroup({
    args: [file],
    graceMilliseconds,
    onLine(line) {
      lines.push(line);
      first.resolve(line);
    },
  });
  started.push(group);
  void group.ended.then(() => first.reject(new Error(`ended:\n${lines.join('\n')}`)));
  return { group, lines, first: await first.promise };
}

async function untilGone(pid: number) {
  const process_ = identify(pid);
  while (isAlive(process_)) await new Promise((settle) => setTimeout(settle, 20));
}

const waits = 'setInterval(() => {}, 1000);';
const startsAnother = `
  import { spawn } from 'node:child_process';
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  console.log(other.pid);
`;

test('gives the lines of both streams, and the exit code', async () => {
  const { group, lines } = await start(
    "console.log('one'); console.error('two'); process.stdout.write('three'); process.exitCode = 3;",
  );
  expect(await group.ended).toEqual({ code: 3, signal: null });
  expect(lines.sort()).toEqual(['one', 'three', 'two']);
});

test('a program that cannot be started is an error', async () => {
  await expect(startGroup({ program: join(folder, 'nothing'), args: [], onLine() {} })).rejects.toThrow(
    'ENOENT',
  );
});

test('asks a program to end, and lets it end in order', async () => {
  const { group, lines } = await start(
    `process.on('SIGTERM', () => setTimeout(() => { console.log('saved'); process.exit(0); }, 50)); console.log('up'); ${waits}`,
  );
  await group.stop();
  expect(await group.ended).toEqual({ code: 0, signal: null });
  expect(lines).toEqual(['up', 'saved']);
});

test('kills a program that will not end', async () => {
  const { group } = await start(
    `process.on('SIGTERM', () => {}); process.on('SIGINT', () => {}); console.log('up'); ${waits}`,
    100,
  );
  await group.stop();
  expect((await group.ended).signal).toBe('SIGKILL');
});

test('ends what a program started too, even when the program itself is gone', async () => {
  const { group, first } = await start(`${startsAnother} process.disconnect(); other.unref();`);
  await group.ended;
  expect(isAlive(identify(Number(first)))).toBe(true);
  await group.stop();
  await untilGone(Number(first));
});

test('kills all of it at once', async () => {
  const { group, first } = await start(`${startsAnother} ${waits}`);
  group.kill();
  expect((await group.ended).signal).toBe('SIGKILL');
  await untilGone(Number(first));
});

test("a program's own workers live as long as it wants them to", async () => {
  const worker = join(folder, 'worker.ts');
  writeFileSync(worker, "process.on('message', (text) => process.send?.(text + ' done'));");
  const { first } = await start(`
    import { fork } from 'node:child_process';
    const worker = fork(${JSON.stringify(worker)});
    worker.on('message', (text) => { console.log(text); worker.kill(); });
    setTimeout(() => worker.send('work'), 500);
  `);
  expect(first).toBe('work done');
});

test('a program ends when the command that started it is killed', async () => {
  const inner = join(folder, 'inner.ts');
  writeFileSync(inner, `console.log(process.pid); ${waits}`);
  const { group, first } = await start(`
    import { startGroup } from ${JSON.stringify(join(__dirname, 'process-group.ts'))};
    await startGroup({ args: [${JSON.stringify(inner)}], onLine: (line) => console.log(line) });
  `);
  process.kill(group.pid, 'SIGKILL');
  await untilGone(Number(first));
});
