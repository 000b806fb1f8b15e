import { createHash } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import { checkCaptcha, findAccount, getCaptchaChallenge } from '@vitis/contracts';
import { startGateway } from '@vitis/testing/own-gateway';
import { test as base } from './fixtures.ts';
import { listen } from './listen.ts';
import { PROVIDER, RELEASES } from './product.ts';

/** Google's script as far as a page uses it: it writes HTML from a string, and has its box in a frame of its own origin. */
const scriptOf = (google: string) => `window.grecaptcha = {
  ready: (then) => setTimeout(then),
  render: (element, options) => {
    element.innerHTML = '<div><iframe title="reCAPTCHA" width="304" height="78" style="border:0"></iframe></div>';
    element.querySelector('iframe').src = '${google}/recaptcha/api2/anchor?k=' + options.sitekey;
    addEventListener('message', ({ origin, data }) => { if (origin === '${google}') options.callback(data); });
  },
};`;
const ANCHOR = `<!doctype html><html lang="en"><title>reCAPTCHA</title><main><label>
<input type="checkbox" onchange="parent.postMessage('solved-' + Math.random(), '*')"> I'm not a robot</label></main></html>`;

/** Past the free calls of an address a captcha is asked for. */
async function spend(address: string): Promise<void> {
  for (let time = 0; time < 3; time += 1) {
    const mobile = `010${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
    await fetch(PROVIDER + findAccount.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({ mobile }),
    });
  }
}

/** A pass of the product's own captcha, which the shop of the test gives for a box of Google's that was ticked. */
async function ownPass(): Promise<object> {
  const asked = await fetch(PROVIDER + getCaptchaChallenge.path);
  const { challenge, bits } = (await asked.json()) as { challenge: string; bits: number };
  for (let number = 0; ; number += 1) {
    const token = `${challenge}.${number}`;
    const digest = createHash('sha256').update(token).digest();
    if (digest.readUInt32BE(0) >>> (32 - bits) !== 0) continue;
    const answer = await fetch(`${PROVIDER}${checkCaptcha.path}?token=${token}`, { method: 'POST' });
    return (await answer.json()) as object;
  }
}

/** A shop whose operator has a key for Google's captcha, and what is asked of Google: a stand-in of its script. */
export interface CaptchaShop {
  url: string;
  asked: string[];
  /** Tokens of ticked boxes that the shop has exchanged. */
  exchanged: string[];
  /** Google has nothing to give, or has again. */
  fail: (isFailing: boolean) => void;
  /** Puts somebody at an address from which a captcha is asked for, of a provider with Google's secret. */
  seat: (context: BrowserContext) => Promise<void>;
}

export const test = base.extend<{ shop: CaptchaShop }>({
  // biome-ignore lint/correctness/noEmptyPattern: playwright wants it
  shop: async ({}, use) => {
    const asked: string[] = [];
    const exchanged: string[] = [];
    let failing = false;
    const google = await listen(({ url = '', headers }, response) => {
      asked.push(url);
      const isAnchor = url.startsWith('/recaptcha/api2/anchor');
      response.writeHead(failing ? 503 : 200, { 'content-type': isAnchor ? 'text/html' : 'text/javascript' });
      response.end(failing ? '' : isAnchor ? ANCHOR : scriptOf(`http://${headers.host}`));
    });
    const gateway = await startGateway(PROVIDER, RELEASES, {
      // What the page asks is answered by the test, which a worker would hide from it.
      serviceWorker: false,
      recaptcha: { key: 'site-key', url: google.url },
    });
    await use({
      url: gateway.url,
      asked,
      exchanged,
      fail: (isFailing) => {
        failing = isFailing;
      },
      seat: async (context) => {
        const address = `198.51.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`;
        await spend(address);
        await context.setExtraHTTPHeaders({ 'x-forwarded-for': address });
        await context.route(`**${getCaptchaChallenge.path}`, (route) =>
          route.fulfill({ json: { kind: 'recaptcha' } }),
        );
        await context.route(`**${checkCaptcha.path}?*`, async (route) => {
          exchanged.push(new URL(route.request().url()).searchParams.get('token') ?? '');
          await route.fulfill({ json: await ownPass() });
        });
      },
    });
    await gateway.close();
    google.close();
  },
  baseURL: async ({ shop }, use) => use(shop.url),
});
