import type { PageRoute } from '@vitis/contracts/registry';
import { startPrefetch } from './prefetch.ts';

const PARTS: Record<string, string> = {
  '/wines': 'mf-catalog',
  '/wines/7': 'mf-catalog',
  '/chat': 'mf-chat',
  '/mypage/wish': 'mf-mypage-buyer',
};

let wanted: () => boolean = () => false;

function start({ member = true, sparing = false } = {}) {
  Object.defineProperty(navigator, 'connection', { value: { saveData: sparing }, configurable: true });
  document.body.innerHTML =
    '<header><a href="/wines">와인</a></header><main><a id="chat" href="/chat"><b>채팅</b></a><a id="away" href="https://example.com/chat">밖</a></main>';
  const asked: string[] = [];
  const note = (what: string) => async (name: string) => void asked.push(`${what} ${name}`);
  const lookAtLinks = startPrefetch({
    mayGuess: () => member,
    behind: ({ pathname, search }) => {
      const part = PARTS[pathname];
      if (part === undefined) return null;
      const request = { params: {}, search: new URLSearchParams(search) };
      return { part, route: { path: pathname } as PageRoute, request };
    },
    ask: ({ route, request }) => void asked.push(`ask ${route.path}?${request.search}`),
    draw: ({ route }, { pathname }, isWanted) => {
      asked.push(`draw ${route.path} at ${pathname}`);
      wanted = isWanted;
    },
    learn: note('learn'),
    load: note('load'),
    open: ({ part, route }) => note('open')(`${part} ${route.path}`),
  });
  lookAtLinks();
  return { asked, lookAtLinks };
}

const point = (selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event('pointerover', { bubbles: true }));

const move = (selector: string, pointerType: string) =>
  document
    .querySelector(selector)
    ?.dispatchEvent(Object.assign(new Event('pointermove', { bubbles: true }), { pointerType }));

test('an idle page learns of the parts behind its links; a member gets those of the header', () => {
  expect(start().asked).toEqual(['learn mf-catalog', 'learn mf-chat', 'load mf-catalog']);
  expect(start({ member: false }).asked).toEqual(['learn mf-catalog', 'learn mf-chat']);
});

test('links that come once it is known who is there are learned of, too, and nothing is fetched twice', () => {
  const { asked, lookAtLinks } = start();
  asked.length = 0;
  document.querySelector('main')?.insertAdjacentHTML('beforeend', '<a href="/mypage/wish">찜</a>');
  lookAtLinks();

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

describe('a screen is drawn ahead', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const drawnAfter = (act: () => void) => {
    const { asked } = start({ sparing: true });
    act();
    jest.advanceTimersByTime(1_000);
    return asked.filter((what) => what.startsWith('draw'));
  };

  test('when a pointer has been moved to its link and rests there, for as long as it does', () => {
    const drawn = drawnAfter(() => {
      point('#chat');
      move('#chat b', 'mouse');
    });

    expect(drawn).toEqual(['draw /chat at /chat']);
    expect(wanted()).toBe(true);
    point('main');
    expect(wanted()).toBe(false);
  });

  test('not any more once the link has been pressed', () => {
    drawnAfter(() => {
      point('#chat');
      move('#chat', 'mouse');
    });
    document.querySelector('#chat')?.dispatchEvent(new Event('click', { bubbles: true }));

    expect(wanted()).toBe(false);
  });

  test('not when its link comes to lie under a pointer at rest, nor under a finger', () => {
    expect(drawnAfter(() => point('#chat'))).toEqual([]);
    expect(
      drawnAfter(() => {
        point('#chat');
        move('#chat', 'touch');
      }),
    ).toEqual([]);
  });

  test('when the keyboard rests on its link', () => {
    expect(drawnAfter(() => document.querySelector<HTMLElement>('#chat')?.focus())).toEqual([
      'draw /chat at /chat',
    ]);
  });
});
