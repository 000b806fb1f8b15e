import { listDeliveriesOfDriver } from '@vitis/contracts';
import { type FaultProxy, startFaultProxy } from '@vitis/testing/fault-proxy';
import { planOrder } from '../src/delivered-order.ts';
import { expect, test } from '../src/engines/engine-fixtures.ts';
import type { Visitor } from '../src/engines/visitor.ts';
import { textOf } from '../src/texts.ts';

const shell = (key: string) => textOf('shell', key);
const selling = (key: string, values?: Record<string, string | number>) =>
  textOf('mf-mypage-sales', key, values);

/** Waits until the worker stands between page and line, and has kept the page without content and the files of this one. */
const untilKept = ({ tab }: Visitor) =>
  expect
    .poll(() =>
      tab.run(async () => {
        const kept = await caches.open('vitis-page-1');
        const scripts = performance
          .getEntriesByType('resource')
          .filter(({ name }) => /\/r\/.+\.js$/.test(name));
        const missing = await Promise.all(
          scripts.map(async ({ name }) => !(await caches.match(name, { ignoreVary: true }))),
        );
        return `${navigator.serviceWorker?.controller?.state} ${(await kept.keys()).length} ${missing.filter(Boolean).length}`;
      }, null),
    )
    .toBe('activated 1 0');

/** How the open page was made: `empty` is the one that stands in. */
const rendered = ({ tab }: Visitor): Promise<string> =>
  tab
    .run(
      () =>
        (JSON.parse(document.getElementById('vitis-page')?.textContent ?? '{}') as { rendered?: string })
          .rendered ?? '',
      null,
    )
    .catch(() => '');

const reload = async ({ tab }: Visitor) => {
  await tab.run(() => setTimeout(() => location.reload()) && null, null);
};

const NOTICE = { css: '[role="status"]', name: new RegExp(`^${shell('notices.offline')}`) };
const noticed = ({ tab }: Visitor): Promise<number> =>
  tab.run(
    (said) =>
      [...document.querySelectorAll('[role="status"]')].filter((each) => each.textContent?.startsWith(said))
        .length,
    shell('notices.offline'),
  );

/** A line that can be cut, by which somebody comes. */
async function withLine(baseURL: string | undefined, work: (proxy: FaultProxy) => Promise<void>) {
  const proxy = await startFaultProxy(baseURL ?? '');
  try {
    await work(proxy);
  } finally {
    await proxy.close();
  }
}

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

test('an open page says that there is no network, and what failed without one comes by itself', ({
  meet,
  baseURL,
}) =>
  withLine(baseURL, async (proxy) => {
    const guest = await meet(proxy.url);
    await guest.tab.resize(1440, 900);
    await guest.goto('/product');
    await untilKept(guest);
    await proxy.stop();
    await guest.tab.offline(true);
    await guest.find(NOTICE);
    await guest.press({ css: 'header a[href^="/account/login"]' });
    await guest.find({ css: 'main [role="alert"]', name: new RegExp(shell('remote.offline')) });
    await proxy.start();
    await guest.tab.offline(false);
    await expect
      .poll(() => guest.tab.run(() => document.querySelectorAll('main [role="alert"]').length, null))
      .toBe(0);
    await guest.find({ css: 'main h1' });
    expect(await noticed(guest)).toBe(0);
  }));

test('a page that is opened or loaded anew over a dead line is the shop’s own, and comes by itself', ({
  meet,
  baseURL,
}) =>
  withLine(baseURL, async (proxy) => {
    const guest = await meet(proxy.url);
    await guest.tab.resize(1440, 900);
    await guest.goto('/product');
    await untilKept(guest);
    await proxy.stop();
    await reload(guest);
    await expect.poll(() => rendered(guest)).toBe('empty');
    await guest.find({ css: 'header a', name: shell('header.logo') });
    // An address that this browser has never opened.
    await guest.tab.goto(`${proxy.url}/magazine`);
    await expect.poll(() => rendered(guest)).toBe('empty');
    await guest.find({ css: 'main [role="alert"]' });
    await proxy.start();
    await guest.find({ css: 'main article a' });
    await guest.find({ css: 'main h1' });
  }));

test('where the browser says that there is no network, a page loaded anew shows what was seen before', ({
  meet,
  engine,
  baseURL,
}) =>
  withLine(baseURL, async (proxy) => {
    const guest = await meet(proxy.url);
    await guest.tab.resize(1440, 900);
    await guest.goto('/product');
    await untilKept(guest);
    await proxy.stop();
    const { lasts } = await guest.tab.offline(true);
    if (!lasts || engine === 'firefox') {
      test.info().annotations.push({
        type: 'not told',
        description: 'its driver takes no network away from the worker, which answers then alone',
      });
      return;
    }
    await reload(guest);
    await expect.poll(() => rendered(guest)).toBe('empty');
    await guest.find({ css: 'main article a' });
    await guest.find(NOTICE);
  }));

test('what a driver hands over without a line is kept over a closed page, and goes once', ({
  meet,
  call,
  baseURL,
}) =>
  withLine(baseURL, async (proxy) => {
    const caller = (member: 'buyer' | 'sales') => ({
      call: ((endpoint, input) => call(member, endpoint, input)) as Parameters<
        typeof planOrder
      >[0]['buyer']['call'],
    });
    const { stop } = await planOrder(
      { buyer: caller('buyer'), sales: caller('sales') },
      { lines: 1, driverName: '오태식' },
    );
    const driver = await meet(proxy.url);
    await driver.tab.resize(1440, 900);
    await driver.signIn('driver');
    await driver.goto('/mypage/shipping-list');
    await driver.sees(stop.clientName);
    await untilKept(driver);
    await proxy.stop();
    const { lasts } = await driver.tab.offline(true);
    const complete = selling('shipping.complete');
    const last = await driver.tab.run(
      (name) =>
        [...document.querySelectorAll<HTMLElement>('main li button')]
          .filter((each) => each.textContent === name)
          .map((each) => {
            each.dataset.target ??= Math.random().toString(36).slice(2);
            return each.dataset.target;
          })
          .at(-1) ?? '',
      complete,
    );
    await driver.press({ css: `[data-target="${last}"]` });
    const dialog = '[role="dialog"], dialog[open]';
    const name = new RegExp(selling('shipping.proof.NAME'));
    await driver.write({ css: `:is(${dialog}) input`, name }, '김민수');
    await driver.press({ css: `:is(${dialog}) button`, name: complete });
    await driver.sees(selling('outbox.waiting', { count: 1 }));
    if (lasts) {
      await reload(driver);
      await expect.poll(() => rendered(driver)).toBe('empty');
      await driver.sees(selling('outbox.waiting', { count: 1 }));
    }
    // Another page: Chromium alone would send for one that is closed.
    await driver.tab.goto('about:blank');
    await proxy.start();
    await driver.tab.offline(false);
    await driver.goto('/mypage/shipping-list');
    const stateNow = async () => {
      const { _embedded: day } = await call('driver', listDeliveriesOfDriver);
      return day.items.find(({ idDeliveryInfo }) => idDeliveryInfo === stop.idDeliveryInfo)?.status;
    };
    await expect.poll(stateNow).toBe('COMPLETED');
    const sent = proxy.seen.filter(
      ({ method, url }) => method === 'POST' && url.endsWith(`/${stop.idDeliveryInfo}/complete`),
    );
    expect(sent).toHaveLength(1);
  }));
