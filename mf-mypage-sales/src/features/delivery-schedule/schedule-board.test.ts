import type { DeliveryInfo } from '@vitis/contracts';
import { aDelivery } from '@vitis/testing/builders/delivery';
import fc from 'fast-check';
import { changedStops, isMovable, laneAt, moveStop, targetOf } from './schedule-board.ts';

const DAY = '2026-11-20';
const driverOf = (id: number) => ({ id, fullName: `기사 ${id}`, mobile: null });
const stop = (id: number, changed: Partial<DeliveryInfo> = {}) =>
  aDelivery({ idDeliveryInfo: id, requestDate: DAY, position: id, driver: driverOf(3), ...changed });
const order = (deliveries: readonly DeliveryInfo[], idDriver: number | null = 3, day = DAY) =>
  laneAt(deliveries, { day, idDriver }).open.map(({ idDeliveryInfo }) => idDeliveryInfo);

test('a stop goes up and down in its driver’s day', () => {
  const three = [stop(1), stop(2), stop(3)];
  expect(order(moveStop(three, 3, { day: DAY, idDriver: 3, index: 0 }, driverOf))).toEqual([3, 1, 2]);
  expect(order(moveStop(three, 1, { day: DAY, idDriver: 3, index: 1 }, driverOf))).toEqual([2, 1, 3]);
  expect(order(moveStop(three, 1, { day: DAY, idDriver: 3, index: 99 }, driverOf))).toEqual([2, 3, 1]);
});

test('a stop goes to another driver and another day; only what moved is saved', () => {
  const before = [stop(1), stop(2), stop(3, { driver: driverOf(4), position: 0 })];
  const after = moveStop(before, 1, { day: '2026-11-23', idDriver: 4, index: 0 }, driverOf);
  expect(order(after, 4, '2026-11-23')).toEqual([1]);
  expect(order(after)).toEqual([2]);
  expect(changedStops(before, after)).toMatchObject([
    { idDeliveryInfo: 1, requestDate: '2026-11-23', idDriver: 4, position: 0 },
  ]);
});

test('a stop may go back to nobody', () => {
  const after = moveStop([stop(1)], 1, { day: DAY, idDriver: null, index: 0 }, driverOf);
  expect(after[0]?.driver).toBeNull();
});

test('what is under way or over keeps its place and its number, and stands first', () => {
  const before = [stop(5, { status: 'COMPLETED' }), stop(1), stop(2), stop(6, { status: 'IN_TRANSIT' })];
  const after = moveStop(before, 2, { day: DAY, idDriver: 3, index: 0 }, driverOf);
  const lane = laneAt(after, { day: DAY, idDriver: 3 });
  expect(lane.settled.map(({ idDeliveryInfo, position }) => [idDeliveryInfo, position])).toEqual([
    [5, 5],
    [6, 6],
  ]);
  expect(lane.open.map(({ idDeliveryInfo, position }) => [idDeliveryInfo, position])).toEqual([
    [2, 7],
    [1, 8],
  ]);
  expect(moveStop(before, 5, { day: DAY, idDriver: null, index: 0 }, driverOf)).toEqual(before);
});

test('a stop goes past one of a colleague, which keeps its place and its number', () => {
  const before = [stop(1, { position: 0 }), stop(2, { position: 1, isOwn: false }), stop(3, { position: 2 })];
  const after = moveStop(before, 3, { day: DAY, idDriver: 3, index: 0 }, driverOf);
  const { stops } = laneAt(after, { day: DAY, idDriver: 3 });
  expect(stops.map(({ idDeliveryInfo, position }) => [idDeliveryInfo, position])).toEqual([
    [3, 0],
    [2, 1],
    [1, 2],
  ]);
});

test('a cancelled delivery is no stop', () => {
  expect(order([stop(1, { status: 'CANCELLED' }), stop(2)])).toEqual([2]);
});

test('wherever a stop goes, it stands there, nothing is lost, and numbers ascend', () => {
  const status = fc.constantFrom('READY' as const, 'READY' as const, 'COMPLETED' as const);
  const stops = fc
    .array(
      fc.record({ status, driver: fc.constantFrom(null, 3, 4), position: fc.integer({ min: 0, max: 6 }) }),
      { minLength: 1, maxLength: 10 },
    )
    .map((all) =>
      all.map(({ driver, ...rest }, index) =>
        stop(index + 1, { ...rest, driver: driver === null ? null : driverOf(driver) }),
      ),
    );
  fc.assert(
    fc.property(
      stops,
      fc.nat(9),
      fc.constantFrom(null, 3, 4),
      fc.integer({ min: -1, max: 12 }),
      (before, pick, idDriver, index) => {
        const moved = before[pick % before.length] as DeliveryInfo;
        const after = moveStop(before, moved.idDeliveryInfo, { day: DAY, idDriver, index }, driverOf);
        expect(after.map(({ idDeliveryInfo }) => idDeliveryInfo)).toEqual(
          before.map(({ idDeliveryInfo }) => idDeliveryInfo),
        );
        if (!isMovable(moved)) return expect(after).toEqual(before);
        const now = after.find(({ idDeliveryInfo }) => idDeliveryInfo === moved.idDeliveryInfo);
        const lane = laneAt(after, { day: DAY, idDriver });
        const expected = Math.min(Math.max(0, index), lane.open.length - 1);
        expect(targetOf(after, now as DeliveryInfo)).toEqual({ day: DAY, idDriver, index: expected });
        const numbers = lane.open.map(({ position }) => position);
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      },
    ),
  );
});
