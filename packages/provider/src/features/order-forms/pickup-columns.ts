import type { Language, PickupWish } from '@vitis/contracts';
import { type Day, openPickupTimes, pickupMessage, seoulDay } from '@vitis/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { stores } from '../../db/schema.ts';
import type { UnitOfWork } from '../../http/unit-of-work.ts';
import { invalidField } from '../../problems/invalid-field.ts';
import { holidaysFrom } from '../calendar/holiday-days.ts';
import type { StoredOrder } from './order-form.repository.ts';

/** Where each fact of a pick-up stands in a body. */
interface PickupPaths {
  store: string;
  day: string;
  time: string;
}
export const PICKUP_FIELDS: PickupPaths = { store: 'pickup.idStore', day: 'dueDate', time: 'pickup.time' };

/** What a pick-up makes of an order: the store's address takes the place of the client's. */
export interface PickupColumns {
  pickupStoreId: number;
  pickupTime: string;
  postalCode: string;
  address1: string;
  address2: string;
  shippingMessage: string;
}

/** Of an order that is brought. */
export const NO_PICKUP = { pickupStoreId: null, pickupTime: null };

/** Holidays as far ahead as a pick-up is planned, and the long holiday before. */
const CALENDAR_DAYS = 75;

/**
 * The columns of a pick-up. Throws 400: at the store where it is not there or hands out nothing, at the day or the hour
 * where the store is closed then, or the wines cannot be ready.
 */
export async function pickupColumns(
  tx: Database,
  now: Date,
  { idStore, day, time }: PickupWish & { day: Day },
  paths: PickupPaths,
  language: Language,
): Promise<PickupColumns> {
  const [store] = await tx
    .select()
    .from(stores)
    .where(and(eq(stores.id, idStore), sql`'PICK_UP' = ANY (${stores.options})`));
  if (!store) throw invalidField(paths.store, 'NOT_A_CHOICE', language);
  const today = seoulDay(now);
  const holidays = await holidaysFrom(tx, today, CALENDAR_DAYS);
  const times = openPickupTimes(store.opening, holidays, today, day);
  if (times.length === 0) throw invalidField(paths.day, 'STORE_CLOSED', language);
  if (!times.includes(time)) throw invalidField(paths.time, 'STORE_CLOSED', language);
  return {
    pickupStoreId: store.id,
    pickupTime: time,
    postalCode: store.postalCode,
    address1: store.address['ko-KR'],
    address2: '',
    // Whoever plans deliveries reads it there: nothing is driven.
    shippingMessage: pickupMessage(store.name['ko-KR'], time),
  };
}

/** Looks whether an order that is picked up can be on another day. Throws 400 at the day. */
export async function requireOpenStore(
  unit: UnitOfWork,
  now: Date,
  { pickupStoreId, pickupTime, dueDate }: Pick<StoredOrder, 'pickupStoreId' | 'pickupTime' | 'dueDate'>,
  day: Day,
  language: Language,
): Promise<void> {
  if (pickupStoreId === null || pickupTime === null || day === dueDate) return;
  const wish = { idStore: pickupStoreId, time: pickupTime, day };
  await pickupColumns(unit.tx, now, wish, { store: 'dueDate', day: 'dueDate', time: 'dueDate' }, language);
}
