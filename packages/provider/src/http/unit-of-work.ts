import type { ServerEventName, ServerEventOutput } from '@vitis/contracts';
import type { Database } from '../db/connect.ts';
import { audit } from '../db/schema.ts';
import { type Posted, post, posting } from '../outbox/post.ts';

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

/** Sessions whose sockets are to be cut; waits in the outbox as a notice does. */
export interface SocketEnd {
  endedSessions: string[];
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
  notify<Name extends ServerEventName>(rooms: SocketRoom[], event: Name, data: ServerEventOutput<Name>): void;
  /** Cuts the sockets of these sessions once this is committed, at whichever process they are. */
  disconnect(sessionIds: readonly string[]): void;
  mail(letter: Letter): void;
  sms(letter: Letter): void;
  /** Records the deed: `estimate.confirm` on `estimate:E20261120-0001`. */
  record(action: string, target: string, details?: Record<string, unknown>): Promise<void>;
  /** Names what a statement of the work put into the outbox by itself. */
  posted(entry: Posted): void;
  /** A part that is undone by itself when it throws; what came before it stays. */
  attempt<T>(work: (part: UnitOfWork) => Promise<T>): Promise<T>;
}

/** What a unit of work has to tell: still to be put into the outbox, or there already. */
interface Told {
  waiting: Posted[];
  posted: Posted[];
}

/**
 * Runs `work` in one transaction. Answers its result and what waits in the outbox from the commit on, which is written
 * there in one go at the end.
 */
export async function inOneTransaction<T>(
  database: Database,
  deed: Deed,
  work: (unit: UnitOfWork) => Promise<T>,
): Promise<{ result: T; posted: Posted[] }> {
  return database.transaction(async (tx) => {
    const told: Told = { waiting: [], posted: [] };
    const result = await work(unitOfWork(tx, deed, told));
    await post(tx, told.waiting);
    return { result, posted: [...told.posted, ...told.waiting] };
  });
}

function unitOfWork(tx: Database, deed: Deed, told: Told): UnitOfWork {
  return {
    tx,
    notify: (rooms, event, data) => void told.waiting.push(posting('socket', { rooms, event, data })),
    disconnect: (sessionIds) => {
      if (sessionIds.length > 0)
        told.waiting.push(posting('socket', { endedSessions: [...sessionIds] } satisfies SocketEnd));
    },
    mail: (letter) => void told.waiting.push(posting('mail', letter)),
    sms: (letter) => void told.waiting.push(posting('sms', letter)),
    posted: (entry) => void told.posted.push(entry),
    record: async (action, target, details = {}) => {
      await tx.insert(audit).values({ ...deed, action, target, details });
    },
    attempt: async (work) => {
      const part: Told = { waiting: [], posted: [] };
      const result = await tx.transaction((inner) => work(unitOfWork(inner, deed, part)));
      told.waiting.push(...part.waiting);
      told.posted.push(...part.posted);
      return result;
    },
  };
}
