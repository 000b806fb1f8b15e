import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Job, ProcessSupervisor } from '../processes/process-supervisor.ts';
import { longSteps } from './long-steps.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitis-long-steps-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(file: string, text = ''): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

function aCheckout(...files: string[]) {
  write('pnpm-workspace.yaml', "packages:\n  - 'packages/*'\n");
  for (const file of files) write(file);
}

/** A jest that writes its report, and what its tests say that they did. */
const supervisorThat = (done: string, failed: number, jobs: Job[]): ProcessSupervisor => ({
  run: async (job) => {
    jobs.push(job);
    const report = job.args.find((word) => word.startsWith('--outputFile='))!.slice('--outputFile='.length);
    const counts = { numPassedTests: 2, numFailedTests: failed, numRuntimeErrorTestSuites: 0 };
    writeFileSync(report, JSON.stringify({ ...counts, testResults: [] }));
    writeFileSync(job.logFile, 'what jest said');
    if (done !== '') writeFileSync(job.env!.VITIS_LONG_DONE!, `${done}\n`);
    return failed;
  },
  start: () => Promise.reject(new Error('Nothing is to be started')),
  untilStopped: () => Promise.resolve(),
  stop: () => Promise.resolve(),
});

const contextWith = (supervisor: ProcessSupervisor, said: string[] = []) => ({
  supervisor,
  signal: new AbortController().signal,
  logs: folder,
  say: (line: string) => void said.push(line),
});

test('finds the tests with a long form in every package by the names of their files alone', () => {
  aCheckout(
    'packages/domain/package.json',
    'packages/domain/src/documents/foot.long.test.ts',
    'packages/domain/src/documents/foot.test.ts',
    'packages/provider/package.json',
    'packages/provider/src/chats/chaos.long.test.ts',
    'packages/provider/node_modules/somebody/src/else.long.test.ts',
  );
  expect(longSteps(folder).map(({ name, title }) => [name, title])).toEqual([
    ['foot', 'packages/domain/src/documents/foot.long.test.ts'],
    ['chaos', 'packages/provider/src/chats/chaos.long.test.ts'],
  ]);
});

test('runs a file in its long form, alone, and tells what it says that it did', async () => {
  aCheckout('packages/domain/package.json', 'packages/domain/src/foot.long.test.ts');
  const [jobs, said]: [Job[], string[]] = [[], []];
  const [step] = longSteps(folder);
  const result = await step!.run(contextWith(supervisorThat('100,000 orders', 0, jobs), said));
  expect(result).toMatchObject({ ok: true, tally: { passed: 2, failed: 0 } });
  expect(jobs[0]?.args.slice(-2)).toEqual(['--runTestsByPath', 'packages/domain/src/foot.long.test.ts']);
  expect(jobs[0]?.env).toMatchObject({ VITIS_LONG: '1' });
  expect(said).toEqual(['100,000 orders']);
});

test('a file that fails is told with what jest says, and what an earlier run did is not told again', async () => {
  aCheckout('packages/domain/package.json', 'packages/domain/src/foot.long.test.ts');
  const said: string[] = [];
  const [step] = longSteps(folder);
  await step!.run(contextWith(supervisorThat('100,000 orders', 0, [])));
  const result = await step!.run(contextWith(supervisorThat('', 1, []), said));
  expect(result).toMatchObject({ ok: false, tally: { passed: 2, failed: 1 }, findings: 'what jest said' });
  expect(said).toEqual([]);
});
