import { resolve } from 'node:path';
import { buildGateway } from './app.ts';
import { readConfig } from './config.ts';

const config = readConfig(process.env, resolve(import.meta.dirname, '../../..'));
const app = await buildGateway(config);

async function stop(): Promise<void> {
  await app.close();
  process.exit(0);
}

process.once('SIGTERM', () => void stop());
process.once('SIGINT', () => void stop());
await app.listen({ port: config.port, host: config.host });
