/** pino's level of an error; everything below goes to the log file alone. */
const errorLevel = 50;

interface LogRecord {
  level?: unknown;
  msg?: unknown;
  err?: { message?: unknown };
}

/**
 * Warnings of Node, and of the library behind the demonstration's stand-in for social sign-in, are for who writes the
 * program, not for who runs it.
 */
const developersWarning = /^\(node:\d+\) |^\(Use `node --trace-|^oidc-provider WARNING: /;

function parseRecord(line: string): LogRecord | null {
  if (!line.startsWith('{')) return null;
  try {
    return JSON.parse(line) as LogRecord;
  } catch {
    return null;
  }
}

/**
 * What of a program's line belongs on the terminal.
 *
 * @returns the text of an error; null for everything that only the log file keeps
 */
export function loggedError(line: string, from: 'stdout' | 'stderr'): string | null {
  const record = parseRecord(line);
  if (record === null) {
    return from === 'stderr' && line.trim() !== '' && !developersWarning.test(line) ? line : null;
  }
  if (typeof record.level !== 'number' || record.level < errorLevel) return null;
  const message = String(record.msg ?? '');
  const cause = String(record.err?.message ?? '');
  return cause === '' || message.includes(cause) ? message : [message, cause].filter(Boolean).join(': ');
}
