import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { openDatabase } from './db/open-database.ts';
import { refuseDemonstration } from './demonstration.ts';
import { createLogger } from './http/logger.ts';
import { tokenSecret } from './http/tokens.ts';

/** How long open calls may take to finish once the process is asked to stop, in milliseconds. */
const patience = 10_000;
/** How long of it they may wait for the database. */
const cutAfter = 6_000;

const config = readConfig(process.env);
const logger = createLogger(config.logLevel);

// Heard from the first moment on: whoever stops a process that still starts leaves no database server behind.
const asked = Promise.withResolvers<string>();
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => asked.resolve(signal));

const undo: (() => Promise<unknown>)[] = [];
let cut: (() => void) | undefined;

async function serve(): Promise<string> {
  const database = await openDatabase(
    config,
    (error) => logger.error({ err: error }, 'a database connection broke'),
    // Refused where it is developed and tested; in a shop it is told and done all the same.
    config.strictReplies
      ? {}
      : { onSecondConnection: (error) => logger.error({ err: error }, 'a transaction waits for the pool') },
  );
  undo.push(database.close);
  cut = () => {
    logger.warn('the database does not answer: what still waits for it is cut');
    database.connection.cut();
  };
  await refuseDemonstration(database.connection.database, config.publicOrigin);
  const secret = await tokenSecret(config.tokenSecret, config.dataFolder);
  const app = await buildApp({ config, connection: database.connection, secret, logger });
  undo.push(() => app.close());
  await app.ready();
  // Not by the first visitor: reading a hundred thousand wines takes a while.
  await app.catalogue
    .current()
    .catch((error: unknown) => logger.error({ err: error }, 'the catalogue could not be read yet'));
  const address = await app.listen({ port: config.port, host: config.host });
  console.log(JSON.stringify({ ready: true, service: 'provider', address, pid: process.pid }));
  const signal = await asked.promise;
  await app.drain(config.drainTime);
  return signal;
}

async function stop(): Promise<void> {
  const cutting = setTimeout(() => cut?.(), cutAfter).unref();
  for (const step of undo.toReversed()) await step();
  clearTimeout(cutting);
}

// From the signal on, also while it still starts.
void asked.promise.then(() => {
  setTimeout(() => {
    logger.error('calls did not finish in time');
    process.exit(1);
  }, config.drainTime + patience).unref();
});

try {
  logger.info({ signal: await serve() }, 'stopping');
} catch (error) {
  logger.fatal({ err: error }, 'the provider cannot serve');
  process.exitCode = 1;
}
await stop();
process.exit();
