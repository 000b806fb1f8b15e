import type { ChatMessage, ServerEventName, ServerEventOutput } from '@vitis/contracts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { preparedSql } from '../../db/prepared.ts';
import { isLive } from '../../http/session.ts';
import type { SocketNotice, SocketRoom } from '../../http/socket-notice.ts';
import { availableFrom, type OutboxEntry } from '../../outbox/outbox-entry.ts';

/** Rows that were written, and their events, which lie in the outbox already. */
export interface Written<Fact> {
  fact: Fact;
  enqueued: OutboxEntry;
}

const { placeholder } = sql;

/** Of each event of a statement: the number that was reached and the members of the room. */
type WrittenRow = { eventId: string; sequence: number; userIds: number[] };

/**
 * The end of a statement whose part `written` has, for each thing that happened, the number that was reached, the
 * members of the room, and the event for them with all of its data but that number: it goes into the outbox.
 */
const tellingMembers = sql`
  posted AS (
    INSERT INTO outbox (event_id, channel, payload, available_at)
    SELECT event_id, 'socket', jsonb_build_object(
      'rooms', (SELECT jsonb_agg('user:' || id) FROM unnest(user_ids) AS id),
      'event', ${placeholder('event')}::text,
      'data', data || jsonb_build_object('sequence', sequence)
    ), ${availableFrom('socket')}
    FROM written
  )
  SELECT event_id AS "eventId", sequence, user_ids AS "userIds" FROM written`;

function asWritten<Name extends ServerEventName>(
  { eventId, sequence, userIds }: WrittenRow,
  event: Name,
  data: ServerEventOutput<Name>,
): Written<ServerEventOutput<Name>> {
  const rooms = userIds.map((id): SocketRoom => `user:${id}`);
  const notice: SocketNotice<Name> = { rooms, event, data: { ...data, sequence } };
  return { fact: notice.data, enqueued: { eventId, channel: 'socket', payload: { ...notice } } };
}

const storing = preparedSql<WrittenRow>(
  'store_chat_messages',
  sql`
    WITH given AS (
      SELECT * FROM unnest(
        ${placeholder('roomIds')}::int[], ${placeholder('senderIds')}::int[], ${placeholder('clientIds')}::uuid[],
        ${placeholder('types')}::text[], ${placeholder('texts')}::text[], ${placeholder('sentAts')}::timestamptz[],
        ${placeholder('fileIds')}::text[], ${placeholder('sessionIds')}::uuid[], ${placeholder('eventIds')}::uuid[],
        ${placeholder('data')}::jsonb[]
      ) AS given (room_id, sender_id, client_id, type, text, sent_at, file_ids, session_id, event_id, data)
    ), free AS (
      SELECT room.id FROM given
      JOIN chat_rooms room ON room.id = given.room_id
      JOIN chat_members member ON member.room_id = given.room_id AND member.user_id = given.sender_id
      JOIN sessions ON sessions.id = given.session_id AND sessions.user_id = given.sender_id
      JOIN users ON users.id = sessions.user_id AND ${isLive(placeholder('now'))}
      WHERE NOT EXISTS (
        SELECT FROM chat_messages known WHERE known.room_id = given.room_id AND known.client_id = given.client_id
      )
      FOR NO KEY UPDATE OF room SKIP LOCKED
    ), room AS (
      UPDATE chat_rooms SET last_sequence = last_sequence + 1, last_message_at = given.sent_at
      FROM free JOIN given ON given.room_id = free.id
      WHERE chat_rooms.id = free.id
      RETURNING given.*, last_sequence AS sequence
    ), message AS (
      INSERT INTO chat_messages (room_id, sequence, client_id, sender_id, type, message, file_ids, sent_at)
      SELECT room_id, sequence, client_id, sender_id, type, text, file_ids::int[], sent_at FROM room
    ), member AS (
      -- Its author has read it, and the room is back for who had left.
      UPDATE chat_members SET left_at = NULL,
        read_sequence = CASE WHEN user_id = room.sender_id THEN room.sequence ELSE read_sequence END
      FROM room WHERE chat_members.room_id = room.room_id
      RETURNING chat_members.room_id, user_id
    ), written AS (
      SELECT event_id, data, sequence,
        (SELECT array_agg(user_id ORDER BY user_id) FROM member WHERE member.room_id = room.room_id) AS user_ids
      FROM room
    ), ${tellingMembers}`,
);

/** A message as it will be on the wire, but for its number, and the session in which it is said. */
export interface NewMessage {
  message: Omit<ChatMessage, 'sequence' | 'idSender'> & { idSender: number };
  sessionId: string;
}

/**
 * Stores messages, at most one of a room, under the next numbers of their rooms, and all that follows from it, in one
 * statement. Undefined, in its place, for what is not stored: where the session has ended, the sender is no member, the
 * room has a message of that `clientId`, or somebody else writes into the room at this moment.
 *
 * @throws the database's unique violation where one of them was stored elsewhere while this one began
 */
export async function storeMessages(
  database: Database,
  given: readonly NewMessage[],
  now: Date,
): Promise<(Written<ChatMessage> | undefined)[]> {
  const known = given.map((each) => ({ ...each, eventId: crypto.randomUUID() as string }));
  const rows = await storing(database, {
    now,
    event: 'chat:message',
    roomIds: known.map(({ message }) => message.idChatRoom),
    senderIds: known.map(({ message }) => message.idSender),
    clientIds: known.map(({ message }) => message.clientId),
    types: known.map(({ message }) => message.type),
    texts: known.map(({ message }) => message.message),
    sentAts: known.map(({ message }) => message.sentAt),
    fileIds: known.map(({ message }) => `{${message.files.map(({ id }) => id).join()}}`),
    sessionIds: known.map(({ sessionId }) => sessionId),
    eventIds: known.map(({ eventId }) => eventId),
    data: known.map(({ message }) => JSON.stringify(message)),
  });
  const byEvent = new Map(rows.map((row) => [row.eventId, row]));
  return known.map(({ message, eventId }) => {
    const row = byEvent.get(eventId);
    return row && asWritten(row, 'chat:message', { ...message, sequence: row.sequence });
  });
}

const reading = preparedSql<WrittenRow>(
  'advance_chat_read',
  sql`
    WITH reached AS (
      SELECT id, LEAST(${placeholder('sequence')}::int, last_sequence) AS sequence
      FROM chat_rooms WHERE id = ${placeholder('roomId')}::int
    ), moved AS (
      UPDATE chat_members SET read_sequence = reached.sequence
      FROM reached
      WHERE room_id = reached.id AND user_id = ${placeholder('userId')}::int AND read_sequence < reached.sequence
      RETURNING room_id, read_sequence
    ), written AS (
      SELECT ${placeholder('eventId')}::uuid AS event_id, ${placeholder('data')}::jsonb AS data, read_sequence AS sequence,
        (SELECT array_agg(user_id ORDER BY user_id) FROM chat_members WHERE room_id = moved.room_id) AS user_ids
      FROM moved
    ), ${tellingMembers}`,
);

/**
 * Moves what a member has read forward, never back and never past the last message. Answers how far that is now, or
 * undefined where nothing moved.
 */
export async function advanceRead(database: Database, roomId: number, userId: number, sequence: number) {
  const data = { idChatRoom: roomId, idUser: userId, sequence };
  const values = { roomId, userId, sequence, eventId: crypto.randomUUID(), data: JSON.stringify(data) };
  const [row] = await reading(database, { ...values, event: 'chat:read' });
  return row && asWritten(row, 'chat:read', data);
}
