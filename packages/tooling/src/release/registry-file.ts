import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { Registry } from '@vitis/contracts/registry';
import { takeLock } from '../../../../tools/lock.mjs';
import { PlainError } from '../../../../tools/plain-error.mjs';
import { readJsonAs } from '../read-json.ts';

export const EMPTY_REGISTRY: Registry = { version: 1, parts: {} };

/**
 * Reads `registry.json`; an empty registry where there is none.
 *
 * @throws PlainError that names the file where it is not one
 */
export function readRegistry(releases: string): Registry {
  try {
    return readJsonAs(Registry, resolve(releases, 'registry.json'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return EMPTY_REGISTRY;
    throw error;
  }
}

function writeDraft(draft: string, registry: Registry): void {
  const handle = openSync(draft, 'w');
  try {
    writeFileSync(handle, `${JSON.stringify(registry, null, 2)}\n`);
    // After a power cut the new name must not stand for an empty file.
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

const unchanged = (releases: string, error: unknown) =>
  new PlainError(
    `The registry in ${relative(process.cwd(), releases) || '.'} was not changed: ${(error as Error).message}.`,
  );

/**
 * Replaces `registry.json` in one step: a reader sees the old one or the new one, never half of either.
 *
 * @throws PlainError when it cannot be written, on a full disk for instance; then the old one stands
 */
export function writeRegistry(releases: string, registry: Registry): void {
  const file = resolve(releases, 'registry.json');
  const draft = `${file}.${process.pid}.tmp`;
  try {
    mkdirSync(releases, { recursive: true });
    writeDraft(draft, registry);
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw unchanged(releases, error);
  }
}

/**
 * Reads, changes and writes the registry while no other process of this machine does: two teams that release at once
 * keep both releases. The lock of a process that died is taken over. What `change` throws leaves the registry as it is.
 *
 * @throws PlainError when the folder cannot be written
 */
export async function changeRegistry(
  releases: string,
  change: (registry: Registry) => Registry | Promise<Registry>,
): Promise<Registry> {
  const lock = await takeLock(resolve(releases, 'registry.lock')).catch((error: unknown) => {
    throw unchanged(releases, error);
  });
  try {
    const before = readRegistry(releases);
    const after = await change(before);
    if (after !== before) writeRegistry(releases, after);
    return after;
  } finally {
    lock?.release();
  }
}
