import { type SentMessage, storeChatMessage } from '@vitis/contracts';
import { answerProblem, type FakeAnswer } from '@vitis/testing/answers';
import { renderFeature } from '@vitis/testing/render';
import { fakeSocket } from '@vitis/testing/socket';
import { endSession, noNetwork, ROOM, stored } from '../chat.test-support.ts';
import { createOutbox } from './outbox.ts';

const IDS = [1, ROOM] as const;
const text = (message: string) => ({ type: 'TEXT' as const, message, files: [] });
const soon = () => new Promise((done) => setTimeout(done, 20));

/** Somebody is signed in, and there is no network unless told. */
const signIn = (as: 'buyer' | 'guest' = 'buyer', overHttp: FakeAnswer = noNetwork) =>
  renderFeature(null, { part: 'mf-chat', as, answers: [overHttp] });

afterEach(endSession);

test('messages keep their order and their names over a reload', async () => {
  const socket = await fakeSocket();
  await signIn();
  const before = createOutbox(...IDS, async () => {});
  for (const each of ['하나', '둘', '셋']) before.add(text(each));
  await soon();
  const names = before.$unsent.get().map(({ clientId }) => clientId);

  const arrived: string[] = [];
  const after = createOutbox(...IDS, async ({ message }) => void arrived.push(message));
  expect(after.$unsent.get().map(({ message }) => message)).toEqual(['하나', '둘', '셋']);
  socket.answerWith(({ payload }) => ({ ok: true, message: stored(1, payload as SentMessage) }));
  socket.connect();
  after.wake();
  await soon();
  expect(arrived).toEqual(['하나', '둘', '셋']);
  expect(socket.said.map(({ payload }) => (payload as SentMessage).clientId)).toEqual(names);
  expect(createOutbox(...IDS, async () => {}).$unsent.get()).toEqual([]);
});

test('two wakes at once send nothing twice', async () => {
  const socket = await fakeSocket();
  await signIn();
  const outbox = createOutbox(...IDS, async () => {});
  outbox.add(text('한 번만'));
  await soon();
  socket.answerWith(({ payload }) => ({ ok: true, message: stored(1, payload as SentMessage) }));
  socket.connect();
  outbox.wake();
  outbox.wake();
  await soon();
  // The outbox that was reloaded above lives on here, as no page does, and may try once more.
  const said = socket.said.map(({ payload }) => (payload as SentMessage).message);
  expect(said.filter((message) => message === '한 번만')).toHaveLength(1);
});

test('nothing goes out in another’s name', async () => {
  const socket = await fakeSocket();
  await signIn('guest');
  socket.connect();
  const outbox = createOutbox(...IDS, async () => {});
  outbox.add(text('누구의 말?'));
  await soon();
  expect(socket.said).toEqual([]);
  expect(outbox.$unsent.get()).toHaveLength(1);
});

test('where the tab keeps nothing, what is written lives as long as the page', async () => {
  await fakeSocket();
  await signIn();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  createOutbox(...IDS, async () => {}).add(text('가득 찬 저장소'));
  await soon();
  expect(createOutbox(...IDS, async () => {}).$unsent.get()).toMatchObject([{ message: '가득 찬 저장소' }]);
});

test.each([
  ['cannot be reached', 502, 'sending'],
  ['fails over it again and again', 500, 'failed'],
])('where the provider %s (%s) a message is %s', async (_name, status, state) => {
  await fakeSocket();
  await signIn('buyer', answerProblem(storeChatMessage, status, 'INTERNAL', '문제가 생겼습니다.'));
  const outbox = createOutbox(...IDS, async () => {});
  outbox.add(text('아무도 없나요?'));
  for (let tries = 0; tries < 4; tries += 1) {
    await soon();
    outbox.wake();
  }
  await soon();
  expect(outbox.$unsent.get()).toMatchObject([{ state }]);
});
