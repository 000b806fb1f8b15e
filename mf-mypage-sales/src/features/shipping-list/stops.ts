import type { DeliveryInfo, DeliveryStatus } from '@vitis/contracts';
import { DELIVERY_TRAITS, type DeliveryEvent, deliveryMachine, nextState } from '@vitis/domain';
import type { ActionKind, PendingAction } from '@vitis/driver-outbox';

/** A stop as the driver sees it: what the provider knows, and what this device knows already. */
export interface Stop {
  delivery: DeliveryInfo;
  /** The state with everything that was done here. */
  status: DeliveryStatus;
  /** What was done here, the latest last; none once the provider says the same and nothing is left to tell. */
  actions: readonly PendingAction[];
  /** Photos that are being taken. */
  draft: PendingAction | undefined;
}

/** What a driver's press is in the life of a delivery. */
export const ACTION_EVENTS: Readonly<Record<ActionKind, DeliveryEvent>> = {
  start: 'START',
  complete: 'COMPLETE',
  fail: 'FAIL',
};

/** The stops of a day in their order, each with what this device has to say about it. */
export function stopsOf(deliveries: readonly DeliveryInfo[], actions: readonly PendingAction[]): Stop[] {
  return deliveries.map((delivery) => {
    const own = actions.filter(({ idDeliveryInfo }) => idDeliveryInfo === delivery.idDeliveryInfo);
    const draft = own.find(({ state }) => state === 'draft');
    const reported = own.filter(({ state }) => state !== 'draft');
    const last = reported.findLast(({ state }) => state === 'waiting' || state === 'sent');
    const status = last === undefined ? delivery.status : statusAfter(delivery.status, last);
    return { delivery, status, actions: reported, draft };
  });
}

/** What is over at the provider stays over, whatever waits here: that action will be refused, and says why. */
function statusAfter(status: DeliveryStatus, { kind }: PendingAction): DeliveryStatus {
  const step = nextState(deliveryMachine, status, ACTION_EVENTS[kind], 'DRIVER');
  return step.ok ? step.state : status;
}

/** Stops that are not over yet. */
export const openStops = (stops: readonly Stop[]): number =>
  stops.filter(({ status }) => DELIVERY_TRAITS[status].open).length;

/** Where a map shows an address; the app of the phone opens it where there is one. */
export const mapHref = (address: string): string =>
  `https://map.kakao.com/link/search/${encodeURIComponent(address)}`;
