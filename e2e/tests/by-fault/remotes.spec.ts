import { filesOf } from '@vitis/testing/part-files';
import {
  expectPanelInWholeFrame,
  failurePanel,
  headingOf,
  retryButton,
  watch,
} from '../../src/broken-page.ts';
import { as, test } from '../../src/fault-fixtures.ts';
import { SIGN_IN } from '../../src/fault-matrix.ts';
import { expect } from '../../src/fixtures.ts';
import { textOf } from '../../src/texts.ts';

test(
  'a remote that hangs is said to be slow, and given up in time, by the clock on the wall',
  as.guest(async (guest, faults) => {
    faults.break(filesOf('mf-account', 'entry'), { kind: 'no headers' });
    await guest.goto(SIGN_IN.from);
    watch(guest, faults);
    await guest.page.locator(SIGN_IN.link).click();

    await expect(guest.page.getByText(textOf('shell', 'progress.slow'))).toBeVisible();
    await expect(failurePanel(guest.page)).toBeHidden();
    await expectPanelInWholeFrame(guest.page);
  }),
);

test(
  'a page whose own remote is dead has a frame that works, and the screen when it is back',
  as.guest(async (guest, faults) => {
    const { page } = guest;
    const rule = faults.break(/^\/r\/mf-catalog\/[^/]+\/js\//, { kind: 'status', status: 404 });
    const watched = watch(guest, faults);
    await guest.goto('/product');

    await expectPanelInWholeFrame(page);
    await page.locator(SIGN_IN.link).click();
    await expect(headingOf(page, SIGN_IN)).toBeVisible();
    rule.cure();
    await page.goBack();
    await expect(page.getByRole('main').getByRole('article').first().or(failurePanel(page))).toBeVisible();
    if (await failurePanel(page).isVisible()) await retryButton(page).click();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    expect(watched.documents()).toBe(1);
    expect(watched.uncaught).toEqual([]);
    await expect.poll(() => watched.reports().map(({ part }) => part)).toEqual(['mf-catalog']);
  }),
);
