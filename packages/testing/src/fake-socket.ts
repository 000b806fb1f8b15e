import type {
  ClientEventInput,
  ClientEventName,
  ServerEventName,
  ServerEventOutput,
  SocketAnswer,
} from '@vitis/contracts';
import { connectSocket, disconnectSocket } from '@vitis/platform/owner';

type Listener = (...given: unknown[]) => void;

/** Something that the page said over its socket. */
export type SentOverSocket = {
  [Name in ClientEventName]: { event: Name; payload: ClientEventInput<Name> };
}[ClientEventName];

/** The page's one socket, with a provider behind it that a test plays. */
export interface FakeSocket {
  /** What the page said so far. */
  said: readonly SentOverSocket[];
  /** The line is there. */
  connect(): void;
  /** The line is cut; what is said over it now is never acknowledged. */
  cut(): void;
  /** The provider tells something. */
  tell<Name extends ServerEventName>(event: Name, data: ServerEventOutput<Name>): void;
  /** How the provider acknowledges from now on; null: not in time. */
  answerWith(answer: (said: SentOverSocket) => SocketAnswer | null): void;
}

/** The socket of the test that runs: a module is mocked once, and there is a socket per test. */
let current: object;

/** Puts a socket under the page of one test. It is cut until `connect`, and acknowledges nothing until told how. */
export async function fakeSocket(): Promise<FakeSocket> {
  const said: SentOverSocket[] = [];
  const listeners = new Map<string, Listener[]>();
  const toAll: Listener[] = [];
  let answer: (each: SentOverSocket) => SocketAnswer | null = () => null;
  const emit = (event: string, ...given: unknown[]) => {
    for (const listener of listeners.get(event) ?? []) listener(...given);
  };
  const socket = {
    connected: false,
    active: true,
    on: (event: string, listener: Listener) => {
      listeners.set(event, [...(listeners.get(event) ?? []), listener]);
    },
    onAny: (listener: Listener) => toAll.push(listener),
    connect: () => undefined,
    disconnect: () => {
      socket.connected = false;
    },
    timeout: () => ({
      emitWithAck: async (event: ClientEventName, payload: never): Promise<SocketAnswer> => {
        const each = { event, payload } as SentOverSocket;
        if (socket.connected) said.push(each);
        const reply = socket.connected ? answer(each) : null;
        if (reply === null) throw new Error('operation has timed out');
        return reply;
      },
    }),
  };
  current = socket;
  jest.doMock('socket.io-client', () => ({ io: () => current }));
  disconnectSocket();
  await connectSocket(() => 'token');
  return {
    said,
    connect: () => {
      socket.connected = true;
      emit('connect');
    },
    cut: () => {
      socket.connected = false;
      emit('disconnect', 'transport close');
    },
    tell: (event, data) => {
      for (const listener of toAll) listener(event, data);
    },
    answerWith: (next) => {
      answer = next;
    },
  };
}
