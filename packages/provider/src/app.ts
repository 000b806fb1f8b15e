import { BODY_LIMIT } from '@vitis/contracts';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Config } from './config.ts';
import type { Connection } from './db/connect.ts';
import { features } from './features/features.ts';
import { createPasswords, type Passwords } from './http/passwords.ts';
import { SERVER_DEADLINES, type ServerDeadlines, serverDeadlines } from './http/server-deadlines.ts';
import type { Services } from './http/services.ts';
import { createTokens } from './http/tokens.ts';
import { inOneTransaction } from './http/unit-of-work.ts';
import { visitorLimits } from './limits/visitor-limits.ts';
import { createDispatcher, type Dispatcher } from './outbox/dispatcher.ts';
import { messageDelivery } from './outbox/message-delivery.ts';
import { apiDocument, apiPages } from './plugins/api-documentation.ts';
import { databaseTime } from './plugins/database-time.ts';
import { devPages } from './plugins/dev-pages.ts';
import { gracefulClose } from './plugins/graceful-close.ts';
import { health } from './plugins/health.ts';
import { housekeeping } from './plugins/housekeeping.ts';
import { problems, refuseAddress } from './plugins/problems.ts';
import { requestContext } from './plugins/request-context.ts';
import { requirePolicy } from './plugins/require-policy.ts';
import { safeAnswers } from './plugins/safe-answers.ts';
import { saveMemoryWhenIdle } from './plugins/save-memory-when-idle.ts';
import { sessions } from './plugins/sessions.ts';
import { sockets } from './plugins/sockets.ts';

declare module 'fastify' {
  interface FastifyInstance {
    config: Config;
    /** Signs what the provider hands out and takes back; purposes are kept apart by `keyedHash`. */
    secret: string;
    services: Services;
    passwords: Passwords;
    outbox: Dispatcher;
  }
}

export interface AppOptions {
  config: Config;
  connection: Connection;
  /** Signs the tokens. */
  secret: string;
  /** The clock; tests set it. */
  now?: () => Date;
  logger?: FastifyBaseLogger;
  /** Deadlines of clients; shorter in tests. */
  deadlines?: Partial<ServerDeadlines>;
  /** More routes, under the same rules; for tests of the machinery. */
  extend?: (app: FastifyInstance) => void;
}

/** Builds the provider's server on a database that is migrated. It listens nowhere yet; closing it leaves the pool open. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, connection } = options;
  const deadlines = { ...SERVER_DEADLINES, ...options.deadlines };
  const app = fastify({
    ...serverDeadlines(deadlines),
    ...(options.logger ? { loggerInstance: options.logger } : { logger: false }),
    // One line per call is written by `request-context`.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    // Looked for where a body is checked, which stops early; the search through all of a body costs more than reading it.
    onProtoPoisoning: 'ignore',
    onConstructorPoisoning: 'ignore',
    trustProxy: config.trustedProxies,
    genReqId: ({ headers }) => requestId(headers['x-request-id']),
    requestIdHeader: false,
    // Fastify gives a plugin ten seconds, in which a busy machine does not always start; one that hangs is still named.
    pluginTimeout: 60_000,
    forceCloseConnections: 'idle',
    // What still comes over a connection that was open is answered, and its connection ends with it.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: refuseAddress,
  });

  app.decorate('config', config);
  app.decorate('secret', options.secret);
  app.decorate('passwords', createPasswords(config.passwordHashes));
  const now = options.now ?? (() => new Date());
  const { database } = connection;
  app.decorate('services', {
    database,
    now,
    transact: async (auditContext, work) => {
      const { result, enqueued } = await inOneTransaction(database, auditContext, work);
      app.outbox.publish(enqueued);
      return result;
    },
    publish: (entries) => app.outbox.publish(entries),
  });
  const messages = await messageDelivery(config);
  app.decorate(
    'outbox',
    createDispatcher(
      database,
      { mail: messages.mail, sms: messages.sms, socket: (entry) => app.emitNotice(entry) },
      app.log,
    ),
  );

  // While closing there are no sockets any more: other processes, or the next start, publish what is enqueued then.
  app.addHook('preClose', () => app.outbox.stop());
  app.addHook('onClose', async () => messages.close());

  await app.register(gracefulClose);
  await app.register(requirePolicy);
  await app.register(requestContext);
  await app.register(databaseTime);
  await app.register(problems);
  await app.register(safeAnswers);
  await app.register(visitorLimits, { pool: connection.pool });
  await app.register(sessions, { tokens: createTokens(options.secret) });
  await app.register(sockets, { pool: connection.pool, unknownSocket: deadlines.unknownSocket });
  await app.register(apiDocument);
  await app.register(health);
  await app.register(housekeeping);
  await app.register(saveMemoryWhenIdle);
  if (config.devPages) await app.register(devPages);
  await app.register(features);
  options.extend?.(app);
  await app.register(apiPages);

  app.addHook('onListen', () => app.outbox.start());
  return app;
}

/** The gateway's number of a request where it sent one, so that one number finds it in both logs. */
function requestId(header: string | string[] | undefined): string {
  return typeof header === 'string' && /^[\w-]{8,64}$/.test(header) ? header : crypto.randomUUID();
}
