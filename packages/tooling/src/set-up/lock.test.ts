import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { takeLock } from '../../../../tools/lock.mjs';
import { identify } from '../../../../tools/process-identity.mjs';

// Programs are started: a loaded machine may take its time.
jest.setTimeout(30_000);

let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
  path = join(folder, 'inner/set-up.lock');
});

afterEach(() => rmSync(folder, { recursive: true }));

async function deadProcess() {
  const child = spawn(process.execPath, ['-e', '']);
  const identity = identify(child.pid ?? 0);
  await once(child, 'exit');
  return identity;
}

test('a free lock is taken, and free again after its release', async () => {
  const lock = await takeLock(path);
  expect(lock?.abandoned).toBeNull();
  expect(await takeLock(path, { wait: false })).toBeNull();
  lock?.release();
  expect(existsSync(path)).toBe(false);
});

test('the second waits for the first, and is told once who holds it', async () => {
  const first = await takeLock(path);
  const told: number[] = [];
  const second = takeLock(path, { onWait: ({ pid }) => told.push(pid) });
  while (told.length === 0) await new Promise((settle) => setTimeout(settle, 20));
  first?.release();
  expect(await second).not.toBeNull();
  expect(told).toEqual([process.pid]);
});

test('waiting ends when it is told to', async () => {
  await takeLock(path);
  const asked = new AbortController();
  const waiting = takeLock(path, { signal: asked.signal });
  asked.abort(new Error('enough'));
  await expect(waiting).rejects.toThrow();
});

test('the lock of a dead process is taken over, and says what it had started', async () => {
  const owner = await deadProcess();
  const first = await takeLock(path);
  first?.release();
  writeFileSync(path, JSON.stringify({ owner, worker: { pid: 7, started: '3' } }));

  const lock = await takeLock(path);
  expect(lock?.abandoned).toEqual({ owner, worker: { pid: 7, started: '3' } });
  expect(JSON.parse(readFileSync(path, 'utf8')).owner.pid).toBe(process.pid);
});

test('a later process with the same number does not keep a lock alive', async () => {
  const first = await takeLock(path);
  first?.release();
  writeFileSync(path, JSON.stringify({ owner: { pid: process.pid, started: '1' } }));
  expect(await takeLock(path, { wait: false })).not.toBeNull();
});

test('a lock that was cut short while it was written is taken over once it is old', async () => {
  const first = await takeLock(path);
  first?.release();
  writeFileSync(path, '');
  const old = new Date(Date.now() - 60_000);
  utimesSync(path, old, old);
  expect(await takeLock(path)).not.toBeNull();
});

test('of many that see the same dead owner exactly one takes over', async () => {
  const owner = await deadProcess();
  const first = await takeLock(path);
  first?.release();
  writeFileSync(path, JSON.stringify({ owner }));

  // Each in a process of its own, since a process alone never races with itself.
  const script = `
    const { takeLock } = await import(${JSON.stringify(join(__dirname, '../../../../tools/lock.mjs'))});
    const lock = await takeLock(${JSON.stringify(path)}, { wait: false });
    console.log(lock === null ? 'no' : 'yes');
    process.stdin.on('data', () => {}).on('end', () => process.exit());
  `;
  const children = Array.from({ length: 6 }, () =>
    spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['pipe', 'pipe', 'inherit'] }),
  );
  const answers = await Promise.all(
    children.map(async ({ stdout }) => String((await once(stdout, 'data'))[0]).trim()),
  );
  for (const child of children) child.stdin.end();
  await Promise.all(children.map((child) => once(child, 'exit')));
  expect(answers.filter((answer) => answer === 'yes')).toEqual(['yes']);
});
