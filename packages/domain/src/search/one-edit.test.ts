import fc from 'fast-check';
import { isWithinOneEdit } from './one-edit.ts';

function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      next.push(Math.min(next[j - 1]! + 1, row[j]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)));
    }
    row = next;
  }
  return row[b.length]!;
}

test('agrees with the full distance to the nearest stretch from the start', () => {
  const letters = fc.string({ unit: fc.constantFrom('ㄱ', 'ㅏ', 'ㄴ'), maxLength: 7 });
  fc.assert(
    fc.property(letters, letters, fc.nat(3), (query, text, offset) => {
      const start = Math.min(offset, text.length);
      const lengths = [-1, 0, 1].map((more) => query.length + more).filter((size) => size >= 0);
      const nearest = Math.min(...lengths.map((size) => distance(query, text.slice(start, start + size))));
      expect(isWithinOneEdit(query, text, start)).toBe(nearest <= 1);
    }),
    { numRuns: 2_000 },
  );
});
