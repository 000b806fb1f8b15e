import { collatorOf, sortNames } from './collation.ts';

test('names sort as in a Korean dictionary, vintages as numbers', () => {
  const names = ['하', '까', '가', 'Abc', '나', '샤또 2020', '샤또 995'];
  expect(sortNames(names, (name) => name)).toEqual(['가', '까', '나', '샤또 995', '샤또 2020', '하', 'Abc']);
});

test('each language has its own order, made once', () => {
  expect(collatorOf('zh-CN')).toBe(collatorOf('zh-CN'));
  expect(collatorOf('en-US').compare('b', 'A')).toBeGreaterThan(0);
});
