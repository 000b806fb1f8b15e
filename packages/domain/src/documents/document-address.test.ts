import { documentNamed } from './document-address.ts';

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
