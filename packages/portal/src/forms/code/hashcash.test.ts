import { solveHashcash } from './hashcash.ts';

test('what it solves begins with as many zero bits as were asked for', async () => {
  const token = await solveHashcash('challenge', 8);
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  expect(token).toMatch(/^challenge\.\d+$/);
  expect(new Uint8Array(digest)[0]).toBe(0);
});
