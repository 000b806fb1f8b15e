import {
  completeDelivery,
  confirmEstimate,
  createDelivery,
  createEstimate,
  createOrderForm,
  type DeliveryInfo,
  type Estimate,
  getDeliveryDays,
  getEstimate,
  getOrderForm,
  listDrivers,
  listProducts,
  listShippingAddresses,
  type OrderForm,
  respondEstimate,
  respondOrderForm,
} from '@vitis/contracts';
import { addDays, seoulDay } from '@vitis/domain';
import type { Person } from './fixtures.ts';

/** Who takes what the driver brings. */
export const RECEIVED_BY = '김민수';

/** An estimate and the order that came of it, handed over: what all three print documents are printed from. */
export interface DeliveredOrder {
  estimate: Estimate;
  order: OrderForm;
}

/** Prices that never make a round tenth, so that every tax is rounded. */
const priceOf = (position: number) => 19_207 + position * 131;

/** Somebody who acts by the API. */
type Caller = Pick<Person, 'call'>;

/** The wines of the shop with the longest names: what has room on paper shows in these. */
async function longestNames(buyer: Caller, count: number): Promise<number[]> {
  const wines = await buyer.call(listProducts, { query: { size: 100, facets: false, sort: 'newest' } });
  return wines._embedded.items
    .filter(({ availability }) => availability === 'IN_STOCK')
    .sort((one, other) => other.name.length - one.name.length)
    .slice(0, count)
    .map(({ id }) => id);
}

interface Wanted {
  lines: number;
  driverName: string;
  /** Days until the stop; today unless told otherwise. */
  inDays?: number;
}

/** Takes an order of so many lines by the API from the request to a stop of a driver's round. */
export async function planOrder(
  { buyer, sales }: { buyer: Caller; sales: Caller },
  { lines, driverName, inDays = 0 }: Wanted,
): Promise<{ estimateNumber: string; stop: DeliveryInfo }> {
  const today = seoulDay(new Date());
  const products = (await longestNames(buyer, lines)).map((idProduct, at) => ({
    idProduct,
    qty: 1 + (at % 3),
  }));
  const asked = await buyer.call(createEstimate, {
    body: { products, requestMessage: '연말 행사용으로 여쭙니다.' },
  });
  const params = { number: asked.estimateNumber };
  const answer = (version: number, discount: number) =>
    sales.call(respondEstimate, {
      params,
      version,
      body: {
        expiredDate: addDays(today, 14),
        responseMessage: '12월 출고분까지 같은 단가로 드립니다.\n입고가 늦는 와인은 따로 알려 드리겠습니다.',
        products: products.map((line, at) => ({
          ...line,
          unitPrice: priceOf(at) - discount,
          note: at % 7 === 3 ? '빈티지 변경 후 재입고 예정' : '',
        })),
      },
    });
  const first = await answer(asked.version, 0);
  const second = await answer(first.version, 100);
  const confirmed = await buyer.call(confirmEstimate, { params, version: second.version });

  const { _embedded: kept } = await buyer.call(listShippingAddresses);
  const { id: _id, name: _name, isDefault: _isDefault, ...shipping } = kept.items[0]!;
  const { days } = await buyer.call(getDeliveryDays, { query: { postalCode: shipping.postalCode } });
  const placed = await buyer.call(createOrderForm, {
    body: {
      estimateNumber: confirmed.estimateNumber,
      dueDate: days[1]!,
      shipping,
      requestMessage: '오전에 받고 싶습니다.',
      creditAcknowledged: true,
    },
  });
  const number = { number: placed.orderFormNumber };
  await sales.call(respondOrderForm, { params: number, version: placed.version, body: {} });
  const drivers = (await sales.call(listDrivers))._embedded.items;
  const stop = await sales.call(createDelivery, {
    body: {
      orderFormNumber: placed.orderFormNumber,
      type: 'DIRECT',
      classify: 'SUPPLY',
      requestDate: addDays(today, inDays),
      idDriver: drivers.find(({ fullName }) => fullName === driverName)!.id,
    },
  });
  return { estimateNumber: asked.estimateNumber, stop };
}

/** Takes an order of so many lines through all hands by the API, from the request to the driver's last word. */
export async function deliverOrder(
  people: { buyer: Person; sales: Person; driver: Person },
  wanted: Wanted,
): Promise<DeliveredOrder> {
  const { buyer, driver } = people;
  const { estimateNumber, stop } = await planOrder(people, wanted);
  await driver.call(completeDelivery, {
    params: { id: stop.idDeliveryInfo },
    body: { completedAt: new Date().toISOString(), receivedBy: RECEIVED_BY },
  });
  return {
    estimate: await buyer.call(getEstimate, { params: { number: estimateNumber } }),
    order: await buyer.call(getOrderForm, { params: { number: stop.orderFormNumber ?? '' } }),
  };
}
