import { documentAddress, documentList, documentNamed } from './document-address.ts';

test('each side has a list of its own for a kind, and the pages of its documents below it', () => {
  expect(documentList('estimate', 'B2B')).toBe('/mypage/estimate-apply-history');
  expect(documentList('estimate', 'SALESPERSON')).toBe('/mypage/manage-estimate-history');
  expect(documentList('orderForm', 'B2B')).toBe('/mypage/estimate-order-history');
  expect(documentAddress('orderForm', 'SALESPERSON', 'O20261118-0001')).toBe(
    '/mypage/manage-order-history/O20261118-0001',
  );
});

test.each([
  ['E20261118-0001', 'B2B', '/mypage/estimate-apply-history/E20261118-0001'],
  [' e20261118 0001 ', 'SALESPERSON', '/mypage/manage-estimate-history/E20261118-0001'],
  ['O202611180001', 'B2B', '/mypage/estimate-order-history/O20261118-0001'],
] as const)('%j leads a %s to %s', (words, role, address) => {
  expect(documentNamed(words, role)?.address).toBe(address);
});

test('other words, guests and drivers are led nowhere', () => {
  expect(documentNamed('E20261118', 'B2B')).toBeNull();
  expect(documentNamed('샤토 E20261118-0001', 'B2B')).toBeNull();
  expect(documentNamed('E20261118-0001', null)).toBeNull();
  expect(documentNamed('E20261118-0001', 'DRIVER')).toBeNull();
});
