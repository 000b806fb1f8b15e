import {
  type ClientToServer,
  type SentMessage,
  type ServerToClient,
  SOCKET_NAMESPACE,
} from '@vitis/contracts';
import { PlainError } from '@vitis/tooling/plain-error';
import { io, type Socket } from 'socket.io-client';
import { openLoop } from './open-loop.ts';

/** A room of two, by the tokens with which its members open their sockets. */
export interface ChatRoom {
  id: number;
  tokens: readonly [string, string];
}

/** Which member of a room a socket belongs to. */
type Seat = 0 | 1;

interface OpenRoom {
  id: number;
  /** Sockets of each member. */
  seats: readonly [MemberSocket[], MemberSocket[]];
}

type MemberSocket = Socket<ServerToClient, ClientToServer>;

interface Awaited {
  /** Who has to get it. */
  seat: Seat;
  /** How many of their sockets have not got it yet. */
  missing: number;
  arrived: () => void;
}

export interface Talk {
  ratePerSecond: number;
  seconds: number;
  /** Milliseconds after which a message that nobody has is lost; a minute unless told. */
  patience?: number;
  signal: AbortSignal;
}

/** Members of some rooms with their sockets at one server. */
export interface ChatMembers {
  /**
   * Says things at a fixed rate, in one room after the other, each time by the other member and from another device.
   * What the server is too busy to take is sent again under the same name, as the product's own client does; its time
   * goes on.
   *
   * @returns milliseconds per message until every socket of the other member has it
   * @throws PlainError when a message is refused or does not arrive
   */
  talk(talk: Talk): Promise<number[]>;
  close(): void;
}

/** Hellos at once: a server that has just started is not to drown in them. */
const AT_ONCE = 25;
/** Before what a server was too busy to take is sent again. */
const AGAIN_MS = 100;
const PATIENCE_MS = 60_000;
const TEXT = '안녕하세요. 다음 주 화요일 입고 가능한 수량을 확인 부탁드립니다.';

function openSocket(url: string, token: string): Promise<MemberSocket> {
  const socket: MemberSocket = io(url + SOCKET_NAMESPACE, {
    auth: { token },
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
  });
  return new Promise((open, fail) => {
    socket.once('connect', () => open(socket));
    socket.once('connect_error', ({ message }) =>
      fail(new PlainError(`${url} refuses a socket: ${message}`)),
    );
  });
}

/** Opens so many sockets (devices) for each member of these rooms. */
export async function openMembers(
  url: string,
  rooms: readonly ChatRoom[],
  devices: number,
): Promise<ChatMembers> {
  const opened: OpenRoom[] = rooms.map(({ id }) => ({ id, seats: [[], []] }));
  const awaited = new Map<string, Awaited>();
  let lost = '';
  let closed = false;

  const seatSocket = async ({ seats }: OpenRoom, seat: Seat, token: string) => {
    const socket = await openSocket(url, token);
    seats[seat].push(socket);
    socket.on('disconnect', (reason) => {
      if (!closed) lost = ` A socket was lost: ${reason}.`;
    });
    socket.on('chat:message', ({ clientId }) => {
      const message = awaited.get(clientId);
      if (message?.seat !== seat) return;
      message.missing -= 1;
      if (message.missing === 0) message.arrived();
    });
  };

  const close = () => {
    closed = true;
    for (const { seats } of opened) for (const socket of seats.flat()) socket.disconnect();
  };

  const waiting = rooms.flatMap(({ tokens }, at) =>
    Array.from({ length: 2 * devices }, (_, place) => {
      const seat: Seat = place % 2 === 0 ? 0 : 1;
      return () => seatSocket(opened[at]!, seat, tokens[seat]);
    }),
  );
  try {
    while (waiting.length > 0) await Promise.all(waiting.splice(0, AT_ONCE).map((open) => open()));
  } catch (error) {
    close();
    throw error;
  }

  const say = async (index: number, patience: number): Promise<void> => {
    const { id, seats } = opened[index % opened.length]!;
    const turn = Math.floor(index / opened.length);
    const [from, to]: [Seat, Seat] = turn % 2 === 0 ? [0, 1] : [1, 0];
    const device = Math.floor(turn / 2) % devices;
    const clientId = crypto.randomUUID();
    const message: SentMessage = { idChatRoom: id, clientId, type: 'TEXT', message: TEXT };
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const latest = setTimeout(
      () => reject(new PlainError(`A message did not arrive within ${patience / 1000} s.${lost}`)),
      patience,
    );
    awaited.set(clientId, { seat: to, missing: devices, arrived: resolve });
    const send = (): void => {
      seats[from][device]!.emit('chat:send', message, (answer) => {
        if (answer.ok || !awaited.has(clientId)) return;
        if (answer.code === 'UNAVAILABLE') setTimeout(send, AGAIN_MS);
        else reject(new PlainError(`${url} refuses a message: ${answer.code}`));
      });
    };
    send();
    try {
      await promise;
    } finally {
      clearTimeout(latest);
      awaited.delete(clientId);
    }
  };

  return {
    talk: ({ patience = PATIENCE_MS, ...loop }) =>
      openLoop({ ...loop, send: (index) => say(index, patience) }),
    close,
  };
}
