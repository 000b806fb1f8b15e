import { createPasswords } from './passwords.ts';

test('knows the right password from a wrong one, and nothing matches no account', async () => {
  const passwords = createPasswords(1);
  const stored = await passwords.hash('Vitis!2026');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
  expect(await passwords.matches('Vitis!2026', stored)).toBe(true);
  expect(await passwords.matches('vitis!2026', stored)).toBe(false);
  expect(await passwords.matches('Vitis!2026', undefined)).toBe(false);
  expect(await passwords.matches('Vitis!2026', null)).toBe(false);
});

/** A hash that is checked at once. */
const cheap = '$argon2id$v=19$m=8,t=1,p=1$c2FsdHNhbHQ$aGFzaGhhc2hoYXNoaGFzaA';

test('a crowd is turned away instead of being queued without end', async () => {
  const passwords = createPasswords(1);
  const outcomes = await Promise.allSettled(
    Array.from({ length: 203 }, (_, index) => passwords.matches('a', cheap, `account ${index}`)),
  );
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(2);
  expect(await passwords.matches('a', undefined)).toBe(false);
});

test('guesses at one account keep nobody waiting who signs in to another', async () => {
  const passwords = createPasswords(1);
  const order: string[] = [];
  const guesses = Array.from({ length: 14 }, () =>
    passwords.matches('a', cheap, 'attacked').then(
      () => order.push('guess'),
      ({ status }) => expect(status).toBe(429),
    ),
  );
  const honest = passwords.matches('a', cheap, 'honest').then(() => order.push('honest'));
  await Promise.all([...guesses, honest]);
  expect(order.indexOf('honest')).toBe(1);
  expect(order).toHaveLength(12);
});

test('who is known does not stand in line with strangers', async () => {
  const passwords = createPasswords(2);
  const order: string[] = [];
  const guesses = Array.from({ length: 20 }, (_, address) =>
    passwords.matches('a', cheap, `address ${address}`).then(() => order.push('guess')),
  );
  const owner = passwords.matches('a', cheap, 'device', true).then(() => order.push('owner'));
  await Promise.all([...guesses, owner]);
  expect(order.indexOf('owner')).toBeLessThan(3);
});
