export { AlreadyRecorded } from './already-recorded.ts';
export { createOutbox, type OutboxState } from './outbox.ts';
export type {
  ActionKind,
  ActionPhoto,
  ActionState,
  ActionStop,
  ActionWords,
  PendingAction,
} from './pending-action.ts';
export { openActionStore } from './pending-action-store.ts';
export { OUTBOX_SYNC } from './sync.ts';
