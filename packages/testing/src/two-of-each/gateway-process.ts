import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

export interface ServerProcess {
  url: string;
  /** As a power cut would end it. */
  kill(): Promise<void>;
  /** As an operator ends it: open calls finish. */
  stop(): Promise<void>;
}

/** A gateway in a process of its own, as operators start it. Settles when it listens. */
export async function spawnGateway(environment: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, [resolve(__dirname, '../../../gateway/src/server.ts')], {
    env: {
      ...process.env,
      GATEWAY_PORT: '0',
      GATEWAY_HOST: '127.0.0.1',
      VITIS_LOG_LEVEL: 'info',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  const url = await new Promise<string>((done, fail) => {
    let text = '';
    child.stdout.on('data', (chunk) => {
      text = text.length > 100_000 ? '' : text + String(chunk);
      const [, address] = /Server listening at (http:[^"]+)/.exec(text) ?? [];
      if (address !== undefined) done(address);
    });
    child.once('exit', (code) => fail(new Error(`the gateway ended with ${code}: ${text}`)));
  });
  return { url, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}
