import { judge, type Row, summary, table } from './rows.ts';
import { exactly } from './statistics.ts';

const row: Row = {
  section: 'pages',
  what: '/product: LCP',
  unit: 'ms',
  measured: { middle: 1150, least: 1100, most: 1300 },
  reference: { name: 'plain HTML', value: exactly(1000) },
  aim: { of: 'ratio', most: 1.15 },
};

test('an aim on the ratio is kept up to its limit and missed beyond it', () => {
  expect(judge(row)).toMatchObject({ ratio: 1.15, met: true });
  expect(judge({ ...row, measured: exactly(1160) })).toMatchObject({ ratio: 1.16, met: false });
});

test('an aim on the quantity itself looks at the quantity alone', () => {
  expect(judge({ ...row, aim: { of: 'measured', most: 1149 } }).met).toBe(false);
  expect(judge({ ...row, aim: { of: 'measured', most: 1150 } }).met).toBe(true);
});

test('a ratio that cannot be had keeps no aim', () => {
  expect(judge({ ...row, reference: undefined })).toMatchObject({ ratio: null, met: false });
  expect(judge({ ...row, reference: { name: 'nothing', value: exactly(0) } }).met).toBe(false);
});

test('a row without an aim is neither met nor missed', () => {
  expect(judge({ ...row, aim: undefined }).met).toBeNull();
});

test('the table says what was measured, against what, and plainly that an aim was missed', () => {
  const missed = judge({ ...row, measured: { middle: 1200, least: 1100, most: 1300 } });
  const lines = table([missed]).split('\n');
  expect(lines.at(-1)).toContain('1200 ms (1100–1300)');
  expect(lines.at(-1)).toContain('1000 ms, plain HTML');
  expect(lines.at(-1)).toContain('ratio ≤ 1.15');
  expect(lines.at(-1)).toContain('**missed**');
  expect(new Set(lines.map((line) => line.length)).size).toBe(1);
});

test('the summary names every missed aim', () => {
  const missed = judge({ ...row, what: '/: LCP', measured: exactly(2000) });
  expect(summary([judge(row), missed])).toBe('1 of 2 aims met. Missed: /: LCP (ratio ≤ 1.15).');
  expect(summary([judge(row)])).toBe('1 of 1 aims met.');
});
