import type { IncomingMessage } from 'node:http';
import { isAnswering } from './open-answers.ts';

/** How long a client may take, in milliseconds. Whoever is slower is cut off, so that others get the place. */
export interface Deadlines {
  /** The headers of a request. */
  headers: number;
  /** The body of a call. */
  call: number;
  /** A whole upload. */
  upload: number;
  /** Within so long an upload, or an answer that waits for its reader, has to move by `LEAST_STEP`. */
  step: number;
  /** A connection on which nothing passes in either direction. */
  silence: number;
  /** A connection between two requests; longer than load balancers keep theirs (60 s is common). */
  keepAlive: number;
  /** Between two looks at who is too slow. */
  look: number;
}

export const DEADLINES: Deadlines = {
  headers: 10_000,
  call: 10_000,
  upload: 120_000,
  step: 10_000,
  silence: 40_000,
  keepAlive: 65_000,
  look: 1_000,
};

/** Bytes within one `step`: a tenth of what the slowest mobile line carries. */
export const LEAST_STEP = 8 * 1024;

/**
 * Options of the HTTP server. Node looks every `connectionsCheckingInterval` only, and takes the longer of both limits
 * for the headers: all three have to be said.
 *
 * @param longestAnswer milliseconds for which a connection is silent while its answer is being made
 * @param sockets paths below which a connection may become a web socket
 */
export function serverDeadlines(deadlines: Deadlines, longestAnswer: number, sockets: readonly string[]) {
  const { headers, upload, silence, keepAlive, look } = deadlines;
  return {
    requestTimeout: upload,
    keepAliveTimeout: keepAlive,
    connectionTimeout: Math.max(silence, longestAnswer + 5_000),
    http: {
      headersTimeout: headers,
      requestTimeout: upload,
      connectionsCheckingInterval: look,
      shouldUpgradeCallback: (request: IncomingMessage) =>
        isSocket(request, sockets) && !isAnswering(request.socket),
    },
  };
}

/** Whether it asks for a web socket. A wish for anything else (`h2c`) is none: it is answered as the request it is. */
const isSocket = ({ method, url = '', headers }: IncomingMessage, sockets: readonly string[]): boolean =>
  method === 'GET' &&
  headers.upgrade?.toLowerCase() === 'websocket' &&
  sockets.some((path) => url.startsWith(path));
