import { draftKey } from '@vitis/domain';
import { $session, $user, useStore } from '@vitis/platform';
import { useEffect, useMemo } from 'react';

/** A place of this window where something typed is held over a failure, a reload and signing in anew. */
export interface DraftStorage {
  /** What was written; undefined where nothing is. */
  read: () => unknown;
  write: (value: unknown) => void;
  clear: () => void;
}

function draftPlace(name: string, idUser: number | undefined): DraftStorage {
  const key = draftKey(idUser ?? null, name);
  return {
    read: () => {
      try {
        const text = sessionStorage.getItem(key);
        return text === null ? undefined : JSON.parse(text);
      } catch {
        // Storage is closed in some webviews, and anybody may have written to it: then there is no draft.
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
        // As above: nothing was written.
      }
    },
  };
}

/**
 * The draft of a form, for the person who is signed in: the next one on the same device starts with an empty form.
 *
 * @param name of the form and what it is about: `confirm O20261120-0001`
 */
export function useDraft(name: string): DraftStorage {
  const idUser = useStore($user)?.id;
  return useMemo(() => draftPlace(name, idUser), [idUser, name]);
}

/** Whether this person has a draft of that name: then its form is to be opened again. */
export const hasDraft = (name: string): boolean => draftPlace(name, $user.get()?.id).read() !== undefined;

/**
 * Clears a draft when its form is closed. The end of a session and a reload take a form away without its being closed:
 * then the draft waits for the same person.
 */
export function useClearedOnClose(draft: DraftStorage): void {
  useEffect(
    () => () => {
      if ($session.get().status === 'signed-in') draft.clear();
    },
    [draft],
  );
}

/** A flat form with what is in its draft: only fields that it has, in the type that they have. */
export function restored<Fields extends Record<string, string | boolean>>(
  empty: Fields,
  draft: unknown,
): Fields {
  if (typeof draft !== 'object' || draft === null) return empty;
  const entries = Object.entries(draft).filter(
    ([name, value]) => Object.hasOwn(empty, name) && typeof value === typeof empty[name],
  );
  return { ...empty, ...Object.fromEntries(entries) };
}

/**
 * Whether a draft has the shape of a form, and is not of another edition: each field of the sample in its type, a number
 * possibly empty, and every item of a list like the sample's first one.
 */
export function hasShapeOf<Shape>(sample: Shape, draft: unknown): draft is Shape {
  if (Array.isArray(sample)) {
    return Array.isArray(draft) && draft.every((item) => sample.length > 0 && hasShapeOf(sample[0], item));
  }
  if (typeof sample !== 'object') return typeof draft === typeof sample || isEmptyNumber(sample, draft);
  if (sample === null) return draft === null || typeof draft !== 'object';
  if (typeof draft !== 'object' || draft === null) return false;
  return Object.entries(sample).every(([name, value]) =>
    hasShapeOf(value, (draft as Record<string, unknown>)[name]),
  );
}

const isEmptyNumber = (sample: unknown, draft: unknown): boolean =>
  typeof sample === 'number' && draft === null;
