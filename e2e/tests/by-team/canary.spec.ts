import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import type { PageData } from '@vitis/contracts/registry';
import { releaseChanged } from '@vitis/testing/changed-build';
import { expect, SHELL_PAGE, waitUntilUsable } from '../../src/fixtures.ts';
import { test } from '../../src/own-shop.ts';
import { NODE, ROOT } from '../../src/product.ts';
import { textOf } from '../../src/texts.ts';

const PART = 'mf-account';
const COOKIE = 'vitis-visitor';
const VISITORS = 200;

/** What a team types, over the releases of this test. */
async function release(folder: string, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    NODE,
    [resolve(ROOT, 'packages/tooling/src/commands/release.ts'), PART, ...args],
    { cwd: ROOT, env: { ...process.env, RELEASES_FOLDER: folder, RELEASES_STORE: '' } },
  );
  return stdout;
}

/** Opens a page as a visitor, or as a new one; the build that it is made of, and the visitor's name. */
async function visit(url: string, visitor?: string): Promise<{ build: string; visitor: string }> {
  const answer = await fetch(url + SHELL_PAGE, {
    headers: visitor ? { cookie: `${COOKIE}=${visitor}` } : {},
  });
  const inlined = /id="vitis-page">(.*?)<\/script>/.exec(await answer.text())?.[1] ?? '{}';
  const { registry } = JSON.parse(inlined) as PageData;
  const given = new RegExp(`${COOKIE}=([^;]+)`).exec(answer.headers.get('set-cookie') ?? '')?.[1];
  return { build: registry.remotes[PART]?.build ?? '', visitor: given ?? visitor ?? '' };
}

/** Follows the link to the sign-in; the builds whose files the page asks for on the way. */
async function signInWith(page: Page): Promise<Set<string>> {
  const builds = new Set<string>();
  page.on('request', (request) => {
    const [, build] = new RegExp(`/r/${PART}/([^/]+)/js/`).exec(request.url()) ?? [];
    if (build !== undefined) builds.add(build);
  });
  await page.locator('header a[href="/account/login"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(textOf(PART, 'login.title'));
  return builds;
}

test('a build that one visitor in ten tries is the same for each of them, until it is withdrawn or everybody has it', async ({
  guest,
  shop,
}) => {
  test.setTimeout(120_000);
  const url = shop.faults.url;
  const { folder } = shop.releases;
  // What the sources give is tried beside a build that everybody has.
  const tried = shop.releases.current(PART);
  const usual = releaseChanged(shop.releases, PART);
  expect(await release(folder, '--canary', '10')).toContain('10 of a hundred visitors get it');
  await expect.poll(async () => (await visit(url)).visitor).not.toBe('');

  const visitors = await Promise.all(Array.from({ length: VISITORS }, () => visit(url)));
  const trying = visitors.filter(({ build }) => build === tried);
  expect(visitors.every(({ build }) => build === tried || build === usual)).toBe(true);
  expect(trying.length).toBeGreaterThan(VISITORS * 0.01);
  expect(trying.length).toBeLessThan(VISITORS * 0.25);
  for (const { build, visitor } of visitors) expect((await visit(url, visitor)).build).toBe(build);

  const open = async (build: string): Promise<{ page: Page; visitor: string }> => {
    const visitor = visitors.find((one) => one.build === build)?.visitor ?? '';
    await guest.context.clearCookies({ name: COOKIE });
    await guest.context.addCookies([{ name: COOKIE, value: visitor, url }]);
    const page = await guest.newTab();
    await page.goto(SHELL_PAGE);
    await waitUntilUsable(page);
    return { page, visitor };
  };
  const first = await open(tried);
  const other = await open(usual);

  await release(folder, '--withdraw');
  await expect.poll(async () => (await visit(url, first.visitor)).build).toBe(usual);
  expect(await signInWith(first.page)).toEqual(new Set([tried]));

  await release(folder, '--canary', '50');
  await release(folder, '--promote');
  await expect.poll(async () => (await visit(url, other.visitor)).build).toBe(tried);
  expect(await signInWith(other.page)).toEqual(new Set([usual]));

  expect(await release(folder)).toContain('already: nothing is changed');
});
