import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect } from '@playwright/test';
import { type Engine, PROGRAMS } from './engines.ts';
import { type Box, differences, type Layout, measure } from './layout.ts';
import { LAYOUTS } from './layouts-folder.ts';
import type { Visitor } from './visitor.ts';

/** A desk, and the narrowest window that every engine has: there all are compared. */
const COMPARED_WIDTHS = [1440, 480];
/** A phone: WebKitGTK's window is no narrower than its frame, and what it shows is looked at and not compared. */
const PHONE_WIDTH = 375;

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

interface ComparedLayouts {
  /** Measures the open page in every width, keeps that for the engines to come, and leaves the window as wide as a desk. */
  see: (name: string) => Promise<void>;
  /** Fails where something that was seen is no sound page, or stands elsewhere in the first engine. */
  expectSound: () => void;
}

/**
 * Layouts of the pages that somebody sees on a way that is the same in all engines.
 *
 * @param way names it among the others of the run
 * @throws where the first engine has not gone this way before, in the same run
 */
export function comparedLayouts(visitor: Visitor, engine: Engine, way: string): ComparedLayouts {
  const { tab } = visitor;
  const file = (name: string) => resolve(LAYOUTS, `${way}-${name}.json`);
  const first = file('chromium');
  const isFirst = engine === 'chromium' || PROGRAMS.chromium === undefined;
  expect(isFirst || existsSync(first), 'measured in Chromium in the same run').toBe(true);
  const known: Record<string, Box[]> = isFirst ? {} : JSON.parse(readFileSync(first, 'utf8'));
  const boxes: typeof known = {};
  const seen: string[] = [];
  const faults: string[] = [];
  return {
    see: async (name) => {
      seen.push(name);
      for (const width of [...COMPARED_WIDTHS, PHONE_WIDTH]) {
        const here = await tab.resize(width, 900);
        const place = `${name} at ${width}`;
        const layout = await restingLayout(visitor, here === width ? known[place] : []);
        faults.push(...layout.faults.map((fault) => `${place}: ${fault}`));
        if (here === width) boxes[place] = layout.boxes;
        else if (width !== PHONE_WIDTH) faults.push(`${place}: the window is ${here} wide`);
      }
      await tab.resize(1440, 900);
      mkdirSync(LAYOUTS, { recursive: true });
      writeFileSync(file(engine), JSON.stringify(boxes));
    },
    expectSound: () => {
      expect(seen.length).toBeGreaterThan(1);
      expect(faults).toEqual([]);
      if (isFirst) return;

      const compared = Object.keys(known).filter((place) => boxes[place] !== undefined);
      for (const width of COMPARED_WIDTHS)
        expect(compared.filter((place) => place.endsWith(` at ${width}`))).toEqual(
          seen.map((name) => `${name} at ${width}`),
        );
      const apart = compared.flatMap((place) =>
        differences(known[place]!, boxes[place]!).map((fault) => `${place}: ${fault}`),
      );
      expect(apart).toEqual([]);
    },
  };
}
