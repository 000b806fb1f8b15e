import fc from 'fast-check';
import { isWithinOneEdit } from './one-edit.ts';

function distance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    const above = rows[i - 1]!;
    for (let j = 1; j <= b.length; j += 1) {
      const swapped =
        i > 1 &&
        j > 1 &&
        a[i - 1] === b[j - 2] &&
        a[i - 2] === b[j - 1] &&
        !/[ㄱ-ㅣ]/.test(a[i - 1]! + b[j - 1]!);
      row.push(
        Math.min(
          row[j - 1]! + 1,
          above[j]! + 1,
          above[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1),
          swapped ? rows[i - 2]![j - 2]! + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    rows.push(row);
  }
  return rows[a.length]![b.length]!;
}

test('agrees with the full distance to the nearest stretch from the start', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'ㄱ', 'ㅏ'), maxLength: 7 });
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
