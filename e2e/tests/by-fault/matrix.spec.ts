import type { LoadStage } from '@vitis/contracts/page-reports';
import { nameOf } from '@vitis/testing/faults';
import { FILE_STAGES, type FileStage, filesOf } from '@vitis/testing/part-files';
import {
  expectPanelInWholeFrame,
  failurePanel,
  headingOf,
  openWithClock,
  retryButton,
  watch,
} from '../../src/broken-page.ts';
import { as, test } from '../../src/fault-fixtures.ts';
import { everyCase, isHarmless, pairwiseCases, soundWay } from '../../src/fault-matrix.ts';
import { expect, waitUntilUsable } from '../../src/fixtures.ts';
import { textOf } from '../../src/texts.ts';

const long = process.env.VITIS_LONG === '1';
const ALL = everyCase(FILE_STAGES);
const CASES = (long ? ALL : pairwiseCases(FILE_STAGES)).filter((each) => !isHarmless(each));
const HARMLESS = ALL.filter(isHarmless).slice(0, long ? undefined : 2);

/** What a report calls the step at which a load hangs that waits for such a file. */
const HANGS_AT: Readonly<Record<FileStage, LoadStage>> = {
  manifest: 'manifest',
  messages: 'messages',
  entry: 'entry',
  'exposed module': 'entry',
  screen: 'screen',
  'styles of the screen': 'screen',
};

/** Files are asked for side by side: those that a load takes up before the one that hangs. */
const TAKEN_UP_BEFORE: Readonly<Partial<Record<FileStage, readonly FileStage[]>>> = {
  messages: ['entry', 'exposed module'],
  screen: ['entry', 'exposed module', 'messages'],
  'styles of the screen': ['entry', 'exposed module', 'messages'],
};

const SLOW_AFTER_MS = 3_000;
const DEADLINE_MS = 10_000;

CASES.forEach((each, index) => {
  const { way, stage, fault } = each;
  const silent = fault.kind === 'no headers' || fault.kind === 'stalled body';
  // A screen that is gone after a release is looked for on a new page, once.
  const reloads = stage.includes('screen') && !silent ? 1 : 0;

  test(
    `${way.part}, ${stage}: ${nameOf(fault)}`,
    as[way.as](async (person, faults) => {
      const { page } = person;
      const chunk = stage.includes('screen') ? way.chunk : undefined;
      const rule = faults.break(filesOf(way.part, stage, chunk), fault);
      // Not by the page's own record of them, which its clock has taken the place of.
      const arrived: string[] = [];
      page.on('requestfinished', (request) => arrived.push(new URL(request.url()).pathname));
      await openWithClock(person, way.from);
      const watched = watch(person, faults);

      await page.locator(way.link).click();
      if (silent) {
        await expect.poll(rule.broken).toBeGreaterThan(0);
        for (const before of TAKEN_UP_BEFORE[stage] ?? [])
          await expect.poll(() => arrived.some((path) => filesOf(way.part, before).test(path))).toBe(true);
        await page.clock.fastForward(SLOW_AFTER_MS);
        await expect(page.getByText(textOf('shell', 'progress.slow'))).toBeVisible();
        // Files of the page that still arrive put the end of the load off.
        await expect(async () => {
          await page.clock.fastForward(DEADLINE_MS);
          await expect(failurePanel(page)).toBeVisible({ timeout: 1_000 });
        }).toPass();
      }
      await expect.poll(watched.documents).toBe(reloads);
      if (reloads > 0) await waitUntilUsable(page);
      // A page that comes anew has the styles of its screen inside.
      if (stage !== 'styles of the screen' || silent) {
        await expectPanelInWholeFrame(page, way.navigation);
        await expect.poll(() => watched.reports().length).toBe(1);
        if (silent) expect(watched.reports()).toMatchObject([{ stage: HANGS_AT[stage], code: 'DEADLINE' }]);
      } else await expect(headingOf(page, way)).toBeVisible();

      if (index % 2 === 0 && (await failurePanel(page).isVisible())) {
        rule.cure();
        await retryButton(page).click();
        await expect(headingOf(page, way)).toBeVisible();
        await page.locator(soundWay(way).link).click();
        await expect(headingOf(page, soundWay(way))).toBeVisible();
      } else {
        await page.locator(soundWay(way).link).click();
        await expect(headingOf(page, soundWay(way))).toBeVisible();
        rule.cure();
        await page.goBack();
        await expect(headingOf(page, way).or(failurePanel(page))).toBeVisible();
        // What was prefetched may have begun before the cure.
        if (await failurePanel(page).isVisible()) await retryButton(page).click();
        await expect(headingOf(page, way)).toBeVisible();
      }
      expect(watched.documents()).toBe(reloads);
      expect(watched.uncaught).toEqual([]);
      await expect.poll(() => watched.reports().map(({ part }) => part)).toEqual([way.part]);
    }),
  );
});

for (const { way, stage, fault } of HARMLESS) {
  test(
    `${way.part}, ${stage}: ${nameOf(fault)}, which changes nothing`,
    as[way.as](async (person, faults) => {
      const { page } = person;
      const rule = faults.break(filesOf(way.part, stage, undefined), fault);
      await openWithClock(person, way.from);
      const watched = watch(person, faults);
      await page.locator(way.link).click();
      await expect(headingOf(page, way)).toBeVisible();
      expect(rule.broken()).toBeGreaterThan(0);
      expect(watched.documents()).toBe(0);
      expect(watched.uncaught).toEqual([]);
      expect(watched.reports()).toEqual([]);
    }),
  );
}
