import { type ChatDraft, chatDraftKey } from '@vitis/domain';
import { subscribe } from '@vitis/platform';

/** Something of a room that outlives a reload of this tab: what was written and not sent. */
export interface DraftStorage<T> {
  read(idUser: number, idChatRoom: number): T | null;
  /** Null forgets it. */
  write(idUser: number, idChatRoom: number, value: T | null): void;
}

/**
 * Keeps something per person and room in the tab's own storage. Where storage is full or forbidden it is kept for as
 * long as the page lives: nothing breaks, only a reload forgets.
 */
export function draftStorage<T>(name: ChatDraft, isValid: (value: unknown) => value is T): DraftStorage<T> {
  const keyOf = (idUser: number, idChatRoom: number) => chatDraftKey(name, idUser, idChatRoom);
  const inPage = new Map<string, T>();
  subscribe('session/ended', () => inPage.clear());
  return {
    read: (idUser, idChatRoom) => {
      const key = keyOf(idUser, idChatRoom);
      try {
        const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
        return isValid(value) ? value : (inPage.get(key) ?? null);
      } catch {
        return inPage.get(key) ?? null;
      }
    },
    write: (idUser, idChatRoom, value) => {
      const key = keyOf(idUser, idChatRoom);
      if (value === null) inPage.delete(key);
      else inPage.set(key, value);
      try {
        if (value === null) sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, JSON.stringify(value));
      } catch {
        // Said above: the page itself still has it.
      }
    },
  };
}

/** What is left of a session that was ended on purpose is nobody's any more; one that ran out comes back for it. */
subscribe('session/ended', () => {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith('vitis-chat:')) sessionStorage.removeItem(key);
  } catch {
    // Storage is forbidden: then nothing lies there.
  }
});
