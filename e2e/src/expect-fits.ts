import { expect, expectAccessible, type Person } from './fixtures.ts';

/** What is open keeps the rules, wide and narrow, and nothing sticks out. */
export async function expectFits({ page }: Pick<Person, 'page'>): Promise<void> {
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `${page.url()} at ${width}px`).toBeLessThanOrEqual(0);
  }
}
