import { act, screen, waitFor } from '@testing-library/react';
import { exitChat, getChatManager, getMe, listChats, openClientChat } from '@vitis/contracts';
import { $dialogs } from '@vitis/platform';
import { answer, answerOk, answerProblem } from '@vitis/testing/answers';
import { type FakeSocket, fakeSocket } from '@vitis/testing/socket';
import { buyersMe, endSession, message, ROOM, room, talk } from './chat.test-support.ts';
import { open, shown } from './open-chat.test-support.tsx';

let socket: FakeSocket;

beforeEach(async () => {
  socket = await fakeSocket();
  socket.answerWith(() => ({ ok: true }));
});

afterEach(endSession);

test('a room that is not one’s own is said not to be there', async () => {
  const { t } = await open(talk({}), { path: '/chat?room=99' });
  expect(await screen.findByText(t('room.notFound'))).toBeVisible();
});

test('leaving asks first, and leads back to the list', async () => {
  const { t, user, calls, address } = await open([
    ...talk({ messages: [message(1)] }),
    answer(exitChat, { status: 204, body: undefined }),
  ]);
  await user.click(await screen.findByRole('button', { name: t('room.menu') }));
  await user.click(screen.getByRole('menuitem', { name: t('room.leave') }));
  const [asked] = $dialogs.get();
  expect(asked).toMatchObject({ kind: 'confirm', message: t('room.leaveText') });
  await act(async () => asked?.kind === 'confirm' && asked.done(true));
  await waitFor(() => expect(address()).toBe('/chat'));
  expect(calls.find(({ path }) => path === exitChat.path)?.body).toEqual({ idChatRoom: ROOM });
});

test('a buyer without a room begins one with its sales contact', async () => {
  let rooms: (typeof room)[] = [];
  const [, , messages, documents] = talk({});
  const [partner] = room.partners;
  const { t, user, address } = await open(
    [
      {
        endpoint: talk({})[0]!.endpoint,
        respond: () => ({ status: 200, body: { _embedded: { items: rooms } } }),
      },
      messages!,
      documents!,
      answerProblem(getMe, 503, 'UNAVAILABLE', 'UNAVAILABLE'),
      answer(getChatManager, () => {
        rooms = [room];
        return { status: 200 as const, body: { idChatRoom: ROOM, manager: partner! } };
      }),
    ],
    { path: '/chat' },
  );
  await user.click(await screen.findByRole('button', { name: t('start.begin') }));
  expect(await screen.findByText(t('room.nothing'))).toBeVisible();
  expect(address()).toBe(`/chat?room=${ROOM}`);
});

test('a link to the sales contact opens the room with it', async () => {
  const [partner] = room.partners;
  const { address } = await open(
    [...talk({ messages: [message(1)] }), answerOk(getChatManager, { idChatRoom: ROOM, manager: partner! })],
    { path: '/chat?room=manager' },
  );
  await waitFor(() => expect(address()).toBe(`/chat?room=${ROOM}`));
  await waitFor(() => expect(shown()).toHaveLength(1));
});

test('a link to a client opens the room with it, where the number of the document stands in the field', async () => {
  const { t, address, calls } = await open(
    [...talk({ messages: [message(1)] }), answerOk(openClientChat, { idChatRoom: ROOM })],
    { as: 'sales', path: '/chat?client=7&about=O20261118-0001' },
  );
  await waitFor(() => expect(address()).toBe(`/chat?room=${ROOM}&about=O20261118-0001`));
  expect(await screen.findByRole('textbox', { name: t('room.write') })).toHaveValue('O20261118-0001 ');
  expect(calls.filter(({ path }) => path === openClientChat.path).map(({ body }) => body)).toEqual([
    { idClient: 7 },
  ]);
});

test('where nobody of a client could answer, it says so and shows the other rooms', async () => {
  const { address } = await open(
    [...talk({}), answerProblem(openClientChat, 409, 'NO_BUYER', '아직 회원이 없는 거래처입니다.')],
    { as: 'sales', path: '/chat?client=7' },
  );
  await waitFor(() =>
    expect($dialogs.get().at(-1)).toMatchObject({ message: '아직 회원이 없는 거래처입니다.' }),
  );
  const told = $dialogs.get().at(-1);
  await act(async () => told?.kind === 'alert' && told.done());
  await waitFor(() => expect(address()).toBe('/chat'));
});

test('a link from a document opens the room with its number in the field', async () => {
  const [partner] = room.partners;
  const { t } = await open(
    [...talk({ messages: [message(1)] }), answerOk(getChatManager, { idChatRoom: ROOM, manager: partner! })],
    { path: '/chat?room=manager&about=O20261118-0001' },
  );
  expect(await screen.findByRole('textbox', { name: t('room.write') })).toHaveValue('O20261118-0001 ');
});

test('a buyer sees when the sales contact works: before the first word, and while the contact is away', async () => {
  const { t, unmount } = await open(
    [answerOk(listChats, { _embedded: { items: [] } }), answerOk(getMe, buyersMe)],
    { path: '/chat' },
  );
  expect(await screen.findByText(t('hours.weekday'))).toBeVisible();
  for (const text of ['월 · 화 · 수 · 목 · 금', '09:00–18:00', '10:00–15:00'])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByText(t('hours.holiday'))).not.toBeInTheDocument();
  unmount();

  const partners = room.partners.map((partner) => ({ ...partner, online: false }));
  await open(talk({ messages: [message(1)], rooms: [{ ...room, partners }] }));
  // Which of the two spans is said follows from the day.
  expect(await screen.findByText(/(?:평일 09:00–18:00|주말 10:00–15:00)/)).toHaveTextContent(
    t('rooms.offline'),
  );
});
