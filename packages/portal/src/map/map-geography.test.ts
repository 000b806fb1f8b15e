import { placeOnMap } from './map-geography.ts';

test('a place stands on the map where its degrees say, and not beyond its edges', () => {
  expect(placeOnMap([127.11, 37.4575])).toEqual({ x: 320, y: 240 });
  expect(placeOnMap([129.075, 35.1798])).toBeNull();
});
