import fc from 'fast-check';
import { hashOf, randomFrom } from './random.ts';

test('the same key tells the same sequence, another key another one', () => {
  const numbers = (key: string) => Array.from({ length: 20 }, randomFrom(key).next);
  expect(numbers('a cellar')).toEqual(numbers('a cellar'));
  expect(numbers('a cellar')).not.toEqual(numbers('another cellar'));
});

test('numbers stay between their ends and every end is reached', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: -50, max: 50 }), fc.nat({ max: 20 }), (key, from, span) => {
      const value = randomFrom(key).between(from, from + span);
      expect(value).toBeGreaterThanOrEqual(from);
      expect(value).toBeLessThanOrEqual(from + span);
    }),
  );
  const dice = randomFrom('dice');
  expect(new Set(Array.from({ length: 200 }, () => dice.between(1, 6)))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
});

test('a sample holds different items, and all of them when asked for more', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer()), fc.nat({ max: 40 }), (items, count) => {
      const taken = randomFrom('sample').sample(items, count);
      expect(new Set(taken).size).toBe(Math.min(items.length, count));
      expect(items).toEqual(expect.arrayContaining(taken));
    }),
  );
});

test('nothing cannot be picked from', () => {
  expect(() => randomFrom('empty').pick([])).toThrow('nothing to pick');
});

test('neighbouring keys land far apart', () => {
  const buckets = new Set(Array.from({ length: 400 }, (_, i) => hashOf(`wine ${i}`) % 64));
  expect(buckets.size).toBe(64);
});
