import type { PageRoute } from '@vitis/contracts/registry';
import { startPrefetch } from './prefetch.ts';

const PARTS: Record<string, string> = {
  '/wines': 'mf-catalog',
  '/wines/7': 'mf-catalog',
  '/chat': 'mf-chat',
  '/mypage/wish': 'mf-mypage-buyer',
};

function start({ member = true, sparing = false, isPhone = false } = {}) {
  Object.defineProperty(window, 'matchMedia', { value: () => ({ matches: isPhone }), configurable: true });
  Object.defineProperty(navigator, 'connection', { value: { saveData: sparing }, configurable: true });
  document.body.innerHTML =
    '<header><a href="/wines">와인</a></header><main><a id="chat" href="/chat"><b>채팅</b></a><a id="away" href="https://example.com/chat">밖</a></main>';
  const asked: string[] = [];
  const note = (what: string) => async (name: string) => void asked.push(`${what} ${name}`);
  const lookAtLinks = startPrefetch({
    mayGuess: () => member,
    targetOf: ({ pathname, search }) => {
      const part = PARTS[pathname];
      if (part === undefined) return null;
      const request = { params: {}, search: new URLSearchParams(search) };
      return { part, route: { path: pathname } as PageRoute, request };
    },
    prefetchData: ({ route, request }) => void asked.push(`ask ${route.path}?${request.search}`),
    learn: note('learn'),
    loadPart: note('load'),
    prefetchCode: ({ part, route }) => note('open')(`${part} ${route.path}`),
  });
  void lookAtLinks();
  return { asked, lookAtLinks };
}

const point = (selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event('pointerover', { bubbles: true }));

test('an idle page learns of the parts behind its links, but for a guest’s phone; a member gets those of the header', () => {
  expect(start().asked).toEqual(['learn mf-catalog', 'learn mf-chat', 'load mf-catalog']);
  expect(start({ member: false }).asked).toEqual(['learn mf-catalog', 'learn mf-chat']);
  expect(start({ member: false, isPhone: true }).asked).toEqual([]);
  expect(start({ isPhone: true }).asked).toHaveLength(3);
});

test('links that come once it is known who is there are learned of, too, and nothing is fetched twice', () => {
  const { asked, lookAtLinks } = start();
  asked.length = 0;
  document.querySelector('main')?.insertAdjacentHTML('beforeend', '<a href="/mypage/wish">찜</a>');
  void lookAtLinks();

  expect(asked).toEqual(['learn mf-catalog', 'learn mf-chat', 'learn mf-mypage-buyer']);
});

test('hundreds of links are looked at in several tasks, the last of them, too', async () => {
  const { asked, lookAtLinks } = start();
  asked.length = 0;
  const links = '<a href="/wines/7">와인</a>'.repeat(200);
  document.querySelector('main')?.insertAdjacentHTML('beforeend', `${links}<a href="/mypage/wish">찜</a>`);
  const looked = lookAtLinks();
  expect(asked).toEqual(['learn mf-catalog', 'learn mf-chat']);
  await looked;

  expect(asked).toEqual(['learn mf-catalog', 'learn mf-chat', 'learn mf-mypage-buyer']);
});

test('who spares data is fetched nothing for without a sign', () => {
  expect(start({ sparing: true }).asked).toEqual([]);
});

test('the screen behind a link is fetched once when the pointer comes to it, however often that is', () => {
  const { asked } = start({ sparing: true });

  point('#chat b');
  point('#chat');
  point('#away');

  expect(asked).toEqual(['open mf-chat /chat']);
});

test('what the screen reads is asked for when the pointer rests on its link, not when it crosses it', () => {
  jest.useFakeTimers();
  const { asked } = start({ sparing: true });

  point('#chat');
  jest.advanceTimersByTime(40);
  point('header a');
  jest.advanceTimersByTime(1_000);

  expect(asked).toEqual(['open mf-chat /chat', 'open mf-catalog /wines', 'ask /wines?']);

  point('#chat');
  document.querySelector('#chat')?.dispatchEvent(new Event('click', { bubbles: true }));
  jest.advanceTimersByTime(1_000);
  expect(asked).not.toContain('ask /chat?');
  jest.useRealTimers();
});

test('the focus that a finger brings to a link makes nobody wait', () => {
  jest.useFakeTimers();
  const { asked } = start({ sparing: true });
  for (const type of ['touchstart', 'focusin'])
    document.querySelector('#chat')?.dispatchEvent(new Event(type, { bubbles: true }));
  jest.advanceTimersByTime(0);
  expect(asked).toEqual(['open mf-chat /chat', 'ask /chat?']);
  jest.useRealTimers();
});

test('a finger asks at once, the keyboard when it rests on the link', () => {
  jest.useFakeTimers();
  const { asked } = start({ sparing: true });

  document.querySelector('#chat')?.dispatchEvent(new Event('touchstart', { bubbles: true }));
  jest.advanceTimersByTime(0);
  expect(asked).toEqual(['open mf-chat /chat', 'ask /chat?']);

  document.querySelector<HTMLElement>('header a')?.focus();
  jest.advanceTimersByTime(1_000);
  expect(asked.slice(2)).toEqual(['open mf-catalog /wines', 'ask /wines?']);
  jest.useRealTimers();
});
