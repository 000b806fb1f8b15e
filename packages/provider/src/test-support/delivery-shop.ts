import { createDelivery, type DeliveryInfo, uploadFile } from '@vitis/contracts';
import sharp from 'sharp';
import type { Database } from '../db/connect.ts';
import { users } from '../db/schema.ts';
import { ask } from './call.ts';
import { insertConfirmedOrder } from './confirmed-order.ts';
import { fillSmallShop, TODAY } from './small-shop.ts';
import type { TestProvider } from './test-provider.ts';
import { writing } from './writing.ts';

export const sales = 'sales@vitis.test';
export const driver = 'driver@vitis.test';
export const otherDriver = 'driver2@vitis.test';
export const driverId = 5;
export const otherDriverId = 7;
export const today = '2026-11-20';
export const orderNumber = 'O20261118-0001';

/** The small shop with a second driver and two confirmed orders, one of each company; supplies of 15 won show rounding. */
export const deliveryShop = {
  name: 'deliveries',
  with: async (database: Database): Promise<void> => {
    await fillSmallShop(database);
    await database.insert(users).values({
      id: otherDriverId,
      email: otherDriver,
      fullName: '강예준',
      roles: ['DRIVER'],
      status: 'APPROVED',
      mobile: '01099990007',
    });
    const lines = [
      { idProduct: 4, qty: 24, unitPrice: 27_900 },
      { idProduct: 7, qty: 3, unitPrice: 15 },
    ];
    await insertConfirmedOrder(database, { id: 11, number: orderNumber, lines });
    await insertConfirmedOrder(database, { id: 12, number: 'O20261118-0002', idClient: 2, lines });
    await insertConfirmedOrder(database, { id: 13, number: 'O20261118-0003', status: 'REQUESTED', lines });
  },
};

export const plan = { type: 'DIRECT', classify: 'SUPPLY', requestDate: today, idDriver: driverId } as const;

/** A delivery of the first order, given to the first driver; of all of it, unless products are named. */
export function planned(
  provider: TestProvider,
  products?: { idProduct: number; qty: number }[],
): Promise<DeliveryInfo> {
  const body = { ...plan, orderFormNumber: orderNumber, ...(products ? { products } : {}) };
  return ask(provider, createDelivery, { as: sales, headers: writing(), body });
}

/** A private file of a driver, a small photo unless other bytes are given. Returns its number. */
export async function uploaded(provider: TestProvider, as = driver, bytes?: Uint8Array): Promise<number> {
  const drawn = sharp({ create: { width: 320, height: 240, channels: 3, background: '#8f5200' } });
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes ?? (await drawn.jpeg().toBuffer()))]), 'door.jpg');
  const response = await fetch(provider.url + uploadFile.path, {
    method: 'POST',
    headers: { authorization: `Bearer ${await provider.token(as)}` },
    body: form,
  });
  if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`);
  return ((await response.json()) as { id: number }).id;
}

/** The clock of the shop. */
export const clock = () => TODAY;
