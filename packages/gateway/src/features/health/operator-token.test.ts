import { useGateway } from '../../test/use-gateway.ts';

const TOKEN = 'a-token-of-some-length';
const gateway = useGateway({ operatorToken: TOKEN });
const basic = (password: string) => `Basic ${Buffer.from(`operator:${password}`).toString('base64')}`;

test.each([
  ['none', undefined, 401],
  ['another token', `Bearer ${TOKEN}x`, 401],
  ['another password', basic('guess'), 401],
  ['the token', `Bearer ${TOKEN}`, 200],
  ['the token as a password', basic(TOKEN), 200],
])('with a token set, %s gets %s → %i, wherever it comes from', async (_what, authorization, status) => {
  for (const remoteAddress of ['127.0.0.1', '203.0.113.9']) {
    const answer = await gateway.app.inject({
      url: '/dev/health.json',
      remoteAddress,
      headers: authorization === undefined ? {} : { authorization },
    });
    expect(answer.statusCode).toBe(status);
    if (status === 401) expect(answer.headers['www-authenticate']).toContain('Basic');
  }
});

test('tokens cannot be tried out by the thousand, and whoever tries shuts out nobody else', async () => {
  const ask = (remoteAddress: string, token: string) =>
    gateway.app.inject({
      url: '/dev/health.json',
      remoteAddress,
      headers: { authorization: `Bearer ${token}` },
    });
  const statuses: number[] = [];
  for (let guess = 0; guess < 121; guess += 1)
    statuses.push((await ask('203.0.113.7', `guess-${guess}`)).statusCode);
  expect(statuses.filter((status) => status === 401)).toHaveLength(120);
  expect((await ask('203.0.113.7', TOKEN)).statusCode).toBe(429);
  expect((await ask('203.0.113.8', TOKEN)).statusCode).toBe(200);
});
