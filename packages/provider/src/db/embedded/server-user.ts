import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Who runs the server: nothing to say for an ordinary user, another account for root, whom PostgreSQL refuses. */
export interface ServerUser {
  uid?: number;
  gid?: number;
}

/** The account `postgres`, made where root has none. */
export async function serverUser(): Promise<ServerUser> {
  if (process.getuid?.() !== 0) return {};
  const known = await lookUp('postgres');
  if (known) return known;
  await run('groupadd', ['--system', 'postgres']).catch(() => undefined);
  await run('useradd', ['--system', '--gid', 'postgres', '--shell', '/bin/sh', 'postgres']).catch(
    (error: Error) => {
      throw new Error(
        `PostgreSQL refuses to run as root, and no account "postgres" could be made (${error.message}). ` +
          'Start as an ordinary user, or name a server of your own in DATABASE_URL.',
      );
    },
  );
  const made = await lookUp('postgres');
  if (!made) throw new Error('the account "postgres" was made, yet it cannot be found');
  return made;
}

async function lookUp(name: string): Promise<ServerUser | undefined> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return undefined;
  }
}

/** Whether everybody may enter `path` and every folder above it; a home with mode 700 closes what is inside. */
export async function isOpenToOthers(path: string): Promise<boolean> {
  for (let folder = path; ; folder = dirname(folder)) {
    const { mode } = await stat(folder);
    if ((mode & 0o001) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}
