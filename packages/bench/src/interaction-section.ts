import { readFileSync } from 'node:fs';
import { listProducts } from '@vitis/contracts';
import { startGateway } from '@vitis/tooling/processes/product';
import type { Page } from 'playwright';
import { type Bench, build, type Finding, ownProduct, startSeeded } from './bench.ts';
import { startBrowser } from './browser.ts';
import { firstOf } from './first-of.ts';
import { type EarlyAnswer, type Interaction, interact, interactEarly } from './interaction-measure.ts';
import type { Row } from './rows.ts';
import { signIn } from './sign-in.ts';
import { percentile, spreadOf } from './statistics.ts';

const RUNS = 5;
/** Milliseconds after the first paint at which a page that starts is pressed. */
const EARLY_MS = [50, 150, 300, 500, 800, 1_200];
/** From a press to the next frame: what is good by Core Web Vitals, for three of four. */
const ANSWER_MS = 200;

type Texts = Record<string, Record<string, string>>;

/** What people read on a part's controls. */
const textsOf = (part: string) => JSON.parse(readFileSync(`${part}/src/locales/ko-KR.json`, 'utf8')) as Texts;

function interactionsOf(buyer: string, wine: string): Interaction[] {
  const shell = textsOf('shell');
  const catalog = textsOf('mf-catalog');
  const button = (page: Page, name = '') =>
    page.getByRole('button', { name }).locator('visible=true').first();
  const openFilters = (page: Page) => button(page, catalog.filter?.heading).tap();
  const searchField = (page: Page) =>
    page.getByRole('combobox', { name: shell.search?.label }).locator('visible=true').first();
  const openSearch = async (page: Page) => {
    await button(page, shell.search?.open).tap();
    await searchField(page).waitFor();
  };
  const nextPage = (page: Page) => page.locator('main a[href*="page=2"]').first();
  const shown = (page: Page, name: string | undefined) =>
    page
      .getByRole('dialog', name === undefined ? {} : { name })
      .locator('visible=true')
      .first()
      .waitFor();
  const arrives = (address: RegExp) => (page: Page) => page.waitForURL(address);
  const box = (page: Page) => page.getByRole('dialog').getByRole('checkbox').first();
  const list = { token: null, path: '/product', isEarly: false };
  return [
    {
      ...list,
      name: 'open the menu',
      isEarly: true,
      act: (page) => button(page, shell.header?.menu).tap(),
      effect: (page) => shown(page, undefined),
    },
    {
      ...list,
      name: 'open the filters',
      isEarly: true,
      act: openFilters,
      effect: (page) => shown(page, undefined),
    },
    {
      ...list,
      name: 'a filter’s check box',
      prepare: openFilters,
      act: (page) => box(page).tap(),
      effect: (page) => page.getByRole('dialog').locator('input:checked').first().waitFor(),
    },
    {
      ...list,
      name: 'sort',
      isEarly: true,
      prepare: (page) => page.locator('main select').first().focus(),
      act: (page) => page.keyboard.press('ArrowDown'),
      effect: arrives(/sort=/),
    },
    {
      ...list,
      name: 'next page',
      isEarly: true,
      // A finger presses what has come to rest in sight.
      prepare: (page) => nextPage(page).scrollIntoViewIfNeeded(),
      act: (page) => nextPage(page).tap(),
      effect: arrives(/page=2/),
    },
    {
      ...list,
      name: 'a wine',
      isEarly: true,
      act: (page) => page.locator('main article a[href^="/product/"]').first().tap(),
      effect: arrives(/\/product\/\d+/),
    },
    {
      name: 'add to the cart',
      token: buyer,
      path: wine,
      isEarly: true,
      act: (page) => button(page, catalog.card?.add).tap(),
      effect: (page) =>
        page
          .getByText(catalog.cart?.added?.split('}}').at(-1) ?? '')
          .first()
          .waitFor(),
    },
    {
      ...list,
      name: 'open the search',
      isEarly: true,
      act: (page) => button(page, shell.search?.open).tap(),
      effect: (page) => searchField(page).waitFor(),
    },
    {
      ...list,
      name: 'type into the search',
      prepare: openSearch,
      act: (page) => page.keyboard.type('margaux', { delay: 120 }),
      effect: (page) =>
        page.waitForFunction(
          () =>
            document.activeElement?.matches('input') &&
            (document.activeElement as HTMLInputElement).value === 'margaux',
        ),
    },
  ];
}

interface Measured {
  name: string;
  settled: number[];
  early: EarlyAnswer[];
}

const rowOf = (what: string, values: readonly number[]): Row => ({
  section: 'interactions',
  what,
  unit: 'ms',
  measured: { ...spreadOf(values), middle: percentile(values, 0.75) },
  aim: { of: 'measured', most: ANSWER_MS },
});

/** What a finger waits for on a phone's processor, while a page starts and after it. */
export async function measureInteractionSection(bench: Bench): Promise<Finding> {
  const { supervisor, signal, say } = bench;
  const releases = await build(bench, 'parts', ['parts']);
  const settings = await ownProduct(bench, 'shop');
  const provider = await startSeeded(bench, settings, []);
  const gateway = await startGateway(supervisor, {
    ...settings,
    env: { ...settings.env, RELEASES_FOLDER: releases },
  });
  const browser = await startBrowser();
  try {
    const base = `http://127.0.0.1:${settings.gatewayPort}`;
    const buyer = await signIn(provider.url, 'buyer@vitis.test');
    const wine = `/product/${await firstOf(provider.url, listProducts)}`;
    const measured: Measured[] = [];
    for (const interaction of interactionsOf(buyer, wine)) {
      say(`A finger: ${interaction.name}.`);
      const found: Measured = { name: interaction.name, settled: [], early: [] };
      for (let run = 0; run < RUNS; run += 1)
        found.settled.push(await interact(browser, base, interaction, signal));
      for (const afterPaint of interaction.isEarly ? EARLY_MS : [])
        found.early.push(await interactEarly(browser, base, interaction, afterPaint, signal));
      measured.push(found);
    }
    return {
      rows: [
        ...measured.map(({ name, settled }) => rowOf(`${name}, p75`, settled)),
        ...measured
          .filter(({ early }) => early.length > 0)
          .map(({ name, early }) =>
            rowOf(
              `${name} while the page starts, p75`,
              early.map(({ answered }) => answered),
            ),
          ),
      ],
      notes: measured
        .filter(({ early }) => early.length > 0)
        .map(({ name, early }) => {
          const before = early.filter(({ isBeforeAlive }) => isBeforeAlive).length;
          return `${name}: ${before} of ${early.length} presses came before the page was alive; none was lost.`;
        }),
      raw: measured,
    };
  } finally {
    await browser.close();
    await gateway.stop();
    await provider.member.stop();
  }
}
