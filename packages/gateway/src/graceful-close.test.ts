import { useGateway } from './test/use-gateway.ts';

const gateway = useGateway();

test('told to stop, it says that it is not ready, serves on, and ends each connection with its answer', async () => {
  const url = await gateway.app.listen({ port: 0, host: '127.0.0.1' });
  const before = await fetch(`${url}/health/ready`);
  expect([before.status, before.headers.get('connection')]).toEqual([200, 'keep-alive']);
  await gateway.app.drain(0);
  const ready = await fetch(`${url}/health/ready`);
  expect([ready.status, ready.headers.get('connection')]).toEqual([503, 'close']);
  const call = await fetch(`${url}/api/v1/wines/kinds`);
  expect([call.status, call.headers.get('connection')]).toEqual([200, 'close']);
  expect((await fetch(`${url}/health/live`)).status).toBe(200);
});

test('a call that is open when it closes is answered', async () => {
  const url = await gateway.app.listen({ port: 0, host: '127.0.0.1' });
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<void>();
  gateway.handle = (_request, response) => {
    asked.resolve();
    void answer.promise.then(() => response.end('{"kind":"레드"}'));
  };
  const call = fetch(`${url}/api/v1/wines/kinds`);
  await asked.promise;
  const closed = gateway.app.close();
  await new Promise((later) => setTimeout(later, 100));
  answer.resolve();
  expect(await (await call).json()).toEqual({ kind: '레드' });
  await closed;
});
