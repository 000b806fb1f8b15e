import type { ServerEventName, ServerEventOutput } from '@vitis/contracts';

/** Rooms of the socket server that get an event; everybody is in the last one. */
export type SocketRoom = `user:${number}` | `chat:${number}` | `session:${string}` | 'members';

/** A socket event as it waits in the outbox. */
export interface SocketNotice<Name extends ServerEventName = ServerEventName> {
  rooms: SocketRoom[];
  event: Name;
  data: ServerEventOutput<Name>;
}

/** Sessions whose sockets are to be closed; waits in the outbox as a notice does. */
export interface SocketEnd {
  endedSessions: string[];
}
