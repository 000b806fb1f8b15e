import { act, screen, waitFor, within } from '@testing-library/react';
import { listChatMessages, searchChatMessages } from '@vitis/contracts';
import { answer, answerProblem } from '@vitis/testing/answers';
import { anEstimateCard } from '@vitis/testing/builders/chat';
import { setOnline } from '@vitis/testing/render';
import { type FakeSocket, fakeSocket } from '@vitis/testing/socket';
import { BUYER, endSession, message, noNetwork, ROOM, SALES, talk } from './chat.test-support.ts';
import { open, shown } from './open-chat.test-support.tsx';

const estimate = anEstimateCard({ lineCount: 3 });
let socket: FakeSocket;

beforeEach(async () => {
  socket = await fakeSocket();
  socket.answerWith(() => ({ ok: true }));
});

afterEach(endSession);

test('messages stand under days in groups of one person’s', async () => {
  const { t } = await open(
    talk({
      messages: [
        message(1, { sentAt: '2026-11-19T18:05:00+09:00' }),
        message(2, { sentAt: '2026-11-20T10:00:00+09:00' }),
        message(3, { sentAt: '2026-11-20T10:01:00+09:00' }),
        message(4, { sentAt: '2026-11-20T10:02:00+09:00', idSender: BUYER }),
        message(5, {
          sentAt: '2026-11-20T10:02:00+09:00',
          idSender: null,
          message: '담당자가 바뀌었습니다.',
        }),
      ],
    }),
  );
  const log = await screen.findByRole('log', { name: t('room.log') });
  expect(within(log).getByText('2026-11-19 (목)')).toBeVisible();
  expect(within(log).getByText('2026-11-20 (금)')).toBeVisible();
  expect(within(log).getAllByText('한서윤')).toHaveLength(2);
  expect(within(log).getByText(t('rooms.time.morning', { clock: '10:01' }))).toBeVisible();
  expect(within(log).queryByText(t('rooms.time.morning', { clock: '10:00' }))).not.toBeInTheDocument();
  expect(within(log).getByText('담당자가 바뀌었습니다.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: '한서윤' })).toBeInTheDocument();
});

test('markup is text, and an address of the web is a link', async () => {
  await open(
    talk({
      messages: [message(1, { message: '<img src=x> https://vitis.example/a?b=1. javascript:alert(1)' })],
    }),
  );
  const link = await screen.findByRole('link', { name: 'https://vitis.example/a?b=1' });
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  expect(screen.getByText(/<img src=x>/)).toHaveTextContent('javascript:alert(1)');
  expect(within(screen.getByRole('log')).queryByRole('img')).not.toBeInTheDocument();
});

test('what comes twice is there once, and what comes too early waits for what is missing', async () => {
  const messages = [message(1), message(2)];
  const { calls } = await open(talk({ messages }));
  await act(async () => socket.connect());
  await waitFor(() => expect(shown()).toEqual(['메시지 1', '메시지 2']));
  for (const each of [message(3), message(3), message(1)])
    await act(async () => socket.tell('chat:message', each));
  expect(shown()).toEqual(['메시지 1', '메시지 2', '메시지 3']);

  messages.push(message(3), message(4), message(5));
  await act(async () => socket.tell('chat:message', message(5)));
  await waitFor(() => expect(shown()).toEqual(['메시지 1', '메시지 2', '메시지 3', '메시지 4', '메시지 5']));
  expect(calls.flatMap(({ query }) => query.get('after') ?? []).at(-1)).toBe('3');
  await act(async () => socket.tell('chat:message', { ...message(6), idChatRoom: 99 }));
  expect(shown()).toHaveLength(5);
});

test('a line that was cut brings what was missed', async () => {
  const messages = [message(1)];
  await open(talk({ messages }));
  await act(async () => socket.connect());
  await waitFor(() => expect(shown()).toEqual(['메시지 1']));
  await act(async () => socket.cut());
  messages.push(message(2));
  await act(async () => socket.connect());
  await waitFor(() => expect(shown()).toEqual(['메시지 1', '메시지 2']));
});

test('an own message says that it was read as soon as the other side has', async () => {
  const own = [1, 2].map((sequence) => message(sequence, { idSender: BUYER }));
  const { t } = await open(talk({ messages: own, reads: [2, 0] }));
  await act(async () => socket.connect());
  await waitFor(() => expect(shown()).toHaveLength(2));
  expect(screen.queryByText(t('room.read'))).not.toBeInTheDocument();
  await act(async () => socket.tell('chat:read', { idChatRoom: ROOM, idUser: SALES, sequence: 1 }));
  const [first, second] = screen
    .getAllByText(/^메시지/)
    .map((text) => text.closest<HTMLElement>('[data-sequence]')!);
  expect(within(first!).getByText(t('room.read'))).toBeVisible();
  expect(within(second!).queryByText(t('room.read'))).not.toBeInTheDocument();
  await act(async () => socket.tell('chat:read', { idChatRoom: ROOM, idUser: SALES, sequence: 2 }));
  expect(within(second!).getByText(t('room.read'))).toBeVisible();
});

test('what is in sight is told to be read once, and the line says where the new begins', async () => {
  const { t } = await open(talk({ messages: [message(1), message(2), message(3)], reads: [1, 3] }));
  await act(async () => socket.connect());
  expect(await screen.findByText(t('room.newMessages'))).toBeVisible();
  const told = () => socket.said.flatMap((each) => (each.event === 'chat:read' ? [each.payload] : []));
  await waitFor(() => expect(told()).toEqual([{ idChatRoom: ROOM, sequence: 3 }]));
  await act(async () => socket.tell('chat:message', message(4)));
  await waitFor(() => expect(told()).toHaveLength(2));
  expect(told()[1]).toEqual({ idChatRoom: ROOM, sequence: 4 });
});

test('what is found in a room is shown among what was said around it', async () => {
  const messages = Array.from({ length: 120 }, (_, index) => message(index + 1));
  const found = {
    sequence: 7,
    senderName: '한서윤',
    mine: false,
    files: ['가격표.xlsx'],
    sentAt: messages[6]!.sentAt,
  };
  const { promise: held, resolve: answerNow } = Promise.withResolvers<void>();
  const { t, user, calls } = await open([
    ...talk({ messages }),
    answer(searchChatMessages, async ({ query }) => {
      const isNothing = query.get('q') === '없는 말';
      if (!isNothing) await held;
      const items = isNothing ? [] : [{ ...found, message: '메시지 7' }];
      return { status: 200 as const, body: { _embedded: { items } } };
    }),
  ]);
  await waitFor(() => expect(shown()).toHaveLength(50));
  await user.click(screen.getByRole('button', { name: t('room.search.open') }));
  const field = await screen.findByRole('searchbox', { name: t('room.search.field') });
  expect(field).toHaveFocus();
  await user.type(field, '없는 말');
  expect(await screen.findByText(t('room.search.none'))).toBeVisible();
  await user.clear(field);
  await user.type(field, '메시지 7');
  await waitFor(() => expect(calls.at(-1)?.query.get('q')).toBe('메시지 7'));
  expect(screen.queryByText(t('room.search.none'))).not.toBeInTheDocument();
  answerNow();
  const results = await screen.findByRole('list', { name: t('room.search.results') });
  await user.keyboard('{ArrowDown}');
  expect(within(results).getByRole('button', { name: /한서윤.*메시지 7.*가격표\.xlsx/ })).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(shown()).toHaveLength(120));
  const entry = within(screen.getByRole('log')).getByText('메시지 7').closest('[data-sequence]');
  await waitFor(() => expect(entry).toHaveFocus());
  await user.click(screen.getByRole('button', { name: t('room.search.close') }));
  expect(screen.getByRole('button', { name: t('room.search.open') })).toHaveFocus();
});

test('older messages come when they are asked for', async () => {
  const messages = Array.from({ length: 120 }, (_, index) => message(index + 1));
  const { t, user } = await open(talk({ messages }));
  await waitFor(() => expect(shown()).toHaveLength(50));
  await user.click(screen.getByRole('button', { name: t('room.older') }));
  await waitFor(() => expect(shown()).toHaveLength(100));
  await user.click(screen.getByRole('button', { name: t('room.older') }));
  await waitFor(() => expect(shown()).toHaveLength(120));
  expect(shown()[0]).toBe('메시지 1');
  expect(screen.queryByRole('button', { name: t('room.older') })).not.toBeInTheDocument();
});

test('who is writing is shown until they have written', async () => {
  const { t } = await open(talk({ messages: [message(1)] }));
  await act(async () => socket.connect());
  await waitFor(() => expect(shown()).toHaveLength(1));
  await act(async () => socket.tell('chat:typing', { idChatRoom: ROOM, idUser: SALES, typing: true }));
  expect(screen.getByText(t('room.typing', { name: '한서윤' }))).toBeVisible();
  await act(async () => socket.tell('chat:message', message(2)));
  expect(screen.queryByText(t('room.typing', { name: '한서윤' }))).not.toBeInTheDocument();
});

test.each([
  ['buyer', '/mypage/estimate-apply-history/E20261118-0004'],
  ['sales', '/mypage/manage-estimate-history/E20261118-0004'],
] as const)('a card shows an estimate as it stands now and leads a %s to it', async (as, path) => {
  let document = estimate;
  const { t } = await open(
    talk({
      messages: [message(1, { type: 'ESTIMATE', message: estimate.number })],
      documents: () => [document],
    }),
    { as },
  );
  await act(async () => socket.connect());
  const card = await screen.findByRole('link', { name: new RegExp(estimate.number) });
  expect(card).toHaveAttribute('href', path);
  expect(await within(card).findByText('견적요청')).toBeVisible();
  expect(card).toHaveTextContent('1,016,400원');
  expect(card).toHaveTextContent(t('room.document.firstAndMore', { name: '와인 1호 2019', more: 2 }));
  document = { ...estimate, status: 'RESPONDED' };
  await act(async () =>
    socket.tell('estimate:changed', { estimateNumber: estimate.number, status: 'RESPONDED' }),
  );
  expect(await within(card).findByText('견적완료')).toBeVisible();
});

test('an order leads to where orders are, and a document is picked from those of the company', async () => {
  const order = {
    kind: 'ORDER' as const,
    number: 'O20261116-0001',
    status: 'CONFIRMED' as const,
    firstProductName: '샤토 라모네 2019',
    lineCount: 1,
    total: 1_000_000,
    requestedAt: '2026-11-16T10:00:00+09:00',
  };
  const { t, user } = await open(talk({ messages: [message(1)], documents: () => [estimate, order] }));
  await act(async () => socket.connect());
  await waitFor(() => expect(shown()).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: t('room.showDocument') }));
  const dialog = screen.getByRole('dialog', { name: t('room.showDocument') });
  expect(within(dialog).getByRole('button', { name: /E20261118-0004/ })).toBeVisible();
  await user.click(within(dialog).getByRole('radio', { name: t('room.document.ORDER') }));
  await user.click(within(dialog).getByRole('button', { name: /O20261116-0001/ }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() =>
    expect(socket.said.find(({ event }) => event === 'chat:send')?.payload).toMatchObject({
      type: 'ORDER',
      message: 'O20261116-0001',
    }),
  );
  expect(screen.getByRole('link', { name: /O20261116-0001/ })).toHaveAttribute(
    'href',
    '/mypage/estimate-order-history/O20261116-0001',
  );
});

test('pictures open large, and the arrow keys go through them', async () => {
  const picture = { base: '/files/private/a', widths: [400], width: 400, height: 300 };
  const files = [1, 2].map((id) => ({
    id,
    name: `라벨 ${id}.jpg`,
    type: 'image/webp',
    size: 12_000,
    url: `/api/v1/file-download?id=${id}`,
    picture,
  }));
  const { t, user } = await open(talk({ messages: [message(1, { type: 'IMAGE', message: '', files })] }));
  await user.click(await screen.findByRole('button', { name: t('room.enlarge', { name: '라벨 1.jpg' }) }));
  const viewer = screen.getByRole('dialog', { name: t('room.viewer') });
  expect(within(viewer).getByRole('img', { name: '라벨 1.jpg' })).toBeInTheDocument();
  await user.keyboard('{ArrowRight}');
  expect(within(viewer).getByRole('img', { name: '라벨 2.jpg' })).toBeInTheDocument();
  expect(within(viewer).getByRole('link', { name: t('room.download') })).toHaveAttribute(
    'href',
    files[1]!.url,
  );
  await user.keyboard('{ArrowRight}{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('messages that do not come offer another try', async () => {
  let broken = true;
  const [rooms, me, messages, documents] = talk({ messages: [message(1)] });
  const failing = answerProblem(listChatMessages, 503, 'UNAVAILABLE', 'UNAVAILABLE');
  const { t, user } = await open([
    rooms!,
    me!,
    documents!,
    { endpoint: listChatMessages, respond: (call) => (broken ? failing : messages!).respond(call) },
  ]);
  expect(await screen.findByText(t('room.failed'), {}, { timeout: 4000 })).toBeVisible();
  broken = false;
  await user.click(screen.getByRole('button', { name: t('rooms.retry') }));
  await waitFor(() => expect(shown()).toEqual(['메시지 1']));
});

test('messages that did not come without a network come by themselves with it', async () => {
  let cut = true;
  const [rooms, me, messages, documents] = talk({ messages: [message(1)] });
  const { t } = await open([
    rooms!,
    me!,
    documents!,
    { endpoint: listChatMessages, respond: (call) => (cut ? noNetwork : messages!).respond(call) },
  ]);
  act(() => setOnline(false));
  expect(await screen.findByText(t('rooms.offlineText'), {}, { timeout: 4000 })).toBeVisible();
  cut = false;
  act(() => setOnline(true));
  await waitFor(() => expect(shown()).toEqual(['메시지 1']));
});
