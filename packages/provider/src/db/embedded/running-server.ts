import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { isAlive } from './file-lock.ts';
import { adminUrlOf, type ClusterSettings, type Places } from './places.ts';

const run = promisify(execFile);

const pidFileOf = (places: Places): string => join(places.data, 'postmaster.pid');

/** Whether the process that the server wrote down is there. It may still be starting. */
export async function isServerAlive(places: Places): Promise<boolean> {
  const text = await readFile(pidFileOf(places), 'utf8').catch(() => '');
  const pid = Number.parseInt(text, 10);
  return Number.isInteger(pid) && isAlive(pid);
}

/** The port of a server that already runs on this very cluster; clears a pid file that names a stranger. */
export async function runningPort(places: Places, settings: ClusterSettings): Promise<number | undefined> {
  const pidFile = pidFileOf(places);
  for (let tries = 0; tries < 300; tries += 1) {
    const lines = await readFile(pidFile, 'utf8').then(
      (text) => text.split('\n'),
      () => undefined,
    );
    if (!lines) return undefined;
    const [pid, port] = [Number(lines[0]), Number(lines[3])];
    if (!isAlive(pid) || !(await isPostgres(pid))) {
      await rm(pidFile, { force: true });
      return undefined;
    }
    if (await answers({ ...settings, port })) return port;
    await sleep(100);
  }
  throw new Error(`a PostgreSQL server holds ${places.data} and does not answer; see ${places.log}`);
}

/** After a crash the number in a pid file may belong to any program by now. */
async function isPostgres(pid: number): Promise<boolean> {
  if (process.platform === 'win32') return true;
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(async () => {
    const { stdout } = await run('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => ({
      stdout: 'postgres',
    }));
    return stdout;
  });
  return command.includes('postgres');
}

async function answers(settings: ClusterSettings): Promise<boolean> {
  const client = new pg.Client({
    connectionString: adminUrlOf(settings, 'postgres'),
    connectionTimeoutMillis: 2000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('SELECT 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
