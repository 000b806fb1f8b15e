import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { PlainError } from '../../../../tools/plain-error.mjs';

export interface PortUse {
  /** Environment variable that says the port. */
  variable: string;
  fallback: number;
  /** Who listens there, as a person would say it. */
  user: string;
}

export const gatewayPort: PortUse = { variable: 'GATEWAY_PORT', fallback: 3000, user: 'the web server' };
export const providerPort: PortUse = { variable: 'PROVIDER_PORT', fallback: 4000, user: 'the API server' };

/**
 * The port that the environment asks for.
 *
 * @throws PlainError when it is not a port
 */
export function readPort({ variable, fallback, user }: PortUse, env: NodeJS.ProcessEnv): number {
  const text = env[variable];
  if (text === undefined || text === '') return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new PlainError(`${variable}=${text} is no port for ${user}: give a whole number from 1 to 65535.`);
}

function tryListening(port: number, host: string): Promise<string | null> {
  return new Promise((settle) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => settle(error.code ?? error.message));
    server.listen({ port, host, exclusive: true }, () => server.close(() => settle(null)));
  });
}

async function whyTaken(port: number): Promise<string | null> {
  // Each by itself: a program may listen on one of them only. A machine without IPv6 lacks the last two.
  for (const host of ['127.0.0.1', '0.0.0.0', '::1', '::']) {
    const fault = await tryListening(port, host);
    if (fault !== null && fault !== 'EADDRNOTAVAIL' && fault !== 'EAFNOSUPPORT') return fault;
  }
  return null;
}

/** What the person typed, as far as npm says it. */
function commandLine(event = process.env.npm_lifecycle_event ?? 'start'): string {
  return event === 'start' || event === 'test' ? `npm ${event}` : `npm run ${event}`;
}

/**
 * Checks that every port can be listened on, before anything is built or started.
 *
 * @throws PlainError with a line that says which port, and how to change it
 */
export async function requirePorts(wanted: { use: PortUse; port: number }[]): Promise<void> {
  for (const [index, { use, port }] of wanted.entries()) {
    const twin = wanted.slice(0, index).find((other) => other.port === port);
    if (twin !== undefined) {
      throw new PlainError(
        `Port ${port} cannot be both of ${twin.use.user} and of ${use.user}: give them different ports in ${twin.use.variable} and ${use.variable}.`,
      );
    }
    const fault = await whyTaken(port);
    if (fault === null) continue;
    const change = `set ${use.variable} to another one, for example \`${use.variable}=${port < 65_525 ? port + 10 : port - 10} ${commandLine()}\``;
    if (fault === 'EACCES') {
      throw new PlainError(
        `Port ${port} for ${use.user} may not be used by this user (ports below 1024 need root): ${change}.`,
      );
    }
    throw new PlainError(
      `Port ${port} for ${use.user} is taken by another program: stop that program, or ${change}.`,
    );
  }
}

/**
 * Below what systems give to outgoing connections (from 32768 on Linux, 49152 elsewhere): such a port would be taken by one
 * before its server, which may first fill a database, listens on it.
 */
const FREE = { from: 10_000, below: 32_768 };

/** Ports that nobody listens on at this moment, all different. */
export async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) {
    const port = randomInt(FREE.from, FREE.below);
    if (!ports.has(port) && (await whyTaken(port)) === null) ports.add(port);
  }
  return [...ports];
}
