/** What a driver can do at a stop. */
export type ActionKind = 'start' | 'complete' | 'fail';

/**
 * `draft`: photos are being taken; `waiting`: to be sent; `sent`: the provider has it; `refused`: it said no, and the
 * driver decides what becomes of it.
 */
export type ActionState = 'draft' | 'waiting' | 'sent' | 'refused';

/** A photo as it lies on the device. Bytes and no `Blob`: some browsers lose blobs that they stored. */
export interface ActionPhoto {
  id: string;
  name: string;
  type: string;
  /** Null once the provider has it. */
  bytes: ArrayBuffer | null;
  /** The provider's number of it, remembered so that it is never uploaded twice. */
  idFile: number | null;
}

/** Which stop an action is about; `clientName` and `day` tell the driver also when the list shows another day. */
export interface ActionStop {
  idDeliveryInfo: number;
  clientName: string;
  day: string;
}

/** One thing that a driver did, from the press until the provider has it. */
export interface PendingAction extends ActionStop {
  /** Given by the store; actions are sent in this order. */
  sequence: number;
  /** Names the intent to the provider: the same for every try. */
  key: string;
  /** Sent only while this driver is signed in. */
  idUser: number;
  kind: ActionKind;
  state: ActionState;
  /** When it happened, ISO 8601 with offset. */
  madeAt: string;
  /** Why a stop failed, or why it is made before its day. */
  reason: string;
  photos: ActionPhoto[];
  /** Who took it, and how they signed; an action of an earlier page has neither. */
  receivedBy?: string;
  signature?: string | null;
  /**
   * What was taken, where that is less than what was brought, and why; undefined where all was. A draft has a null where the
   * number is still open.
   */
  taken?: { idProduct: number; qty: number | null }[] | undefined;
  refusedReason?: string;
  /** Why the provider refused it, in the words of then; of a draft, why what it amends was. */
  refusal: string | null;
  /** A draft that was refused once: it says again, and better, what happened at `madeAt`. */
  isAmended?: boolean;
}

/** What a driver says to what was done. */
export type ActionWords = Partial<
  Pick<PendingAction, 'reason' | 'receivedBy' | 'signature' | 'taken' | 'refusedReason'>
>;

/** What is kept of a hand-over before it is done. */
export type ActionDraft = Partial<Pick<PendingAction, 'photos'>> & ActionWords;

/** An action without what only the store gives. */
export type NewAction = Omit<PendingAction, 'sequence'>;

/** Ends a stop: only one of these may wait for a stop at a time. */
const endsStop = (kind: ActionKind) => kind !== 'start';

/** True where the second action would say the same again: a press that came twice, in this tab or another. */
export function isRepeated(action: PendingAction, next: NewAction): boolean {
  return (
    action.state === 'waiting' &&
    action.idUser === next.idUser &&
    action.idDeliveryInfo === next.idDeliveryInfo &&
    endsStop(action.kind) === endsStop(next.kind)
  );
}
