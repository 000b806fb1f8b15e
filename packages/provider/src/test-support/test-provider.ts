import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import { type Config, readConfig } from '../config.ts';
import { type Connection, connect, type Database, STATEMENT_SHARE } from '../db/connect.ts';
import { sessions, users } from '../db/schema.ts';
import type { ServerDeadlines } from '../http/server-deadlines.ts';
import { UNBOUND } from '../http/user-context.ts';
import { seededShop } from './seeded-shop.ts';
import { createFromTemplate, joinCluster, type TestCluster } from './test-cluster.ts';

export interface TestProviderOptions {
  /** The demonstration shop, drawn once per cluster; otherwise an empty database. */
  seeded?: boolean;
  /** Another way to fill the database, once per cluster under its name. */
  fill?: { name: string; with: (database: Database) => Promise<void> };
  now?: () => Date;
  config?: Partial<Config>;
  deadlines?: Partial<ServerDeadlines>;
  /** Another way to the database of the test, by its connection string. */
  through?: (databaseUrl: string) => Promise<string>;
  extend?: (app: FastifyInstance) => void;
  /** Hears what the provider logs; without one it logs nothing. */
  logger?: FastifyBaseLogger;
}

export interface TestProvider {
  /** `http://127.0.0.1:port`. */
  url: string;
  /** An access token of a member, without the wait that a sign-in takes. */
  token(email: string, hours?: number): Promise<string>;
  close(): Promise<void>;
  /** For tests of the provider itself. */
  app: FastifyInstance;
  database: Database;
  pool: Connection['pool'];
  dataFolder: string;
  /** For a second process on the same database. */
  databaseUrl: string;
  tokenSecret: string;
}

const tokenSecret = 'a secret for tests that nobody else uses';

/** The real provider on a real PostgreSQL, with a database of its own. Close it, or its server stays. */
export async function startTestProvider(options: TestProviderOptions = {}): Promise<TestProvider> {
  const cluster = await joinCluster();
  const undo: (() => Promise<void>)[] = [cluster.close];
  const close = async (): Promise<void> => {
    for (const step of undo.toReversed()) await step();
  };
  try {
    const { template, fill, filesFolder } = fillingOf(options, cluster);
    const made = await createFromTemplate(cluster, template, fill);
    undo.push(made.drop);

    const dataFolder = await mkdtemp(join(tmpdir(), 'vitis-data-'));
    undo.push(() => rm(dataFolder, { recursive: true, force: true }));
    if (filesFolder !== undefined) await symlink(filesFolder, join(dataFolder, 'files'));

    const config: Config = {
      ...readConfig({ VITIS_DATA: dataFolder, PROVIDER_PORT: '0' }),
      strictReplies: true,
      ...options.config,
    };
    const connection = connect((await options.through?.(made.url)) ?? made.url, {
      poolSize: 10,
      statementTimeout: Math.ceil(config.databaseTimeout * STATEMENT_SHARE),
    });
    undo.push(connection.close);
    const app = await buildApp({
      config,
      connection,
      secret: tokenSecret,
      ...(options.now ? { now: options.now } : {}),
      ...(options.logger ? { logger: options.logger } : {}),
      ...(options.deadlines ? { deadlines: options.deadlines } : {}),
      ...(options.extend ? { extend: options.extend } : {}),
    });
    undo.push(() => app.close());
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    return {
      url,
      close,
      app,
      database: connection.database,
      pool: connection.pool,
      dataFolder,
      databaseUrl: made.url,
      tokenSecret,
      token: (email, hours) => signIn(app, email, hours),
    };
  } catch (error) {
    await close();
    throw error;
  }
}

interface Filling {
  template: string;
  fill?: (database: Database) => Promise<void>;
  filesFolder?: string;
}

function fillingOf(options: TestProviderOptions, cluster: TestCluster): Filling {
  if (options.fill) return { template: `template_${options.fill.name}`, fill: options.fill.with };
  return options.seeded ? seededShop(cluster) : { template: 'template_empty' };
}

/** A live session, as a sign-in would have made it. */
async function signIn(app: FastifyInstance, email: string, hours = 1): Promise<string> {
  const { database, now } = app.services;
  const [user] = await database
    .select({ id: users.id, roles: users.roles })
    .from(users)
    .where(eq(users.email, email));
  if (!user) throw new Error(`there is no account ${email}`);
  const expiresAt = new Date(now().getTime() + hours * 60 * 60 * 1000);
  const id = crypto.randomUUID();
  await database
    .insert(sessions)
    .values({ id, userId: user.id, expiresAt, createdAt: now(), lastUsedAt: now() });
  const claims = { userId: user.id, sessionId: id, userContext: UNBOUND, roles: user.roles };
  return app.tokens.sign(claims, expiresAt);
}
