import { expect, type Person } from './fixtures.ts';

declare global {
  interface Window {
    /** What the page has sent to the gateway. */
    told: Promise<string>[];
  }
}

/** Keeps what the person's pages report of themselves: what a beacon carries is not to be seen from outside. */
export async function watchReports({ page }: Person): Promise<void> {
  await page.addInitScript(() => {
    window.told = [];
    navigator.sendBeacon = (_address, body) => {
      window.told.push(new Response(body).text());
      return true;
    };
  });
}

/** A page that is hidden tells what it has to tell at once. */
export async function expectNoFailure({ page }: Person): Promise<void> {
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  const told = await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
    return Promise.all(window.told);
  });
  expect(told.filter((body) => body.includes('"call"'))).toEqual([]);
}
