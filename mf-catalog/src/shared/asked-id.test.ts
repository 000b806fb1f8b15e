import { askedId, idOf } from './asked-id.ts';

test.each(['', 'abc', '0', '-3', '1.5', '01', '1e3', '99999999999', '2147483647', '７'])(
  'the address %j names nothing, and the provider is asked for what it never has',
  (text) => {
    expect(idOf(text)).toBeNull();
    expect(askedId(text)).toEqual({ params: { id: 2_147_483_647 } });
  },
);

test('an id names something', () => {
  expect(idOf('42')).toBe(42);
  expect(askedId('42')).toEqual({ params: { id: 42 } });
});
