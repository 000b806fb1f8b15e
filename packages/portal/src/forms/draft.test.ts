import { restored } from './draft.ts';

const empty = { message: '', keep: false };

test('a form gets back what was kept of it', () => {
  expect(restored(empty, { message: '안녕하세요', keep: true })).toEqual({
    message: '안녕하세요',
    keep: true,
  });
});

test.each([undefined, null, 'text', 7, [], { other: 'x' }, { message: 7, keep: 'true' }])(
  'what is no draft of it (%j) leaves it empty',
  (kept) => {
    expect(restored(empty, kept)).toEqual(empty);
  },
);
