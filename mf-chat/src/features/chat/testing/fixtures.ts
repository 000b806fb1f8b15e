import {
  type ChatDocument,
  type ChatMessage,
  type ChatRoomSummary,
  type Endpoint,
  listChatDocuments,
  listChatMessages,
  listChats,
  type SentMessage,
  type SuccessOf,
  storeChatMessage,
} from '@vitis/contracts';

/** Ids of the buyer and the sales person of the render helper. */
export const BUYER = 1;
export const SALES = 2;
export const ROOM = 7;

const at = (minute: number) => `2026-11-20T10:${String(minute).padStart(2, '0')}:00+09:00`;

/** The message of this sequence, one minute after the one before. */
export function message(sequence: number, changed: Partial<ChatMessage> = {}): ChatMessage {
  const idSender = changed.idSender === undefined ? SALES : changed.idSender;
  return {
    idChatRoom: ROOM,
    sequence,
    clientId: `00000000-0000-4000-8000-${String(sequence).padStart(12, '0')}`,
    idSender,
    senderName: idSender === SALES ? '한서윤' : '김도윤',
    type: 'TEXT',
    message: `메시지 ${sequence}`,
    files: [],
    sentAt: at(sequence % 60),
    ...changed,
  };
}

/** What the provider makes of a message that the buyer sent. */
export const stored = (sequence: number, sent: SentMessage): ChatMessage =>
  message(sequence, {
    idSender: BUYER,
    clientId: sent.clientId,
    type: sent.type,
    message: sent.message,
  });

export const room: ChatRoomSummary = {
  idChatRoom: ROOM,
  title: '한서윤',
  partners: [
    { id: SALES, fullName: '한서윤', companyName: null, picture: null, statusMessage: '', online: true },
  ],
  unread: 0,
  lastMessage: null,
};

export const estimate: Extract<ChatDocument, { kind: 'ESTIMATE' }> = {
  kind: 'ESTIMATE',
  number: 'E20261118-0004',
  status: 'REQUESTED',
  expired: false,
  firstProductName: '샤토 라모네 2019',
  lineCount: 3,
  total: 3_714_480,
  requestedAt: at(0),
};

interface Talk {
  messages?: ChatMessage[];
  /** How far the buyer and the sales person have read; everything unless told. */
  reads?: [buyer: number, sales: number];
  rooms?: ChatRoomSummary[];
  documents?: () => ChatDocument[];
}

/** What the provider says to an endpoint, as the render helper takes it. */
interface Answer {
  endpoint: Endpoint;
  respond: (call: { query: URLSearchParams }) => { status: number; body: unknown };
}

const says = <E extends Endpoint>(endpoint: E, body: (query: URLSearchParams) => SuccessOf<E>): Answer => ({
  endpoint,
  respond: ({ query }) => ({ status: 200, body: body(query) }),
});

/** A provider with one room; messages come in the pages that are asked for. */
export function talk({ messages = [], reads, rooms = [room], documents = () => [] }: Talk): Answer[] {
  const last = messages.at(-1)?.sequence ?? 0;
  const [buyer, sales] = reads ?? [last, last];
  return [
    says(listChats, () => ({ _embedded: { items: rooms } })),
    says(listChatMessages, (query) => {
      const [before, after] = [query.get('before'), query.get('after')];
      const found = messages.filter(
        ({ sequence }) =>
          (before === null || sequence < Number(before)) && (after === null || sequence > Number(after)),
      );
      return {
        _embedded: { items: after === null ? found.slice(-50) : found.slice(0, 50) },
        lastSequence: messages.at(-1)?.sequence ?? 0,
        reads: [
          { idUser: BUYER, sequence: buyer },
          { idUser: SALES, sequence: sales },
        ],
      };
    }),
    says(listChatDocuments, () => ({ _embedded: { items: documents() } })),
  ];
}

/** No network: whatever is sent over HTTP gets nowhere. */
export const noNetwork: Answer = {
  endpoint: storeChatMessage,
  respond: () => {
    throw new TypeError('Failed to fetch');
  },
};
