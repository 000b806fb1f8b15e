import { sessionFailureStore } from '../../shared/session-failure.store.ts';
import { recoverSession } from './recover-session.ts';

let end = () => {};
beforeEach(() => {
  jest.useFakeTimers();
  end = recoverSession();
});
afterEach(() => {
  end();
  sessionFailureStore.set(null);
  jest.useRealTimers();
});

test('a session that is not known when the network is back is asked for a few times more, and then no longer', () => {
  const retry = jest.fn();
  sessionFailureStore.set({ retry });
  for (let flap = 0; flap < 3; flap += 1) window.dispatchEvent(new Event('online'));
  expect(retry).not.toHaveBeenCalled();

  jest.advanceTimersByTime(2_000);
  expect(retry).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(3_600_000);
  expect(retry).toHaveBeenCalledTimes(4);
});

test('once it is known nobody asks again', () => {
  const retry = jest.fn(() => sessionFailureStore.set(null));
  sessionFailureStore.set({ retry });
  window.dispatchEvent(new Event('online'));
  jest.advanceTimersByTime(3_600_000);
  expect(retry).toHaveBeenCalledTimes(1);
});
