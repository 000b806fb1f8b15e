import { AxeBuilder } from '@axe-core/playwright';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import {
  DEFAULT_LANGUAGE,
  type Endpoint,
  type Language,
  type SuccessOf,
  TOKEN_COOKIE,
} from '@vitis/contracts';
import { EARLY_INPUT } from '@vitis/contracts/early-input';
import { type CallInput, callApi } from './call-api.ts';
import { type ErrorGate, watchErrors } from './error-gate.ts';

export const PASSWORD = 'Vitis!2026';
/** A page of the shell alone, without any remote: nobody owns this address. */
export const SHELL_PAGE = '/nowhere';
export const EMAILS = {
  buyer: 'buyer@vitis.test',
  buyer2: 'buyer2@vitis.test',
  sales: 'sales@vitis.test',
  sales2: 'sales2@vitis.test',
  driver: 'driver@vitis.test',
  driver2: 'driver2@vitis.test',
} as const;
export type Member = keyof typeof EMAILS;

/** Somebody at a browser of their own. */
export interface Person extends Pick<ErrorGate, 'expectError'> {
  page: Page;
  context: BrowserContext;
  /** What the person reads; `goto` asks for it. */
  language: Language;
  /** Opens an address and waits until the page can be used. */
  goto: (path: string) => Promise<void>;
  /** Does by the API what another test does on the screen. */
  call: <E extends Endpoint>(endpoint: E, input?: CallInput<E>) => Promise<SuccessOf<E>>;
  /** Another tab of the same browser. */
  newTab: () => Promise<Page>;
}

/** The shell marks the document once it has hydrated the page and knows who is there. */
export async function waitUntilUsable(page: Page): Promise<void> {
  // Between one document and the next there is no root for a moment.
  await page.waitForFunction(
    (early) => document.documentElement?.dataset.session !== undefined && !(early in window),
    EARLY_INPUT,
  );
}

/** Nothing of a page that can be used is still to come: its data, its font, and what it fetches when it has time. */
export async function waitUntilAtRest(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const names = performance.getEntriesByType('resource').map(({ name }) => name);
    return (
      document.querySelector('h1') !== null &&
      document.querySelector('[aria-busy="true"]') === null &&
      // The bar of a page that is on its way stays for a moment once it has come.
      document.querySelector('[role="progressbar"]:not([aria-valuenow])') === null &&
      names.some((name) => name.includes('/js/idle-work')) &&
      // The font follows in the same moment, where language and device have one; its last styles come after its file.
      (names.some((name) => name.includes('/js/pretendard-rare')) ||
        matchMedia('(pointer: coarse)').matches ||
        !/^(?:ko|en)/.test(document.documentElement.lang))
    );
  });
  await page.evaluate(() => document.fonts.ready);
}

const tokens = new Map<Member, Promise<string>>();

/** A session of a demonstration account; one per worker and account, since sign-ins are limited. */
export function tokenOf(member: Member, baseURL: string): Promise<string> {
  const known = tokens.get(member);
  if (known !== undefined) return known;
  const asked = fetch(`${baseURL}/api/v1/b2b/account/login`, {
    method: 'POST',
    headers: { connection: 'close', 'content-type': 'application/json', 'accept-language': 'ko-KR' },
    body: JSON.stringify({ email: EMAILS[member], password: PASSWORD }),
  }).then(async (response) => {
    if (!response.ok)
      throw new Error(`${EMAILS[member]} cannot sign in: ${response.status} ${await response.text()}`);
    return ((await response.json()) as { accessToken: string }).accessToken;
  });
  tokens.set(member, asked);
  return asked;
}

/** An address as a link of the product writes it: Korean is not said. */
function inLanguage(path: string, language: Language): string {
  if (language === DEFAULT_LANGUAGE) return path;
  return `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;
}

type Device = Pick<BrowserContextOptions, 'viewport' | 'hasTouch' | 'isMobile'>;

/** A phone of usual size, which knows no mouse. */
export const PHONE: Device = { viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true };

interface Surroundings {
  browser: Browser;
  baseURL: string | undefined;
  /** Of everybody in a test: `test.use({ language: 'en-US' })`. */
  language: Language;
  /** What they hold: `test.use({ device: PHONE })`. */
  device: Device;
}

async function withPerson(
  { browser, baseURL = '', language, device }: Surroundings,
  member: Member | null,
  use: (person: Person) => Promise<void>,
): Promise<void> {
  const own = { baseURL, locale: language, timezoneId: 'Asia/Seoul' };
  const context = await browser.newContext({ ...own, ...device });
  if (member !== null) {
    await context.addCookies([{ name: TOKEN_COOKIE, value: await tokenOf(member, baseURL), url: baseURL }]);
  }
  const gates: ErrorGate[] = [];
  const open = async () => {
    const page = await context.newPage();
    const gate = watchErrors(page);
    gate.expectError(new RegExp(`404 .*${SHELL_PAGE}`));
    gates.push(gate);
    return page;
  };
  const page = await open();
  await use({
    page,
    context,
    language,
    expectError: (pattern) => {
      for (const gate of gates) gate.expectError(pattern);
    },
    goto: async (path) => {
      await page.goto(inLanguage(path, language));
      await waitUntilUsable(page);
    },
    call: async (endpoint, input) => {
      if (member === null) throw new Error('A guest has no account to call with');
      return callApi(baseURL, await tokenOf(member, baseURL), endpoint, input);
    },
    newTab: open,
  });
  await context.close();
  for (const gate of gates) gate.check();
}

interface Fixtures extends Pick<Surroundings, 'language' | 'device'> {
  guest: Person;
  buyer: Person;
  buyer2: Person;
  sales: Person;
  sales2: Person;
  driver: Person;
  driver2: Person;
}

export const test = base.extend<Fixtures>({
  language: [DEFAULT_LANGUAGE, { option: true }],
  device: [{}, { option: true }],
  guest: ({ browser, baseURL, language, device }, use) =>
    withPerson({ browser, baseURL, language, device }, null, use),
  buyer: ({ browser, baseURL, language, device }, use) =>
    withPerson({ browser, baseURL, language, device }, 'buyer', use),
  buyer2: ({ browser, baseURL, language, device }, use) =>
    withPerson({ browser, baseURL, language, device }, 'buyer2', use),
  sales: ({ browser, baseURL, language, device }, use) =>
    withPerson({ browser, baseURL, language, device }, 'sales', use),
  sales2: ({ browser, baseURL, language, device }, use) =>
    withPerson({ browser, baseURL, language, device }, 'sales2', use),
  driver: ({ browser, baseURL, language, device }, use) =>
    withPerson({ browser, baseURL, language, device }, 'driver', use),
  driver2: ({ browser, baseURL, language, device }, use) =>
    withPerson({ browser, baseURL, language, device }, 'driver2', use),
});

/** Whether an earlier look has left its rules in all frames of this document: a megabyte of script to read but once. */
async function hasRules(page: Page): Promise<boolean> {
  const frames = await Promise.all(page.frames().map((frame) => frame.evaluate(() => 'axe' in window)));
  return frames.every(Boolean);
}

/** Whether a control that is too small at the edge of a bar that stays is so in the middle of the window, too. */
async function isSmallInTheMiddle(page: Page, target: string): Promise<boolean> {
  await page
    .locator(target)
    .evaluate((control) => control.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const { violations } = await new AxeBuilder({ page, axeSource: ';' })
    .include(target)
    .withRules('target-size')
    .setLegacyMode()
    .analyze();
  return violations.length > 0;
}

/** Fails when the page breaks a rule of WCAG 2.2 A or AA that a machine can see. */
export async function expectAccessible(page: Page): Promise<void> {
  // Not the skeleton that stands there for a moment.
  await expect(page.locator('h1').first()).toBeAttached();
  // Nor the bar over a page that is still on its way.
  await expect(page.locator('[role="progressbar"]:not([aria-valuenow])')).toHaveCount(0);
  // A control that is on its way from one colour to another has neither; what turns for ever does not end.
  await page.waitForFunction(() =>
    document.getAnimations().every((animation) => !(animation instanceof CSSTransition)),
  );
  // Rows of before are faint while the next ones are on their way.
  await page.waitForFunction(() =>
    Array.from(document.querySelectorAll('main table')).every((table) => {
      for (let one: Element | null = table; one !== null; one = one.parentElement)
        if (getComputedStyle(one).opacity !== '1') return false;
      return true;
    }),
  );
  // What lies half under the header that stays has but half of its size.
  const scrolled = await page.evaluate(() => scrollY);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const { violations } = await new AxeBuilder({ page, ...((await hasRules(page)) ? { axeSource: ';' } : {}) })
    .options({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      // Every element that keeps a rule would come out of the page as well, which takes longer than all rules.
      resultTypes: ['violations'],
    })
    // Another tab, which frames of other origins would need and no page has, is none that comes to the front.
    .setLegacyMode()
    .analyze();
  // The two inputs of a price range lie over each other and only their thumbs, 24 px each, take the pointer; axe
  // measures the inputs' boxes and finds one of them covered.
  const isRangeThumb = (id: string, html: string) => id === 'target-size' && html.includes('type="range"');
  const summary: string[] = [];
  for (const { id, help, nodes } of violations) {
    const places: string[] = [];
    for (const { html, target } of nodes) {
      if (isRangeThumb(id, html)) continue;
      // What lies half under the bar at the foot of a phone has but half of its size as well.
      if (id === 'target-size' && !(await isSmallInTheMiddle(page, target.join(' ')))) continue;
      places.push(html);
    }
    if (places.length > 0) summary.push(`${id}: ${help}\n  ${places.join('\n  ')}`);
  }
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), scrolled);
  expect(summary, 'axe').toEqual([]);
}

export { expect };
