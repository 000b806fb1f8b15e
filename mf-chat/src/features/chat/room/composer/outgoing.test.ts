import { outgoing, withoutHidden } from './outgoing.ts';

test('nothing written and nothing attached is no message', () => {
  expect(outgoing(' \n ', [])).toEqual([]);
});

test('characters that nobody sees are left out, all others stay', () => {
  expect(withoutHidden('\ufeff가\u0000나\u202e다\u0007 <b>👩‍🍳</b>\n\t끝 ')).toBe('가나다 <b>👩‍🍳</b>\n\t끝');
  expect(withoutHidden('a\ud800b')).toBe('a\ufffdb');
});
