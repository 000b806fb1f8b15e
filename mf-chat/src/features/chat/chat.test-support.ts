import {
  type ChatDocument,
  type ChatMessage,
  type ChatRoomSummary,
  listChatDocuments,
  listChatMessages,
  listChats,
  type SentMessage,
  storeChatMessage,
} from '@vitis/contracts';
import { answer, answerOk, type FakeAnswer } from '@vitis/testing/answers';
import { aMessage, aRoom } from '@vitis/testing/builders/chat';
import { people } from '@vitis/testing/builders/member';

export const BUYER = people.buyer.id;
export const SALES = people.sales.id;
export const room = aRoom();
export const ROOM = room.idChatRoom;

/** The message of this sequence, one minute after the one before. */
export const message = (sequence: number, changed: Partial<ChatMessage> = {}): ChatMessage =>
  aMessage({ sequence, ...changed });

/** What the provider makes of a message that the buyer sent. */
export const stored = (sequence: number, { clientId, type, message: text }: SentMessage): ChatMessage =>
  message(sequence, { idSender: BUYER, clientId, type, message: text });

interface Talk {
  messages?: ChatMessage[];
  /** How far the buyer and the sales person have read; everything unless told. */
  reads?: [buyer: number, sales: number];
  rooms?: ChatRoomSummary[];
  documents?: () => ChatDocument[];
}

/** A provider with one room; messages come in the pages that are asked for. */
export function talk({ messages = [], reads, rooms = [room], documents = () => [] }: Talk): FakeAnswer[] {
  const last = messages.at(-1)?.sequence ?? 0;
  const [buyer, sales] = reads ?? [last, last];
  return [
    answerOk(listChats, { _embedded: { items: rooms } }),
    answer(listChatMessages, ({ query }) => {
      const [before, after] = [query.get('before'), query.get('after')];
      const found = messages.filter(
        ({ sequence }) =>
          (before === null || sequence < Number(before)) && (after === null || sequence > Number(after)),
      );
      return {
        status: 200 as const,
        body: {
          _embedded: { items: after === null ? found.slice(-50) : found.slice(0, 50) },
          lastSequence: messages.at(-1)?.sequence ?? 0,
          reads: [
            { idUser: BUYER, sequence: buyer },
            { idUser: SALES, sequence: sales },
          ],
        },
      };
    }),
    answer(listChatDocuments, () => ({ status: 200 as const, body: { _embedded: { items: documents() } } })),
  ];
}

/** No network: whatever is sent over HTTP gets nowhere. */
export const noNetwork: FakeAnswer = {
  endpoint: storeChatMessage,
  respond: () => {
    throw new TypeError('Failed to fetch');
  },
};
