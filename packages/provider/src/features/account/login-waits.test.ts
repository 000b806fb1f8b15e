import { createLoginWaits, waitAfter } from './login-waits.ts';

const slept: { milliseconds: number; wake: () => void }[] = [];
const sleep = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((wake) => {
    slept.push({ milliseconds, wake });
    signal.addEventListener('abort', () => wake());
  });
const gone = () => new AbortController().signal;
const at = (accountHash: string, address: string) => ({ accountHash, address });

beforeEach(() => {
  slept.length = 0;
});

test('a wait begins with the fifth failure of an account, doubles, and ends to grow at eight seconds', () => {
  expect([0, 4, 5, 6, 7, 8, 9, 500].map(waitAfter)).toEqual([0, 0, 1, 2, 4, 8, 8, 8]);
});

test('four wait for an account, one of each address; who comes then is refused, and others are not', async () => {
  const waits = createLoginWaits(sleep);
  const places = ['1', '2', '3', '4'].map((address) => waits.take(at('a', address)));
  expect(places.every((place) => place !== undefined)).toBe(true);
  expect(waits.take(at('a', '5'))).toBeUndefined();
  expect(waits.take(at('b', '5'))).toBeDefined();
  expect(waits.take(at('b', '5'))).toBeUndefined();

  const waited = places[0]!.wait(8, gone());
  expect(slept.map(({ milliseconds }) => milliseconds)).toEqual([8000]);
  slept[0]!.wake();
  await waited;
  expect(waits.take(at('a', '5'))).toBeDefined();
});

test('all accounts together have places for sixteen', () => {
  const waits = createLoginWaits(sleep);
  const taken = Array.from({ length: 20 }, (_, index) => waits.take(at(`account ${index}`, `${index}`)));
  expect(taken.filter((place) => place !== undefined)).toHaveLength(16);
});

test('who goes away leaves its place at once', async () => {
  const waits = createLoginWaits(sleep);
  const leaving = new AbortController();
  const waited = waits.take(at('a', '1'))!.wait(8, leaving.signal);
  leaving.abort();
  await waited;
  expect(waits.take(at('a', '1'))).toBeDefined();
});
