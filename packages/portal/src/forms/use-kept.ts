import { $session, $user } from '@vitis/platform';
import { useEffect, useRef, useState } from 'react';

/** What forms held when a session ended under them, by person and name, for as long as the page lives. */
const kept = new Map<string, unknown>();

const keyOf = (name: string) => `${$user.get()?.id} ${name}`;

/** Whether this person's form of that name was open when the session ended: then it is to be opened again. */
export const isKept = (name: string): boolean => kept.has(keyOf(name));

/**
 * State of a form on a screen for members. A session that ends takes the screen away, and who signs in again comes back
 * to it and finds what was typed. Whoever leaves while signed in, or signs in as somebody else, begins anew.
 *
 * @param name of the form and what it is about: `confirm O20261120-0001`
 * @param start what the form begins with
 */
export function useKept<T>(name: string, start: () => T) {
  const [key] = useState(() => keyOf(name));
  const [value, setValue] = useState<T>(() => (kept.has(key) ? (kept.get(key) as T) : start()));
  const latest = useRef(value);
  latest.current = value;
  useEffect(() => {
    kept.delete(key);
    return () => {
      if ($session.get().status !== 'signed-in') kept.set(key, latest.current);
    };
  }, [key]);
  return [value, setValue] as const;
}
