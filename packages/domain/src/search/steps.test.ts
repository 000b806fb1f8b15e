import fc from 'fast-check';
import { stepsOf } from './steps.ts';

test.each([
  ['ㅅㅏㄷㅗ', ['ㅅㅏ', 'ㄷㅗ']],
  ['ㄱㅏㅂㅔㄹ', ['ㄱㅏ', 'ㅂㅔ', 'ㄹ']],
  ['ㄱㅗㅏㄹ', ['ㄱㅗㅏ', 'ㄹ']],
  ['ㅏㅅㅏ', ['ㅏ', 'ㅅㅏ']],
  ['a1ㅏ', ['a', '1', 'ㅏ']],
  ['', []],
])('%s has the steps %j', (letters, steps) => {
  expect(stepsOf(letters)).toEqual(steps);
});

test('a stretch that begins with a consonant has the steps of the whole, its last one perhaps cut short', () => {
  const letters = fc.string({ unit: fc.constantFrom('ㄱ', 'ㄴ', 'ㅏ', 'ㅗ', 'a'), maxLength: 12 });
  fc.assert(
    fc.property(letters, letters, letters, (before, after, rest) => {
      const stretch = stepsOf(`ㅅ${after}`);
      const whole = stepsOf(`${before}ㅅ${after}${rest}`).slice(stepsOf(before).length);
      expect(whole.slice(0, stretch.length - 1)).toEqual(stretch.slice(0, -1));
      expect(whole[stretch.length - 1]!.startsWith(stretch.at(-1)!)).toBe(true);
    }),
  );
});
