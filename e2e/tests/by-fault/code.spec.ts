import type { FaultCode } from '@vitis/contracts/page-reports';
import type { CodeFault } from '@vitis/testing/faulty-release';
import { expectPanelInWholeFrame, failurePanel, headingOf, watch } from '../../src/broken-page.ts';
import { SIGN_IN, WAYS, type Way } from '../../src/fault-matrix.ts';
import { test } from '../../src/faulty-gateway.ts';
import { expect, type Person, waitUntilAtRest, waitUntilUsable } from '../../src/fixtures.ts';
import { textOf } from '../../src/texts.ts';

const CATALOG = WAYS[0] as Way;
/** The screen of a build in which all but the fault is sound. */
const FAULTY = { heading: 'Faulty' };
const inEveryRun = process.env.VITIS_LONG === '1' ? () => true : (index: number) => index % 2 === 0;

const openSignIn = async (person: Person) => {
  await person.goto(SIGN_IN.from);
  await person.page.locator(SIGN_IN.link).click();
};

const WHILE_STARTING: [CodeFault, FaultCode][] = [
  ['throws at evaluation', 'THREW'],
  ['exports no remote', 'NOT_THERE'],
  ['throws at init', 'THREW'],
  ['its entry throws', 'THREW'],
];

WHILE_STARTING.forEach(([fault, code], index) => {
  test.describe(() => {
    test.use({ wanted: { fault, lastGood: true } });
    if (inEveryRun(index))
      test(`a new build that ${fault} gives way to the last good one, and is told of once`, async ({
        guest,
        broken,
      }) => {
        const watched = watch(guest, broken.proxy);
        await openSignIn(guest);

        await expect(headingOf(guest.page, SIGN_IN)).toBeVisible();
        await expect
          .poll(() => watched.reports().map(({ build, stage, code }) => [build, stage, code]))
          .toEqual([[broken.release.build, 'start', code]]);
        expect(watched.documents()).toBe(1);
        expect(watched.uncaught.filter((message) => !message.includes('a broken entry'))).toEqual([]);
      });
  });

  test.describe(() => {
    test.use({ wanted: { fault, lastGood: false } });
    if (!inEveryRun(index) || index === 0)
      test(`a build that ${fault}, and is the only one, leaves the shop whole`, async ({ guest, broken }) => {
        const watched = watch(guest, broken.proxy);
        await openSignIn(guest);

        await expectPanelInWholeFrame(guest.page);
        await guest.page.locator(CATALOG.link).click();
        await expect(headingOf(guest.page, CATALOG)).toBeVisible();
        await expect.poll(() => watched.reports().map(({ stage }) => stage)).toEqual(['start']);
        expect(watched.documents()).toBe(1);
        expect(watched.uncaught.filter((message) => !message.includes('a broken entry'))).toEqual([]);
      });
  });
});

test.describe(() => {
  test.use({ wanted: { fault: 'throws at evaluation', lastGood: true } });
  test('a build that throws on the server, too, gives way on a page that is opened with it', async ({
    guest,
    broken,
  }) => {
    const watched = watch(guest, broken.proxy);
    await guest.goto('/account/login');
    await expect(headingOf(guest.page, SIGN_IN)).toBeVisible();
    await expect.poll(() => watched.reports().map(({ build }) => build)).toEqual([broken.release.build]);
    expect(watched.documents()).toBe(1);
    expect(watched.uncaught).toEqual([]);
  });
});

test.describe(() => {
  test.use({ wanted: { fault: 'throws at render', lastGood: true } });
  test('a screen that throws and was prefetched is told of once, when somebody opens it', async ({
    guest,
    broken,
  }) => {
    const { page } = guest;
    const watched = watch(guest, broken.proxy);
    guest.expectError(/a broken screen/);
    await guest.goto(SIGN_IN.from);
    await waitUntilAtRest(page);
    const code = page.waitForResponse((answer) => answer.url().includes(broken.release.build));
    await page.locator(SIGN_IN.link).hover();
    await code;
    await waitUntilAtRest(page);
    await expect(failurePanel(page)).toBeHidden();
    expect(watched.reports()).toEqual([]);
    await page.locator(SIGN_IN.link).click();

    await expectPanelInWholeFrame(page);
    await expect.poll(() => watched.reports().map(({ stage }) => stage)).toEqual(['render']);
    await page.locator(CATALOG.link).click();
    await expect(headingOf(page, CATALOG)).toBeVisible();
    expect(watched.documents()).toBe(1);
    expect(watched.uncaught).toEqual([]);
  });
});

const ON_SCREEN: [CodeFault, string, FaultCode][] = [
  ['throws at render', 'render', 'THREW'],
  ['exports no screen', 'screen', 'NOT_THERE'],
  ['throws in an effect', 'render', 'THREW'],
  ['lacks its route', 'screen', 'NOT_THERE'],
  ['asks for another React', 'screen', 'THREW'],
];

ON_SCREEN.forEach(([fault, stage, code], index) => {
  test.describe(() => {
    test.use({ wanted: { fault, lastGood: true } });
    if (inEveryRun(index))
      test(`a screen that ${fault} leaves the shop whole, is told of once, and is tried again`, async ({
        guest,
        broken,
      }) => {
        const { page } = guest;
        const watched = watch(guest, broken.proxy);
        guest.expectError(/a broken screen/);
        await openSignIn(guest);

        await expectPanelInWholeFrame(page);
        await failurePanel(page)
          .getByRole('button', { name: textOf('shell', 'retry'), exact: true })
          .click();
        await expectPanelInWholeFrame(page);
        await page.locator(CATALOG.link).click();
        await expect(headingOf(page, CATALOG)).toBeVisible();
        await expect
          .poll(() => watched.reports().map(({ build, stage, code }) => [build, stage, code]))
          .toEqual([[broken.release.build, stage, code]]);
        expect(watched.documents()).toBe(1);
        expect(watched.uncaught).toEqual([]);
      });
  });
});

const IN_USE: CodeFault[] = ['throws in a handler', 'rejects a promise', 'throws later'];

IN_USE.forEach((fault, index) => {
  test.describe(() => {
    test.use({ wanted: { fault, lastGood: true } });
    if (inEveryRun(index) || index === 1)
      test(`a screen that ${fault} stays, says so, and keeps what was typed`, async ({ guest, broken }) => {
        const { page } = guest;
        const watched = watch(guest, broken.proxy);
        guest.expectError(/a broken (?:screen|promise)/);
        await openSignIn(guest);
        await page.getByRole('textbox', { name: 'Text' }).fill('twelve bottles');
        await page.getByRole('button', { name: 'Press' }).click();

        const notice = page.getByRole('alert').filter({ hasText: textOf('shell', 'notices.code') });
        await expect(notice).toContainText(textOf('shell', 'notices.codeText'));
        await expect(notice.getByRole('link', { name: textOf('shell', 'error.home') })).toHaveAttribute(
          'href',
          '/',
        );
        await expect(page.getByRole('textbox', { name: 'Text' })).toHaveValue('twelve bottles');
        await expect
          .poll(() => watched.reports().map(({ build, stage, code }) => [build, stage, code]))
          .toEqual([[broken.release.build, 'use', 'THREW']]);

        await notice.getByRole('button', { name: textOf('shell', 'close') }).click();
        await expect(notice).toBeHidden();
        expect(watched.documents()).toBe(1);
        expect(watched.uncaught).toEqual([]);
      });
  });
});

test.describe(() => {
  test.use({ wanted: { contract: '1.1', lastGood: true } });
  test('a build for a newer minor of the platform is shown', async ({ guest, broken }) => {
    const watched = watch(guest, broken.proxy);
    await openSignIn(guest);
    await expect(headingOf(guest.page, FAULTY)).toBeVisible();
    expect(watched.reports()).toEqual([]);
  });
});

['2.0', '0.9'].forEach((contract, index) => {
  test.describe(() => {
    test.use({ wanted: { contract, lastGood: true } });
    if (inEveryRun(index))
      test(`a build for platform ${contract} asks for a new page, and never takes one by itself`, async ({
        guest,
        broken,
      }) => {
        const { page } = guest;
        const watched = watch(guest, broken.proxy);
        await openSignIn(guest);

        const panel = page
          .getByRole('main')
          .getByRole('alert')
          .filter({ hasText: textOf('shell', 'remote.newVersion') });
        await expect(panel.getByRole('link', { name: textOf('shell', 'error.home') })).toBeVisible();
        await expect.poll(() => watched.reports().map(({ code }) => code)).toEqual(['CONTRACT']);
        expect(watched.documents()).toBe(1);

        await panel.getByRole('button', { name: textOf('shell', 'remote.reload') }).click();
        await expect.poll(watched.documents).toBe(2);
        await waitUntilUsable(page);
        await expect(panel).toBeVisible();
        await page.locator(CATALOG.link).click();
        await expect(headingOf(page, CATALOG)).toBeVisible();
        expect(watched.documents()).toBe(2);
      });
  });
});
