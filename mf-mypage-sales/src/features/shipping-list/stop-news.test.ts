import { newsOf } from './stop-news.ts';

const stops = (...ids: number[]) =>
  ids.map((idDeliveryInfo) => ({ idDeliveryInfo, clientName: `거래처 ${idDeliveryInfo}` }));

test('what came, what went and what stands elsewhere is named', () => {
  expect(newsOf(stops(1, 2, 3, 4), stops(4, 1, 3, 5))).toEqual({
    added: ['거래처 5'],
    gone: ['거래처 2'],
    moved: ['거래처 4'],
  });
});

test('a stop that goes down is seen by those that went before it', () => {
  expect(newsOf(stops(1, 2), stops(2, 1))).toEqual({ added: [], gone: [], moved: ['거래처 2'] });
});

test('the same stops in the same order are no news', () => {
  expect(newsOf(stops(1, 2), stops(1, 2))).toBeNull();
  expect(newsOf([], [])).toBeNull();
});
