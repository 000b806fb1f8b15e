import { expect, type Person } from './fixtures.ts';

declare global {
  interface Window {
    /** What the page has told the app around it. */
    heardByApp: string[];
    VitisApp?: { postMessage: (said: string) => void };
    webkit?: { messageHandlers: { vitis: { postMessage: (said: unknown) => void } } };
  }
}

/** Puts the app around the person's pages: it has no windows, and answers the greeting of a page with its system. */
export async function enterApp({ page }: Person, os: 'iOS' | 'Android'): Promise<void> {
  await page.addInitScript((system) => {
    window.heardByApp = [];
    window.open = () => null;
    const ready = { source: 'vitis-app', type: 'host/ready', os: system, pushToken: 'push-1' };
    const answer = (said: string, data: unknown, origin: string) => {
      window.heardByApp.push(said);
      window.dispatchEvent(new MessageEvent('message', { data, origin }));
    };
    if (system === 'Android')
      window.VitisApp = { postMessage: (said) => answer(said, JSON.stringify(ready), '') };
    else
      window.webkit = {
        messageHandlers: {
          vitis: { postMessage: (said) => answer(JSON.stringify(said), ready, location.origin) },
        },
      };
  }, os);
}

/** The page knows where it is, and tells the app nothing that opens anything. */
export async function expectInApp({ page, context }: Person, os: 'iOS' | 'Android'): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-webview', os);
  const heard = await page.evaluate(() => window.heardByApp);
  expect(heard.map((said) => JSON.parse(said) as unknown)).toContainEqual({
    source: 'vitis-page',
    type: 'page/ready',
  });
  const secrets = (await context.cookies()).map(({ value }) => value).filter((value) => value.length > 20);
  for (const secret of secrets) expect(heard.join()).not.toContain(secret);
}
