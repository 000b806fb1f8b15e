import type { ServerEventName, ServerEventOutput } from '@vitis/contracts';
import type { Database } from '../db/connect.ts';
import { audit, outbox } from '../db/schema.ts';

/** Mail and SMS as they wait in the outbox. */
export interface Letter {
  recipient: string;
  subject: string;
  body: string;
}

/** Rooms of the socket server that hear of something. */
export type SocketRoom = `user:${number}` | `chat:${number}` | `session:${string}`;

/** A socket event as it waits in the outbox. */
export interface SocketNotice<Name extends ServerEventName = ServerEventName> {
  rooms: SocketRoom[];
  event: Name;
  data: ServerEventOutput<Name>;
}

/** Who does it, for the audit. */
export interface Deed {
  userId: number | null;
  requestId: string | null;
  address: string | null;
}

/** One transaction: what is done in it, what is told about it and what is recorded of it hold together or not at all. */
export interface UnitOfWork {
  tx: Database;
  /** Tells sockets, once this is committed. */
  notify<Name extends ServerEventName>(
    rooms: SocketRoom[],
    event: Name,
    data: ServerEventOutput<Name>,
  ): Promise<void>;
  mail(letter: Letter): Promise<void>;
  sms(letter: Letter): Promise<void>;
  /** Records the deed: `estimate.confirm` on `estimate:E20261120-0001`. */
  record(action: string, target: string, details?: Record<string, unknown>): Promise<void>;
  /** A part that is undone by itself when it throws; what came before it stays. */
  attempt<T>(work: (part: UnitOfWork) => Promise<T>): Promise<T>;
}

export function unitOfWork(tx: Database, deed: Deed): UnitOfWork {
  const post = async (channel: 'mail' | 'sms' | 'socket', payload: object) => {
    await tx.insert(outbox).values({ eventId: crypto.randomUUID(), channel, payload: { ...payload } });
  };
  return {
    tx,
    notify: (rooms, event, data) => post('socket', { rooms, event, data }),
    mail: (letter) => post('mail', letter),
    sms: (letter) => post('sms', letter),
    record: async (action, target, details = {}) => {
      await tx.insert(audit).values({ ...deed, action, target, details });
    },
    attempt: (work) => tx.transaction((inner) => work(unitOfWork(inner, deed))),
  };
}
