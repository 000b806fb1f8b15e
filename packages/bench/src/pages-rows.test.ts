import type { PageLoad } from './page-load.ts';
import { furtherPageRows, type MeasuredPage } from './pages-rows.ts';
import { judge } from './rows.ts';

/** A page whose loads all blocked for so long and weighed so much, in ms and bytes. */
function page(blocking: number, bytes: number): MeasuredPage {
  const load = { blocking, bytes: { script: bytes, style: 0, html: 0, total: bytes } } as PageLoad;
  return { name: '/page', path: '/page', loads: { plain: [load], federated: [load], one: [load] } };
}

test.each([
  ['as much as the heaviest', page(7, 200), [page(7, 200), page(0, 100)], [true, true, true]],
  ['more', page(8, 201), [page(7, 200), page(0, 100)], [false, false, false]],
  ['nothing, where none blocks', page(0, 100), [page(0, 100)], [true, true, true]],
])('a further page may block and weigh no more than the first: %s', (_what, further, first, met) => {
  expect(furtherPageRows(further, first).map((row) => judge(row).met)).toEqual(met);
});
