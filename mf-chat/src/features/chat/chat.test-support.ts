import {
  type ChatDocument,
  type ChatMessage,
  type ChatRoomSummary,
  getMe,
  listChatDocuments,
  listChatMessages,
  listChats,
  type Manager,
  type Me,
  type SentMessage,
  storeChatMessage,
} from '@vitis/contracts';
import { publish } from '@vitis/platform';
import { answer, answerOk, type FakeAnswer } from '@vitis/testing/answers';
import { aMessage, aRoom } from '@vitis/testing/builders/chat';
import { people } from '@vitis/testing/builders/member';

export const BUYER = people.buyer.id;
export const SALES = people.sales.id;
export const room = aRoom();
export const ROOM = room.idChatRoom;

/** Ends the session as the shell does, with what was typed in it. */
export function endSession(): void {
  sessionStorage.clear();
  publish('session/ended', {});
}

/** The message of this sequence, one minute after the one before. */
export const message = (sequence: number, changed: Partial<ChatMessage> = {}): ChatMessage =>
  aMessage({ sequence, ...changed });

/** What the provider makes of a message that the buyer sent. */
export const stored = (sequence: number, { clientId, type, message: text }: SentMessage): ChatMessage =>
  message(sequence, { idSender: BUYER, clientId, type, message: text });

/** The sales contact of the buyer, on weekdays from nine to six. */
export const contact: Manager = {
  id: SALES,
  fullName: people.sales.fullName,
  mobile: null,
  email: 'sales@vitis.test',
  picture: null,
  working: true,
  statusMessage: '',
  hours: {
    weekdayStartTime: '09:00',
    weekdayEndTime: '18:00',
    weekendStartTime: '10:00',
    weekendEndTime: '15:00',
    holidayStartTime: null,
    holidayEndTime: null,
  },
  idBusinessDayList: [1, 2, 3, 4, 5],
};

/** Who the buyer is, with that contact. */
export const buyersMe: Me = {
  id: BUYER,
  roles: ['B2B'],
  fullName: people.buyer.fullName,
  email: 'buyer@vitis.test',
  mobile: null,
  picture: null,
  createdAt: '2026-01-02T09:00:00+09:00',
  passwordChangedAt: '2026-01-02T09:00:00+09:00',
  passwordChangeRecommended: false,
  smsSubscribed: false,
  emailSubscribed: false,
  client: {
    id: 1,
    companyName: people.buyer.companyName,
    companyRegistrationNumber: '1208147521',
    representativeName: '김대표',
    businessClientType: '레스토랑',
    taxEmail: null,
    postalCode: null,
    address1: null,
    address2: null,
    manager: contact,
  },
};

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
    answerOk(getMe, buyersMe),
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
