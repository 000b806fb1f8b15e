import type { DeliveryInfo, DeliveryStatus } from '@vitis/contracts';
import { DELIVERY_TRAITS, type DeliveryEvent, deliveryMachine, nextState } from '@vitis/domain';
import type { ActionKind, PendingAction } from '@vitis/driver-outbox';

/** A stop as the driver sees it: what the provider knows, and what this device knows already. */
export interface Stop {
  delivery: DeliveryInfo;
  /** The state with everything that was done here. */
  status: DeliveryStatus;
  /**
   * What was done here, the latest last; none once the provider says the same and nothing is left to tell. What is being
   * amended is among them: the provider does not have it.
   */
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
    // A stop that failed and was planned anew begins anew: what was sent until it failed is over.
    const isAnew = delivery.failedReason !== null && delivery.status !== 'FAILED';
    const ended = own.findLast(({ state, kind }) => isAnew && state === 'sent' && kind === 'fail');
    const reported = own.filter(
      ({ state, sequence, isAmended }) =>
        (state !== 'draft' || isAmended) && !(state === 'sent' && sequence <= (ended?.sequence ?? 0)),
    );
    const last = reported.findLast(
      ({ state, kind }) =>
        state === 'waiting' ||
        // A failure that the provider knows of is over once the stop has been planned anew.
        (state === 'sent' && !(kind === 'fail' && delivery.failedReason !== null)),
    );
    const status = last === undefined ? delivery.status : statusAfter(delivery.status, last);
    return { delivery, status, actions: reported, draft };
  });
}

/** What is over at the provider stays over, whatever waits here: that action will be refused, and says why. */
function statusAfter(status: DeliveryStatus, { kind }: PendingAction): DeliveryStatus {
  const step = nextState(deliveryMachine, status, ACTION_EVENTS[kind], 'DRIVER');
  return step.ok ? step.state : status;
}

/** Why a stop is made before its day, as far as somebody has said so, here or before. */
export const earlyReasonOf = ({ delivery, actions }: Stop): string | null =>
  delivery.earlyReason ??
  actions.find(({ kind, reason, state }) => kind === 'start' && state !== 'refused' && reason !== '')
    ?.reason ??
  null;

/** An hour that somebody has written. */
const HOUR = /\d{1,2}\s*(?:시|時|点|點|:\d{2}|[ap]m)/i;

/**
 * What the driver has to know at a stop: the memo of the address, then what the buyer wrote to this order. Where both
 * give an hour, that of the order holds and stands first.
 */
export function notesOf({
  shipping,
  requestMessage,
}: DeliveryInfo): { kind: 'memo' | 'request'; text: string }[] {
  const memo = { kind: 'memo' as const, text: shipping.message };
  const request = { kind: 'request' as const, text: requestMessage };
  const both = HOUR.test(memo.text) && HOUR.test(request.text) ? [request, memo] : [memo, request];
  return both.filter(({ text }) => text !== '');
}

/** Stops that are not over yet. */
export const openStops = (stops: readonly Stop[]): number =>
  stops.filter(({ status }) => DELIVERY_TRAITS[status].open).length;

/** Where a map shows an address; the app of the phone opens it where there is one. */
export const mapHref = (address: string): string =>
  `https://map.kakao.com/link/search/${encodeURIComponent(address)}`;
