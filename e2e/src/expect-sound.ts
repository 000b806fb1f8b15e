import type { Page } from '@playwright/test';
import { expect, expectAccessible, waitUntilAtRest } from './fixtures.ts';

/** Fails when anything runs out of the window, so that the page itself scrolls sideways. */
export async function expectInWindow(page: Page): Promise<void> {
  const width = page.viewportSize()?.width;
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), {
      message: `pixels of ${page.url()} out of a window of ${width} px`,
    })
    .toBeLessThanOrEqual(0);
}

/** What is open breaks no rule of accessibility and stays in its window, which is left at the last of these widths. */
export async function expectSound(page: Page, widths: readonly number[] = [375, 1440]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await waitUntilAtRest(page);
    await expectInWindow(page);
    await expectAccessible(page);
  }
}
