import type { Page } from '@playwright/test';
import { test as base, expect } from './fixtures.ts';
import { openSources, type Sources } from './sources.ts';

export const test = base.extend<{ sources: Sources }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  sources: async ({}, use) => {
    const sources = openSources();
    await use(sources);
    sources.restore();
  },
});

/** Marks the document: one that has been loaded again has lost the mark. */
export const mark = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
/** It still is the document that was marked. */
export const expectSame = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-same', '');

export { expect };
