import fc from 'fast-check';
import {
  SEARCH_HISTORY_COOKIE,
  SEARCH_HISTORY_MAX_BYTES,
  SEARCH_HISTORY_MAX_TERMS,
} from '../rules/session-rules.ts';
import {
  addSearchTerm,
  decodeSearchHistory,
  encodeSearchHistory,
  removeSearchTerm,
  shouldNavigate,
} from './search-history.ts';

const term = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('', '~', '%7E', '샤또, 마고', 'a;b=c', '샤또'),
);

test('the newest term stands in front, each once', () => {
  const history = ['샤또', '마고', '샤또'].reduce<string[]>(addSearchTerm, []);
  expect(history).toEqual(['샤또', '마고']);
  expect(removeSearchTerm(history, '샤또')).toEqual(['마고']);
});

test('an empty term is kept and leads nowhere', () => {
  const history = addSearchTerm(['샤또'], '  ');
  expect(history).toEqual(['', '샤또']);
  expect(decodeSearchHistory(encodeSearchHistory(history))).toEqual(history);
  expect(decodeSearchHistory(encodeSearchHistory(['']))).toEqual(['']);
  expect(shouldNavigate(' ')).toBe(false);
  expect(shouldNavigate('샤또')).toBe(true);
});

test('control characters, which nobody sees, are no part of a term', () => {
  expect(decodeSearchHistory('%1B%EC%83%A4%00%EB%98%90,%07,%EC%83%A4%EB%98%90')).toEqual(['샤또', '']);
  expect(shouldNavigate('\u0000\u001b')).toBe(false);
});

test('nothing searched is an empty value', () => {
  expect(encodeSearchHistory([])).toBe('');
  expect(decodeSearchHistory('')).toEqual([]);
});

test('the value is a plain cookie below four kilobytes, and reads back', () => {
  fc.assert(
    fc.property(fc.array(term, { maxLength: 40 }), (terms) => {
      const history = terms.reduceRight<string[]>((kept, next) => addSearchTerm(kept, next), []);
      const value = encodeSearchHistory(history);
      expect(decodeSearchHistory(value)).toEqual(history);
      expect(value).toMatch(/^[\w!'()*.~%,-]*$/);
      expect(`${SEARCH_HISTORY_COOKIE}=${value}`.length).toBeLessThan(4_096);
      expect(history.length).toBeLessThanOrEqual(SEARCH_HISTORY_MAX_TERMS);
      expect(new Set(history).size).toBe(history.length);
    }),
  );
});

test('the oldest terms go first when the bytes run out', () => {
  const long = (index: number) => `${index}${'가'.repeat(60)}`;
  const history = Array.from({ length: 20 }, (_, index) => long(index));
  const kept = decodeSearchHistory(encodeSearchHistory(history));
  expect(kept).toEqual(history.slice(0, kept.length));
  expect(kept.length).toBeGreaterThan(5);
  expect(addSearchTerm(['샤또'], '가'.repeat(SEARCH_HISTORY_MAX_BYTES))).toEqual(['샤또']);
});

test('whatever a cookie holds can be read', () => {
  expect(decodeSearchHistory('%EC%83%A4,%E0%A4%A,a,a')).toEqual(['샤', 'a']);
  fc.assert(
    fc.property(fc.string(), (value) => expect(decodeSearchHistory(value).length).toBeLessThanOrEqual(20)),
  );
});
