import { expect, test } from '../src/engines/engine-fixtures.ts';
import { printLegibly } from '../src/engines/print-legibly.ts';
import { expectWholeRows, readSheet } from '../src/printed-sheet.ts';
import { textOf } from '../src/texts.ts';

const catalog = (key: string) => textOf('mf-catalog', key);

test('a list of several pages is on paper whole: headings on every page, no row in two', async ({
  visitor,
  engine,
}) => {
  await visitor.tab.resize(1440, 900);
  await visitor.goto('/product/pdf?countryName=IT');
  // It can be pressed once all rows are there.
  await visitor.find({ css: 'button', name: catalog('portal.print.print') });
  await visitor.tab.run(() => document.fonts.ready.then(() => null), null);
  const paper = await printLegibly(visitor.tab, engine);
  if (paper === null) {
    test.info().annotations.push({ type: 'not told', description: 'its driver cannot print' });
    return;
  }
  const pages = await readSheet(paper);
  expect(pages.length).toBeGreaterThan(2);
  const headings = [catalog('print.number'), catalog('table.wine'), catalog('filter.origin')];
  const total = Number(/(\d+)종/.exec(pages[0]?.find((line) => /^\d+종·/.test(line)) ?? '')?.[1]);
  expect(total).toBeGreaterThan(50);
  // Firefox prints nothing into the margins of a page by its rules: its own foot has the number.
  const rows = expectWholeRows(pages, headings, (line) => /^\d+\D/.test(line), engine !== 'firefox');
  const numbers = rows.map((line) => Number.parseInt(line, 10));
  for (let number = 1; number <= total; number += 1) expect(numbers).toContain(number);
});
