import type { ActionKind } from './pending-action.ts';

/** Another tab has recorded the other end of this stop, and it is not sent yet. */
export class AlreadyRecorded extends Error {
  constructor(kind: ActionKind) {
    super(`A ${kind} of this stop waits already`);
    this.name = 'AlreadyRecorded';
  }
}
