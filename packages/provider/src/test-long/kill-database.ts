import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { placesOf } from '../db/embedded/places.ts';
import { serverUser } from '../db/embedded/server-user.ts';

const run = promisify(execFile);

/** Ends the database server of a data folder with all of its processes, as a power cut would. */
export async function killDatabase(dataFolder: string): Promise<void> {
  const places = await placesOf(join(dataFolder, 'postgres'), await serverUser());
  const [line = ''] = (await readFile(join(places.data, 'postmaster.pid'), 'utf8')).split('\n');
  const { stdout } = await run('ps', ['-o', 'pid=', '--ppid', line]);
  const children = stdout.split('\n').map(Number).filter(Boolean);
  for (const pid of [Number(line), ...children]) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch (error) {
      // It has followed the first of them already.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}
