import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { WALKERS, walkAddresses } from '../src/engines/addresses.ts';
import { expect, test } from '../src/engines/engine-fixtures.ts';
import { type Box, differences, measure } from '../src/engines/layout.ts';
import { ROOT } from '../src/product.ts';

/** Where the first engine leaves what the others are compared with. */
const MEASURED = resolve(ROOT, '.data/logs/layouts');
/** A desk, the narrowest window that every engine has, a phone. */
const WIDTHS = [1440, 480, 375];
/** What an address is whose parameter no link of the shop has: a state of the specification, what its owner publishes. */
const WITHOUT_LINK = /\/dummy\/:status$|^\/wine-menu\//;

for (const walker of WALKERS) {
  test(`every address of ${walker ?? 'a guest'} is whole, wide and narrow, as in the first engine`, async ({
    visitor,
    engine,
  }) => {
    const { tab } = visitor;
    await tab.resize(1440, 900);
    if (walker !== null) await visitor.signIn(walker);
    const boxes: Record<string, Box[]> = {};
    const faults: string[] = [];
    const unmet = await walkAddresses(visitor, walker, async (_path, route) => {
      for (const width of WIDTHS) {
        const seen = await tab.resize(width, 900);
        const layout = await tab.run(measure, null);
        // WebKitGTK's window is no narrower than its frame: what it shows then is looked at and not compared.
        boxes[`${route.path} at ${seen}`] = layout.boxes;
        faults.push(...layout.faults.map((fault) => `${route.path} at ${seen}: ${fault}`));
      }
      await tab.resize(1440, 900);
    });
    mkdirSync(MEASURED, { recursive: true });
    const file = (name: string) => resolve(MEASURED, `${walker ?? 'guest'}-${name}.json`);
    writeFileSync(file(engine), JSON.stringify(boxes));
    expect(unmet.filter((path) => !WITHOUT_LINK.test(path))).toEqual([]);
    expect(faults).toEqual([]);

    const first = file('chromium');
    if (engine === 'chromium' || !existsSync(first)) return;
    const known = JSON.parse(readFileSync(first, 'utf8')) as typeof boxes;
    const apart = Object.entries(known).flatMap(([place, all]) => {
      const here = boxes[place];
      return here === undefined ? [] : differences(all, here).map((fault) => `${place}: ${fault}`);
    });
    expect(apart).toEqual([]);
  });
}
