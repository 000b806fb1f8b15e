import { renderHook } from '@testing-library/react';
import { restored, useDraft } from './draft.ts';

const empty = { message: '', keep: false };

test('what cannot be read does not come back as empty', () => {
  const { result } = renderHook(() => useDraft('lines'));
  result.current.write({ lines: [{ price: Number.NaN, qty: null }] });
  expect(result.current.read()).toEqual({ lines: [{ price: Number.NaN, qty: null }] });
});

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
