import type { Page } from '@playwright/test';
import { listEstimates } from '@vitis/contracts';
import type { CallFault } from '@vitis/contracts/page-reports';
import { type Fault, nameOf } from '@vitis/testing/faults';
import { callReports } from '../../src/broken-page.ts';
import { countDocuments } from '../../src/documents.ts';
import { test } from '../../src/fault-fixtures.ts';
import { expect, SHELL_PAGE } from '../../src/fixtures.ts';
import { screenHeading } from '../../src/screen-heading.ts';
import { textOf } from '../../src/texts.ts';

const shell = (key: string) => textOf('shell', key);
const mine = (key: string) => textOf('mf-mypage-buyer', key);

/** A call is given up after this time. */
const CALL_DEADLINE_MS = 15_000;

const NOISE = /Failed to load resource|ERR_EMPTY_RESPONSE|ERR_CONNECTION|\/api\/v1\//;
const ESTIMATES = /^\/api\/v1\/b2b\/estimates\/list/;

const toEstimates = (page: Page) => page.locator('footer a[href="/mypage/estimate-apply-history"]').click();
const panel = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('alert')
    .filter({ hasText: mine('portal.estimates.failed') });
const firstEstimate = (page: Page) =>
  page
    .getByRole('main')
    .getByText(/E\d{8}-\d{4,}/)
    .first();

const FAULTS: [Fault, CallFault][] = [
  [{ kind: 'refused' }, 'NETWORK'],
  [{ kind: 'no headers' }, 'DEADLINE'],
  [{ kind: 'stalled body', after: 0.5 }, 'DEADLINE'],
  [{ kind: 'status', status: 502 }, 'ANSWER'],
  [{ kind: 'html' }, 'CONTRACT'],
  [{ kind: 'other json' }, 'CONTRACT'],
];

for (const [fault, code] of FAULTS) {
  test(`the provider's list of estimates: ${nameOf(fault)} — said in its place, told of once, and read after another try`, async ({
    buyer,
    faults,
  }) => {
    const { page } = buyer;
    buyer.expectError(NOISE);
    await page.clock.install();
    await buyer.goto(SHELL_PAGE);
    await expect(page.locator('html')).toHaveAttribute('data-session', 'signed-in');
    const rule = faults.break(ESTIMATES, fault);
    const documents = countDocuments(page);

    await toEstimates(page);
    if (code === 'DEADLINE') {
      await expect.poll(rule.broken).toBeGreaterThan(0);
      // What was asked ahead hung first; the screen asks for itself after that.
      await expect(async () => {
        await page.clock.fastForward(CALL_DEADLINE_MS);
        await expect(panel(page)).toBeVisible({ timeout: 1_000 });
      }).toPass();
    }
    await expect(panel(page)).toBeVisible({ timeout: 20_000 });
    // What does not need this answer is there: the screen's own frame, its counts, header and menus.
    await expect(screenHeading(page)).toHaveText(mine('estimates.title'));
    await expect(page.getByRole('banner').getByRole('link', { name: shell('header.logo') })).toBeVisible();
    rule.cure();
    await expect(async () => {
      // It may have been asked for again by itself meanwhile.
      if (await panel(page).isVisible()) await panel(page).getByRole('button').click({ timeout: 1_000 });
      await expect(firstEstimate(page)).toBeVisible({ timeout: 3_000 });
    }).toPass();
    expect(documents()).toBe(0);
    await expect
      .poll(() => callReports(faults).filter(({ endpoint }) => endpoint === listEstimates.path))
      // Whatever else was on its way when the clock was moved may be told of, too.
      .toMatchObject([{ method: listEstimates.method, code }]);
  });
}

test('one slow endpoint keeps nobody from the rest of the page', async ({ buyer, faults }) => {
  const { page } = buyer;
  await buyer.goto(SHELL_PAGE);
  const rule = faults.break(ESTIMATES, { kind: 'late', milliseconds: 6_000 });

  await toEstimates(page);
  await expect.poll(rule.broken).toBeGreaterThan(0);
  await expect(screenHeading(page)).toHaveText(mine('estimates.title'));
  await page.locator('footer a[href="/mypage/estimate-order-history"]').click();
  await expect(screenHeading(page)).toHaveText(mine('orders.title'));
  await expect(
    page
      .getByRole('main')
      .getByText(/O\d{8}-\d{4,}/)
      .first(),
  ).toBeVisible();
  await page.goBack();

  await expect(firstEstimate(page)).toBeVisible();
});

test('who is signed in stays so while the provider cannot say who it is, and is known after another try', async ({
  buyer,
  faults,
}) => {
  const { page } = buyer;
  buyer.expectError(NOISE);
  const rule = faults.break('/api/v1/b2b/me', { kind: 'status', status: 503 });
  await page.goto(SHELL_PAGE);

  const notice = page.getByRole('alert').filter({ hasText: shell('notices.session') });
  await expect(notice).toBeVisible({ timeout: 20_000 });
  rule.cure();
  await notice.getByRole('button', { name: shell('retry') }).click();

  await expect(page.locator('html')).toHaveAttribute('data-session', 'signed-in');
  await expect(notice).toHaveCount(0);
});
