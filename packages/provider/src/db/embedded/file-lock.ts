import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Whether a process of this machine is alive. One that belongs to another user is. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Runs `work` while no other process of this machine runs under the same lock file. A lock whose process has died is
 * taken over. Throws when it is not free within `patience` milliseconds.
 */
export async function underFileLock<T>(path: string, work: () => Promise<T>, patience = 60_000): Promise<T> {
  await mkdir(dirname(path), { recursive: true });
  const ticket = `${path}.${process.pid}.${crypto.randomUUID()}`;
  await writeFile(ticket, String(process.pid));
  const deadline = Date.now() + patience;
  try {
    while (!(await take(ticket, path))) {
      await dropDeadLock(path);
      if (Date.now() > deadline)
        throw new Error(`${path} is held by process ${await holder(path)}; giving up`);
      await sleep(40);
    }
  } finally {
    await rm(ticket, { force: true });
  }
  try {
    return await work();
  } finally {
    await rm(path, { force: true });
  }
}

/** A hard link appears at once and with its content, or not at all. */
async function take(ticket: string, path: string): Promise<boolean> {
  try {
    await link(ticket, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function holder(path: string): Promise<number | undefined> {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : Number(text);
}

/** Moves the lock aside before looking again, so that a lock taken meanwhile is put back and not lost. */
async function dropDeadLock(path: string): Promise<void> {
  const pid = await holder(path);
  if (pid === undefined || isAlive(pid)) return;
  const aside = `${path}.dead.${crypto.randomUUID()}`;
  try {
    await rename(path, aside);
  } catch {
    return;
  }
  const moved = await holder(aside);
  if (moved !== undefined && isAlive(moved)) await link(aside, path).catch(() => undefined);
  await rm(aside, { force: true });
}
