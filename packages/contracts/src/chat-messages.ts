import * as v from 'valibot';
import { Picture } from './picture.ts';
import { Count, Id, IsoTime, listUpTo, ShortText } from './scalars.ts';

/** ESTIMATE and ORDER show a document as a card; `message` is then its number. NOTICE is the system's own. */
export const CHAT_MESSAGE_TYPES = ['TEXT', 'IMAGE', 'FILE', 'ESTIMATE', 'ORDER', 'NOTICE'] as const;
export const ChatMessageType = v.picklist(CHAT_MESSAGE_TYPES);
export type ChatMessageType = v.InferOutput<typeof ChatMessageType>;

/** Characters of one message. */
export const CHAT_MESSAGE_LIMIT = 2000;
/** Files of one message. */
export const CHAT_FILES_LIMIT = 10;

export const ChatMessage = v.object({
  idChatRoom: Id,
  /** Order within the room, from 1, without gaps. */
  sequence: Count,
  /** Given by the sender (a UUID): the same one twice is one message. */
  clientId: v.pipe(ShortText, v.uuid()),
  idSender: v.nullable(Id),
  senderName: v.string(),
  type: ChatMessageType,
  message: v.string(),
  files: v.array(
    v.object({
      id: Id,
      name: v.string(),
      type: v.string(),
      size: Count,
      url: v.string(),
      picture: v.nullable(Picture),
    }),
  ),
  sentAt: IsoTime,
});
export type ChatMessage = v.InferOutput<typeof ChatMessage>;

/** A message as its author sends it. */
export const SentMessage = v.object({
  idChatRoom: Id,
  clientId: v.pipe(ShortText, v.uuid()),
  type: v.picklist(['TEXT', 'IMAGE', 'FILE', 'ESTIMATE', 'ORDER']),
  /** Text; the number of the document for a card. */
  message: v.pipe(v.string(), v.maxLength(CHAT_MESSAGE_LIMIT)),
  /** Ids of uploaded chat files of the author's own. */
  files: v.optional(listUpTo(Id, CHAT_FILES_LIMIT), []),
});
export type SentMessage = v.InferInput<typeof SentMessage>;
