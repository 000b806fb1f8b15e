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

/** Takes away what a test left. */
const close: (() => Promise<void>)[] = [];

const setSession = (session: SessionState) => act(async () => sessionStore.set(session));

/** A form on a screen of its own: what is in it, and how it is written in and left. */
async function open(name = 'confirm O1') {
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
  await act(async () => root.render(<Form />));
  close.push(() => act(async () => root.unmount()));
  return {
    text: () => form?.form.getValues('text'),
    isRestored: () => draft?.isRestored,
    write: (text: string) => act(async () => form?.form.setValue('text', text, { shouldDirty: true })),
    send: () =>
      act(async () => {
        form?.form.reset(form.form.getValues());
        draft?.clear();
      }),
    leave: () => act(async () => root.unmount()),
  };
}

/** Somebody types, and the screen goes with the session, or without it. */
async function typeAndLose(session: SessionState): Promise<void> {
  await setSession(as(1));
  const { write, leave } = await open();
  await write('내일 오전에 보내 드립니다');
  await setSession(session);
  await leave();
}

beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));
beforeEach(async () => {
  sessionStorage.clear();
  await setSession(as(1));
});
afterEach(async () => {
  for (const end of close.splice(0)) await end();
});

test('who signs in again finds what was typed, once', async () => {
  await typeAndLose({ status: 'guest' });
  await setSession(as(1));
  expect(hasDraft('confirm O1')).toBe(true);

  const { text, isRestored, leave } = await open();
  expect(text()).toBe('내일 오전에 보내 드립니다');
  expect(isRestored()).toBe(true);
  await leave();
  expect(hasDraft('confirm O1')).toBe(false);
  expect((await open()).text()).toBe('');
});

test('somebody else begins anew, and so does another form', async () => {
  await typeAndLose({ status: 'guest' });
  await setSession(as(2));
  expect(hasDraft('confirm O1')).toBe(false);
  expect((await open()).text()).toBe('');
  await setSession(as(1));
  expect((await open('confirm O2')).text()).toBe('');
});

test('who leaves the form while signed in begins anew', async () => {
  await typeAndLose(as(1));
  expect((await open()).text()).toBe('');
});

test('a reload finds what was typed', async () => {
  await (await open()).write('내일 오전에');
  // The page goes without anything being taken away.
  expect((await open()).text()).toBe('내일 오전에');
});

test('what was sent, or taken back, is no draft any more', async () => {
  const sent = await open();
  await sent.write('보냅니다');
  await sent.send();
  expect(sessionStorage).toHaveLength(0);

  const undone = await open();
  await undone.write('아니');
  expect(hasDraft('confirm O1')).toBe(true);
  await undone.write('');
  expect(sessionStorage).toHaveLength(0);
});

test.each([{ text: 7, lines: [] }, { text: 'x' }, { text: 'x', lines: [{ qty: 'six' }] }, 'x', null])(
  'what is no draft of this form (%j) leaves it as it begins',
  async (written) => {
    sessionStorage.setItem('vitis-draft 1 confirm O1', JSON.stringify(written));
    const { text, isRestored } = await open();
    expect(text()).toBe('');
    expect(isRestored()).toBe(false);
  },
);

test('an emptied number is a part of a draft', async () => {
  sessionStorage.setItem('vitis-draft 1 confirm O1', JSON.stringify({ text: '예', lines: [{ qty: null }] }));
  expect((await open()).text()).toBe('예');
});
