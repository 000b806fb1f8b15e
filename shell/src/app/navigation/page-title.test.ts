import { pageTitle } from './page-title.tsx';

test('a page has the title of its head, or that of its route with what it is about', () => {
  expect(pageTitle('상품', { title: '샤토 라모네' })).toBe('샤토 라모네');
  expect(pageTitle('견적서', { subject: 'E20261118-0004' })).toBe('견적서 E20261118-0004');
  expect(pageTitle('Estimate (print)', { subject: 'E20261118-0004' })).toBe(
    'Estimate (print) E20261118-0004',
  );
  expect(pageTitle('견적 관리', {})).toBe('견적 관리');
});
