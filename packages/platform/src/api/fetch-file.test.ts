import { HEADERS } from '@vitis/contracts';
import { $sessionState } from '../stores/session.store.ts';
import { fetchFile } from './fetch-file.ts';

const token = `e30.${btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + 60 }))}.x`;
const sent: Request[] = [];

function provider(status: number): void {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    sent.push((input as Request).clone());
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

test('a file of what is not kept is asked for with what it is made of', async () => {
  provider(200);
  await fetchFile('/api/v1/b2b-cart/pdf/order-apply', { body: { products: [] } });
  expect(sent[0]?.method).toBe('POST');
  expect(await sent[0]?.json()).toEqual({ products: [] });
});

test('why a file is refused is said in the words of the provider', async () => {
  const problem = {
    ...{ type: 'about:blank', title: 'Conflict', status: 409, code: 'PRODUCT_UNAVAILABLE' },
    ...{ message: '판매가 종료된 와인이 있습니다.', requestId: 'a' },
  };
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response(JSON.stringify(problem), { status: 409 }));
  await expect(fetchFile('/api/v1/b2b-cart/pdf/order-apply')).rejects.toMatchObject({
    ...{ kind: 'problem', status: 409, message: problem.message },
  });
});
