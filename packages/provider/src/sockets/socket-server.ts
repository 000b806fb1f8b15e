import type { Server as HttpServer, IncomingMessage } from 'node:http';
import { createAdapter } from '@socket.io/postgres-adapter';
import { type ClientToServer, type ServerToClient, SOCKET_NAMESPACE } from '@vitis/contracts';
import type pg from 'pg';
import { type Namespace, Server, type Socket } from 'socket.io';
import type { Session } from '../http/session.ts';
import { listeningPool } from './listening-pool.ts';
import type { SocketCounts } from './open-sockets.ts';
import { type HandshakeRefusal, refuseHandshake } from './refuse-handshake.ts';

export interface SocketData {
  session: Session;
}

/** What the processes behind one database tell each other. */
export interface ServerToServer {
  /** All who have a socket at one process; it asks for the same in return where it has just started. */
  present: (state: {
    process: string;
    userIds: number[];
    asks: boolean;
    /** Left out by a process of an earlier release. */
    sockets?: SocketCounts;
  }) => void;
}

export type MemberNamespace = Namespace<ClientToServer, ServerToClient, ServerToServer, SocketData>;
export type MemberSocket = Socket<ClientToServer, ServerToClient, ServerToServer, SocketData>;

export interface SocketServer {
  members: MemberNamespace;
  close(): Promise<void>;
}

export interface SocketOptions {
  /** The member behind a token and the cookies of the handshake, or undefined. */
  authenticate(token: string, cookies: string | undefined): Promise<Session | undefined>;
  onMember(socket: MemberSocket): void;
  /** Looks at a handshake before anything is made of it; null lets it pass. */
  refusalOf(request: IncomingMessage): HandshakeRefusal | null;
  /** Hears of every line that opens, before anybody has said who it is; false closes it again. */
  onLine(request: IncomingMessage, whenClosed: (done: () => void) => void): boolean;
  /** Another socket of a member; an error that the client reads where it has too many. */
  admit(socket: MemberSocket): Error | undefined;
  /** Milliseconds within which a line has to be a member's. */
  unknownSocket: number;
  /** Joins the sockets of several processes over this database. */
  joinedBy?: pg.Pool;
  onError(error: Error): void;
}

/** Of engine.io's own socket, what is used here. */
interface EngineLine {
  request: IncomingMessage;
  once(event: 'close', done: () => void): void;
  close(): void;
  /** A web socket has one of its own; a line of single questions has none. */
  transport: { socket?: { terminate(): void } };
}

/** Milliseconds in which a client may still agree that its socket is closed. */
const parting = 2_000;
/** Bytes of a NOTIFY; what is longer goes through a table. PostgreSQL itself refuses 8000. */
const longestNotice = 7_900;
const channelPrefix = 'socket.io';

/**
 * The namespace for members, on the server's own port under `/socket.io`. Others cannot connect at all. Settles when
 * it hears the other processes, too.
 */
export async function startSockets(http: HttpServer, options: SocketOptions): Promise<SocketServer> {
  const server = new Server(http, {
    serveClient: false,
    // One connection is at one process. Polling is many calls, which a load balancer would take to several.
    transports: ['websocket'],
    maxHttpBufferSize: 64 * 1024,
    connectTimeout: options.unknownSocket,
    // No state recovery: what a line has missed would be sent before anybody looks at the token. Pages ask anew.
  });
  const known = new WeakSet<object>();
  server.engine.use(refuseHandshake(options.refusalOf));
  server.engine.on('connection', (line: EngineLine) => {
    // A web socket that is closed waits half a minute for its client's consent.
    const cut = () => line.transport.socket?.terminate();
    const nobody = setTimeout(() => {
      if (!known.has(line)) cut();
    }, options.unknownSocket + parting).unref();
    line.once('close', () => {
      clearTimeout(nobody);
      setTimeout(cut, parting).unref();
    });
    if (!options.onLine(line.request, (done) => line.once('close', done))) line.close();
  });
  const line =
    options.joinedBy &&
    listeningPool(options.joinedBy, {
      channels: ['/', SOCKET_NAMESPACE].map((namespace) => `${channelPrefix}#${namespace}`),
      // Who is connected here may have missed something: a page asks for it when its line is back.
      onListeningAgain: () => {
        for (const { conn } of members.sockets.values()) conn.close();
      },
      onError: options.onError,
    });
  if (line) {
    server.adapter(
      createAdapter(line.pool, {
        channelPrefix,
        errorHandler: options.onError,
        payloadThreshold: longestNotice,
      }),
    );
  }
  // Nobody has business outside the namespace.
  server.use((_socket, next) => next(new Error('UNAUTHENTICATED')));

  const members: MemberNamespace = server.of(SOCKET_NAMESPACE);
  members.use((socket, next) => {
    const { token } = socket.handshake.auth as { token?: unknown };
    const found =
      typeof token === 'string'
        ? options.authenticate(token, socket.handshake.headers.cookie)
        : Promise.resolve(undefined);
    found
      .then((session) => {
        if (!session) return next(new Error('UNAUTHENTICATED'));
        socket.data.session = session;
        known.add(socket.conn);
        next(options.admit(socket));
      })
      .catch((error: Error) => {
        options.onError(error);
        next(new Error('UNAVAILABLE'));
      });
  });
  members.on('connection', options.onMember);
  await line?.listening;

  return {
    members,
    close: async () => {
      line?.close();
      // Lines are cut and no socket is told of its end: clients would take that for final, and at all processes.
      server.engine.close();
      await Promise.all([members.adapter.close(), server.of('/').adapter.close()]);
    },
  };
}
