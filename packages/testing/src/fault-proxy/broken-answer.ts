import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Verdict } from './rules.ts';

/** A whole answer of the server behind the proxy. */
export interface WholeAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const MAINTENANCE = Buffer.from('<!doctype html><title>Maintenance</title><h1>Maintenance</h1>');
const OTHER_JSON = Buffer.from('{"maintenance":true}');
const CHUNK_BYTES = 4_096;

/** Faults that need nothing of the server: it is not even asked. True when the request has been dealt with. */
export function failAtOnce({ fault }: Verdict, response: ServerResponse): boolean {
  switch (fault.kind) {
    case 'status':
      response.writeHead(fault.status, { 'content-length': 0 }).end();
      return true;
    case 'refused':
      response.socket?.destroy();
      return true;
    case 'no headers':
      return true;
    case 'html':
      response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': MAINTENANCE.length })
        .end(MAINTENANCE);
      return true;
    case 'other json':
      response
        .writeHead(200, { 'content-type': 'application/json', 'content-length': OTHER_JSON.length })
        .end(OTHER_JSON);
      return true;
    default:
      return false;
  }
}

/** Writes the first bytes of an answer that announces all of them, and calls back when they are on their way. */
function writeBeginning(response: ServerResponse, whole: WholeAnswer, share: number, then: () => void): void {
  const { status, headers, body } = whole;
  response.writeHead(status, { ...headers, 'content-length': body.length });
  response.flushHeaders();
  const bytes = Math.floor(body.length * share);
  if (bytes === 0) setImmediate(then);
  else response.write(body.subarray(0, bytes), then);
}

async function writeSlowly(
  response: ServerResponse,
  { status, headers, body }: WholeAnswer,
  { bytesPerSecond, latencyMs }: { bytesPerSecond: number; latencyMs: number },
  line: Verdict['line'],
): Promise<void> {
  await pause(latencyMs);
  response.writeHead(status, { ...headers, 'content-length': body.length });
  for (let sent = 0; sent < body.length && !response.destroyed; sent += CHUNK_BYTES) {
    const chunk = body.subarray(sent, sent + CHUNK_BYTES);
    const now = performance.now();
    const begins = Math.max(now, line.freeAt);
    line.freeAt = begins + (chunk.length / bytesPerSecond) * 1000;
    await pause(line.freeAt - now);
    response.write(chunk);
  }
  response.end();
}

const oneByteOff = (body: Buffer): Buffer => {
  const other = Buffer.from(body);
  const middle = Math.floor(other.length / 2);
  if (other.length > 0) other[middle] = (other[middle] ?? 0) ^ 1;
  return other;
};

/** Sends a whole answer as broken as the verdict says. */
export async function sendBroken(
  { fault, line }: Verdict,
  response: ServerResponse,
  whole: WholeAnswer,
): Promise<void> {
  const { status, headers, body } = whole;
  switch (fault.kind) {
    case 'reset':
      return writeBeginning(response, whole, fault.after, () => response.socket?.resetAndDestroy());
    case 'stalled body':
      return writeBeginning(response, whole, fault.after, () => {});
    case 'truncated': {
      if (fault.length === 'cut')
        return writeBeginning(response, whole, 0.5, () => response.socket?.destroySoon());
      const half = body.subarray(0, Math.floor(body.length / 2));
      return void response.writeHead(status, { ...headers, 'content-length': half.length }).end(half);
    }
    case 'wrong type':
      return void response.writeHead(status, { ...headers, 'content-type': fault.type }).end(body);
    case 'tampered':
      return void response.writeHead(status, headers).end(oneByteOff(body));
    case 'late':
      await pause(fault.milliseconds);
      return void response.writeHead(status, headers).end(body);
    case 'slow line':
      return writeSlowly(response, whole, fault, line);
    default:
      // A fault of another kind of connection: a half-open socket has no answer to break.
      response.writeHead(status, headers).end(body);
  }
}
