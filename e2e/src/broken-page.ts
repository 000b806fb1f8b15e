import type { Page } from '@playwright/test';
import type { CallReport, FaultReport, PageReports } from '@vitis/contracts/page-reports';
import type { FaultProxy } from '@vitis/testing/fault-proxy';
import type { Way } from './fault-matrix.ts';
import { expect, type Person, waitUntilUsable } from './fixtures.ts';
import { screenHeading } from './screen-heading.ts';
import { textOf } from './texts.ts';

const shell = (key: string) => textOf('shell', key);

/** What broken files of remotes make the console say, besides the message that people read. */
export const NOISE =
  /\/r\/mf-|integrity|ERR_CONNECTION_REFUSED|Failed to load resource|Failed to find a valid digest|RUNTIME-00|MIME type|Refused to execute|when fetching the script/;

/** What a console says beside that while there is no network; `ERR_FAILED` is a call that went by the service worker. */
export const OFFLINE =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_EMPTY_RESPONSE|ERR_CONNECTION|WebSocket|Failed to load resource|when fetching the script/;

/** What a page did while something was wrong with it. */
export interface Watched {
  page: Page;
  /** Documents loaded since the watch began. */
  documents: () => number;
  /** Exceptions that nobody caught. */
  uncaught: string[];
  /** Faults that the page has told the gateway of. */
  reports: () => FaultReport[];
}

/** All that pages have told the gateway through this proxy. */
const allReports = (proxy: FaultProxy): PageReports['reports'] =>
  proxy.seen
    // One that is still being sent is not there yet.
    .filter(({ method, url, body }) => method === 'POST' && url === '/reports' && body.endsWith('}'))
    .flatMap(({ body }) => (JSON.parse(body) as PageReports).reports);

/** Calls of the API of which pages have told the gateway that they failed. */
export const callReports = (proxy: FaultProxy): CallReport[] =>
  allReports(proxy).filter((report) => report.kind === 'call');

/** Begins to watch; the page's console may speak of files of remotes. */
export function watch(person: Person, proxy: FaultProxy): Watched {
  const { page } = person;
  const uncaught: string[] = [];
  let documents = 0;
  person.expectError(NOISE);
  page.on('pageerror', (error) => uncaught.push(error.message));
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
  });
  return {
    page,
    documents: () => documents,
    uncaught,
    reports: () => allReports(proxy).filter((report) => report.kind === 'fault'),
  };
}

/** First heading of a screen, by which it is known. */
export const headingOf = (page: Page, { heading }: Pick<Way, 'heading'>) =>
  screenHeading(page).filter({ hasText: heading });

/** The way to the screen that a guest signs in on, and that screen's title: another remote than the catalogue's. */
export const signInLink = (page: Page) => page.locator('header a[href="/account/login"]').first();

export const signInTitle = (page: Page) => headingOf(page, { heading: textOf('mf-account', 'login.title') });

/** Wines of a list. */
export const wineCards = (page: Page) => page.getByRole('main').getByRole('article');

/** The panel that stands where a remote's screen would be. */
export const failurePanel = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('alert')
    .filter({ hasText: shell('remote.failed') });

export const retryButton = (page: Page) =>
  failurePanel(page).getByRole('button', { name: shell('retry'), exact: true });

/** Says in Korean what is missing, offers another try and a way home, and the frame around it is whole. */
export async function expectPanelInWholeFrame(
  page: Page,
  navigation = 'header nav a[href^="/product?"]',
): Promise<void> {
  await expect(failurePanel(page)).toBeVisible({ timeout: 20_000 });
  await expect(retryButton(page)).toBeEnabled();
  await expect(
    failurePanel(page).getByRole('link', { name: shell('error.home'), exact: true }),
  ).toHaveAttribute('href', '/');
  await expect(page.getByRole('banner').getByRole('link', { name: shell('header.logo') })).toBeVisible();
  await expect(page.locator(navigation).first()).toBeVisible();
}

/** Opens a page and lets time run at its own pace, to be moved ahead where a test waits for deadlines. */
export async function openWithClock(person: Person, path: string): Promise<void> {
  await person.page.clock.install();
  await person.page.goto(path);
  await waitUntilUsable(person.page);
}
