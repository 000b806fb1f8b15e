import type { DeliveryStatus, OrderFormStatus } from '@vitis/contracts';
import type { SocketRoom, UnitOfWork } from '../../http/unit-of-work.ts';
import { findClientPeople, roomsOf } from '../trade-documents/client-people.ts';

interface ChangedDelivery {
  id: number;
  status: DeliveryStatus;
  clientCompanyId: number;
  /** Who has it, and who had it before. */
  drivers: readonly (number | null)[];
  /** Nothing of it is news to the client and its sales staff: the order of a driver's stops, say. */
  isForDrivers?: boolean;
  order: { number: string; status: OrderFormStatus } | null;
}

/** Publishes a change of a delivery to the company, its sales staff and the drivers. */
export async function publishDelivery(
  { tx, notify }: UnitOfWork,
  { id, status, clientCompanyId, drivers, isForDrivers = false, order }: ChangedDelivery,
): Promise<void> {
  const members = roomsOf(await findClientPeople(tx, clientCompanyId));
  const vans = drivers.filter((each) => each !== null).map((each): SocketRoom => `user:${each}`);
  const rooms = [...new Set([...members, ...vans])];
  const noted = isForDrivers ? vans : rooms;
  notify(rooms, 'delivery:changed', { idDeliveryInfo: id, status }, { noted });
  if (order) notify(rooms, 'order:changed', { orderFormNumber: order.number, status: order.status });
}
