import fastify from 'fastify';
import { saveMemoryWhenIdle } from './save-memory-when-idle.ts';

test('V8 saves memory while hardly anybody asks, is told so once, and stops when calls come', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  let load = 0.9;
  const told: string[] = [];
  const app = fastify();
  await app.register(saveMemoryWhenIdle, {
    utilization: () => load,
    setFlags: (flags: string) => told.push(flags),
  });
  await app.listen({ port: 0 });
  const wait = () => jest.advanceTimersByTimeAsync(4_000);
  await wait();
  expect(told).toEqual([]);
  load = 0.01;
  await wait();
  await wait();
  expect(told).toEqual(['--memory-saver-mode']);
  load = 0.3;
  await wait();
  expect(told).toEqual(['--memory-saver-mode', '--no-memory-saver-mode']);
  jest.useRealTimers();
  await app.close();
});
