import { $user, useStore } from '@vitis/platform';
import { useMemo } from 'react';

/** A place of this window where something typed is kept over a failure, a reload and signing in anew. */
export interface DraftPlace {
  /** What is kept, as it was written; undefined where nothing is. */
  read: () => unknown;
  write: (value: unknown) => void;
  clear: () => void;
}

const PREFIX = 'vitis-draft';

function draftPlace(key: string): DraftPlace {
  return {
    read: () => {
      try {
        const text = sessionStorage.getItem(key);
        return text === null ? undefined : JSON.parse(text);
      } catch {
        // Storage is closed in some webviews, and anybody may have written to it: then nothing is kept.
        return undefined;
      }
    },
    write: (value) => {
      try {
        sessionStorage.setItem(key, JSON.stringify(value));
      } catch {
        // As above: the form itself still holds what was typed.
      }
    },
    clear: () => {
      try {
        sessionStorage.removeItem(key);
      } catch {
        // As above: nothing was kept.
      }
    },
  };
}

/** The draft of a form, for the person who is signed in: the next one on the same device starts with an empty form. */
export function useDraft(name: string): DraftPlace {
  const idUser = useStore($user)?.id;
  return useMemo(() => draftPlace(`${PREFIX} ${idUser ?? 'guest'} ${name}`), [idUser, name]);
}

/** A flat form with what was kept of it: only fields that it has, in the type that they have. */
export function restored<Fields extends Record<string, string | boolean>>(
  empty: Fields,
  kept: unknown,
): Fields {
  if (typeof kept !== 'object' || kept === null) return empty;
  const entries = Object.entries(kept).filter(
    ([name, value]) => Object.hasOwn(empty, name) && typeof value === typeof empty[name],
  );
  return { ...empty, ...Object.fromEntries(entries) };
}
