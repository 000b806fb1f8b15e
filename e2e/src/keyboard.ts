import { expect, type Page } from '@playwright/test';

/**
 * Goes through the page's content by Tab alone: all that can be pressed or typed into has the focus in turn, and is in
 * sight then. Of radio buttons that belong together one has it.
 */
export async function expectReachedByTab(page: Page): Promise<void> {
  const wanted = await page.evaluate(() => {
    const main = document.querySelector('main')!;
    const selector = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
    const seen = new Set<string>();
    const all = [...main.querySelectorAll<HTMLInputElement>(selector)].filter((each) => {
      if (each.matches(':disabled, [tabindex="-1"], [type="hidden"]') || !each.checkVisibility())
        return false;
      if (each.type !== 'radio') return true;
      return !seen.has(each.name) && seen.add(each.name);
    });
    for (const [at, each] of all.entries())
      each.dataset.walk = each.type === 'radio' ? each.name : String(at);
    const start = main.querySelector<HTMLElement>('h1') ?? main;
    start.tabIndex = -1;
    start.focus();
    return all.map(({ dataset, outerHTML }) => ({ mark: dataset.walk ?? '', html: outerHTML.slice(0, 120) }));
  });
  const reached = new Set<string>();
  const hidden: string[] = [];
  // What stands before the heading comes after the end of the page; a field of time has several stops.
  for (let presses = 0; presses < wanted.length * 4 + 60; presses += 1) {
    if (wanted.every(({ mark }) => reached.has(mark))) break;
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() => {
      const focused = document.activeElement as HTMLInputElement | null;
      if (!focused?.closest('main')) return null;
      const { top, bottom, left, right } = focused.getBoundingClientRect();
      const isInSight = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      const mark = focused.type === 'radio' ? focused.name : (focused.dataset.walk ?? '');
      return { mark, isInSight, html: focused.outerHTML.slice(0, 120) };
    });
    if (at === null) continue;
    reached.add(at.mark);
    if (!at.isInSight) hidden.push(at.html);
  }
  expect(wanted.filter(({ mark }) => !reached.has(mark)).map(({ html }) => html)).toEqual([]);
  expect(hidden).toEqual([]);
}
