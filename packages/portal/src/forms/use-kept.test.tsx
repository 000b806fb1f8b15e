import type { SessionState } from '@vitis/platform';
import { sessionStore } from '@vitis/platform/owner';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { isKept, useKept } from './use-kept.ts';

const as = (id: number): SessionState => ({
  status: 'signed-in',
  session: { token: 'a.b.c', user: { id, fullName: '김도윤', roles: ['B2B'] } },
});

/** A form on a screen of its own: what is in it, and how it is written in and left. */
function open(name = 'confirm O1') {
  const root = createRoot(document.createElement('div'));
  let form: ReturnType<typeof useKept<string>> | undefined;
  function Form() {
    form = useKept(name, () => '');
    return null;
  }
  act(() => root.render(<Form />));
  return {
    text: () => form?.[0],
    write: (text: string) => act(() => form?.[1](text)),
    leave: () => act(() => root.unmount()),
  };
}

/** Somebody types, and the screen goes with the session, or without it. */
function typeAndLose(session: SessionState): void {
  sessionStore.set(as(1));
  const { write, leave } = open();
  write('내일 오전에 보내 드립니다');
  sessionStore.set(session);
  leave();
}

beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));
beforeEach(() => {
  // What a test left is taken by whoever opens the form next.
  sessionStore.set(as(1));
  open().leave();
});

test('who signs in again finds what was typed, once', () => {
  typeAndLose({ status: 'guest' });
  sessionStore.set(as(1));
  expect(isKept('confirm O1')).toBe(true);

  const { text, leave } = open();
  expect(text()).toBe('내일 오전에 보내 드립니다');
  expect(isKept('confirm O1')).toBe(false);
  leave();
  expect(open().text()).toBe('');
});

test('somebody else begins anew, and so does another form', () => {
  typeAndLose({ status: 'guest' });
  sessionStore.set(as(2));
  expect(isKept('confirm O1')).toBe(false);
  expect(open().text()).toBe('');
  sessionStore.set(as(1));
  expect(open('confirm O2').text()).toBe('');
});

test('who leaves the form while signed in begins anew', () => {
  typeAndLose(as(1));
  expect(open().text()).toBe('');
});
