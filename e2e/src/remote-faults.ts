import type { Page } from '@playwright/test';

/** What can be wrong with a file of a remote. */
export type Fault =
  | 'missing'
  | 'server error'
  | 'refused'
  | 'hangs'
  | 'html instead of code'
  | 'throws while starting'
  | 'tampered';

/** What a fault makes the page's console say, besides the message that people read. */
export const NOISE =
  /\/r\/mf-|integrity|ERR_CONNECTION_REFUSED|Failed to load resource|Failed to find a valid digest|RUNTIME-00|MIME type|Refused to execute/;

/** Breaks the files of a remote that match, until the returned function cures it. */
export async function breakFiles(page: Page, files: RegExp, fault: Fault): Promise<() => Promise<void>> {
  await page.route(files, async (route) => {
    switch (fault) {
      case 'missing':
        return route.fulfill({ status: 404, body: '' });
      case 'server error':
        return route.fulfill({ status: 503, body: '' });
      case 'refused':
        return route.abort('connectionrefused');
      case 'hangs':
        return new Promise<void>(() => {});
      case 'html instead of code':
        return route.fulfill({
          status: 200,
          contentType: 'text/html',
          body: '<!doctype html><title>maintenance</title>',
        });
      case 'throws while starting':
        return route.fulfill({
          status: 200,
          contentType: 'text/javascript',
          body: 'throw new Error("broken build")',
        });
      case 'tampered': {
        const response = await route.fetch();
        return route.fulfill({ response, body: `${await response.text()} ` });
      }
    }
  });
  return () => page.unroute(files);
}
