import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { openDatabase } from './db/open-database.ts';
import { createLogger } from './http/logger.ts';
import { tokenSecret } from './http/tokens.ts';

/** How long open calls may take to finish once the process is asked to stop. */
const patience = 10_000;

const config = readConfig(process.env);
const logger = createLogger(config.logLevel);
const database = await openDatabase(config, (error) =>
  logger.error({ err: error }, 'a database connection broke'),
);
const app = await buildApp({
  config,
  connection: database.connection,
  secret: await tokenSecret(config.tokenSecret, config.dataFolder),
  logger,
});

let stopping = false;
const stop = async (signal: string): Promise<void> => {
  if (stopping) return;
  stopping = true;
  logger.info({ signal }, 'stopping');
  setTimeout(() => {
    logger.error('calls did not finish in time');
    process.exit(1);
  }, patience).unref();
  await app.close();
  await database.close();
  process.exit(0);
};
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    stop(signal).catch((error: unknown) => {
      logger.error({ err: error }, 'stopping failed');
      process.exit(1);
    });
  });
}

const address = await app.listen({ port: config.port, host: config.host });
console.log(JSON.stringify({ ready: true, service: 'provider', address, pid: process.pid }));
