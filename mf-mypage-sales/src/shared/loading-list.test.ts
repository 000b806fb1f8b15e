import { aDelivery, delivered } from '@vitis/testing/builders/delivery';
import { aLine } from '@vitis/testing/builders/document-line';
import { loadingList } from './loading-list.ts';

test('a van is loaded with what is left to bring, by wine and case', () => {
  const wine = (idProduct: number, qty: number) =>
    delivered(aLine({ idProduct, qty, caseSize: 6, productName: `와인 ${idProduct}` }));
  const stops = [
    aDelivery({ idDeliveryInfo: 1, products: [wine(2, 10), wine(1, 3)] }),
    aDelivery({ idDeliveryInfo: 2, status: 'IN_TRANSIT', products: [wine(2, 4)] }),
    aDelivery({ idDeliveryInfo: 3, status: 'COMPLETED', products: [wine(1, 60)] }),
    aDelivery({ idDeliveryInfo: 4, classify: 'COLLECT', products: [wine(1, 6)] }),
  ].map((delivery) => ({ delivery, status: delivery.status }));
  expect(
    loadingList(stops).map(({ idProduct, ...each }) => [idProduct, each.bottles, each.cases, each.loose]),
  ).toEqual([
    [1, 3, 0, 3],
    [2, 14, 2, 2],
  ]);
});
