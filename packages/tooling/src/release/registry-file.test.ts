import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Registry } from '@vitis/contracts/registry';
import { execa } from 'execa';
import { withRelease } from './registry-changes.ts';
import { changeRegistry, readRegistry, writeRegistry } from './registry-file.ts';

const empty: Registry = { version: 1, parts: {} };
let folder: string;

// Programs are started: a loaded machine may take its time.
jest.setTimeout(30_000);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitis-registry-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('what is written is read again, and no draft is left behind', () => {
  const registry = withRelease(empty, 'shell', '1.0.0-aaaaaaaa', '2026-11-20T00:00:00Z');
  writeRegistry(folder, registry);
  expect(readRegistry(folder)).toEqual(registry);
  expect(readdirSync(folder)).toEqual(['registry.json']);
});

test('no file is an empty registry; a broken file is an error, not an empty shop', () => {
  expect(readRegistry(folder)).toEqual(empty);
  writeFileSync(
    join(folder, 'registry.json'),
    '{"version":1,"parts":{"shell":{"current":"../evil","history":[]}}}',
  );
  expect(() => readRegistry(folder)).toThrow(/registry\.json: parts\.shell\.current: .*version-hash/);
  writeFileSync(join(folder, 'registry.json'), '{');
  expect(() => readRegistry(folder)).toThrow(/registry\.json is no JSON: /);
});

test('two teams that release at once keep both releases', async () => {
  // Each in a process of its own, and each many times: a lost write would show.
  const script = `
    const { changeRegistry } = await import(${JSON.stringify(join(__dirname, 'registry-file.ts'))});
    const { withRelease } = await import(${JSON.stringify(join(__dirname, 'registry-changes.ts'))});
    const [folder, part] = process.argv.slice(-2);
    for (let release = 0; release < 10; release += 1) {
      const build = '1.0.0-0000000' + release;
      await changeRegistry(folder, async (registry) => {
        await new Promise((passed) => setTimeout(passed, 5));
        return withRelease(registry, part, build, 'monday');
      });
    }
  `;
  const exits = await Promise.all(
    ['mf-chat', 'mf-account'].map(async (part) => {
      const args = ['--input-type=module', '-e', script, folder, part];
      const { exitCode } = await execa(process.execPath, args, { stdio: 'inherit', reject: false });
      return exitCode;
    }),
  );

  expect(exits).toEqual([0, 0]);
  const { parts } = readRegistry(folder);
  expect(Object.values(parts).map(({ history }) => history.length)).toEqual([10, 10]);
  expect(readdirSync(folder)).toEqual(['registry.json']);
});

test('a release that died while it wrote does not keep others waiting', async () => {
  const child = execa(process.execPath, ['-e', '']);
  await child;
  writeFileSync(join(folder, 'registry.lock'), JSON.stringify({ owner: { pid: child.pid, started: '1' } }));
  writeFileSync(join(folder, `registry.json.${child.pid}.tmp`), '{ half');

  const registry = await changeRegistry(folder, () => ({ version: 1, parts: {} }));

  expect(readRegistry(folder)).toEqual(registry);
});

test('a change that is refused leaves the registry as it was, and free for the next', async () => {
  writeRegistry(folder, empty);
  const refused = changeRegistry(folder, () => {
    throw new Error('two owners');
  });
  await expect(refused).rejects.toThrow('two owners');
  expect(readdirSync(folder)).toEqual(['registry.json']);
});

test('where nothing can be written, the registry stands, and the command says so', async () => {
  const notAFolder = join(folder, 'file');
  writeFileSync(notAFolder, '');
  await expect(changeRegistry(notAFolder, () => empty)).rejects.toThrow(
    /^The registry in .*file was not changed: E\w+: /,
  );

  mkdirSync(join(folder, 'registry.json'));
  expect(() => writeRegistry(folder, empty)).toThrow(/was not changed: E\w+: /);
  expect(readdirSync(folder).sort()).toEqual(['file', 'registry.json']);
});
