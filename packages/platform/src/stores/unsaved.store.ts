import { atom, readonlyType } from 'nanostores';
import { useEffect } from 'react';

const unsavedStore = atom(0);

/** Number of forms with unsaved input. */
export const $unsaved = readonlyType(unsavedStore);

/** Marks unsaved input until the returned function is called. */
export function holdUnsaved(): () => void {
  unsavedStore.set(unsavedStore.get() + 1);
  let held = true;
  return () => {
    if (held) unsavedStore.set(unsavedStore.get() - 1);
    held = false;
  };
}

/**
 * Marks this form as unsaved while `unsaved` is true: the page then does not reload by itself. Typed text is detected
 * without it; chosen files, order lines and drawings are not.
 */
export function useUnsaved(unsaved: boolean): void {
  useEffect(() => (unsaved ? holdUnsaved() : undefined), [unsaved]);
}
