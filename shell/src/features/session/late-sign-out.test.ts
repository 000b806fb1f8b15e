import { waitFor } from '@testing-library/react';
import { draftKey } from '@vitis/domain';
import { signOut, subscribe } from '@vitis/platform';
import { joinTabs, sessionStore } from '@vitis/platform/owner';
import { tokenFor } from '../../test/tokens.ts';
import { known, me, open, signedOut, status } from './session.test-support.ts';
import { writeTokenCookie } from './token-cookie.ts';

const mine = tokenFor(3600, String(me.id));
const next = tokenFor(3600, '7');
const withoutSignature = (token: string) => token.slice(0, token.lastIndexOf('.'));

let ends: (() => void)[] = [];

/** This tab, in which somebody is signed in who has typed something, and another one that says things. */
async function openTabs() {
  writeTokenCookie(mine, 3600);
  const { host } = open([known, signedOut]);
  const otherTab = new BroadcastChannel('vitis-events');
  const seen: string[] = [];
  ends = [joinTabs(), () => otherTab.close(), sessionStore.listen(({ status: now }) => void seen.push(now))];
  await waitFor(() => expect(status()).toBe('signed-in'));
  sessionStorage.clear();
  for (const idUser of [me.id, 7]) sessionStorage.setItem(draftKey(idUser, 'order cart'), '{}');
  const hears = () =>
    new Promise<void>((resolve) => void ends.push(subscribe('session/ended', () => resolve())));
  return { host, otherTab, seen, hears };
}

afterEach(() => {
  for (const end of ends) end();
});

const isOfNext = () => expect(sessionStore.get()).toMatchObject({ session: { token: next } });

test.each([
  ['of it', { ended: withoutSignature(mine) }],
  ['of it by a tab of an earlier build', {}],
])(
  'when another person is signed in by the time this tab hears %s, it becomes theirs',
  async (_name, fact) => {
    const { host, otherTab, seen } = await openTabs();
    writeTokenCookie(next, 3600);
    otherTab.postMessage({ event: 'session/ended', fact });

    await waitFor(isOfNext);
    expect(seen).not.toContain('guest');
    expect(host.go).not.toHaveBeenCalled();
    expect(host.forget).toHaveBeenCalledTimes(1);
    expect(Object.keys(sessionStorage)).toEqual([draftKey(7, 'order cart')]);
  },
);

test('a tab that has found the next person by itself stays theirs when it hears of the sign-out at last', async () => {
  const { host, otherTab, seen, hears } = await openTabs();
  writeTokenCookie(next, 3600);
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(isOfNext);
  const heard = hears();
  otherTab.postMessage({ event: 'session/ended', fact: { ended: withoutSignature(mine) } });
  await heard;

  isOfNext();
  expect(seen).not.toContain('guest');
  expect(host.forget).not.toHaveBeenCalled();
  expect(Object.keys(sessionStorage)).toEqual([draftKey(7, 'order cart')]);
});

test('a sign-out ends the session here also where its cookie is still seen', async () => {
  const { otherTab } = await openTabs();
  otherTab.postMessage({ event: 'session/ended', fact: { ended: withoutSignature(mine) } });
  await waitFor(() => expect(status()).toBe('guest'));
});

test('other tabs are told which session has ended, and nothing that opens anything', async () => {
  const { otherTab } = await openTabs();
  const told = new Promise<unknown>((resolve) => {
    otherTab.onmessage = ({ data }) => resolve(data);
  });
  await signOut();
  expect(await told).toEqual({ event: 'session/ended', fact: { ended: withoutSignature(mine) } });
});
