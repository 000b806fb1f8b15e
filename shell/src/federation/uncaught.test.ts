import { codeFailureStore } from '../shared/code-failure.store.ts';
import { reportRemoteFailure } from './report.ts';
import { watchUncaught } from './uncaught.ts';

jest.mock('./report.ts');

const BUILD = '0.1.0-11111111';
let end: () => void;
let told: jest.SpyInstance;

beforeEach(() => {
  codeFailureStore.set(false);
  jest.mocked(reportRemoteFailure).mockClear();
  told = jest.spyOn(console, 'error').mockImplementation(() => {});
  end = watchUncaught((part, build) => part === 'mf-chat' && build === BUILD);
});
afterEach(() => end());

/** An error thrown by a file at this address. */
const thrownBy = (address: string) =>
  Object.assign(new Error('broken'), { stack: `Error: broken\n at press (${address}:1:1)` });
/** True when somebody has taken it. */
const throwIt = (error: Error) => !dispatchEvent(new ErrorEvent('error', { error, cancelable: true }));

test('what a remote throws in a handler is told to operators and to the person', () => {
  const error = thrownBy(`https://shop.example/r/mf-chat/${BUILD}/js/chat.0a.js`);

  expect(throwIt(error)).toBe(true);

  expect(jest.mocked(reportRemoteFailure).mock.calls).toEqual([
    [expect.objectContaining({ part: 'mf-chat', build: BUILD, stage: 'use', code: 'THREW' })],
  ]);
  expect(told).toHaveBeenCalledWith(error);
  expect(codeFailureStore.get()).toBe(true);
});

test('so is a promise that nobody waits for', () => {
  const reason = thrownBy(`https://shop.example/r/mf-chat/${BUILD}/js/chat.0a.js`);
  dispatchEvent(Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason }));
  expect(reportRemoteFailure).toHaveBeenCalledTimes(1);
});

test('what the shell throws, or a build that is still on its way, is left to whom it concerns', () => {
  expect(throwIt(thrownBy('https://shop.example/r/shell/0.1.0-22222222/js/shell.js'))).toBe(false);
  expect(throwIt(thrownBy('https://shop.example/r/mf-chat/0.2.0-33333333/js/entry.js'))).toBe(false);
  expect(reportRemoteFailure).not.toHaveBeenCalled();
  expect(codeFailureStore.get()).toBe(false);
});
