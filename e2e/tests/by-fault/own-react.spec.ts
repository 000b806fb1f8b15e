import { expectPanelInWholeFrame, headingOf, retryButton, watch } from '../../src/broken-page.ts';
import { SIGN_IN, soundWay, WAYS, type Way } from '../../src/fault-matrix.ts';
import { as, test } from '../../src/faulty-gateway.ts';
import { expect } from '../../src/fixtures.ts';

const CATALOG = WAYS[0] as Way;
const OWN_REACT = { fault: 'brings its own React', lastGood: true } as const;
const inEveryRun = process.env.VITIS_LONG === '1' ? () => true : ({ part }: Way) => part === SIGN_IN.part;

/** What React says of a hook that is called where its copy renders nothing. */
const NO_RENDERER = /Cannot read properties of null|Invalid hook call/;

for (const way of WAYS.filter(inEveryRun)) {
  const { part, chunk } = way;
  const sound = soundWay(way);
  test.describe(() => {
    test.use({ wanted: { ...OWN_REACT, part, chunk } });
    test(
      `${part} with a React of its own leaves the shop whole, is told of once, and is tried again`,
      as[way.as](async (person, { proxy, release }) => {
        const { page } = person;
        person.expectError(NO_RENDERER);
        await person.goto(way.from);
        const watched = watch(person, proxy);
        await page.locator(way.link).click();

        await expectPanelInWholeFrame(page, way.navigation);
        await retryButton(page).click();
        await expectPanelInWholeFrame(page, way.navigation);
        await page.locator(sound.link).click();
        await expect(headingOf(page, sound)).toBeVisible();
        await expect
          .poll(() => watched.reports().map(({ build, stage, code }) => [build, stage, code]))
          .toEqual([[release.build, 'render', 'THREW']]);
        expect(watched.documents()).toBe(0);
        expect(watched.uncaught).toEqual([]);
      }),
    );
  });
}

test.describe(() => {
  test.use({ wanted: OWN_REACT });
  test('a page that is opened at a screen with a React of its own has a frame that works', async ({
    guest,
    broken,
  }) => {
    const { page } = guest;
    guest.expectError(NO_RENDERER);
    const watched = watch(guest, broken.proxy);
    await guest.goto('/account/login');

    await expectPanelInWholeFrame(page);
    await page.locator(CATALOG.link).click();
    await expect(headingOf(page, CATALOG)).toBeVisible();
    await expect
      .poll(() => watched.reports().map(({ stage, code }) => [stage, code]))
      .toEqual([['render', 'THREW']]);
    expect(watched.documents()).toBe(1);
    expect(watched.uncaught).toEqual([]);
  });
});
