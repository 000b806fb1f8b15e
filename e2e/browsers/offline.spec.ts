import { startFaultProxy } from '@vitis/testing/fault-proxy';
import { expect, test } from '../src/engines/engine-fixtures.ts';
import { textOf } from '../src/texts.ts';

const shell = (key: string) => textOf('shell', key);

test('without a line what is there stays, what is missing says so, and comes when the line is back', async ({
  meet,
  baseURL,
}) => {
  const proxy = await startFaultProxy(baseURL ?? '');
  const guest = await meet(proxy.url);
  try {
    await guest.tab.resize(1440, 900);
    await guest.goto('/product');
    await guest.find({ css: 'main article a' });
    // By then the worker stands between page and line, and says no more of it than the page does.
    await expect
      .poll(() => guest.tab.run(() => navigator.serviceWorker?.controller?.state, null))
      .toBe('activated');
    await proxy.stop();
    await guest.press({ css: 'header a[href^="/account/login"]' });
    await guest.find({ css: 'main button', name: shell('retry') });
    const frame = await guest.tab.run(() => document.querySelectorAll('header a').length, null);
    expect(frame).toBeGreaterThan(2);
    await proxy.start();
    await guest.press({ css: 'main button', name: shell('retry') }).catch(() => undefined);
    await guest.find({ css: 'main input[autocomplete="current-password"]' });
  } finally {
    await proxy.close();
  }
});

test('what a member writes without a line is kept and goes once when it is back', async ({
  meet,
  baseURL,
}) => {
  const proxy = await startFaultProxy(baseURL ?? '');
  const buyer = await meet(proxy.url);
  try {
    await buyer.tab.resize(1440, 900);
    await buyer.signIn('buyer');
    await buyer.goto('/chat');
    await buyer.press({ css: 'main a', name: /한서윤/ });
    const field = await buyer.find({ css: 'main textarea' });
    const said = `오프라인에서 ${crypto.randomUUID().slice(0, 8)}`;
    await proxy.stop();
    await buyer.tab.type(field, said);
    await buyer.tab.enter(field);
    await buyer.sees(textOf('mf-chat', 'room.sending'));
    await proxy.start();
    await expect
      .poll(() => buyer.says(), { timeout: 60_000 })
      .not.toContain(textOf('mf-chat', 'room.sending'));
    await buyer.goto('/chat');
    await buyer.press({ css: 'main a', name: /한서윤/ });
    await buyer.sees(said);
    const times = await buyer.tab.run(
      (text) => document.querySelector('[role="log"]')?.textContent?.split(text).length,
      said,
    );
    expect(times).toBe(2);
  } finally {
    await proxy.close();
  }
});
