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
 * long as the page lives: nothing breaks, only a reload forgets. What lies in the storage is the shell's to remove, which
 * knows whose session has ended.
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
