import type { Readable } from 'node:stream';

/** Failures of a connection that ended before anything of an answer came. */
const LOST = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);
const REQUEST_TIMEOUT = 408;

interface Attempt {
  req: unknown;
  res?: unknown;
  err: Error | null;
  /** How often it has been repeated. */
  attempt: number;
}

/**
 * Milliseconds until a read is asked for once more, on another connection; null where the answer or the failure stands.
 *
 * A server may end an idle connection in the moment in which a request is on its way (RFC 9112, 9.3.1; as 408 on one that
 * was opened and never used). Nothing else is repeated: that would multiply the load of a busy provider, and a command
 * may have been done.
 */
export function retryLostConnection({ req, res, err, attempt }: Attempt): number | null {
  const { method } = req as { method: string };
  if (attempt > 0 || (method !== 'GET' && method !== 'HEAD')) return null;
  if (err !== null) return LOST.has((err as NodeJS.ErrnoException).code ?? '') ? 1 : null;
  const { statusCode, stream } = res as { statusCode: number; stream: Readable };
  if (statusCode !== REQUEST_TIMEOUT) return null;
  // Unread, its body would hold the connection.
  stream.on('error', () => {}).resume();
  return 1;
}
