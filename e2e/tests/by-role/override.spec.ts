import type { Page } from '@playwright/test';
import { NOISE } from '../../src/broken-page.ts';
import { expect, expectAccessible, type Person, waitUntilUsable } from '../../src/fixtures.ts';
import { marked, OWN_TRIAL, PART, TAMPERED, TRIAL, test } from '../../src/override-fixtures.ts';
import { textOf } from '../../src/texts.ts';

// One shop of the tests' own is enough.
test.describe.configure({ mode: 'default' });

const text = (key: string, values?: Record<string, string>) =>
  textOf('packages/gateway', `override.${key}`, values);
const TITLE = textOf(PART, 'login.title');
const LOGIN = '/account/login';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const ribbonOf = (page: Page) => page.getByRole('complementary', { name: text('ribbon.label') });
const endOf = (page: Page) => ribbonOf(page).getByRole('button', { name: text('ribbon.end') });

async function agree({ page }: Person, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: text('begin') }).click();
  await waitUntilUsable(page);
}

async function expectReleased({ page, goto }: Person, address = LOGIN): Promise<void> {
  await goto(address);
  await expect(heading(page)).toHaveText(TITLE);
  await expect(ribbonOf(page)).toHaveCount(0);
}

/** Addresses that a page asks for. */
function requestsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  return asked;
}

test('a link says first whose code it is and what it may do, and loads none of it', async ({
  guest,
  shop,
}) => {
  const { page } = guest;
  const asked = requestsOf(page);
  await page.goto(shop.linkTo(TRIAL));

  await expect(heading(page)).toHaveText(text('title'));
  await expect(page.getByRole('main')).toContainText(text('rights'));
  for (const fact of [PART, TRIAL, shop.origin]) await expect(page.getByRole('main')).toContainText(fact);
  await expectAccessible(page);
  expect(asked.filter((url) => url.startsWith(shop.origin))).toEqual([]);
  await page.getByRole('link', { name: text('cancel') }).click();
  await expectReleased(guest);
});

test('a developer sees a build of their own machine in the shop, and ends that with one click', async ({
  guest,
  shop,
}) => {
  const { page } = guest;
  const asked = requestsOf(page);
  await agree(guest, shop.linkTo(TRIAL));

  await expect(page).toHaveURL(LOGIN);
  await expect(heading(page)).toHaveText(marked(TITLE));
  await expect(ribbonOf(page)).toContainText(`${PART} ${TRIAL}`);
  await expect(ribbonOf(page)).toContainText(shop.origin);
  const files = asked.filter((url) => url.includes(`/r/${PART}/`));
  expect(files.every((url) => url.startsWith(`${shop.origin}/r/${PART}/${TRIAL}/`))).toBe(true);
  expect(files.some((url) => url.endsWith('.js'))).toBe(true);
  await expectAccessible(page);
  expect(await (await fetch(shop.url + LOGIN)).text()).not.toContain(TRIAL);

  await endOf(page).click();
  await expect(ribbonOf(page)).toHaveCount(0);
  await expect(page).toHaveURL(LOGIN);
  await expect(heading(page)).toHaveText(TITLE);
});

test('a build among the releases that is not the current one is shown the same way', async ({
  guest,
  shop,
}) => {
  await agree(guest, shop.linkTo(OWN_TRIAL));

  await expect(heading(guest.page)).toHaveText(marked(TITLE));
  await expect(ribbonOf(guest.page)).toContainText(text('ownReleases'));
  await guest.goto('/product');
  await expect(heading(guest.page)).toBeVisible();
  await expect(ribbonOf(guest.page)).toContainText(OWN_TRIAL);
});

test('on a phone the ribbon covers neither header nor tab bar, and the page ends above it', async ({
  guest,
  shop,
}) => {
  const { page } = guest;
  await page.setViewportSize({ width: 375, height: 760 });
  await agree(guest, shop.linkTo(TRIAL));
  await guest.goto('/product');

  const tabBar = page.getByRole('navigation', { name: textOf('shell', 'tabBar.label') });
  const [ribbon, tabs] = [await ribbonOf(page).boundingBox(), await tabBar.boundingBox()];
  expect(ribbon && tabs && Math.round(ribbon.y + ribbon.height)).toBe(tabs && Math.round(tabs.y));
  expect(tabs && Math.round(tabs.y + tabs.height)).toBe(760);
  await expect(ribbonOf(page).getByRole('time')).toBeInViewport({ ratio: 1 });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const last = page.getByRole('contentinfo').getByText(textOf('shell', 'footer.age'));
  await expect(last).toBeVisible();
  const end = await last.boundingBox();
  expect(end && end.y + end.height).toBeLessThan(ribbon?.y ?? 0);
});

test('who has written something is asked before it ends', async ({ guest, shop }) => {
  const { page } = guest;
  await agree(guest, shop.linkTo(TRIAL));
  const email = page.getByRole('textbox', { name: textOf(PART, 'login.email') });
  await email.pressSequentially('someone@company.com');

  await endOf(page).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(text('ribbon.unsent'));
  await question.getByRole('button', { name: textOf('shell', 'cancel') }).click();
  await expect(email).toHaveValue('someone@company.com');

  await endOf(page).click();
  await question.getByRole('button', { name: textOf('shell', 'ok') }).click();
  await expect(ribbonOf(page)).toHaveCount(0);
  await expect(heading(page)).toHaveText(TITLE);
});

test('a script that was changed after signing does not run; the ribbon still ends it', async ({
  guest,
  shop,
}) => {
  guest.expectError(NOISE);
  guest.expectError(/127\.0\.0\.1/);
  await agree(guest, shop.linkTo(TAMPERED));

  const failed = guest.page.getByRole('alert').filter({ hasText: textOf('shell', 'remote.failed') });
  await expect(failed).toBeVisible({ timeout: 15_000 });
  expect(await guest.page.evaluate(() => 'tampered' in window)).toBe(false);
  await endOf(guest.page).click();
  await expect(heading(guest.page)).toHaveText(TITLE);
});

test('no address, storage, cookie or message brings a build into the page', async ({ guest, shop }) => {
  const { page, context } = guest;
  const asked = requestsOf(page);
  const ticket = new URL(shop.linkTo(TRIAL)).searchParams.get('ticket') ?? '';
  const remote = { name: 'mf_account', entry: `${shop.origin}/r/${PART}/${TRIAL}/js/entry.js` };
  const override = JSON.stringify({ [PART]: remote, mf_account: remote.entry, ticket });

  await expectReleased(guest, `${LOGIN}?ticket=${ticket}&override=${PART}@${TRIAL}`);
  await context.addCookies([{ name: 'vitis-override', value: ticket, url: shop.url }]);
  await page.addInitScript((value) => {
    for (const storage of [localStorage, sessionStorage])
      for (const key of [
        'vitis-override',
        'override',
        'import-map-overrides',
        '__MF_DEVTOOLS__',
        'mf_account',
      ])
        storage.setItem(key, value);
    addEventListener('load', () => {
      const said = { source: 'vitis-app', type: 'host/ready', os: 'iOS', override: JSON.parse(value) };
      for (const message of [said, JSON.stringify(said), { type: 'override', ...JSON.parse(value) }])
        postMessage(message, '*');
    });
  }, override);
  await expectReleased(guest);
  await page.reload();
  await expectReleased(guest);

  expect(asked.filter((url) => url.startsWith(shop.origin))).toEqual([]);
});

test('another site cannot press the button, with a good ticket either', async ({ guest, shop }) => {
  const { page, context } = guest;
  guest.expectError(/403|ERR_HTTP_RESPONSE_CODE_FAILURE/);
  const ticket = new URL(shop.linkTo(TRIAL)).searchParams.get('ticket') ?? '';
  await page.route('http://localhost:1/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<form method="post" action="${shop.url}/dev/override"><input name="ticket" value="${ticket}"><button>free wine</button></form>`,
    }),
  );
  await page.goto('http://localhost:1/');
  const [answer] = await Promise.all([
    page.waitForResponse(`${shop.url}/dev/override`),
    page.getByRole('button').click(),
  ]);

  expect(answer.status()).toBe(403);
  // An answer without a word: the browser shows its own page, and going on before that would be two ways at once.
  await page.waitForURL(({ origin }) => origin !== 'http://localhost:1');
  expect((await context.cookies(shop.url)).map(({ name }) => name)).not.toContain('vitis-override');
  await expectReleased(guest);
});
