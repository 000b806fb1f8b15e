import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type SentMessage, type SocketAnswer, storeChatMessage } from '@vitis/contracts';
import { answer } from '@vitis/testing/answers';
import { type FakeSocket, fakeSocket, type SentOverSocket } from '@vitis/testing/socket';
import { endSession, message, noNetwork, ROOM, stored, talk } from './chat.test-support.ts';
import { open } from './open-chat.test-support.tsx';

let socket: FakeSocket;

beforeEach(async () => {
  socket = await fakeSocket();
});

afterEach(endSession);

/** A provider that stores what it is sent, from sequence 4 on. */
function storing(): (said: SentOverSocket) => SocketAnswer {
  const known: string[] = [];
  return ({ event, payload }) => {
    if (event !== 'chat:send') return { ok: true };
    if (!known.includes(payload.clientId)) known.push(payload.clientId);
    return { ok: true, message: stored(4 + known.indexOf(payload.clientId), payload) };
  };
}
const sent = (): SentMessage[] =>
  socket.said.flatMap((each) => (each.event === 'chat:send' ? [each.payload] : []));
const three = [message(1), message(2), message(3)];
const connect = () => act(async () => socket.connect());
const unsentKey = `vitis-chat:unsent:1:${ROOM}`;

test('Enter sends what is written, Shift+Enter begins a line', async () => {
  socket.answerWith(storing());
  const { t, user } = await open(talk({ messages: three }));
  await connect();
  const field = await screen.findByRole('textbox', { name: t('room.write') });
  await user.type(field, '첫 줄{Shift>}{Enter}{/Shift}둘째 줄');
  expect(sent()).toEqual([]);
  await user.type(field, '{Enter}');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({ idChatRoom: ROOM, type: 'TEXT', message: '첫 줄\n둘째 줄', files: [] });
  expect(field).toHaveValue('');
  const log = screen.getByRole('log', { name: t('room.log') });
  expect(await within(log).findByText(/첫 줄/)).toBeVisible();
  await waitFor(() => expect(within(log).queryByText(t('room.sending'))).not.toBeInTheDocument());
});

test('Enter in the middle of a syllable sends once, when the syllable is there', async () => {
  socket.answerWith(storing());
  const { t } = await open(talk({ messages: three }));
  await connect();
  const field = await screen.findByRole('textbox', { name: t('room.write') });
  fireEvent.compositionStart(field);
  fireEvent.compositionUpdate(field, { data: '녀' });
  fireEvent.keyDown(field, { key: 'Enter', code: 'Enter', isComposing: true, keyCode: 229 });
  expect(sent()).toEqual([]);
  fireEvent.change(field, { target: { value: '안녕' } });
  fireEvent.compositionEnd(field, { data: '녕' });
  // The same press, told once more after the composition.
  fireEvent.keyDown(field, { key: 'Enter', code: 'Enter', keyCode: 13 });
  await waitFor(() => expect(sent()).toHaveLength(1));
  await act(async () => {});
  expect(sent().map((each) => each.message)).toEqual(['안녕']);
});

test('Enter that picks a Chinese or Japanese candidate sends nothing; the next one does', async () => {
  socket.answerWith(storing());
  const { t, user } = await open(talk({ messages: three }), { language: 'zh-CN' });
  await connect();
  const field = await screen.findByRole('textbox', { name: t('room.write') });
  fireEvent.compositionStart(field);
  fireEvent.compositionUpdate(field, { data: 'ni hao' });
  fireEvent.keyDown(field, { key: 'Enter', code: 'Enter', isComposing: true, keyCode: 229 });
  fireEvent.change(field, { target: { value: '你好' } });
  fireEvent.compositionEnd(field, { data: '你好' });
  await act(async () => {});
  expect(sent()).toEqual([]);
  await user.type(field, '{Enter}');
  await waitFor(() => expect(sent().map((each) => each.message)).toEqual(['你好']));
});

test('what cannot be sent waits, outlives the page, and goes out once under its name when the line is back', async () => {
  socket.answerWith(storing());
  const answers = [...talk({ messages: three }), noNetwork];
  const first = await open(answers);
  const { t } = first;
  await first.user.type(await screen.findByRole('textbox', { name: t('room.write') }), '재고 있나요?{Enter}');
  expect(await screen.findByText(t('room.sending'))).toBeVisible();
  const [kept] = JSON.parse(sessionStorage.getItem(unsentKey) ?? '[]');
  expect(kept).toMatchObject({ message: '재고 있나요?', state: 'sending' });
  first.unmount();

  await open(answers);
  expect(await screen.findByText('재고 있나요?')).toBeVisible();
  expect(screen.getByText(t('room.sending'))).toBeVisible();
  await connect();
  await waitFor(() => expect(screen.queryByText(t('room.sending'))).not.toBeInTheDocument());
  expect(sent().map(({ clientId }) => clientId)).toEqual([kept.clientId]);
  expect(screen.getAllByText('재고 있나요?')).toHaveLength(1);
  expect(sessionStorage.getItem(unsentKey)).toBeNull();

  // Another reconnection has nothing left to send.
  await act(async () => socket.cut());
  await connect();
  expect(sent()).toHaveLength(1);
});

test('without a socket a message goes over HTTP', async () => {
  const { t, user, calls } = await open([
    ...talk({ messages: three }),
    answer(storeChatMessage, ({ body }) => ({ status: 201 as const, body: stored(4, body as SentMessage) })),
  ]);
  await user.type(await screen.findByRole('textbox', { name: t('room.write') }), '안녕하세요{Enter}');
  await waitFor(() => expect(screen.queryByText(t('room.sending'))).not.toBeInTheDocument());
  expect(screen.getByText('안녕하세요')).toBeVisible();
  expect(calls.filter(({ path }) => path === storeChatMessage.path)).toHaveLength(1);
});

test('an acknowledgement that comes too late makes no second message', async () => {
  const answers = [...talk({ messages: three }), noNetwork];
  const { t, user } = await open(answers);
  await connect();
  await user.type(await screen.findByRole('textbox', { name: t('room.write') }), '한 번만{Enter}');
  await screen.findByText(t('room.sending'));
  const [first] = sent();
  await act(async () => socket.tell('chat:message', stored(4, first!)));
  expect(screen.getAllByText('한 번만')).toHaveLength(1);
  socket.answerWith(({ payload }) => ({ ok: true, message: stored(4, payload as SentMessage) }));
  await connect();
  await waitFor(() => expect(sessionStorage.getItem(unsentKey)).toBeNull(), { timeout: 3000 });
  expect(new Set(sent().map(({ clientId }) => clientId)).size).toBe(1);
  expect(screen.getAllByText('한 번만')).toHaveLength(1);
});

test('a refused message says why, is sent again or deleted, and holds up none after it', async () => {
  let refuse = true;
  const store = storing();
  socket.answerWith((said) =>
    said.event === 'chat:send' && said.payload.message === '거절' && refuse
      ? { ok: false, code: 'NOT_FOUND', message: '찾을 수 없습니다.' }
      : store(said),
  );
  const { t, user } = await open(talk({ messages: three }));
  await connect();
  const field = await screen.findByRole('textbox', { name: t('room.write') });
  await user.type(field, '거절{Enter}');
  await user.type(field, '다음{Enter}');
  expect(await screen.findByText('찾을 수 없습니다.')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(t('room.notSent'));
  await waitFor(() => expect(screen.queryByText(t('room.sending'))).not.toBeInTheDocument());
  expect(screen.getByText('다음')).toBeVisible();

  refuse = false;
  await user.click(screen.getByRole('button', { name: t('room.retry') }));
  await waitFor(() => expect(screen.queryByText(t('room.notSent'))).not.toBeInTheDocument());
  const [first, , again] = sent();
  expect(again).toEqual(first);

  refuse = true;
  await user.type(field, '거절{Enter}');
  await user.click(await screen.findByRole('button', { name: t('room.delete') }));
  expect(screen.getAllByText('거절')).toHaveLength(1);
  expect(sessionStorage.getItem(unsentKey)).toBeNull();
});

test('what is half written is there again, and forgotten with the session', async () => {
  const answers = talk({ messages: three });
  const first = await open(answers);
  const { t } = first;
  await first.user.type(await screen.findByRole('textbox', { name: t('room.write') }), '아직 쓰는 중');
  first.unmount();
  const second = await open(answers);
  expect(await screen.findByRole('textbox', { name: t('room.write') })).toHaveValue('아직 쓰는 중');
  second.unmount();
  endSession();
  await open(answers);
  expect(await screen.findByRole('textbox', { name: t('room.write') })).toHaveValue('');
});

test('writing is told to the others, once in a while', async () => {
  socket.answerWith(storing());
  const { t, user } = await open(talk({ messages: three }));
  await connect();
  await user.type(await screen.findByRole('textbox', { name: t('room.write') }), '안녕{Enter}');
  await waitFor(() => expect(sent()).toHaveLength(1));
  const told = socket.said.flatMap((each) => (each.event === 'chat:typing' ? [each.payload.typing] : []));
  expect(told).toEqual([true, false]);
});
