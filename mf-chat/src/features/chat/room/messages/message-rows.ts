import type { ChatMessage } from '@vitis/contracts';
import { seoulDay } from '@vitis/domain';
import type { Unsent } from '../outbox.ts';

/** One message as it is shown: what the provider has stored, or what is on its way there. */
export interface Entry {
  /** The message's own name: the same before and after it is stored. */
  key: string;
  /** 0 while it is on its way. */
  sequence: number;
  type: ChatMessage['type'];
  message: string;
  files: ChatMessage['files'];
  at: string;
  unsent: Unsent | null;
  /** The last of its group says when. */
  showsTime: boolean;
  /** Everybody else has read it, and no later one of its group says so. */
  showsRead: boolean;
}

export type Row =
  | { kind: 'day'; key: string; day: string }
  | { kind: 'new'; key: string }
  | { kind: 'notice'; key: string; message: string }
  | { kind: 'group'; key: string; mine: boolean; idSender: number; senderName: string; entries: Entry[] };

/** Messages of one person that follow each other within this time are one group, in ms. */
const GROUP_MS = 3 * 60_000;

export interface RowsInput {
  messages: readonly ChatMessage[];
  unsent: readonly Unsent[];
  reads: ReadonlyMap<number, number>;
  idUser: number;
  /** The line for new messages stands before the first of others past this sequence; null: nowhere. */
  readUpTo: number | null;
}

/** How far everybody but the reader has read. */
function readByOthers(reads: ReadonlyMap<number, number>, idUser: number): number {
  const others = [...reads].filter(([id]) => id !== idUser).map(([, sequence]) => sequence);
  return others.length === 0 ? 0 : Math.min(...others);
}

function entryOf(message: ChatMessage): Entry {
  const { clientId: key, sequence, type, files, sentAt: at } = message;
  return {
    key,
    sequence,
    type,
    message: message.message,
    files,
    at,
    unsent: null,
    showsTime: false,
    showsRead: false,
  };
}

function entryOfUnsent(unsent: Unsent): Entry {
  const { clientId: key, type, message, files, writtenAt: at } = unsent;
  return { key, sequence: 0, type, message, files, at, unsent, showsTime: true, showsRead: false };
}

/** What is said, as it stands under each other: days, the line for new messages, groups of one person's. */
export function messageRows({ messages, unsent, reads, idUser, readUpTo }: RowsInput): Row[] {
  const rows: Row[] = [];
  const readTo = readByOthers(reads, idUser);
  let day = '';
  let lined = readUpTo === null;

  const startDay = (at: string) => {
    const its = seoulDay(new Date(at));
    if (its === day) return;
    day = its;
    rows.push({ kind: 'day', key: `day ${its}`, day: its });
  };
  const put = (entry: Entry, idSender: number, senderName: string) => {
    const group = rows.at(-1);
    const before = group?.kind === 'group' && group.idSender === idSender ? group.entries.at(-1) : undefined;
    if (group?.kind === 'group' && before && Date.parse(entry.at) - Date.parse(before.at) < GROUP_MS)
      group.entries.push(entry);
    else
      rows.push({
        kind: 'group',
        key: entry.key,
        mine: idSender === idUser,
        idSender,
        senderName,
        entries: [entry],
      });
  };

  for (const message of messages) {
    startDay(message.sentAt);
    if (!lined && message.sequence > (readUpTo ?? 0) && message.idSender !== idUser) {
      lined = true;
      rows.push({ kind: 'new', key: 'new' });
    }
    if (message.idSender === null)
      rows.push({ kind: 'notice', key: message.clientId, message: message.message });
    else put(entryOf(message), message.idSender, message.senderName);
  }
  const stored = new Set(messages.slice(-100).map(({ clientId }) => clientId));
  for (const each of unsent) {
    if (stored.has(each.clientId)) continue;
    startDay(each.writtenAt);
    put(entryOfUnsent(each), idUser, '');
  }
  for (const row of rows) if (row.kind === 'group') markGroup(row, readTo);
  return rows;
}

function markGroup({ mine, entries }: Extract<Row, { kind: 'group' }>, readTo: number): void {
  for (const [index, entry] of entries.entries()) {
    const next = entries[index + 1];
    const isRead = mine && entry.sequence > 0 && entry.sequence <= readTo;
    const nextIsRead = next !== undefined && next.sequence > 0 && next.sequence <= readTo;
    entry.showsRead = isRead && !nextIsRead;
    entry.showsTime = entry.unsent === null && (next === undefined || next.unsent !== null);
  }
}

/** Whether two groups look the same, so that one of a thousand is drawn anew and not all. */
export function isSameRow(one: Row, other: Row): boolean {
  if (one.kind !== 'group' || other.kind !== 'group') return JSON.stringify(one) === JSON.stringify(other);
  if (one.key !== other.key || one.entries.length !== other.entries.length) return false;
  return one.entries.every((entry, index) => {
    const its = other.entries[index]!;
    return (
      entry.key === its.key &&
      entry.sequence === its.sequence &&
      entry.unsent === its.unsent &&
      entry.showsTime === its.showsTime &&
      entry.showsRead === its.showsRead
    );
  });
}
