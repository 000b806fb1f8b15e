import type { Page } from '@playwright/test';
import { type Fault, nameOf } from '@vitis/testing/faults';
import { NOISE, OFFLINE, signInLink, signInTitle, watch, wineCards } from '../../src/broken-page.ts';
import { countDocuments } from '../../src/documents.ts';
import { test } from '../../src/fault-fixtures.ts';
import { expect, waitUntilUsable } from '../../src/fixtures.ts';
import { screenHeading } from '../../src/screen-heading.ts';
import { textOf } from '../../src/texts.ts';

const shell = (key: string) => textOf('shell', key);
const SHELL = /^\/r\/shell\/[^/]+\/js\/shell\./;
/** Without which the shell cannot start. */
const FILES = { script: SHELL, texts: /^\/r\/shell\/[^/]+\/messages\/ko-KR\.[^/]+\.js/ };
type File = keyof typeof FILES;
const BOTH: File[] = ['script', 'texts'];

for (const file of BOTH)
  test(`without the shell’s ${file} the page says so over what it shows, and starts when it can be had`, async ({
    guest,
    faults,
  }) => {
    const { page } = guest;
    guest.expectError(NOISE);
    guest.expectError(/\/r\/shell\//);
    const rule = faults.break(FILES[file], { kind: 'refused' });
    await page.goto('/product');
    const documents = countDocuments(page);

    const message = page.getByRole('alert');
    await expect(message).toBeVisible();
    await expect(message).toContainText('불러오지 못했습니다');
    await expect(message.getByRole('link', { name: shell('error.home') })).toHaveAttribute('href', '/');
    await expect(page.getByRole('banner').getByRole('link', { name: shell('header.logo') })).toBeVisible();
    await message.getByRole('button', { name: shell('retry') }).click();
    await expect.poll(rule.broken).toBeGreaterThan(3);
    await expect(message).toBeVisible();
    expect(faults.seen.filter(({ url }) => url === '/reports')).toHaveLength(1);
    rule.cure();
    await message.getByRole('button', { name: shell('retry') }).click();

    await waitUntilUsable(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await signInLink(page).click();
    await expect(signInTitle(page)).toBeVisible();
    expect(documents()).toBe(0);
  });

test('a browser that is older than the scripts shows what the server has rendered, leads on, and says why', async ({
  guest,
  faults,
}) => {
  const { page } = guest;
  await page.addInitScript(() => Reflect.deleteProperty(Map, 'groupBy'));
  await page.goto('/product');
  await expect(page.getByRole('alert')).toContainText('오래된 브라우저');
  await expect(wineCards(page).first()).toBeVisible();
  await wineCards(page).first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\/\d+/);
  await expect(page.getByRole('alert')).toContainText('오래된 브라우저');
  await expect(screenHeading(page)).toBeVisible();
  expect(faults.seen.filter(({ url }) => SHELL.test(url))).toEqual([]);
});

/** Nothing has arrived for this long: what hangs is given up. */
const SILENCE_MS = 10_000;

/** Until the page says so: it begins to wait some time after the script is asked for. */
const passSilence = (page: Page) =>
  expect(async () => {
    await page.clock.fastForward(SILENCE_MS);
    await expect(page.getByRole('alert')).toBeVisible({ timeout: 500 });
  }).toPass();
const inEveryRun = process.env.VITIS_LONG === '1' ? () => true : (index: number) => index === 0;

/** How often the page's own code has begun: each time it reads what the gateway wrote into the page. */
async function countStarts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const find = document.getElementById.bind(document);
    let starts = 0;
    document.getElementById = (id) => {
      if (id === 'vitis-page') starts += 1;
      return find(id);
    };
    Object.defineProperty(window, 'starts', { get: () => starts });
  });
  return () => page.evaluate(() => (window as unknown as { starts: number }).starts);
}

const HANGING: Fault[] = [
  { kind: 'stalled body', after: 0.5 },
  { kind: 'no headers' },
  { kind: 'stalled body', after: 0 },
];
for (const [file, index, fault] of BOTH.flatMap((file) =>
  HANGING.map((fault, index) => [file, index, fault] as const),
)) {
  if (inEveryRun(index))
    test(`the shell’s ${file}: ${nameOf(fault)} — given up in time, told of once, and there after another try`, async ({
      guest,
      faults,
    }) => {
      const { page } = guest;
      guest.expectError(/\/r\/shell\//);
      const { documents, reports, uncaught } = watch(guest, faults);
      const rule = faults.break(FILES[file], fault);
      await page.clock.install();
      await page.goto('/account/login', { waitUntil: 'domcontentloaded' });
      const message = page.getByRole('alert');
      await expect.poll(rule.broken).toBe(1);
      await passSilence(page);
      await expect(message.getByRole('link', { name: shell('error.home') })).toHaveAttribute('href', '/');
      await expect(page.getByRole('banner').getByRole('link', { name: shell('header.logo') })).toBeVisible();
      rule.cure();
      await message.getByRole('button', { name: shell('retry') }).click();

      await waitUntilUsable(page);
      await expect(message).toHaveCount(0);
      await expect(signInTitle(page)).toBeVisible();
      expect(documents()).toBe(1);
      expect(uncaught).toEqual([]);
      expect(reports().map(({ part, stage, code }) => [part, stage, code])).toEqual([
        ['shell', 'entry', 'DEADLINE'],
      ]);
    });
}

test('a shell that comes after all takes the message away, and starts once however often it was asked for', async ({
  guest,
  faults,
}) => {
  const { page } = guest;
  guest.expectError(/\/r\/shell\//);
  const starts = await countStarts(page);
  const rule = faults.break(SHELL, { kind: 'late', milliseconds: 8_000 });
  await page.clock.install();
  await page.goto('/account/login', { waitUntil: 'domcontentloaded' });
  const message = page.getByRole('alert');
  await expect.poll(rule.broken).toBe(1);
  await passSilence(page);
  await message.getByRole('button', { name: shell('retry') }).click();
  await expect.poll(rule.broken).toBe(2);
  await passSilence(page);

  await waitUntilUsable(page);
  await expect(message).toHaveCount(0);
  await expect(signInTitle(page)).toBeVisible();
  expect(await starts()).toBe(1);
});

test('a page that comes just before the network goes starts by itself when it is back', async ({
  guest,
  faults,
}) => {
  const { page } = guest;
  guest.expectError(NOISE);
  guest.expectError(OFFLINE);
  guest.expectError(/\/r\/shell\//);
  const rule = faults.break(SHELL, { kind: 'refused' });
  await page.goto('/product');
  await expect(page.getByRole('alert')).toBeVisible();
  rule.cure();
  await guest.context.setOffline(true);
  await guest.context.setOffline(false);

  await waitUntilUsable(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(wineCards(page).first()).toBeVisible();
});
