import type { ChatMessage, SentMessage, StoredFile } from '@vitis/contracts';
import { $user, atom } from '@vitis/platform';
import { serverNow } from '@vitis/platform/time';
import { draftStorage } from './draft-storage.ts';
import { type Sent, sendMessage } from './send-message.ts';

/** A message that its author has sent and the provider has not acknowledged. */
export interface Unsent {
  clientId: string;
  type: SentMessage['type'];
  message: string;
  files: StoredFile[];
  /** ISO 8601. */
  writtenAt: string;
  /** `failed`: refused; it waits for its author. */
  state: 'sending' | 'failed';
  /** Why it failed, in the provider's words. */
  reason: string;
}

export type Outbox = ReturnType<typeof createOutbox>;

/** Pauses between tries without an answer, in ms; the last one stays. A line that comes back is tried at once. */
const PAUSES_MS = [1_000, 2_000, 5_000, 10_000, 30_000];
/** Faults of the provider itself after which the author decides. */
const MOST_FAULTS = 3;

const storage = draftStorage<Unsent[]>('unsent', (value): value is Unsent[] => Array.isArray(value));

/**
 * Messages of one room on their way, one at a time and in their order. They outlive a reload, and go out under the
 * same name until the provider has said what became of them.
 */
export function createOutbox(
  idUser: number,
  idChatRoom: number,
  onStored: (message: ChatMessage) => Promise<void>,
) {
  const $unsent = atom<readonly Unsent[]>(storage.read(idUser, idChatRoom) ?? []);
  let running: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;
  let faults = 0;

  const change = (next: readonly Unsent[]) => {
    storage.write(idUser, idChatRoom, next.length === 0 ? null : [...next]);
    $unsent.set(next);
  };
  const without = (clientId: string) => $unsent.get().filter((each) => each.clientId !== clientId);
  const mark = (clientId: string, changed: Partial<Unsent>) =>
    change($unsent.get().map((each) => (each.clientId === clientId ? { ...each, ...changed } : each)));

  /** Whether the next one may go. */
  const settle = async (clientId: string, sent: Sent): Promise<boolean> => {
    if (sent.kind === 'stored') {
      await onStored(sent.message);
      change(without(clientId));
    } else if (sent.kind === 'refused') {
      mark(clientId, { state: 'failed', reason: sent.reason });
    } else {
      faults += sent.fault ? 1 : 0;
      if (faults < MOST_FAULTS) return false;
      mark(clientId, { state: 'failed', reason: sent.reason });
    }
    tries = 0;
    faults = 0;
    return true;
  };

  const next = () => $unsent.get().find(({ state }) => state === 'sending');

  const run = async () => {
    // Whoever signed in meanwhile does not send in another's name.
    for (let each = next(); each && $user.get()?.id === idUser; each = next()) {
      const { clientId, type, message, files } = each;
      const fileIds = files.map(({ id }) => id);
      const sent = await sendMessage({ idChatRoom, clientId, type, message, files: fileIds });
      if (await settle(clientId, sent)) continue;
      timer = setTimeout(flush, PAUSES_MS[Math.min(tries, PAUSES_MS.length - 1)]);
      tries += 1;
      return;
    }
  };

  const flush = (): void => {
    if (running) return;
    clearTimeout(timer);
    running = run()
      .catch((error: unknown) => reportError(error))
      .finally(() => {
        running = null;
      });
  };

  return {
    $unsent,
    /** Tries at once: the screen is open, or the line is back. */
    wake: (): void => {
      tries = 0;
      flush();
    },
    add: (message: Pick<Unsent, 'type' | 'message' | 'files'>): void => {
      const clientId = crypto.randomUUID();
      const writtenAt = serverNow().toISOString();
      change([...$unsent.get(), { ...message, clientId, writtenAt, state: 'sending', reason: '' }]);
      flush();
    },
    retry: (clientId: string): void => {
      mark(clientId, { state: 'sending', reason: '' });
      flush();
    },
    drop: (clientId: string): void => change(without(clientId)),
  };
}
