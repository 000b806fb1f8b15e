import { aDelivery } from '@vitis/testing/builders/delivery';
import { roundsOf } from './rounds.ts';

const oh = { id: 3, fullName: '오태식', mobile: null };
const choi = { id: 4, fullName: '최민준', mobile: null };

test('each driver has a sheet with the stops that are left, in their order, and what is loaded for them', () => {
  const rounds = roundsOf([
    aDelivery({ idDeliveryInfo: 1, driver: choi, position: 1 }),
    aDelivery({ idDeliveryInfo: 2, driver: oh, position: 2 }),
    aDelivery({ idDeliveryInfo: 3, driver: oh, position: 1, isOwn: false, products: [] }),
    aDelivery({ idDeliveryInfo: 4, driver: oh, position: 3, status: 'COMPLETED' }),
    aDelivery({ idDeliveryInfo: 5, driver: null }),
  ]);
  expect(
    rounds.map(({ driver, stops, wines, ofOthers }) => ({
      name: driver.fullName,
      stops: stops.map(({ idDeliveryInfo }) => idDeliveryInfo),
      bottles: wines.reduce((sum, { bottles }) => sum + bottles, 0),
      ofOthers,
    })),
  ).toEqual([
    { name: '오태식', stops: [3, 2], bottles: 24, ofOthers: 1 },
    { name: '최민준', stops: [1], bottles: 24, ofOthers: 0 },
  ]);
});
