import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { copyBuild } from '@vitis/testing/own-gateway';
import { countDocuments } from '../../src/documents.ts';
import { expect, waitUntilUsable } from '../../src/fixtures.ts';
import { test } from '../../src/own-shop.ts';
import { screenHeading } from '../../src/screen-heading.ts';

const wines = (page: Page) => page.getByRole('main').getByRole('article');

/** What the server has made of a page: the screen, the frame around it, or nothing. */
const renderedOf = (page: Page) =>
  page.evaluate(
    () => JSON.parse(document.getElementById('vitis-page')?.textContent ?? '{}').rendered as string,
  );

for (const late of [true, false]) {
  test.describe(() => {
    // What is late comes long after that, and a new server loads its parts long before; what fails does so at once.
    test.use({ renderTimeoutMs: late ? 4_000 : 20_000 });
    test(`a page whose data ${late ? 'comes too late' : 'fails'} on the server goes out as its frame, and the browser asks itself`, async ({
      guest,
      shop,
    }) => {
      const { page } = guest;
      const rule = shop.provider.break(
        '/api/',
        late ? { kind: 'late', milliseconds: 12_000 } : { kind: 'status', status: 500 },
      );
      await page.goto('/product?page=2', { waitUntil: 'commit' });
      rule.cure();
      await waitUntilUsable(page);

      expect(await renderedOf(page)).toBe('frame');
      expect(rule.broken()).toBeGreaterThan(0);
      await expect(wines(page).first()).toBeVisible({ timeout: 20_000 });
      await expect(screenHeading(page)).toBeVisible();
    });
  });
}

for (const part of ['mf-catalog', 'shell'] as const) {
  test(`a release of ${part} that breaks on the server is shown by the browser`, async ({ guest, shop }) => {
    const { page } = guest;
    const build = '9.9.9-deadbeef';
    const folder = copyBuild(shop.releases, part, build);
    writeFileSync(join(folder, 'server.cjs'), 'throw new Error("broken on the server")');
    const manifest = join(folder, 'manifest.json');
    const known = JSON.parse(readFileSync(manifest, 'utf8')) as { build: string };
    writeFileSync(manifest, JSON.stringify({ ...known, build }));
    shop.releases.serve(part, build);
    await guest.goto('/product');
    const documents = countDocuments(page);

    expect(await renderedOf(page)).toBe(part === 'shell' ? 'empty' : 'frame');
    await expect(wines(page).first()).toBeVisible({ timeout: 20_000 });
    await wines(page).first().getByRole('link').first().click();

    await expect(page).toHaveURL(/\/product\/\d+/);
    await expect(screenHeading(page)).toBeVisible();
    expect(documents()).toBe(0);
  });
}
