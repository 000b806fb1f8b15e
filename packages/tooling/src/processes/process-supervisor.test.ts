import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createProcessSupervisor, type Job, Stopped } from './process-supervisor.ts';

// Programs are started: a loaded machine may take its time.
jest.setTimeout(30_000);

let folder: string;
let asked: AbortController;
let supervisor: ReturnType<typeof createProcessSupervisor>;
let shown: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'supervisor-'));
  asked = new AbortController();
  supervisor = createProcessSupervisor({ signal: asked.signal, forced: new AbortController().signal });
  shown = [];
  for (const method of ['log', 'error'] as const) {
    jest.spyOn(console, method).mockImplementation((...args: unknown[]) => void shown.push(args.join(' ')));
  }
});

afterEach(async () => {
  await supervisor.stop();
  rmSync(folder, { recursive: true });
});

function job(name: string, script: string, more: Partial<Job> = {}): Job {
  const file = join(folder, `${name}.ts`);
  writeFileSync(file, script);
  return { name, args: [file], logFile: join(folder, 'logs', `${name}.log`), show: 'errors', ...more };
}

const waits = 'setInterval(() => {}, 1000);';

async function untilLogged(name: string, text: string) {
  const file = join(folder, 'logs', `${name}.log`);
  while (!existsSync(file) || !readFileSync(file, 'utf8').includes(text)) {
    await new Promise((settle) => setTimeout(settle, 20));
  }
}

test('runs a program to its end, and keeps what it said and what it said the time before', async () => {
  expect(await supervisor.run(job('build', "console.log('first');"))).toBe(0);
  expect(await supervisor.run(job('build', "console.log('second'); process.exitCode = 4;"))).toBe(4);
  expect(readFileSync(join(folder, 'logs/build.log'), 'utf8')).toBe('second\n');
  expect(readFileSync(join(folder, 'logs/build.log.1'), 'utf8')).toBe('first\n');
});

test('shows all lines, only errors, or nothing', async () => {
  const script = `
    console.log('{"level":30,"msg":"listening"}');
    console.log('{"level":50,"msg":"no answer","err":{"message":"timeout"}}');
    console.error('warning');
  `;
  await supervisor.run(job('quiet', script, { show: 'none' }));
  expect(shown).toEqual([]);
  await supervisor.run(job('server', script, { show: 'errors' }));
  expect(shown.sort()).toEqual(['server: no answer: timeout', 'server: warning']);
});

test('tells why when a program ends by itself', async () => {
  await supervisor.start(
    job('the server', "console.log('port 1'); console.error('out of memory'); process.exit(9);"),
  );
  await expect(supervisor.untilStopped()).rejects.toThrow(
    /^the server ended with exit code 9\. Its last lines \(all in .*the server\.log\):\n {2}port 1\n {2}out of memory$/,
  );
});

test('a program that may end does not fail the supervisor, but says why it ended', async () => {
  const member = await supervisor.start(job('server', 'process.exit(9);', { mayEnd: true }));
  expect((await member.failed).message).toContain('server ended with exit code 9');
  asked.abort();
  await supervisor.untilStopped();
});

test('ends all programs, the one started last first', async () => {
  const ends = (name: string) =>
    `import { appendFileSync } from 'node:fs';
     process.on('SIGTERM', () => { appendFileSync(${JSON.stringify(join(folder, 'order'))}, '${name} '); process.exit(0); });
     console.log('up'); ${waits}`;
  for (const name of ['provider', 'gateway']) {
    await supervisor.start(job(name, ends(name)));
    await untilLogged(name, 'up');
  }
  await supervisor.stop();
  expect(readFileSync(join(folder, 'order'), 'utf8')).toBe('gateway provider ');
});

test('a request to stop ends a program that runs, and nothing new is started', async () => {
  const running = supervisor.run(job('build', `console.log('up'); ${waits}`));
  const outcome = expect(running).rejects.toThrow(Stopped);
  await untilLogged('build', 'up');
  asked.abort();
  await outcome;
  await supervisor.untilStopped();
  await expect(supervisor.start(job('server', waits))).rejects.toThrow(Stopped);
});

test('a program that is told to end is no failure', async () => {
  const member = await supervisor.start(job('server', `console.log('up'); ${waits}`));
  await untilLogged('server', 'up');
  await member.stop();
  asked.abort();
  await supervisor.untilStopped();
});
