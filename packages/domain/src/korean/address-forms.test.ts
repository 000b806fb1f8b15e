import { displayName, printedName } from './address-forms.ts';

test('people are 님 on screen, 귀하 on paper; companies are 귀중', () => {
  expect(displayName('홍길동')).toBe('홍길동 님');
  expect(printedName('홍길동', 'PERSON')).toBe('홍길동 귀하');
  expect(printedName('주식회사 비티스', 'COMPANY')).toBe('주식회사 비티스 귀중');
});
