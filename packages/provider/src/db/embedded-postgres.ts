import { execFile } from 'node:child_process';
import { chown, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { type Binaries, postgresBinaries } from './embedded/binaries.ts';
import { isAlive, underFileLock } from './embedded/file-lock.ts';
import {
  ADMIN,
  adminUrlOf,
  type ClusterSettings,
  type Places,
  placesOf,
  readSettings,
  urlOf,
  writeSettings,
} from './embedded/places.ts';
import { isServerAlive, runningPort } from './embedded/running-server.ts';
import { type ServerUser, serverUser } from './embedded/server-user.ts';

const run = promisify(execFile);

export interface EmbeddedOptions {
  /** Folder of the cluster, made where there is none. */
  directory: string;
  /** `false` for tests: nothing is flushed to disk. */
  durable?: boolean;
}

export interface EmbeddedPostgres {
  /** Connection string of a database of this cluster, as the role that owns it and may do nothing else. */
  url(database: string): string;
  /** The same as the superuser: for making databases, never for serving. */
  adminUrl(database: string): string;
  /** Starts the server again, on its own port, where it has died; a living one is left as it is. */
  revive(): Promise<void>;
  /** Leaves the cluster; the last process that leaves stops the server. */
  stop(): Promise<void>;
}

/**
 * A real PostgreSQL in `directory`, reachable from this machine only. Several processes may share it: the first one
 * starts the server, the others join, and a server left behind by a killed process is joined as well.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const user = await serverUser();
  const places = await placesOf(options.directory, user);
  const binaries = await postgresBinaries({
    readableByOthers: user.uid !== undefined,
    copies: places.copies,
  });
  const lock = join(places.home, 'cluster.lock');
  const mine = `${process.pid}.${crypto.randomUUID()}`;

  const settings = await underFileLock(lock, async () => {
    const known = await readSettings(places.home);
    if (!(await exists(join(places.data, 'PG_VERSION')))) await makeCluster(places, binaries, user, known);
    const port =
      (await runningPort(places, known)) ??
      (await startServer(places, binaries, user, await freePort(known.port), options));
    const now = { ...known, port };
    await writeSettings(places.home, now);
    await writeFile(join(await usersFolder(places), mine), '');
    return now;
  });

  return {
    url: (database) => urlOf(settings, database),
    adminUrl: (database) => adminUrlOf(settings, database),
    revive: async () => {
      if (await isServerAlive(places)) return;
      await underFileLock(lock, async () => {
        if ((await runningPort(places, settings)) === undefined)
          await startServer(places, binaries, user, settings.port, options);
      });
    },
    stop: () =>
      underFileLock(lock, async () => {
        await rm(join(await usersFolder(places), mine), { force: true });
        if ((await otherUsers(places)) === 0) await stopServer(places, binaries, user);
      }),
  };
}

/** Made beside its place and renamed into it: an interrupted start leaves no half cluster. */
async function makeCluster(places: Places, binaries: Binaries, user: ServerUser, settings: ClusterSettings) {
  const half = `${places.data}.new`;
  await rm(half, { recursive: true, force: true });
  await mkdir(half, { recursive: true, mode: 0o700 });
  const passwordFile = join(tmpdir(), `vitis-${crypto.randomUUID()}`);
  await writeFile(passwordFile, settings.password, { mode: 0o600 });
  try {
    if (user.uid !== undefined && user.gid !== undefined) {
      await chown(half, user.uid, user.gid);
      await chown(passwordFile, user.uid, user.gid);
    }
    await run(
      binaries.initdb,
      [
        `--pgdata=${half}`,
        `--username=${ADMIN}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        // Korean sorts by its code points; the rest needs the same order on every machine.
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
      ],
      { ...user, cwd: dirname(half) },
    );
    await writeSettings(places.home, settings);
    await rename(half, places.data);
  } finally {
    await rm(passwordFile, { force: true });
  }
}

async function startServer(
  places: Places,
  binaries: Binaries,
  user: ServerUser,
  port: number,
  options: EmbeddedOptions,
): Promise<number> {
  const flags = [
    `-p ${port}`,
    '-c listen_addresses=127.0.0.1',
    "-c unix_socket_directories=''",
    '-c timezone=UTC',
    '-c max_connections=200',
    ...(options.durable === false ? ['-F', '-c synchronous_commit=off', '-c full_page_writes=off'] : []),
  ].join(' ');
  await writeFile(places.log, '', { flag: 'a' });
  if (user.uid !== undefined && user.gid !== undefined) await chown(places.log, user.uid, user.gid);
  const start = ['start', '--wait', '--timeout=60', '-D', places.data, '-l', places.log, '-o', flags];
  await run(binaries.pgCtl, start, { ...user, cwd: dirname(places.data) }).catch(async (error: Error) => {
    const log = await readFile(places.log, 'utf8').catch(() => '');
    throw new Error(`PostgreSQL did not start: ${error.message}\n${log.split('\n').slice(-15).join('\n')}`);
  });
  return port;
}

async function stopServer(places: Places, binaries: Binaries, user: ServerUser): Promise<void> {
  if (!(await exists(join(places.data, 'postmaster.pid')))) return;
  const stop = ['stop', '--wait', '--timeout=60', '--mode=fast', '-D', places.data];
  await run(binaries.pgCtl, stop, { ...user, cwd: dirname(places.data) });
}

async function usersFolder(places: Places): Promise<string> {
  const folder = join(places.home, 'users');
  await mkdir(folder, { recursive: true });
  return folder;
}

/** How many others use the cluster; processes that died are forgotten. */
async function otherUsers(places: Places): Promise<number> {
  const folder = await usersFolder(places);
  let alive = 0;
  for (const name of await readdir(folder)) {
    if (isAlive(Number.parseInt(name, 10))) alive += 1;
    else await rm(join(folder, name), { force: true });
  }
  return alive;
}

async function freePort(wish: number | undefined): Promise<number> {
  const listen = (port: number) =>
    new Promise<number>((done, fail) => {
      const probe = createServer();
      probe.once('error', fail);
      probe.listen(port, '127.0.0.1', () => {
        const address = probe.address();
        probe.close(() => done(typeof address === 'object' && address ? address.port : port));
      });
    });
  return wish === undefined ? listen(0) : listen(wish).catch(() => listen(0));
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
