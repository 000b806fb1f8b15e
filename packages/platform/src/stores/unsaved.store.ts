import { atom, readonlyType } from 'nanostores';
import { useEffect } from 'react';

const unsavedStore = atom(0);

/** How many forms hold what the person would lose with the page. */
export const $unsaved = readonlyType(unsavedStore);

/** Says that something would be lost with the page, until the returned function is called. */
export function holdUnsaved(): () => void {
  unsavedStore.set(unsavedStore.get() + 1);
  let held = true;
  return () => {
    if (held) unsavedStore.set(unsavedStore.get() - 1);
    held = false;
  };
}

/**
 * Says while `unsaved` is true that this form holds what the person would lose: the page does not load itself anew then.
 * Text in a field is noticed without it; chosen files, lines of an order and drawings are not.
 */
export function useUnsaved(unsaved: boolean): void {
  useEffect(() => (unsaved ? holdUnsaved() : undefined), [unsaved]);
}
