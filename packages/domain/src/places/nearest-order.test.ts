import fc from 'fast-check';
import { type MapPoint, metresBetween, metresOf, nearestOrder } from './nearest-order.ts';

const at = (longitude: number, latitude = 37.5): MapPoint => ({ longitude, latitude });

test('the nearest comes first, then the nearest to it; what has no place comes last as it stood', () => {
  const house = at(126.9);
  expect(nearestOrder([at(127.2), null, at(126.95), at(127.0), null], house)).toEqual([2, 3, 0, 1, 4]);
  expect(nearestOrder([at(127.2), at(126.95), at(127.0)], null)).toEqual([0, 2, 1]);
  expect(nearestOrder([null, null], house)).toEqual([0, 1]);
  expect(nearestOrder([], house)).toEqual([]);
});

test('stops at one address keep their order', () => {
  expect(nearestOrder([at(127), at(127), at(127)], at(126.9))).toEqual([0, 1, 2]);
});

test('a degree of longitude is shorter than one of latitude', () => {
  const seoul = { longitude: 126.9784, latitude: 37.5666 };
  const pangyo = { longitude: 127.1103, latitude: 37.3948 };
  expect(metresBetween(seoul, pangyo)).toBeGreaterThan(22_000);
  expect(metresBetween(seoul, pangyo)).toBeLessThan(23_000);
  expect(metresOf([seoul, pangyo, seoul])).toBeCloseTo(2 * metresBetween(seoul, pangyo));
  expect(metresOf([seoul])).toBe(0);
});

test('every stop is in the order once', () => {
  const point = fc.option(
    fc.record({
      longitude: fc.double({ min: 126, max: 128, noNaN: true }),
      latitude: fc.double({ min: 37, max: 38, noNaN: true }),
    }),
  );
  fc.assert(
    fc.property(fc.array(point, { maxLength: 30 }), point, (points, start) => {
      const order = nearestOrder(points, start);
      expect([...order].sort((a, b) => a - b)).toEqual(points.map((_point, index) => index));
    }),
  );
});
