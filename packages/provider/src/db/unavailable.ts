/**
 * States of PostgreSQL, by SQLSTATE or its class, in which the same may go well in a moment, with whom to blame: given
 * up, deadlocked or waited too long for; out of connections, memory or disk; starting, stopping or taken over; read-only
 * because another server is the first one now; lines that broke.
 */
const passingStates = /^(?:57014|57P0[1-5]|40001|40P01|55P03|25006|25P0[234]|53...|58030|08...)$/;
const passingFaults = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'CALLER_GONE',
  'DATABASE_DEADLINE',
]);
/** What the driver says without a code. */
const passingWords =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client was closed and is not queryable|Client has encountered a connection error|Cannot use a pool after calling end/;

/** Whether the same may go well in a moment: the database is busy or away. Drizzle wraps what the driver threw. */
export const isTransient = (error: unknown): boolean =>
  causes(error).some(
    ({ code, message }) =>
      (code !== undefined && (passingStates.test(code) || passingFaults.has(code))) ||
      passingWords.test(message),
  );

/** Whether the connection that said so is of no use any more; another may lead to a server that can. */
export const endsConnection = (error: unknown): boolean =>
  causes(error).some(
    ({ code, message }) =>
      (code !== undefined && /^(?:25006|57P0[1-5]|25P0[34]|08...)$/.test(code)) || passingWords.test(message),
  );

/** Whether the call failed because its caller has gone. */
export const isCallerGone = (error: unknown): boolean =>
  causes(error).some(({ code }) => code === 'CALLER_GONE');

/** System errors of connections that cannot be opened or have broken. */
const brokenLines: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** Whether the server is unreachable: not there, refusing connections, or not answering. */
export const isUnreachable = (error: unknown): boolean =>
  isUnanswered(error) ||
  causes(error).some(
    ({ code, message }) =>
      (code !== undefined && (/^(?:57P0[123]|08...)$/.test(code) || brokenLines.has(code))) ||
      /timeout exceeded when trying to connect|connection timeout/.test(message),
  );

/** Timeouts of the driver: the server may still be working, or be gone. */
export const isUnanswered = (error: unknown): boolean =>
  causes(error).some(({ message }) => message === 'Query read timeout');

function causes(error: unknown): { code: string | undefined; message: string }[] {
  const found: { code: string | undefined; message: string }[] = [];
  // By their fields and not by their class: what Node itself throws is of another realm within a test run.
  let inner = error as { code?: unknown; message?: unknown; cause?: unknown } | null | undefined;
  while (typeof inner === 'object' && inner !== null && found.length < 10) {
    const { code, message } = inner;
    found.push({ code: typeof code === 'string' ? code : undefined, message: String(message ?? '') });
    inner = inner.cause as typeof inner;
  }
  return found;
}
