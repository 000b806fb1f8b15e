import { connectSocket, disconnectSocket } from './socket.ts';

type Listener = (...given: unknown[]) => void;

/** The client's own socket, with a server behind it that a test plays. */
const line = {
  listeners: new Map<string, Listener>(),
  active: false,
  connect: jest.fn(),
  disconnect: () => undefined,
  onAny: () => undefined,
  on: (event: string, listener: Listener) => void line.listeners.set(event, listener),
};
let ask: (give: (said: { token: string }) => void) => void;

jest.mock('socket.io-client', () => ({
  io: (_namespace: string, { auth }: { auth: typeof ask }) => {
    ask = auth;
    return line;
  },
}));

const HOUR = 3_600_000;
let token: string | null;

/** What the server says to the handshake that is under way. */
function answer(event: 'connect' | 'connect_error' | 'disconnect', said?: unknown): void {
  if (event === 'connect_error') ask(() => undefined);
  line.listeners.get(event)?.(said);
}
const refuse = (code: string) => answer('connect_error', new Error(code));

beforeEach(async () => {
  jest.useFakeTimers();
  line.connect.mockClear();
  token = 'first';
  await connectSocket(() => token);
});

afterEach(() => {
  disconnectSocket();
  jest.useRealTimers();
});

test.each(['UNAVAILABLE', 'TOO_MANY_SOCKETS'])(
  'a page that is refused with %s asks again all day',
  (code) => {
    for (let minute = 0; minute < 60; minute += 1) {
      refuse(code);
      jest.advanceTimersByTime(60_000);
      expect(line.connect).toHaveBeenCalledTimes(minute + 1);
    }
  },
);

test.each([
  ['at the earliest after half of the pause', 0, 1_000],
  ['at the latest after all of it', 1, 2_000],
])('pages that were refused together ask again apart: %s', (_when, random, pause) => {
  jest.spyOn(Math, 'random').mockReturnValue(random);
  refuse('UNAVAILABLE');
  jest.advanceTimersByTime(pause - 1);
  expect(line.connect).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(line.connect).toHaveBeenCalledTimes(1);
});

test('a page whose session has ended is refused once and asks no more', () => {
  answer('connect');
  answer('disconnect', 'io server disconnect');
  jest.advanceTimersByTime(60_000);
  expect(line.connect).toHaveBeenCalledTimes(1);
  refuse('UNAUTHENTICATED');
  jest.advanceTimersByTime(HOUR);
  expect(line.connect).toHaveBeenCalledTimes(1);
});

test('a page that was given a new token meanwhile asks with that one', () => {
  refuse('UNAUTHENTICATED');
  token = 'second';
  jest.advanceTimersByTime(60_000);
  expect(line.connect).toHaveBeenCalledTimes(1);
});

test('a line that the server ended stays closed when nobody is signed in any more', () => {
  answer('connect');
  answer('disconnect', 'io server disconnect');
  token = null;
  jest.advanceTimersByTime(HOUR);
  expect(line.connect).not.toHaveBeenCalled();
});

test('a line that was cut is left to the client, which opens it again by itself', () => {
  answer('connect');
  answer('disconnect', 'transport close');
  jest.advanceTimersByTime(HOUR);
  expect(line.connect).not.toHaveBeenCalled();
});

test('a line that was closed while it waited stays closed beside the next one', async () => {
  refuse('UNAVAILABLE');
  await connectSocket(() => token);
  jest.advanceTimersByTime(HOUR);
  expect(line.connect).not.toHaveBeenCalled();
});
