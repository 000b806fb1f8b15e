import { type ChatMessage, listChatMessages, type SuccessOf } from '@vitis/contracts';
import { ApiFailure, atom, fetchData } from '@vitis/platform';

export interface ConversationState {
  status: 'loading' | 'failed' | 'ready';
  error: ApiFailure | null;
  /** By ascending sequence, without gaps. */
  messages: readonly ChatMessage[];
  /** How far each member has read, by id. */
  reads: ReadonlyMap<number, number>;
  /** What lies before the first message. */
  older: 'none' | 'more' | 'loading' | 'failed';
}

type Page = SuccessOf<typeof listChatMessages>;

export type Conversation = ReturnType<typeof createConversation>;

/**
 * What was said in one room, as far as it is known here. The provider is the truth: whatever a socket brings is put in
 * where it belongs by its sequence, and what is missing before it is asked for. The same message twice is one.
 */
export function createConversation(idChatRoom: number) {
  const $state = atom<ConversationState>({
    status: 'loading',
    error: null,
    messages: [],
    reads: new Map(),
    older: 'none',
  });
  let opening: Promise<void> | null = null;
  let following: Promise<void> | null = null;
  let wanted = false;

  const change = (changed: Partial<ConversationState>) => $state.set({ ...$state.get(), ...changed });
  const first = () => $state.get().messages[0]?.sequence ?? 1;
  const last = () => $state.get().messages.at(-1)?.sequence ?? 0;
  const ask = (query: { before?: number; after?: number }) =>
    fetchData(listChatMessages, { params: { id: idChatRoom }, query });

  const furtherReads = (reads: Page['reads']): ReadonlyMap<number, number> => {
    const known = $state.get().reads;
    const further = reads.filter(({ idUser, sequence }) => sequence > (known.get(idUser) ?? -1));
    if (further.length === 0) return known;
    return new Map([
      ...known,
      ...further.map(({ idUser, sequence }): [number, number] => [idUser, sequence]),
    ]);
  };
  const append = (messages: readonly ChatMessage[], reads: Page['reads']) => {
    const before = $state.get();
    const next = messages.filter(({ sequence }) => sequence > last());
    const known = furtherReads(reads);
    if (next.length === 0 && known === before.reads) return;
    change({ reads: known, ...(next.length > 0 ? { messages: [...before.messages, ...next] } : {}) });
  };

  const begin = async () => {
    change({ status: 'loading', error: null });
    try {
      const { _embedded, reads } = await ask({});
      const messages = _embedded.items;
      change({
        status: 'ready',
        messages,
        reads: furtherReads(reads),
        older: (messages[0]?.sequence ?? 1) > 1 ? 'more' : 'none',
      });
      if (wanted) await follow();
    } catch (error) {
      change({ status: 'failed', error: error instanceof ApiFailure ? error : null });
    }
  };

  const goOn = async () => {
    while (wanted) {
      wanted = false;
      for (;;) {
        const { _embedded, lastSequence, reads } = await ask({ after: last() });
        append(_embedded.items, reads);
        if (_embedded.items.length === 0 || last() >= lastSequence) break;
      }
    }
  };

  /** Asks for what came since. A failure leaves what is known; the next hint, or the next look, asks again. */
  const follow = async (): Promise<void> => {
    wanted = true;
    if ($state.get().status !== 'ready') return;
    following ??= goOn()
      .catch(() => {})
      .finally(() => {
        following = null;
      });
    await following;
  };

  const loadOlder = async (): Promise<void> => {
    const { older: before } = $state.get();
    if (before !== 'more' && before !== 'failed') return;
    change({ older: 'loading' });
    try {
      const { _embedded } = await ask({ before: first() });
      const older = _embedded.items.filter(({ sequence }) => sequence < first());
      const messages = [...older, ...$state.get().messages];
      change({ messages, older: (messages[0]?.sequence ?? 1) > 1 ? 'more' : 'none' });
    } catch {
      // Said in its place, with another try.
      change({ older: 'failed' });
    }
  };

  return {
    $state,
    /** Loads the latest messages, or what came since they were loaded. */
    open: async (): Promise<void> => {
      if ($state.get().status === 'ready') return follow();
      opening ??= begin().finally(() => {
        opening = null;
      });
      await opening;
    },
    follow,
    loadOlder,
    /** Loads what came before until a message is there; false where it could not be. */
    reach: async (sequence: number): Promise<boolean> => {
      while (first() > sequence) {
        const before = first();
        await loadOlder();
        if (first() === before) return false;
      }
      return true;
    },
    /** A message as a socket or an acknowledgement brings it; settles when it has its place. */
    hear: async (message: ChatMessage): Promise<void> => {
      if ($state.get().status === 'ready' && message.sequence <= last() + 1) {
        const read =
          message.idSender === null ? [] : [{ idUser: message.idSender, sequence: message.sequence }];
        return append([message], read);
      }
      await follow();
    },
    heardRead: (idUser: number, sequence: number): void => {
      const reads = furtherReads([{ idUser, sequence }]);
      if (reads !== $state.get().reads) change({ reads });
    },
  };
}
