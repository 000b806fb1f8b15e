import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Registry } from '@vitis/contracts/registry';
import { readRegistry, withRelease, writeRegistry } from './registry-file.ts';

const empty: Registry = { version: 1, parts: {} };
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitis-registry-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the build before a release becomes the one to fall back to', () => {
  const first = withRelease(empty, 'mf-chat', '1.0.0-aaaaaaaa', 'monday');
  const second = withRelease(first, 'mf-chat', '1.1.0-bbbbbbbb', 'tuesday');

  expect(first.parts['mf-chat']).toEqual({
    current: '1.0.0-aaaaaaaa',
    history: [{ build: '1.0.0-aaaaaaaa', releasedAt: 'monday' }],
  });
  expect(second.parts['mf-chat']).toMatchObject({ current: '1.1.0-bbbbbbbb', lastGood: '1.0.0-aaaaaaaa' });
  expect(second.parts['mf-chat']?.history.map(({ build }) => build)).toEqual([
    '1.1.0-bbbbbbbb',
    '1.0.0-aaaaaaaa',
  ]);
});

test('releasing the same build again changes nothing', () => {
  const registry = withRelease(empty, 'mf-chat', '1.0.0-aaaaaaaa', 'monday');
  expect(withRelease(registry, 'mf-chat', '1.0.0-aaaaaaaa', 'tuesday')).toBe(registry);
});

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
  expect(() => readRegistry(folder)).toThrow(/version-hash/);
});
