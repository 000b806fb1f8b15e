import { HEADERS } from '@vitis/contracts';
import { $sessionState } from '../stores/session.store.ts';
import { fetchFile } from './fetch-file.ts';

const token = `e30.${btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + 60 }))}.x`;
const sent: Request[] = [];

function provider(status: number): void {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    sent.push(input as Request);
    return new Response('photo', { status, headers: { 'content-type': 'image/webp' } });
  });
}

beforeEach(() => {
  sent.length = 0;
  $sessionState.set({ status: 'signing-in', token });
});

test('a private file is asked for with the token', async () => {
  provider(200);
  const file = await fetchFile('/files/private/2026/11/a-480.webp');
  expect(file.size).toBe(5);
  expect(new URL(sent[0]?.url ?? '').pathname).toBe('/files/private/2026/11/a-480.webp');
  expect(sent[0]?.headers.get(HEADERS.authorization)).toBe(`Bearer ${token}`);
});

test('the token goes to the provider and to nobody else', async () => {
  provider(200);
  await expect(fetchFile('https://elsewhere.test/a.webp')).rejects.toMatchObject({
    kind: 'unexpected-reply',
  });
  await expect(fetchFile('//elsewhere.test/a.webp')).rejects.toMatchObject({ kind: 'unexpected-reply' });
  expect(sent).toHaveLength(0);
});

test('a file that may not be seen is a failure with its status', async () => {
  provider(404);
  await expect(fetchFile('/files/private/2026/11/a-480.webp')).rejects.toMatchObject({ status: 404 });
});
