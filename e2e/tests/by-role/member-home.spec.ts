import { expect, type Person, test, waitUntilAtRest } from '../../src/fixtures.ts';
import { textOf } from '../../src/texts.ts';

/** Counts what moves on pages that this person opens from here on. */
const watchMoves = ({ page }: Person) =>
  page.addInitScript(() => {
    const moved = { by: 0 };
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[])
        moved.by += shift.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

const movesOf = ({ page }: Person) =>
  page.evaluate(() => (window as unknown as { moved: { by: number } }).moved.by);

for (const width of [1440, 375]) {
  test(`the desk of a buyer stands where it was kept for it, ${width} px wide`, async ({ buyer }) => {
    const { page } = buyer;
    await page.setViewportSize({ width, height: 900 });
    await watchMoves(buyer);
    await buyer.goto('/');
    const desk = page.getByRole('region', { name: textOf('mf-catalog', 'desk.label') });
    await expect(desk).toContainText(/\d원/);
    await expect(page.getByRole('button', { name: /\d+(병|박스) 담기$/ }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^다시 담기 · O\d+-\d+$/ })).toHaveCount(3);
    await waitUntilAtRest(page);
    expect(await movesOf(buyer)).toBeLessThan(0.01);
  });

  test(`the desk of sales staff stands where it was kept for it, ${width} px wide`, async ({ sales }) => {
    const { page } = sales;
    await page.setViewportSize({ width, height: 900 });
    await watchMoves(sales);
    await sales.goto('/');
    const desk = page.getByRole('region', { name: textOf('mf-catalog', 'desk.label') });
    await expect(desk).toContainText(textOf('mf-catalog', 'desk.messages.note.sales'));
    await waitUntilAtRest(page);
    await expect(page.getByRole('button', { name: /담기$/ })).toHaveCount(0);
    expect(await movesOf(sales)).toBeLessThan(0.01);
  });
}
