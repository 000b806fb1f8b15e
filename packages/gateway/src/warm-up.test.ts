import { useGateway } from './test/use-gateway.ts';
import { warmUp } from './warm-up.ts';

const gateway = useGateway();

test('a page is made until it has its content, and whoever asks first gets it at once', async () => {
  let asked = 0;
  gateway.handle = (_request, response) => {
    asked += 1;
    response.statusCode = asked < 3 ? 503 : 200;
    response.end(asked < 3 ? '{"code":"UNAVAILABLE"}' : '{"kind":"레드"}');
  };
  await warmUp(gateway.app, ['/wines']);
  const before = asked;
  expect(before).toBeGreaterThanOrEqual(3);
  expect((await gateway.app.inject('/wines')).body).toContain('shows 레드');
  expect(asked).toBe(before);
});

test('a provider that is away keeps no gateway from starting', async () => {
  gateway.handle = (_request, response) => {
    response.statusCode = 503;
    response.end('{}');
  };
  await warmUp(gateway.app, ['/wines']);
  expect((await gateway.app.inject('/wines')).statusCode).toBe(200);
});

test('a page that never ends keeps no gateway from starting, nor another page from being made', async () => {
  const made: string[] = [];
  const inject = async (url: string) => {
    made.push(url);
    return url === '/' ? new Promise(() => undefined) : { headers: { 'cache-control': 'public' } };
  };
  const app = { inject, isDraining: () => false } as unknown as Parameters<typeof warmUp>[0];
  await warmUp(app, ['/', '/product'], 50);
  expect(made).toEqual(['/', '/product']);
});
