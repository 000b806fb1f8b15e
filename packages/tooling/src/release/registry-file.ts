import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { Registry } from '@vitis/contracts/registry';
import * as v from 'valibot';
import { takeLock } from '../../../../tools/lock.mjs';
import { PlainError } from '../../../../tools/plain-error.mjs';
import { readJson } from '../read-json.ts';

export const EMPTY_REGISTRY: Registry = { version: 1, parts: {} };

/**
 * Reads `registry.json`; an empty registry where there is none.
 *
 * @throws PlainError that names the file where it is not one
 */
export function readRegistry(releases: string): Registry {
  const file = resolve(releases, 'registry.json');
  let content: unknown;
  try {
    content = readJson(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return EMPTY_REGISTRY;
    throw error;
  }
  const parsed = v.safeParse(Registry, content);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new PlainError(
    `${relative(process.cwd(), file)}: ${v.getDotPath(issue) ?? 'the file'}: ${issue.message}.`,
  );
}

/** Replaces `registry.json` in one step: a reader sees the old one or the new one, never half of either. */
export function writeRegistry(releases: string, registry: Registry): void {
  const file = resolve(releases, 'registry.json');
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.tmp`;
  const handle = openSync(draft, 'w');
  try {
    writeFileSync(handle, `${JSON.stringify(registry, null, 2)}\n`);
    // After a power cut the new name must not stand for an empty file.
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(draft, file);
}

/**
 * Reads, changes and writes the registry while no other process of this machine does: two teams that release at once
 * keep both releases. The lock of a process that died is taken over. What `change` throws leaves the registry as it is.
 */
export async function changeRegistry(
  releases: string,
  change: (registry: Registry) => Registry | Promise<Registry>,
): Promise<Registry> {
  const lock = await takeLock(resolve(releases, 'registry.lock'));
  try {
    const before = readRegistry(releases);
    const after = await change(before);
    if (after !== before) writeRegistry(releases, after);
    return after;
  } finally {
    lock?.release();
  }
}
