import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../workspace.ts';

const PATH = 'docs/security.md';
const lines = readFileSync(join(ROOT, PATH), 'utf8').split('\n');

/** What the pattern's one group finds, line by line. */
const found = (pattern: RegExp): string[] =>
  lines.flatMap((line) => [...line.matchAll(pattern)].map(([, text = '']) => text));

/**
 * How many requirements of level 1, and of levels 1 and 2 together, each section of ASVS 5.0.0 has, and for authentication
 * and sessions how many in all. Within a section those of level 1 come first and those of level 3, which the other
 * chapters leave out, last.
 */
const SECTIONS: Readonly<Record<string, readonly [first: number, both: number, all?: number]>> = {
  '1.1': [0, 2],
  '1.2': [5, 9],
  '1.3': [2, 11],
  '1.4': [0, 3],
  '1.5': [1, 2],
  '2.1': [1, 3],
  '2.2': [2, 3],
  '2.3': [1, 4],
  '2.4': [0, 1],
  '3.2': [2, 2],
  '3.3': [1, 4],
  '3.4': [2, 6],
  '3.5': [3, 5],
  '3.7': [0, 2],
  '4.1': [1, 3],
  '4.2': [0, 1],
  '4.3': [0, 2],
  '4.4': [1, 4],
  '5.1': [0, 1],
  '5.2': [2, 3],
  '5.3': [2, 2],
  '5.4': [0, 3],
  '6.1': [1, 3],
  '6.2': [8, 12],
  '6.3': [2, 4, 8],
  '6.4': [2, 4, 6],
  '6.5': [0, 5, 8],
  '6.6': [0, 3, 4],
  '6.7': [0, 0, 2],
  '6.8': [0, 4],
  '7.1': [0, 3],
  '7.2': [4, 4],
  '7.3': [0, 2],
  '7.4': [2, 5],
  '7.5': [0, 2, 3],
  '7.6': [0, 2],
  '8.1': [1, 2],
  '8.2': [2, 3],
  '8.3': [1, 1],
  '8.4': [0, 1],
  '9.1': [3, 3],
  '9.2': [1, 4],
  '10.1': [0, 2],
  '10.2': [0, 2],
  '10.3': [0, 4],
  '10.4': [5, 11],
  '10.5': [0, 5],
  '10.6': [0, 2],
  '10.7': [0, 3],
  '11.1': [0, 2],
  '11.2': [0, 3],
  '11.3': [2, 3],
  '11.4': [1, 4],
  '11.5': [0, 1],
  '11.6': [0, 1],
  '12.1': [1, 3],
  '12.2': [2, 2],
  '12.3': [0, 4],
  '13.1': [0, 1],
  '13.2': [0, 5],
  '13.3': [0, 2],
  '13.4': [1, 5],
  '14.1': [0, 2],
  '14.2': [1, 4],
  '14.3': [1, 3],
  '15.1': [1, 3],
  '15.2': [1, 3],
  '15.3': [1, 7],
  '16.1': [0, 1],
  '16.2': [0, 5],
  '16.3': [0, 4],
  '16.4': [0, 3],
  '16.5': [0, 3],
  '17.1': [0, 1],
  '17.2': [0, 4],
  '17.3': [0, 2],
};
const HELD = ['yes', 'in part', 'no', 'later', 'operator', 'n/a'];

/** `1.2.6–1.2.8` is one row for three requirements of one section. */
function numbersOf(cell: string): string[] {
  const [from = '', to = from] = cell.split('–');
  const section = from.slice(0, from.lastIndexOf('.'));
  const [first, last] = [from, to].map((number) => Number(number.slice(section.length + 1))) as [
    number,
    number,
  ];
  return Array.from({ length: last - first + 1 }, (_, index) => `${section}.${first + index}`);
}

const rows = lines
  .filter((line) => /^\| \d+\.\d+\.\d+/.test(line))
  .map((line) => {
    const cells = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    const [numbers = '', level = '', , held = '', , tests = ''] = cells;
    return { cells: cells.length, numbers: numbersOf(numbers), level, held, tests };
  });

const levelOf = (number: string): number => {
  const at = number.lastIndexOf('.');
  const [first, both] = SECTIONS[number.slice(0, at)] ?? [0, 0];
  const place = Number(number.slice(at + 1));
  if (place <= first) return 1;
  return place <= both ? 2 : 3;
};

test('every requirement of levels 1 and 2, and of level 3 in V6 and V7, stands once, in order', () => {
  const all = Object.entries(SECTIONS).flatMap(([section, [, both, every = both]]) =>
    numbersOf(`${section}.1–${section}.${every}`),
  );
  expect(all).toHaveLength(253 + 13);
  expect(rows.flatMap(({ numbers }) => numbers)).toEqual(all);
});

test('each row has its level, says in a known word whether it is held, and is whole', () => {
  const wrong = rows.filter(({ numbers, level, held, cells }) => {
    const levels = [...new Set(numbers.map(levelOf))].join('–');
    return cells !== 6 || level !== levels || !HELD.includes(held);
  });
  expect(wrong).toEqual([]);
});

test.each(['no', 'later', 'in part', 'operator'])('what is "%s" is gathered before the tables', (word) => {
  const [listed = ''] = lines.filter((line) => line.startsWith(`- **${word}**: `));
  const numbers = listed.match(/\d+\.\d+\.\d+(?:–\d+\.\d+\.\d+)?/g) ?? [];
  const held = rows.filter((row) => row.held === word).flatMap((row) => row.numbers);
  expect(numbers.flatMap(numbersOf)).toEqual(held);
});

test('every file that it names exists, and what it calls a test is one', () => {
  const named = found(/`((?:packages|shell|mf-[a-z-]+|e2e|docs|tools|bench)\/[^`\s]*)`/g).map((path) =>
    join(ROOT, path),
  );
  const linked = found(/\]\((?!https?:)([^)#]+)[^)]*\)/g).map((path) => join(ROOT, dirname(PATH), path));
  expect([...new Set([...named, ...linked])].filter((path) => !existsSync(path))).toEqual([]);

  const tests = rows.flatMap((row) => row.tests.split(/,\s*/)).filter((test) => test !== '–');
  expect(tests.filter((test) => !/^`[^`]+\.(?:test|spec)\.tsx?`$/.test(test))).toEqual([]);
});

test('every section that it points to is there', () => {
  const sections = found(/^#+ (.*)$/g).map((title) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );
  const pointed = found(/\]\(#([^)]+)\)/g);
  expect(pointed.length).toBeGreaterThan(0);
  expect(pointed.filter((section) => !sections.includes(section))).toEqual([]);
});
