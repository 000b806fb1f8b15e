import type { IncomingMessage } from 'node:http';
/** How long a client of this server may take, in milliseconds. */
export interface ServerDeadlines {
  /** The headers of a request. */
  headers: number;
  /** A request with its body: the gateway passes uploads on as they come, for two minutes at most. */
  request: number;
  /** A connection on which nothing passes; longer than any answer takes. */
  silence: number;
  /** Between two looks at who is too slow. */
  look: number;
  /** A socket that is nobody's yet. */
  unknownSocket: number;
}

export const SERVER_DEADLINES: ServerDeadlines = {
  headers: 10_000,
  request: 130_000,
  silence: 60_000,
  look: 2_000,
  unknownSocket: 10_000,
};

/** As Fastify takes them. Node takes the longer of both limits for the headers, and looks at its interval only. */
export const serverDeadlines = ({ headers, request, silence, look }: ServerDeadlines) => ({
  requestTimeout: request,
  connectionTimeout: silence,
  http: {
    headersTimeout: headers,
    requestTimeout: request,
    connectionsCheckingInterval: look,
    // A wish for anything else than a socket (`h2c`) is answered as the request it is.
    shouldUpgradeCallback: ({ url }: IncomingMessage) => url?.startsWith('/socket.io/') === true,
  },
});
