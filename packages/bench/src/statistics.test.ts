import { endsOfBlocks, exactly, median, percentile, spreadOf, spreadOfBlocks } from './statistics.ts';

test('the median is the middle value, or the mean of the two in the middle', () => {
  expect(median([9, 1, 4])).toBe(4);
  expect(median([9, 1, 4, 6])).toBe(5);
});

test('percentiles go by nearest rank', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(percentile(hundred, 0.5)).toBe(50);
  expect(percentile(hundred, 0.99)).toBe(99);
  expect(percentile(hundred, 0)).toBe(1);
  expect(percentile([7], 0.99)).toBe(7);
});

test('a spread holds its middle between its ends', () => {
  expect(spreadOf([3, 1, 10])).toEqual({ least: 1, middle: 3, most: 10 });
  expect(exactly(3)).toEqual({ least: 3, middle: 3, most: 3 });
});

test('there is no median and no percentile of nothing', () => {
  expect(() => median([])).toThrow('of nothing');
  expect(() => percentile([], 0.5)).toThrow('of nothing');
});

test('over several blocks the middle is that of all values, and the ends are those of single blocks', () => {
  const blocks = [
    [1, 2, 9],
    [3, 4, 5],
  ];
  expect(spreadOfBlocks(blocks, 0.5)).toEqual({ least: 2, middle: 3, most: 4 });
  expect(endsOfBlocks(blocks)).toEqual([
    [2, 9],
    [4, 5],
  ]);
});
