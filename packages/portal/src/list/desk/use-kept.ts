import { useState } from 'react';

/** Beginning of the names under which choices of the desk stand in the device's storage. */
const KEPT = 'vitis-desk ';

/**
 * A choice that this device keeps. Lists of the desk are drawn in the browser alone, so that it is there from the start.
 *
 * @param read what is kept, or undefined where it makes no sense (any more)
 * @param usual the choice of who has made none
 */
export function useKept<Value>(
  name: string,
  read: (kept: unknown) => Value | undefined,
  usual: Value,
): [Value, (next: Value) => void] {
  const [value, setValue] = useState<Value>(() => {
    try {
      return read(JSON.parse(localStorage.getItem(KEPT + name) ?? 'null')) ?? usual;
    } catch {
      return usual;
    }
  });
  const keep = (next: Value) => {
    setValue(next);
    try {
      localStorage.setItem(KEPT + name, JSON.stringify(next));
    } catch {
      // A device that keeps nothing has the choice until the page is left.
    }
  };
  return [value, keep];
}
