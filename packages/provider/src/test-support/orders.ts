import { type AskedLine, createOrderForm, type OrderForm } from '@vitis/contracts';
import { eq } from 'drizzle-orm';
import { stock } from '../db/schema.ts';
import { ask } from './call.ts';
import type { TestProvider } from './test-provider.ts';
import { writing } from './writing.ts';

/** Where a test's wines go. */
export const SHIPPING = {
  fullName: '김도윤',
  mobile: '01012345678',
  postalCode: '04400',
  address1: '서울특별시 용산구 이태원로 245',
  address2: '지하 1층',
  message: '',
};

/** An order of the small shop, from the cart of a buyer. */
export function placeOrder(
  provider: TestProvider,
  products: AskedLine[],
  as = 'buyer@vitis.test',
): Promise<OrderForm> {
  return ask(provider, createOrderForm, {
    as,
    headers: writing(),
    body: { dueDate: '2026-11-24', shipping: SHIPPING, products },
  });
}

/** Bottles that can be sold. */
export async function stockOf({ database }: TestProvider, productId: number): Promise<number> {
  const [row] = await database.select().from(stock).where(eq(stock.productId, productId));
  return row!.qty;
}
