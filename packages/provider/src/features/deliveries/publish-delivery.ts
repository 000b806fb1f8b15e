import type { DeliveryStatus, OrderFormStatus } from '@vitis/contracts';
import type { SocketRoom } from '../../http/socket-notice.ts';
import type { UnitOfWork } from '../../http/unit-of-work.ts';
import { findClientPeople, roomsOf } from '../trade-documents/client-people.ts';
import { findPlanners } from './delivery-writes.repository.ts';

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

/** Publishes a change of a delivery to the company, the drivers and those who plan; it is news to its own staff alone. */
export async function publishDelivery(
  { tx, notify }: UnitOfWork,
  { id, status, clientCompanyId, drivers, isForDrivers = false, order }: ChangedDelivery,
): Promise<void> {
  const members = roomsOf(await findClientPeople(tx, clientCompanyId));
  const vans = drivers.filter((each) => each !== null).map((each): SocketRoom => `user:${each}`);
  const rooms = [...new Set([...members, ...vans])];
  const noted = isForDrivers ? vans : rooms;
  // Who plans sees the stops of all drivers.
  const planners = (await findPlanners(tx)).map(({ id: each }): SocketRoom => `user:${each}`);
  const boards = [...new Set([...rooms, ...planners])];
  notify(boards, 'delivery:changed', { idDeliveryInfo: id, status }, { noted });
  if (order) notify(rooms, 'order:changed', { orderFormNumber: order.number, status: order.status });
}
