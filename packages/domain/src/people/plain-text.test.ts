import fc from 'fast-check';
import * as v from 'valibot';
import { hasControlCharacters, plainText, textLength } from './plain-text.ts';

const issueOf = (schema: ReturnType<typeof plainText>, typed: unknown) =>
  v.safeParse(schema, typed, { abortPipeEarly: true }).issues?.[0].message;

test('text is trimmed and composed', () => {
  expect(v.parse(plainText(10), ` ${'샤또'.normalize('NFD')} `)).toBe('샤또');
  expect(v.parse(plainText(10), '')).toBe('');
});

test('control characters are refused; line breaks pass where there are lines', () => {
  expect(issueOf(plainText(10), 'a\u0000b')).toBe('CONTROL_CHARACTERS');
  expect(issueOf(plainText(10), 'a\u202Eb')).toBe('CONTROL_CHARACTERS');
  expect(issueOf(plainText(10), 'a\nb')).toBe('CONTROL_CHARACTERS');
  expect(v.parse(plainText(10, { multiline: true }), 'a\r\nb\rc')).toBe('a\nb\nc');
  expect(issueOf(plainText(10, { multiline: true }), 'a\u0007b')).toBe('CONTROL_CHARACTERS');
  expect(issueOf(plainText(10), 'a\uD800')).toBe('CONTROL_CHARACTERS');
});

test('length counts what a person sees as characters', () => {
  expect(textLength('🍷🍷')).toBe(2);
  expect(v.is(plainText(2), '🍷🍷')).toBe(true);
  expect(issueOf(plainText(2), '가나다')).toBe('TOO_LONG');
  expect(issueOf(plainText(9, { min: 2 }), '가')).toBe('TOO_SHORT');
  expect(issueOf(plainText(9, { min: 1 }), '  ')).toBe('REQUIRED');
  expect(issueOf(plainText(9), null)).toBe('REQUIRED');
});

test('what was accepted is accepted again, unchanged', () => {
  const schema = plainText(40, { multiline: true });
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
      const first = v.safeParse(schema, text);
      if (!first.success) return;
      expect(v.parse(schema, first.output)).toBe(first.output);
      expect(hasControlCharacters(first.output, true)).toBe(false);
    }),
  );
});
