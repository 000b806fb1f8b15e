import type { SessionState } from '@vitis/platform';
import { sessionStore } from '@vitis/platform/owner';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import * as v from 'valibot';
import { hasDraft, useClearedOnClose, useDraft } from './draft.ts';
import { useFormDraft } from './use-form-draft.ts';
import { useSchemaForm } from './use-schema-form.ts';

const as = (id: number): SessionState => ({
  status: 'signed-in',
  session: { token: 'a.b.c', user: { id, fullName: '김도윤', roles: ['B2B'] } },
});

interface Values {
  text: string;
  lines: { qty: number | null }[];
}

const EMPTY: Values = { text: '', lines: [{ qty: 6 }] };

/** A form on a screen of its own: what is in it, and how it is written in and left. */
function open(name = 'confirm O1') {
  const root = createRoot(document.createElement('div'));
  let form: ReturnType<typeof useSchemaForm<Values, Values>> | undefined;
  let draft: ReturnType<typeof useFormDraft> | undefined;
  function Form() {
    form = useSchemaForm<Values, Values>({ schema: v.any(), start: EMPTY, labels: () => '' });
    const place = useDraft(name);
    draft = useFormDraft(form, place, EMPTY);
    useClearedOnClose(place);
    return null;
  }
  act(() => root.render(<Form />));
  return {
    text: () => form?.form.getValues('text'),
    isRestored: () => draft?.isRestored,
    write: (text: string) => act(() => form?.form.setValue('text', text, { shouldDirty: true })),
    send: () =>
      act(() => {
        form?.form.reset(form.form.getValues());
        draft?.clear();
      }),
    leave: () => act(() => root.unmount()),
  };
}

/** Somebody types, and the screen goes with the session, or without it. */
function typeAndLose(session: SessionState): void {
  sessionStore.set(as(1));
  const { write, leave } = open();
  write('내일 오전에 보내 드립니다');
  act(() => sessionStore.set(session));
  leave();
}

beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));
beforeEach(() => {
  sessionStorage.clear();
  sessionStore.set(as(1));
});

test('who signs in again finds what was typed, once', () => {
  typeAndLose({ status: 'guest' });
  sessionStore.set(as(1));
  expect(hasDraft('confirm O1')).toBe(true);

  const { text, isRestored, leave } = open();
  expect(text()).toBe('내일 오전에 보내 드립니다');
  expect(isRestored()).toBe(true);
  leave();
  expect(hasDraft('confirm O1')).toBe(false);
  expect(open().text()).toBe('');
});

test('somebody else begins anew, and so does another form', () => {
  typeAndLose({ status: 'guest' });
  sessionStore.set(as(2));
  expect(hasDraft('confirm O1')).toBe(false);
  expect(open().text()).toBe('');
  sessionStore.set(as(1));
  expect(open('confirm O2').text()).toBe('');
});

test('who leaves the form while signed in begins anew', () => {
  typeAndLose(as(1));
  expect(open().text()).toBe('');
});

test('a reload finds what was typed', () => {
  open().write('내일 오전에');
  // The page goes without anything being taken away.
  expect(open().text()).toBe('내일 오전에');
});

test('what was sent, or taken back, is no draft any more', () => {
  const sent = open();
  sent.write('보냅니다');
  sent.send();
  expect(sessionStorage).toHaveLength(0);

  const undone = open();
  undone.write('아니');
  expect(hasDraft('confirm O1')).toBe(true);
  undone.write('');
  expect(sessionStorage).toHaveLength(0);
});

test.each([{ text: 7, lines: [] }, { text: 'x' }, { text: 'x', lines: [{ qty: 'six' }] }, 'x', null])(
  'what is no draft of this form (%j) leaves it as it begins',
  (written) => {
    sessionStorage.setItem('vitis-draft 1 confirm O1', JSON.stringify(written));
    const { text, isRestored } = open();
    expect(text()).toBe('');
    expect(isRestored()).toBe(false);
  },
);

test('an emptied number is a part of a draft', () => {
  sessionStorage.setItem('vitis-draft 1 confirm O1', JSON.stringify({ text: '예', lines: [{ qty: null }] }));
  expect(open().text()).toBe('예');
});
