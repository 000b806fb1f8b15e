import { act, screen, within } from '@testing-library/react';
import { type ChatRoomSummary, listChats } from '@vitis/contracts';
import { answer, answerOk, answerProblem, type FakeAnswer } from '@vitis/testing/answers';
import { aPartner, aRoom } from '@vitis/testing/builders/chat';
import { people } from '@vitis/testing/builders/member';
import { type RenderFeatureOptions, renderFeature } from '@vitis/testing/render';
import { Screen } from './chat.route.tsx';
import { findRooms } from './rooms/find-rooms.ts';
import { isOnline } from './rooms/use-rooms.ts';

const room = (id: number, companyName: string | null, changed: Partial<ChatRoomSummary> = {}) =>
  aRoom({
    idChatRoom: id,
    title: companyName ?? people.sales.fullName,
    partners: [
      aPartner({
        id: 100 + id,
        fullName: (companyName ? people.buyer : people.sales).fullName,
        companyName,
        online: id === 1,
      }),
    ],
    lastMessage: {
      sequence: 3,
      type: 'TEXT',
      message: '12월 첫째 주에 받고 싶어요.',
      mine: false,
      sentAt: new Date(Date.now() - 5 * 60_000).toISOString(),
    },
    ...changed,
  });

const rooms = [
  room(1, '담원다이닝', { unread: 2 }),
  room(2, '한강비스트로', {
    lastMessage: {
      sequence: 1,
      type: 'IMAGE',
      message: '',
      mine: true,
      sentAt: '2025-03-02T09:00:00+09:00',
    },
  }),
  room(3, '서촌와인바', { lastMessage: null }),
];
const listed = (items: ChatRoomSummary[]) => answerOk(listChats, { _embedded: { items } });

const open = (answers: FakeAnswer[], options: Partial<RenderFeatureOptions> = {}) =>
  renderFeature(<Screen />, { part: 'mf-chat', as: 'sales', path: '/chat', answers, ...options });

test('a room tells who, what was said last, when, how much is unread and who is there', async () => {
  const { t } = await open([listed(rooms)]);
  const [first, second, third] = await screen.findAllByRole('listitem');
  for (const text of [
    '담원다이닝',
    '김도윤',
    '12월 첫째 주에 받고 싶어요.',
    t('rooms.time.minutesAgo', { minutes: 5 }),
    t('rooms.unread', { number: 2 }),
    t('rooms.online'),
  ]) {
    expect(within(first!).getByText(text)).toBeInTheDocument();
  }
  expect(within(second!).getByText(t('rooms.mine', { message: t('rooms.sent.IMAGE') }))).toBeInTheDocument();
  expect(within(second!).getByText('2025-03-02')).toBeInTheDocument();
  expect(within(second!).getByText(t('rooms.offline'))).toBeInTheDocument();
  expect(within(third!).getByText(t('rooms.noMessage'))).toBeInTheDocument();
});

test('sales staff find a room by client, by first consonants and by what was said', async () => {
  const { t, user } = await open([listed(rooms)]);
  await screen.findAllByRole('listitem');
  const search = screen.getByRole('searchbox', { name: t('rooms.search') });
  for (const [words, name] of [
    ['한강', '한강비스트로'],
    ['ㄷㅇㄷㅇㄴ', '담원다이닝'],
    ['첫째 주', '담원다이닝'],
  ] as const) {
    await user.clear(search);
    await user.type(search, words);
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByText(name)).toBeInTheDocument();
  }
  await user.clear(search);
  await user.type(search, 'zzzzz');
  expect(screen.getByText(t('rooms.noneFound'))).toBeVisible();
});

test('a buyer has a room or two, and no search', async () => {
  const { t } = await open([listed([room(9, null)])], { as: 'buyer' });
  expect(await screen.findByText('한서윤')).toBeVisible();
  expect(screen.queryByRole('searchbox', { name: t('rooms.search') })).not.toBeInTheDocument();
});

test('without rooms it says when they will be there, and on wide windows what the other half is for', async () => {
  window.matchMedia = (media) => Object.assign(new EventTarget(), { matches: true, media }) as MediaQueryList;
  const { t } = await open([listed([])]);
  expect(await screen.findByText(t('rooms.none'))).toBeVisible();
  expect(screen.getAllByText(t('rooms.noneText'))).toHaveLength(2);
});

afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));

test('a failure offers another try', async () => {
  let broken = true;
  const failing = answerProblem(listChats, 503, 'UNAVAILABLE', 'UNAVAILABLE');
  const working = answer(listChats, { status: 200, body: { _embedded: { items: rooms } } });
  const { promise: held, resolve: answerNow } = Promise.withResolvers<void>();
  const { t, user } = await open([
    {
      endpoint: listChats,
      respond: async (call) => {
        if (broken) return failing.respond(call);
        await held;
        return working.respond(call);
      },
    },
  ]);
  expect(await screen.findByRole('alert', {}, { timeout: 4000 })).toHaveTextContent(t('rooms.failed'));
  broken = false;
  const retry = screen.getByRole('button', { name: t('rooms.retry') });
  await user.click(retry);
  expect(retry).toHaveAttribute('aria-busy', 'true');
  expect(retry).toHaveFocus();
  answerNow();
  expect(await screen.findByText('담원다이닝')).toBeVisible();
});

test('"5 minutes ago" moves on while the page is open', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  try {
    const { t } = await open([listed(rooms)]);
    await screen.findByText(t('rooms.time.minutesAgo', { minutes: 5 }));
    await act(async () => jest.advanceTimersByTime(3 * 60_000));
    expect(screen.getByText(t('rooms.time.minutesAgo', { minutes: 8 }))).toBeInTheDocument();
  } finally {
    jest.useRealTimers();
  }
});

test('a presence hint overrules what the list said', () => {
  const [first] = rooms;
  expect(isOnline(first!, new Map())).toBe(true);
  expect(isOnline(first!, new Map([[101, false]]))).toBe(false);
  expect(isOnline(rooms[1]!, new Map([[102, true]]))).toBe(true);
});

test('no words find every room', () => {
  expect(findRooms(rooms, '  ')).toHaveLength(3);
});
