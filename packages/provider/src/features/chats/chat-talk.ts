import type { ChatMessage, Language, SentMessage } from '@vitis/contracts';
import { seoulTime } from '@vitis/domain';
import { isTransient } from '../../db/unavailable.ts';
import { batched } from '../../http/batched.ts';
import { createKeyedMutex } from '../../http/keyed-mutex.ts';
import type { Services } from '../../http/services.ts';
import type { Session } from '../../http/session.ts';
import type { UnitOfWork } from '../../http/unit-of-work.ts';
import { FIELD_TEXTS } from '../../problems/field-texts.ts';
import { conflict, notFound, ProblemError, unauthenticated } from '../../problems/problem-error.ts';
import { isDocumentOf, seesDocuments } from './chat-documents.repository.ts';
import { attachFiles, findFiles, findMessage } from './chat-messages.repository.ts';
import { findOwnRoom, inRange, lockOwnRoom } from './chat-rooms.repository.ts';
import { advanceRead, type NewMessage, storeMessages } from './chat-writes.repository.ts';
import { CARD_DOCUMENTS, type CheckedMessage, checkMessage } from './check-message.ts';

type Transact = <T>(work: (unit: UnitOfWork) => Promise<T>) => Promise<T>;

/** Statements at once: one is being sent while the database writes the other to disk. */
const together = { atOnce: 2, most: 50 };

/** Messages and marks of reading: stored and published in one statement. */
export function createTalk({ database, now, publish }: Services) {
  const exclusively = createKeyedMutex<number>();

  /** What a message refers to has to be its author's to give and the room's company's to see. */
  const attach = async (
    tx: UnitOfWork['tx'],
    { type, message, fileIds }: CheckedMessage,
    room: { id: number; clientCompanyId: number },
    senderId: number,
    language: Language,
  ): Promise<void> => {
    const kind = CARD_DOCUMENTS[type];
    if (kind) {
      const theirs = await seesDocuments(tx, senderId, room.clientCompanyId);
      if (!theirs || !(await isDocumentOf(tx, kind, message, room.clientCompanyId))) throw notFound();
    }
    if (fileIds.length === 0) return;
    const given = await attachFiles(tx, fileIds, senderId, room.id);
    if (given.length !== fileIds.length) throw notFound();
    if (type === 'IMAGE' && given.some(({ isPicture }) => !isPicture))
      throw new ProblemError(400, 'INVALID_INPUT', {
        errors: [{ field: 'files', code: 'NOT_A_CHOICE', message: FIELD_TEXTS[language].NOT_A_CHOICE }],
      });
  };

  const asNew = (
    { id: sessionId, userId, fullName }: Session,
    { idChatRoom, clientId }: SentMessage,
    { type, message }: CheckedMessage,
    files: ChatMessage['files'] = [],
  ): NewMessage => {
    const sender = { idSender: userId, senderName: fullName, sentAt: seoulTime(now()) };
    return { message: { idChatRoom, clientId, ...sender, type, message, files }, sessionId };
  };

  /** Stores a message and publishes it to the room. The same `clientId` again is the same message. */
  const send = async (
    session: Session,
    input: SentMessage,
    language: Language,
    transact: Transact,
  ): Promise<ChatMessage> => {
    const { idChatRoom: roomId, clientId } = input;
    const checked = checkMessage(input, language);
    return transact(async ({ tx, enqueued }) => {
      // The room's lock comes first: two copies of one message cannot both find that it is not there yet.
      const room = await lockOwnRoom(tx, roomId, session.userId);
      if (!room) throw notFound();
      const known = await findMessage(tx, roomId, clientId);
      if (known && known.idSender !== session.userId) throw conflict('CONFLICT');
      if (known) return known;
      const { clientCompanyId } = room;
      await attach(tx, checked, { id: roomId, clientCompanyId }, session.userId, language);
      const files = await findFiles(tx, checked.fileIds);
      const inOrder = checked.fileIds.flatMap((id) => files.get(id) ?? []);
      const [stored] = await storeMessages(tx, [asNew(session, input, checked, inOrder)], now());
      // Of all that may be in its way, only the end of the session can have come since it was looked for.
      if (!stored) throw unauthenticated('SESSION_ENDED');
      enqueued(stored.enqueued);
      return stored.fact;
    });
  };

  /** Text messages, stored together with others of this moment; undefined where they need a closer check. */
  const storeTogether = batched(async (messages: readonly NewMessage[]) => {
    try {
      const stored = await storeMessages(database, messages, now());
      publish(stored.flatMap((each) => each?.enqueued ?? []));
      return stored;
    } catch (error) {
      if (isTransient(error)) throw error;
      // One of them is in the way of the others: each goes by itself.
      return messages.map(() => undefined);
    }
  }, together);

  /**
   * The same for a socket, which has no transaction of its own. Plain words go together with those of other rooms, in a
   * statement that looks at their sessions as well, and the longer way only where that stores nothing. Messages of one room
   * take turns here instead of in the database: they are told in their order, and no connection waits for a room.
   */
  const say = async (
    session: Session,
    input: SentMessage,
    language: Language,
    { transact, requireLive }: { transact: Transact; requireLive: () => Promise<void> },
  ): Promise<ChatMessage> => {
    const checked = checkMessage(input, language);
    return exclusively(input.idChatRoom, async () => {
      const stored =
        checked.type === 'TEXT' ? await storeTogether(asNew(session, input, checked)) : undefined;
      if (stored) return stored.fact;
      await requireLive();
      return send(session, input, language, transact);
    });
  };

  /** Moves how far a member has read, and publishes it to the room where it has moved. */
  const read = async ({ userId }: Session, roomId: number, sequence: number): Promise<void> => {
    const moved = await advanceRead(database, roomId, userId, inRange(sequence));
    if (moved) publish([moved.enqueued]);
    else if (!(await findOwnRoom(database, roomId, userId))) throw notFound();
  };

  return { send, say, read };
}
