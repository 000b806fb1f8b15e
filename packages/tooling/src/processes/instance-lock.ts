import { resolve } from 'node:path';
import { takeLock } from '../../../../tools/lock.mjs';
import { PlainError } from '../../../../tools/plain-error.mjs';
import { ROOT } from '../workspace.ts';
import { gatewayPort, providerPort, readPort, requirePorts } from './ports.ts';

/** Where the log files of a running product are. */
export const LOGS = resolve(ROOT, '.data/logs');

/**
 * Locks this checkout's data and checks the two ports for one running product, before anything is built or started. The
 * lock ends with the process.
 *
 * @throws PlainError when the product already runs from this folder, or a port is wrong or taken
 */
export async function lockInstance(
  env: NodeJS.ProcessEnv,
): Promise<{ gatewayPort: number; providerPort: number }> {
  const ports = { gatewayPort: readPort(gatewayPort, env), providerPort: readPort(providerPort, env) };
  const lock = await takeLock(resolve(ROOT, '.data/running.lock'), { wait: false });
  if (lock === null) {
    throw new PlainError(
      'The product already runs from this folder, and two of them cannot share its data: stop the other one (Ctrl-C in its terminal) first.',
    );
  }
  process.once('exit', lock.release);
  await requirePorts([
    { use: gatewayPort, port: ports.gatewayPort },
    { use: providerPort, port: ports.providerPort },
  ]);
  return ports;
}
