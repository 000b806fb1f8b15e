import { type Echo, echoToken, startEcho } from './chat-echo.ts';
import { type ChatMembers, type ChatRoom, openMembers } from './chat-members.ts';

const { signal } = new AbortController();
const rooms = [1, 2, 3].map((id): ChatRoom => ({ id, tokens: [echoToken(id, 0), echoToken(id, 1)] }));

let echo: Echo;
let members: ChatMembers | undefined;

beforeEach(async () => {
  echo = await startEcho(0);
});

afterEach(async () => {
  members?.close();
  members = undefined;
  await echo.close();
});

test('every message is timed until all sockets of the other member have it', async () => {
  members = await openMembers(echo.url, rooms, 2);
  const times = await members.talk({ ratePerSecond: 300, seconds: 0.1, signal });
  expect(times).toHaveLength(30);
  expect(Math.min(...times)).toBeGreaterThan(0);
});

test('a message that the other member does not get fails the measurement', async () => {
  const strangers = [{ id: 1, tokens: [echoToken(1, 0), echoToken(9, 1)] }] satisfies ChatRoom[];
  members = await openMembers(echo.url, strangers, 1);
  const talking = members.talk({ ratePerSecond: 100, seconds: 0.01, patience: 50, signal });
  await expect(talking).rejects.toThrow('did not arrive within 0.05 s');
});

test('a server that nobody can reach fails the measurement in words', async () => {
  await expect(openMembers('http://127.0.0.1:9', rooms, 1)).rejects.toThrow('refuses a socket');
});
