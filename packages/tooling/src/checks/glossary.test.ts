import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../workspace.ts';

const rows = readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Term'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

test('each term of the glossary has one meaning and one place', () => {
  expect(rows.length).toBeGreaterThan(50);
  expect(rows.filter((cells) => cells.length !== 3 || !/^`[^`]+`$/.test(cells[2] ?? ''))).toEqual([]);
  const terms = rows.flatMap(([term = '']) => term.split(' · '));
  expect(terms.filter((term, at) => terms.indexOf(term) !== at)).toEqual([]);
});

test('every place that the glossary names exists', () => {
  const places = rows.map(([, , place = '']) => place.replaceAll('`', ''));
  expect(places.filter((place) => !existsSync(join(ROOT, place)))).toEqual([]);
});

test.each(['README.md', 'CONTRIBUTING.md'])('%s links to the glossary', (file) => {
  expect(readFileSync(join(ROOT, file), 'utf8')).toContain('](docs/glossary.md)');
});
