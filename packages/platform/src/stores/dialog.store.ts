import { atom, readonlyType } from 'nanostores';

export interface AlertRequest {
  kind: 'alert';
  title?: string | undefined;
  message: string;
  done: () => void;
}

export interface ConfirmRequest {
  kind: 'confirm';
  title?: string | undefined;
  message: string;
  /** Label of the button that goes ahead; the shell's own word where it is left out. */
  accept?: string | undefined;
  done: (accepted: boolean) => void;
}

/** A failed command; the shell knows the words for it in the page's language. */
export interface FailureRequest {
  kind: 'failure';
  error: unknown;
  done: () => void;
}

export type DialogRequest = AlertRequest | ConfirmRequest | FailureRequest;

/** Dialogs wait in a queue: a second alert does not swallow the first. */
export const dialogQueueStore = atom<readonly DialogRequest[]>([]);
export const $dialogs = readonlyType(dialogQueueStore);

const enqueue = (request: DialogRequest) => dialogQueueStore.set([...dialogQueueStore.get(), request]);

/** Asks the shell for its alert; settles when the person has closed it. */
export function showAlert(message: string, title?: string): Promise<void> {
  return new Promise((resolve) => enqueue({ kind: 'alert', title, message, done: resolve }));
}

/** Questions that nobody has answered yet. */
const unanswered = new WeakSet<DialogRequest>();

/**
 * Asks the shell for its confirm; true when the person went ahead, false for cancel, Escape and Back. What is asked already
 * is not asked again: the second press of a double click is answered with no, and the first with what the person says.
 */
export function confirm(
  message: string,
  options: { title?: string; accept?: string } = {},
): Promise<boolean> {
  const isSame = (one: DialogRequest) =>
    one.kind === 'confirm' && one.message === message && one.title === options.title;
  if (dialogQueueStore.get().some((one) => unanswered.has(one) && isSame(one))) return Promise.resolve(false);
  return new Promise((resolve) => {
    const request: ConfirmRequest = {
      kind: 'confirm',
      message,
      ...options,
      done: (accepted) => {
        unanswered.delete(request);
        resolve(accepted);
      },
    };
    unanswered.add(request);
    enqueue(request);
  });
}

export function enqueueFailure(error: unknown): void {
  enqueue({ kind: 'failure', error, done: () => {} });
}
