import { messagesScript } from '@vitis/contracts/messages-script';
import { messagesOf } from './page-messages.ts';

/** What the browser does with the file. */
const run = (script: string) => new Function(script)();
const script = messagesScript('{"retry":"다시 시도"}');
const whole = { shell: { retry: '다시 시도' } };

afterEach(() => Reflect.deleteProperty(globalThis, 'vitisMessages'));

test('texts that the page has are taken, whatever else has come', async () => {
  run(script);
  expect(await messagesOf({ messages: { shell: { retry: 'again' } } })).toEqual({
    shell: { retry: 'again' },
  });
});

test('otherwise those of their script', async () => {
  run(script);
  expect(await messagesOf({ messages: {} })).toEqual(whole);
});

test('and where it comes late, the page waits for it', async () => {
  const told = jest.fn();
  const waiting = messagesOf({ messages: {} }).then(told);
  await Promise.resolve();
  expect(told).not.toHaveBeenCalled();
  run(script);
  await waiting;
  expect(told).toHaveBeenCalledWith(whole);
});
