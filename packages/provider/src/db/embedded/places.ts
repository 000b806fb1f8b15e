import { createHash } from 'node:crypto';
import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isOpenToOthers, type ServerUser } from './server-user.ts';

/** Where a closed checkout keeps what another account must reach. */
const openRoot = '/var/lib/vitis';

export interface Places {
  /** The folder asked for: lock, settings, log, list of users. */
  home: string;
  /** PostgreSQL's own folder, and beside it its log. */
  data: string;
  log: string;
  /** For a copy of the binaries. */
  copies: string;
}

/** The cluster's folder lies in `home`, or, when another account runs the server and cannot enter `home`, outside. */
export async function placesOf(home: string, user: ServerUser): Promise<Places> {
  await mkdir(home, { recursive: true });
  const inside = user.uid === undefined || (await isOpenToOthers(home));
  const place = inside ? home : join(openRoot, createHash('sha256').update(home).digest('hex').slice(0, 12));
  if (!inside) {
    await mkdir(place, { recursive: true, mode: 0o755 });
    await chmod(openRoot, 0o755);
  }
  return {
    home,
    data: join(place, 'data'),
    log: join(place, 'server.log'),
    copies: join(openRoot, 'binaries'),
  };
}

/** Superuser of the cluster; makes databases and serves nobody. */
export const ADMIN = 'vitis';
/** Whom the provider works as: owns its databases, and may do nothing outside of them. */
export const OWNER = 'vitis_shop';

/** What must be the same at every start. */
export interface ClusterSettings {
  /** Of the superuser. */
  password: string;
  /** Of the owner. */
  ownerPassword: string;
  /** Taken again where it is still free. */
  port?: number;
}

/** A cluster of an earlier version had no owner: it gets a password for one. */
export async function readSettings(home: string): Promise<ClusterSettings> {
  const fresh = { password: crypto.randomUUID(), ownerPassword: crypto.randomUUID() };
  try {
    const known = JSON.parse(await readFile(join(home, 'cluster.json'), 'utf8')) as Partial<ClusterSettings>;
    return { ...fresh, ...known };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return fresh;
  }
}

/** One rename, readable by the owner alone: it holds the password. */
export async function writeSettings(home: string, settings: ClusterSettings): Promise<void> {
  const path = join(home, 'cluster.json');
  await writeFile(`${path}.new`, JSON.stringify(settings), { mode: 0o600 });
  await rename(`${path}.new`, path);
}

const connectionString = (role: string, password: string, { port }: ClusterSettings, database: string) =>
  `postgres://${role}:${password}@127.0.0.1:${port}/${database}`;

/** Connection string of a database of the cluster, for the role that owns it. */
export const urlOf = (settings: ClusterSettings, database: string): string =>
  connectionString(OWNER, settings.ownerPassword, settings, database);

export const adminUrlOf = (settings: ClusterSettings, database: string): string =>
  connectionString(ADMIN, settings.password, settings, database);
