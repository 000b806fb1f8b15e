import type { DeliveryInfo } from '@vitis/contracts';
import { aDelivery } from '@vitis/testing/builders/delivery';
import { asLastWeek, orderedByDistance } from './round-proposals.ts';
import { changedStops, laneAt } from './schedule-board.ts';

const DAY = '2026-11-20';
const BEFORE = '2026-11-13';
const driverOf = (id: number) => ({ id, fullName: `기사 ${id}`, mobile: null });
const stop = (id: number, changed: Partial<DeliveryInfo> = {}) =>
  aDelivery({
    idDeliveryInfo: id,
    idClient: id,
    requestDate: DAY,
    position: id,
    driver: driverOf(3),
    ...changed,
  });
const order = (deliveries: readonly DeliveryInfo[], idDriver: number | null = 3) =>
  laneAt(deliveries, { day: DAY, idDriver }).stops.map(({ idDeliveryInfo }) => idDeliveryInfo);

/** The number of a stop is its longitude. */
const pointOf = ({ idDeliveryInfo }: DeliveryInfo) => ({ longitude: idDeliveryInfo / 10, latitude: 37.5 });
const house = { longitude: 0, latitude: 37.5 };
const place = { day: DAY, idDriver: 3 };

test('stops go by distance from the house; those of a colleague keep their places', () => {
  const before = [
    stop(9, { position: 0 }),
    stop(5, { position: 1, isOwn: false }),
    stop(2, { position: 2 }),
    stop(4, { position: 3 }),
  ];
  const after = orderedByDistance(before, place, pointOf, house, driverOf);
  expect(order(after)).toEqual([2, 5, 4, 9]);
  expect(changedStops(before, after).map(({ idDeliveryInfo }) => idDeliveryInfo)).toEqual([9, 2, 4]);
});

test('the way goes on from the stop that is under way', () => {
  const before = [stop(9, { status: 'IN_TRANSIT', position: 0 }), stop(2), stop(8)];
  expect(order(orderedByDistance(before, place, pointOf, house, driverOf))).toEqual([9, 8, 2]);
});

test('a stop without a known place comes last', () => {
  const before = [stop(3), stop(2), stop(1)];
  const known = (delivery: DeliveryInfo) => (delivery.idDeliveryInfo === 3 ? null : pointOf(delivery));
  expect(order(orderedByDistance(before, place, known, house, driverOf))).toEqual([1, 2, 3]);
});

test('clients go with the driver of the week before, in the order of then; others stay behind them', () => {
  const week = [
    stop(11, { idClient: 2, requestDate: BEFORE, position: 0, driver: driverOf(4) }),
    stop(12, { idClient: 1, requestDate: BEFORE, position: 1, driver: driverOf(4), status: 'COMPLETED' }),
    stop(13, { idClient: 3, requestDate: BEFORE, position: 0, driver: driverOf(8) }),
    stop(14, { idClient: 5, requestDate: BEFORE, position: 0, driver: driverOf(4), status: 'CANCELLED' }),
  ];
  const before = [
    stop(1, { driver: null }),
    stop(2, { driver: null }),
    stop(3, { driver: null }),
    stop(4, { driver: driverOf(4), position: 0 }),
    stop(5, { driver: null }),
    stop(6, { idClient: 1, driver: null, isOwn: false }),
  ];
  const after = asLastWeek(before, DAY, week, new Set([3, 4]), driverOf);
  expect(order(after, 4)).toEqual([2, 1, 4]);
  expect(order(after, null)).toEqual([3, 5, 6]);
});

test('stops without a named client are not taken for stops of one client', () => {
  const week = [stop(11, { idClient: null, requestDate: BEFORE, driver: driverOf(4) })];
  const before = [stop(1, { idClient: null }), stop(2, { idClient: null })];
  expect(order(asLastWeek(before, DAY, week, new Set([3, 4]), driverOf))).toEqual([1, 2]);
});

test('two stops of one client stand together, each once', () => {
  const week = [
    stop(11, { idClient: 7, requestDate: BEFORE, position: 0 }),
    stop(12, { idClient: 7, requestDate: BEFORE, position: 1 }),
  ];
  const before = [stop(1, { idClient: 7, driver: null }), stop(2, { idClient: 7, driver: null })];
  expect(order(asLastWeek(before, DAY, week, new Set([3]), driverOf))).toEqual([1, 2]);
});
