import type { Language, ServerEventName, ServerEventOutput } from '@vitis/contracts';
import type { Database } from '../db/connect.ts';
import { audit, type MailAttachment } from '../db/schema.ts';
import { enqueue, type OutboxEntry, outboxEntry } from '../outbox/outbox-entry.ts';
import { noteForReaders } from './note-for-readers.ts';
import type { SocketEnd, SocketNotice, SocketRoom } from './socket-notice.ts';

/** Mail and SMS as they wait in the outbox. */
export interface Mail {
  recipient: string;
  subject: string;
  /** Plain text; a blank line between paragraphs. */
  body: string;
  /** What its reader reads; Korean where it is not told. */
  language?: Language;
  /** What is to be typed somewhere, shown large. */
  code?: string;
  /** The one thing to do next: a place in the shop. */
  action?: { label: string; path: `/${string}` };
  /** Files that go along; the outbox forgets them once the mail is delivered. */
  attachments?: readonly MailAttachment[];
  /** It opens something: the outbox forgets it once it is delivered. */
  isSecret?: boolean;
}

export interface MailOptions {
  /** False: everything is written as if it were sent, and nothing is. */
  isSent?: boolean;
}

export interface NoticeOptions {
  /** Those of its rooms whose members are told of it later, too; all of them where none are named. */
  noted?: SocketRoom[];
}

/** User, request and address that an audit record names. */
export interface AuditContext {
  userId: number | null;
  requestId: string | null;
  address: string | null;
}

/** One transaction: its changes, its mails and events, and its audit records are committed together or not at all. */
export interface UnitOfWork {
  tx: Database;
  /** Sends a socket event after the commit, and notes it for those who are away. */
  notify<Name extends ServerEventName>(
    rooms: SocketRoom[],
    event: Name,
    data: ServerEventOutput<Name>,
    options?: NoticeOptions,
  ): void;
  /** Closes the sockets of these sessions after the commit, whichever process has them. */
  disconnect(sessionIds: readonly string[]): void;
  mail(mail: Mail, options?: MailOptions): void;
  sms(mail: Mail, options?: MailOptions): void;
  /** Writes an audit record: `estimate.confirm` on `estimate:E20261120-0001`. */
  record(action: string, target: string, details?: Record<string, unknown>): Promise<void>;
  /** Registers an outbox entry that a statement has written itself. */
  enqueued(entry: OutboxEntry): void;
  /** A savepoint: its work is rolled back alone when it throws; earlier work stays. */
  savepoint<T>(work: (savepoint: UnitOfWork) => Promise<T>): Promise<T>;
}

/** Outbox entries of a unit of work: still to be written, or written already. */
interface OutboxEntries {
  waiting: OutboxEntry[];
  enqueued: OutboxEntry[];
  /** The events among them, with the rooms whose members are told of them later, too. */
  noted: SocketNotice[];
}

/**
 * Runs `work` in one transaction, and at its end notes for the readers what it has changed and writes its outbox entries. Returns the result and the
 * entries.
 */
export async function inOneTransaction<T>(
  database: Database,
  auditContext: AuditContext,
  work: (unit: UnitOfWork) => Promise<T>,
): Promise<{ result: T; enqueued: OutboxEntry[] }> {
  return database.transaction(async (tx) => {
    const entries: OutboxEntries = { waiting: [], enqueued: [], noted: [] };
    const result = await work(unitOfWork(tx, auditContext, entries));
    await noteForReaders(tx, entries.noted, auditContext.userId);
    await enqueue(tx, entries.waiting);
    return { result, enqueued: [...entries.enqueued, ...entries.waiting] };
  });
}

function mailEntry(channel: 'mail' | 'sms', mail: Mail, { isSent = true }: MailOptions = {}): OutboxEntry {
  // A row that is delivered from the start takes as long to write as one that is not.
  return isSent ? outboxEntry(channel, mail) : { ...outboxEntry(channel, {}), deliveredAt: new Date() };
}

function unitOfWork(tx: Database, auditContext: AuditContext, entries: OutboxEntries): UnitOfWork {
  return {
    tx,
    notify: (rooms, event, data, { noted = rooms } = {}) => {
      entries.waiting.push(outboxEntry('socket', { rooms, event, data }));
      entries.noted.push({ rooms: noted, event, data } as SocketNotice);
    },
    disconnect: (sessionIds) => {
      if (sessionIds.length > 0)
        entries.waiting.push(outboxEntry('socket', { endedSessions: [...sessionIds] } satisfies SocketEnd));
    },
    mail: (mail, options) => void entries.waiting.push(mailEntry('mail', mail, options)),
    sms: (mail, options) => void entries.waiting.push(mailEntry('sms', mail, options)),
    enqueued: (entry) => void entries.enqueued.push(entry),
    record: async (action, target, details = {}) => {
      await tx.insert(audit).values({ ...auditContext, action, target, details });
    },
    savepoint: async (work) => {
      const savepoint: OutboxEntries = { waiting: [], enqueued: [], noted: [] };
      const result = await tx.transaction((inner) => work(unitOfWork(inner, auditContext, savepoint)));
      entries.waiting.push(...savepoint.waiting);
      entries.enqueued.push(...savepoint.enqueued);
      entries.noted.push(...savepoint.noted);
      return result;
    },
  };
}
