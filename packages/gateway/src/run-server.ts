import { resolve } from 'node:path';
import { buildGateway } from './app.ts';
import { readConfig } from './config.ts';
import { warmUp } from './warm-up.ts';

const config = readConfig(process.env, resolve(import.meta.dirname, '../../..'));
const app = await buildGateway(config);

/** How long open calls may take to finish once it listens no more, in milliseconds. */
const patience = 10_000;

async function stop(): Promise<void> {
  await app.drain(config.drainTime);
  setTimeout(() => {
    app.log.error('calls did not finish in time');
    process.exit(1);
  }, patience).unref();
  await app.close();
  process.exit(0);
}

process.once('SIGTERM', () => void stop());
process.once('SIGINT', () => void stop());
// While somebody works on the parts, there may be nothing to render yet.
if (config.developmentUrl === null) await warmUp(app);
if (!app.isDraining()) await app.listen({ port: config.port, host: config.host });
