import { useMemo, useState, useSyncExternalStore } from 'react';

/** Beginning of the names under which choices of the desk stand in the device's storage. */
const KEPT = 'vitis-desk ';

const never = () => () => {};

/** What stands under a name, as text; null where nothing does, or storage is closed. */
function textOf(name: string): string | null {
  try {
    return localStorage.getItem(KEPT + name);
  } catch {
    return null;
  }
}

function parsed<Value>(text: string | null, read: (kept: unknown) => Value | undefined): Value | undefined {
  try {
    return text === null ? undefined : read(JSON.parse(text));
  } catch {
    // Anybody may have written to it.
    return undefined;
  }
}

/**
 * A choice that this device keeps: from the start where the browser draws a list, right after it has taken over what the
 * server has drawn, which does not know it.
 *
 * @param read what is kept, or undefined where it makes no sense (any more)
 * @param usual the choice of who has made none
 */
export function useKept<Value>(
  name: string,
  read: (kept: unknown) => Value | undefined,
  usual: Value,
): [Value, (next: Value) => void] {
  const [chosen, setChosen] = useState<{ name: string; value: Value } | null>(null);
  const text = useSyncExternalStore(
    never,
    () => textOf(name),
    () => null,
  );
  const kept = useMemo(() => parsed(text, read), [text]);
  const keep = (next: Value) => {
    setChosen({ name, value: next });
    try {
      localStorage.setItem(KEPT + name, JSON.stringify(next));
    } catch {
      // A device that keeps nothing has the choice until the page is left.
    }
  };
  return [chosen?.name === name ? chosen.value : (kept ?? usual), keep];
}
