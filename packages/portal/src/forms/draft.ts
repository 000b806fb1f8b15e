import { draftKey } from '@vitis/domain';
import { $session, $user, useStore } from '@vitis/platform';
import { useEffect, useMemo, useRef } from 'react';
import * as v from 'valibot';

/** A place of this window where something typed is held over a failure, a reload and signing in anew. */
export interface DraftStorage {
  /** What was written; undefined where nothing is. */
  read: () => unknown;
  write: (value: unknown) => void;
  clear: () => void;
}

/** Stands for NaN, a figure that cannot be read, which JSON would make an empty one. Nobody types it. */
const UNREAD = '\u0000NaN';

function draftPlace(name: string, idUser: number | undefined): DraftStorage {
  const key = draftKey(idUser ?? null, name);
  return {
    read: () => {
      try {
        const text = sessionStorage.getItem(key);
        return text === null
          ? undefined
          : JSON.parse(text, (_, value) => (value === UNREAD ? Number.NaN : value));
      } catch {
        // Storage is closed in some webviews, and anybody may have written to it: then there is no draft.
        return undefined;
      }
    },
    write: (value) => {
      try {
        sessionStorage.setItem(
          key,
          JSON.stringify(value, (_, each) => (Number.isNaN(each) ? UNREAD : each)),
        );
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

/** Name of the place beside a draft. */
const baseOf = (name: string) => `${name} base`;

/**
 * What the draft of that name was begun on; null where there is no draft, or nothing of that schema beside it.
 *
 * @param schema of what was given to `useDraftOn`
 */
export function readDraftBase<Base>(name: string, schema: v.GenericSchema<unknown, Base>): Base | null {
  if (!hasDraft(name)) return null;
  const found = v.safeParse(schema, draftPlace(baseOf(name), $user.get()?.id).read());
  return found.success ? found.output : null;
}

/**
 * The draft of a form that changes something which others change as well, with `base` beside it: what that was when the
 * form was begun. After a reload the form goes on from `readDraftBase`; begun anew on what holds by then, it would be sent
 * with a version that its writer has never seen.
 */
export function useDraftOn(name: string, base: unknown): DraftStorage {
  const values = useDraft(name);
  const beside = useDraft(baseOf(name));
  const latest = useRef(base);
  const isWritten = useRef(false);
  useEffect(() => {
    latest.current = base;
    isWritten.current = values.read() !== undefined;
    if (isWritten.current) beside.write(base);
  }, [base, values, beside]);
  return useMemo(
    () => ({
      read: values.read,
      write: (value) => {
        if (!isWritten.current) beside.write(latest.current);
        isWritten.current = true;
        values.write(value);
      },
      clear: () => {
        isWritten.current = false;
        beside.clear();
        values.clear();
      },
    }),
    [values, beside],
  );
}

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
