import { DESK_CHOICES } from '@vitis/domain';
import { useState } from 'react';

/**
 * A choice that this device keeps, from the start: where there is one, the shell draws the server's screen anew.
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
      return read(JSON.parse(localStorage.getItem(DESK_CHOICES + name) ?? 'null')) ?? usual;
    } catch {
      return usual;
    }
  });
  const keep = (next: Value) => {
    setValue(next);
    try {
      localStorage.setItem(DESK_CHOICES + name, JSON.stringify(next));
    } catch {
      // A device that keeps nothing has the choice until the page is left.
    }
  };
  return [value, keep];
}
