import { type ClientToServer, type ServerToClient, SOCKET_NAMESPACE } from '@vitis/contracts';
import { io, type Socket } from 'socket.io-client';

export type SocketClient = Socket<ServerToClient, ClientToServer>;

/** A socket as a browser opens it; it does not come back by itself. */
export function openSocket(url: string, token: string | undefined, cookie?: string): SocketClient {
  return io(url + SOCKET_NAMESPACE, {
    auth: token === undefined ? {} : { token },
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    ...(cookie === undefined ? {} : { extraHeaders: { cookie } }),
  });
}

/** Settles when the socket is open; rejects with what refused it. */
export async function whenConnected(client: SocketClient): Promise<SocketClient> {
  await new Promise<void>((done, fail) => client.once('connect', done).once('connect_error', fail));
  return client;
}

type Heard<Name extends keyof ServerToClient> = Parameters<ServerToClient[Name]>[0];

/** The next event of a kind, or the next one that is as wanted. */
export function nextEvent<Name extends keyof ServerToClient>(
  client: SocketClient,
  name: Name,
  wanted: (data: Heard<Name>) => boolean = () => true,
): Promise<Heard<Name>> {
  // Which data comes with which name is the contract's to say.
  const untyped = client as unknown as {
    on(name: string, hear: (data: Heard<Name>) => void): void;
    off(name: string, hear: (data: Heard<Name>) => void): void;
  };
  return new Promise((done) => {
    const hear = (data: Heard<Name>) => {
      if (!wanted(data)) return;
      untyped.off(name, hear);
      done(data);
    };
    untyped.on(name, hear);
  });
}
