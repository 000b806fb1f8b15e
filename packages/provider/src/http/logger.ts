import { DrizzleQueryError } from 'drizzle-orm';
import pino, { type DestinationStream, type Logger } from 'pino';

/** Nothing of these is ever written to a log. */
const secrets = [
  'req.headers.authorization',
  'req.headers.cookie',
  'password',
  '*.password',
  '*.passwordHash',
  '*.accessToken',
  '*.token',
];

const longestQuery = 300;

/** One JSON line per event, without secrets. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = { level, redact: secrets, base: null, serializers: { err: describeError } };
  return destination ? pino(options, destination) : pino(options);
}

/** A failed query is told without its values: they are people's names, addresses and password hashes. */
export function describeError(error: unknown): object {
  if (error instanceof DrizzleQueryError) {
    return {
      type: 'DrizzleQueryError',
      query: error.query.replace(/\s+/g, ' ').trim().slice(0, longestQuery),
      stack: stackOf(error),
      cause: error.cause instanceof Error ? describeCause(error.cause) : String(error.cause),
    };
  }
  return error instanceof Error
    ? pino.stdSerializers.err(error)
    : { type: typeof error, message: String(error) };
}

/** `detail` of PostgreSQL repeats values as well. */
function describeCause(cause: Error): object {
  const { code, constraint, table } = cause as { code?: unknown; constraint?: unknown; table?: unknown };
  return { message: cause.message, code, constraint, table };
}

/** Where it happened, without the message, which holds the values. */
const stackOf = (error: Error): string =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .join('\n');
