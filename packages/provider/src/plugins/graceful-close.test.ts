import { startTestProvider } from '../test-support/test-provider.ts';

test('told to stop, it says that it is not ready, serves on, and ends each connection with its answer', async () => {
  const provider = await startTestProvider();
  const before = await fetch(`${provider.url}/health/ready`);
  expect([before.status, before.headers.get('connection')]).toEqual([200, 'keep-alive']);
  await provider.app.drain(0);
  const ready = await fetch(`${provider.url}/health/ready`);
  expect([ready.status, ready.headers.get('connection')]).toEqual([503, 'close']);
  const call = await fetch(`${provider.url}/api/v1/wines/kinds`);
  expect([call.status, call.headers.get('connection')]).toEqual([200, 'close']);
  expect((await fetch(`${provider.url}/health/live`)).status).toBe(200);
  await provider.close();
});
