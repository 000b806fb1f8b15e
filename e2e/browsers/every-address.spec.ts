import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { WALKERS, walkAddresses } from '../src/engines/addresses.ts';
import { expect, test } from '../src/engines/engine-fixtures.ts';
import { type Box, differences, type Layout, measure } from '../src/engines/layout.ts';
import type { Visitor } from '../src/engines/visitor.ts';
import { ROOT } from '../src/product.ts';

/** Where the first engine leaves what the others are compared with. */
const MEASURED = resolve(ROOT, '.data/logs/layouts');
/** A desk, the narrowest window that every engine has, a phone. */
const WIDTHS = [1440, 480, 375];
/** What an address is whose parameter no link of the shop has: a state of the specification, what its owner publishes. */
const WITHOUT_LINK = /\/dummy\/:status$|^\/wine-menu\//;

/** Looks at a page, a fifth of a second apart or more, after which it is taken as it is. */
const TRIES = 15;

/** The layout of a page at rest: parts of it follow the width, or arrive, a moment later, in some engines after seconds. */
async function restingLayout({ tab, rests }: Visitor, first: readonly Box[] = []): Promise<Layout> {
  for (let before = '', tries = 1; ; tries += 1) {
    const layout = await tab.run(measure, null);
    const now = JSON.stringify(layout);
    const isSound = layout.faults.length === 0 && differences(first, layout.boxes).length === 0;
    if ((now === before && isSound) || tries === TRIES) return layout;
    before = now;
    await rests();
  }
}

for (const walker of WALKERS) {
  test(`every address of ${walker ?? 'a guest'} is whole, wide and narrow, as in the first engine`, async ({
    visitor,
    engine,
  }) => {
    const { tab } = visitor;
    await tab.resize(1440, 900);
    if (walker !== null) await visitor.signIn(walker);
    mkdirSync(MEASURED, { recursive: true });
    const file = (name: string) => resolve(MEASURED, `${walker ?? 'guest'}-${name}.json`);
    const first = file('chromium');
    const known: Record<string, Box[]> =
      engine === 'chromium' || !existsSync(first) ? {} : JSON.parse(readFileSync(first, 'utf8'));
    const boxes: typeof known = {};
    const faults: string[] = [];
    const unmet = await walkAddresses(visitor, walker, async (_path, route) => {
      for (const width of WIDTHS) {
        const seen = await tab.resize(width, 900);
        const place = `${route.path} at ${seen}`;
        // WebKitGTK's window is no narrower than its frame: what it shows then is looked at and not compared.
        const layout = await restingLayout(visitor, known[place]);
        boxes[place] = layout.boxes;
        faults.push(...layout.faults.map((fault) => `${place}: ${fault}`));
      }
      await tab.resize(1440, 900);
    });
    writeFileSync(file(engine), JSON.stringify(boxes));
    expect(unmet.filter((path) => !WITHOUT_LINK.test(path))).toEqual([]);
    expect(faults).toEqual([]);

    const apart = Object.entries(known).flatMap(([place, all]) => {
      const here = boxes[place];
      return here === undefined ? [] : differences(all, here).map((fault) => `${place}: ${fault}`);
    });
    expect(apart).toEqual([]);
  });
}
