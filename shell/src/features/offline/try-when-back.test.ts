import { networkTriesStore } from '../../shared/network-tries.store.ts';
import { sessionFailureStore } from '../../shared/session-failure.store.ts';
import { tryWhenBack } from './try-when-back.ts';

const retry = jest.fn();
let end = () => {};
beforeEach(() => {
  jest.useFakeTimers();
  networkTriesStore.set(0);
  retry.mockClear();
});
afterEach(() => {
  end();
  sessionFailureStore.set(null);
  jest.useRealTimers();
});

test('a network that comes and goes allows a few tries with growing pauses, for the session as well', () => {
  end = tryWhenBack(false);
  sessionFailureStore.set({ retry });
  for (let flap = 0; flap < 3; flap += 1) window.dispatchEvent(new Event('online'));
  const triesAfter = (milliseconds: number) => {
    jest.advanceTimersByTime(milliseconds);
    return networkTriesStore.get();
  };
  expect(triesAfter(1_900)).toBe(0);
  expect(triesAfter(200)).toBe(1);
  expect(triesAfter(5_000)).toBe(2);
  expect(triesAfter(3_600_000)).toBe(4);
  expect(retry).toHaveBeenCalledTimes(4);
});

test('a page that stood in without a network tries by itself while a screen is missing, and no other does', () => {
  end = tryWhenBack(false);
  jest.advanceTimersByTime(3_600_000);
  expect(networkTriesStore.get()).toBe(0);
  end();
  end = tryWhenBack(true);
  document.body.innerHTML = '<section data-remote-failure></section>';
  jest.advanceTimersByTime(49_000);
  expect(networkTriesStore.get()).toBe(4);
  jest.advanceTimersByTime(600_000);
  expect(networkTriesStore.get()).toBe(14);
  document.body.innerHTML = '';
  jest.advanceTimersByTime(3_600_000);
  expect(networkTriesStore.get()).toBe(14);
  // Who a member is may come to nothing later than any screen does.
  sessionFailureStore.set({ retry });
  jest.advanceTimersByTime(120_000);
  expect(networkTriesStore.get()).toBe(16);
  expect(retry).toHaveBeenCalledTimes(2);
});
