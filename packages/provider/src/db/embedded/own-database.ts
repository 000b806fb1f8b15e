import pg from 'pg';
import type { EmbeddedPostgres } from '../embedded-postgres.ts';
import { OWNER } from './places.ts';

/** Any number that nothing else of the cluster locks: "OWNER" in ASCII. */
const ownerLock = 0x4f574e4552;

/**
 * Makes a database of the cluster where there is none yet, and the role that owns it: no superuser, so that a statement
 * that somebody else smuggled in reaches neither files nor programs. What a superuser made there, as earlier versions
 * did, becomes the owner's. Answers the connection string.
 */
export async function ensureDatabase(
  cluster: Pick<EmbeddedPostgres, 'url' | 'adminUrl'>,
  name: string,
): Promise<string> {
  const url = cluster.url(name);
  await asAdmin(cluster.adminUrl('postgres'), async (admin) => {
    // Several processes may start at once; the lock ends with the connection.
    await admin.query('SELECT pg_advisory_lock($1)', [ownerLock]);
    await ensureOwner(admin, new URL(url).password);
    const database = admin.escapeIdentifier(name);
    const { rows } = await admin.query<{ owner: string }>(
      'SELECT pg_get_userbyid(datdba) AS owner FROM pg_database WHERE datname = $1',
      [name],
    );
    if (rows[0]?.owner === OWNER) return;
    if (rows.length === 0) await admin.query(`CREATE DATABASE ${database} OWNER ${OWNER}`);
    else {
      await asAdmin(cluster.adminUrl(name), (inside) => inside.query(giveToOwner));
      // Said last: a start that was interrupted begins again.
      await admin.query(`ALTER DATABASE ${database} OWNER TO ${OWNER}`);
    }
  });
  return url;
}

async function ensureOwner(admin: pg.Client, password: string): Promise<void> {
  const { rowCount } = await admin.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [OWNER]);
  const statement = rowCount === 0 ? 'CREATE' : 'ALTER';
  await admin.query(
    `${statement} ROLE ${OWNER} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS
     PASSWORD ${admin.escapeLiteral(password)}`,
  );
}

/** Everything but what belongs to PostgreSQL itself, to an extension, or to a table that is given away with it. */
const giveToOwner = `
  DO $$
  DECLARE statement text;
  BEGIN
    FOR statement IN
      SELECT format('ALTER SCHEMA %I OWNER TO ${OWNER}', nspname) FROM pg_namespace
      WHERE nspname !~ '^pg_' AND nspname NOT IN ('information_schema', 'public')
      UNION ALL
      SELECT format('ALTER TABLE %I.%I OWNER TO ${OWNER}', n.nspname, c.relname)
      FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE c.relkind IN ('r', 'p', 'v', 'm', 'S') AND n.nspname !~ '^pg_' AND n.nspname <> 'information_schema'
        AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid
          AND d.deptype IN ('e', 'a', 'i'))
      UNION ALL
      SELECT format('ALTER ROUTINE %s OWNER TO ${OWNER}', p.oid::regprocedure)
      FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
      WHERE n.nspname !~ '^pg_' AND n.nspname <> 'information_schema'
        AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_proc'::regclass AND d.objid = p.oid
          AND d.deptype = 'e')
      UNION ALL
      SELECT format('ALTER TYPE %I.%I OWNER TO ${OWNER}', n.nspname, t.typname)
      FROM pg_type t JOIN pg_namespace n ON n.oid = t.typnamespace
      WHERE t.typtype IN ('e', 'd') AND n.nspname !~ '^pg_' AND n.nspname <> 'information_schema'
        AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_type'::regclass AND d.objid = t.oid
          AND d.deptype = 'e')
    LOOP
      EXECUTE statement;
    END LOOP;
  END $$`;

async function asAdmin<T>(url: string, work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client(url);
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}
