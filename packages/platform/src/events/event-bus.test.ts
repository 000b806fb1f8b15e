import { joinTabs, publish, subscribe } from './event-bus.ts';

test('every listener hears a fact, until it leaves', () => {
  const first = jest.fn();
  const second = jest.fn();
  const leave = subscribe('cart/line-added', first);
  const leaveSecond = subscribe('cart/line-added', second);

  publish('cart/line-added', { idProduct: 1, bottles: 6 });
  leave();
  publish('cart/line-added', { idProduct: 2, bottles: 12 });
  leaveSecond();

  expect(first).toHaveBeenCalledTimes(1);
  expect(second).toHaveBeenLastCalledWith({ idProduct: 2, bottles: 12 }, { remote: false });
});

test('a listener that throws keeps the fact from nobody else', () => {
  const reported = jest.fn();
  globalThis.reportError = reported;
  const heard = jest.fn();
  const ends = [
    subscribe('cart/changed', () => {
      throw new Error('broken part');
    }),
    subscribe('cart/changed', heard),
  ];

  publish('cart/changed', {});

  expect(heard).toHaveBeenCalled();
  expect(reported).toHaveBeenCalledWith(expect.objectContaining({ message: 'broken part' }));
  for (const end of ends) end();
});

test('other tabs hear it as something that happened elsewhere', async () => {
  const leaveTabs = joinTabs();
  const otherTab = new BroadcastChannel('vitis-events');
  const heard = new Promise((resolve) => {
    const end = subscribe('session/ended', (_fact, origin) => {
      end();
      resolve(origin);
    });
  });

  otherTab.postMessage({ event: 'session/ended', fact: {} });

  await expect(heard).resolves.toEqual({ remote: true });
  otherTab.close();
  leaveTabs();
});
