import { useCallback, useEffect, useRef } from 'react';

/**
 * Puts the focus on the first field that is wrong, as a person sees them, whenever another try has been made: a screen
 * reader then says the field and what is wrong with it. For the element around the fields.
 *
 * @param tries how often it was tried to send them
 */
export function useFirstErrorFocus(tries: number) {
  const root = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (tries === 0) return;
    // After the effect: a field may draw itself anew at once when it gets the focus.
    const frame = requestAnimationFrame(() =>
      root.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    );
    return () => cancelAnimationFrame(frame);
  }, [tries]);
  return useCallback((node: HTMLElement | null) => {
    root.current = node;
  }, []);
}
